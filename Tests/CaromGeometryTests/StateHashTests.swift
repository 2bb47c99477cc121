import CaromGeometry
import Testing

// The golden values come from an independent implementation.
@Suite struct StateHashTests {
  @Test func golden() {
    var hash = StateHash()
    #expect(hash.value == 0xcbf2_9ce4_8422_2325)
    hash.combine(UInt64(1))
    #expect(hash.value == 0x7ef3_c9b7_44aa_4c1c)
    hash.combine(-2.5)
    #expect(hash.value == 0xb0ef_9c9c_2c16_fc88)
    hash.combine(Int32(-7))
    #expect(hash.value == 0xadb1_caa8_1153_da30)
    hash.combine("Grüße, Welt")
    #expect(hash.value == 0x1552_7b61_e0f3_1af3)
  }

  private func hash(_ body: (inout StateHash) -> Void) -> UInt64 {
    var hash = StateHash()
    body(&hash)
    return hash.value
  }

  @Test func numbersCountByTheirValue() {
    #expect(hash { $0.combine(0.0) } == hash { $0.combine(-0.0) })
    #expect(hash { $0.combine(Double.nan) } == hash { $0.combine(-Double(nan: 7, signaling: false)) })
    #expect(hash { $0.combine(Float(0.5)) } == hash { $0.combine(0.5) })
    #expect(hash { $0.combine(-3) } == hash { $0.combine(Int64(-3)) })
    #expect(hash { $0.combine(-3) } == hash { $0.combine(Int32(-3)) })
    #expect(hash { $0.combine(1.0) } != hash { $0.combine(1.0.nextUp) })
  }

  @Test func orderAndBordersCount() {
    #expect(
      hash {
        $0.combine(1)
        $0.combine(2)
      }
        != hash {
          $0.combine(2)
          $0.combine(1)
        })
    #expect(
      hash {
        $0.combine("ab")
        $0.combine("c")
      }
        != hash {
          $0.combine("a")
          $0.combine("bc")
        })
    #expect(
      hash { $0.combine(0) }
        != hash {
          $0.combine(0)
          $0.combine(0)
        })
    #expect(StateHash(seed: 1).value != StateHash().value)
  }

  @Test func smallDifferencesSpread() {
    var changed = 0
    for bit in 0..<64 {
      changed +=
        (hash {
          $0.combine(UInt64(1) << bit)
          $0.combine(0)
        }
        ^ hash {
          $0.combine(0)
          $0.combine(0)
        }).nonzeroBitCount
    }
    #expect((24...40).contains(changed / 64))
  }
}
