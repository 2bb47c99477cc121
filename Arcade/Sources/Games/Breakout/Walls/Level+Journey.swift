extension Level {
  /// The drawn walls in the order of the journey. Every three bring a new idea: what falls, tough bricks, steel, bursts,
  /// hidden bricks, moving rows, magnets, locks and keys, ghosts, and walls that come down.
  package static let journey: [Level] = [
    Level(
      """
      ...........
      .aaaaaaaaa.
      .hhhhhhhhh.
      .ggggggggg.
      .fffffffff.
      """,
      gifts: [.wide, .twin, .slow, .heart]),
    Level(
      """
      a..........
      ab.........
      abc........
      abcd.......
      abcde......
      abcdef.....
      abcdefg....
      abcdefgh...
      """,
      gifts: [.wide, .fire, .twin, .narrow, .glue]),
    Level(
      """
      .....d.....
      ....ded....
      ...defed...
      ..defgfed..
      ...defed...
      ....ded....
      .....d.....
      """,
      gifts: [.laser, .wide, .heart, .fast, .net]),
    Level(
      """
      .AAAAAAAAA.
      ..bbbbbbb..
      ...ccccc...
      ....ddd....
      ...ccccc...
      ..BBBBBBB..
      """,
      gifts: [.laser, .fire, .twin, .narrow, .wide, .net]),
    Level(
      """
      A.B.A.B.A.B
      .c.d.c.d.c.
      B.A.B.A.B.A
      .d.c.d.c.d.
      A.B.A.B.A.B
      .c.d.c.d.c.
      """,
      gifts: [.twin, .double, .fire, .mirror, .slow, .wide]),
    Level(
      """
      D.D.DDD.D.D
      DDDDDDDDDDD
      ddd.ddd.ddd
      ddddddddddd
      dd.dd.dd.dd
      dddd...dddd
      """,
      gifts: [.fire, .laser, .twin, .fog, .heart, .wide, .net, .fast]),
    Level(
      """
      aaaaaaaaaaa
      bbbbbbbbbbb
      ccccccccccc
      s..sssss..s
      ddddddddddd
      """,
      gifts: [.twin, .twin, .glue, .double, .narrow, .fire]),
    Level(
      """
      a.a.a.a.a.a
      bsbsbsbsbsb
      cscscscscsc
      d.d.d.d.d.d
      eeeeeeeeeee
      """,
      gifts: [.twin, .laser, .glue, .fast, .wide, .heart]),
    Level(
      """
      .sssssssss.
      .s.......s.
      .s.fffff.s.
      .s.fgggf.s.
      ...fffff...
      ..hhhhhhh..
      """,
      gifts: [.glue, .twin, .fire, .narrow, .double, .net]),
    Level(
      """
      ccccccccccc
      cxcccxcccxc
      ccccccccccc
      ddddddddddd
      dddxdddxddd
      ddddddddddd
      """,
      gifts: [.double, .wide, .fast, .twin, .fog, .heart]),
    Level(
      """
      E.E.E.E.E.E
      .x.x.x.x.x.
      E.E.E.E.E.E
      .x.x.x.x.x.
      E.E.E.E.E.E
      """,
      gifts: [.double, .laser, .narrow, .net, .fire]),
    Level(
      """
      .....d.....
      ....dad....
      ....dad....
      ...ddadd...
      ...ddddd...
      ..fddxddf..
      .ff.fxf.ff.
      ....fxf....
      .....e.....
      """,
      gifts: [.fire, .laser, .mirror, .slow, .heart, .twin]),
    Level(
      """
      aaaaaaaaaaa
      .q.q.q.q.q.
      bbbbbbbbbbb
      q.q.q.q.q.q
      ccccccccccc
      """,
      gifts: [.twin, .fire, .wide, .narrow, .glue, .double]),
    Level(
      """
      ..fffffff..
      .fffffffff.
      .ffqfffqff.
      .fffffffff.
      .fqfffffqf.
      .ffqqqqqff.
      ..fffffff..
      """,
      gifts: [.fire, .laser, .heart, .fast, .mirror, .twin, .net]),
    Level(
      """
      d.........d
      .q.q.q.q.q.
      ..qqqqqqq..
      .q.q.x.q.q.
      d.........d
      """,
      gifts: [.glue, .wide, .slow, .fog]),
    Level(
      """
      ...aaaaa...
      ...........
      ...bbbbb...
      ...........
      ...ccccc...
      ...........
      ...ddddd...
      """,
      gifts: [.twin, .wide, .fast, .laser, .net], movingRows: [0, 2, 4, 6]),
    Level(
      """
      HHHHHHHHHHH
      ...........
      ..ggg.ggg..
      ...........
      ..eee.eee..
      ...........
      ...ddddd...
      """,
      gifts: [.fire, .twin, .narrow, .double, .heart, .glue], movingRows: [2, 4, 6]),
    Level(
      """
      aaaaaaaaaaa
      ..sss.sss..
      bbbbbbbbbbb
      ..sss.sss..
      ccccccccccc
      """,
      gifts: [.twin, .twin, .fire, .fog, .wide, .double], movingRows: [1, 3]),
    Level(
      """
      ..aaaaaaa..
      .a.......a.
      .a...m...a.
      .a.......a.
      ..aaaaaaa..
      """,
      gifts: [.laser, .wide, .fast, .twin, .net]),
    Level(
      """
      bbb.....bbb
      bmb.....bmb
      bbb.....bbb
      ...........
      ...ccmcc...
      ...ccccc...
      """,
      gifts: [.fire, .double, .narrow, .twin, .heart]),
    Level(
      """
      ....eee....
      ..ee...ee..
      .e...x...e.
      .e..xmx..e.
      .e...x...e.
      ..ee...ee..
      ....eee....
      """,
      gifts: [.slow, .laser, .mirror, .twin, .wide]),
    Level(
      """
      kaaaaaaaaak
      allllllllla
      allxlllxlla
      allllllllla
      aaaaaaaaaaa
      """,
      gifts: [.fire, .twin, .laser, .fast, .glue, .heart]),
    Level(
      """
      k.sss.sss.k
      ..lllllll..
      ..lfffffl..
      ..lfffffl..
      ..lllllll..
      k.........k
      """,
      gifts: [.glue, .laser, .narrow, .twin, .double]),
    Level(
      """
      CCkCCCCCkCC
      ccccccccccc
      ll..lll..ll
      ddddddddddd
      dddddkddddd
      """,
      gifts: [.fire, .twin, .fog, .laser, .heart, .net, .fast]),
    Level(
      """
      yayayayayay
      ayayayayaya
      ybybybybyby
      bybybybybyb
      """,
      gifts: [.twin, .wide, .narrow, .double, .net]),
    Level(
      """
      .....y.....
      ....yyy....
      ...yyyyy...
      .....c.....
      CcccccccccC
      .CcccccccC.
      ..CCCCCCC..
      """,
      gifts: [.fire, .laser, .twin, .mirror, .heart, .glue]),
    Level(
      """
      yyyyyyyyyyy
      aaaaaaaaaaa
      yyyyyyyyyyy
      s.s.s.s.s.s
      yyyyyyyyyyy
      """,
      gifts: [.twin, .glue, .fast, .laser, .wide]),
    Level(
      """
      aaaaaaaaaaa
      bbbbbbbbbbb
      ccccccccccc
      ddddddddddd
      eeeeeeeeeee
      """,
      gifts: [.laser, .slow, .twin, .fast, .net, .heart, .wide], sinks: true),
    Level(
      """
      AxAAAxAAAxA
      bbbbbbbbbbb
      ..ccccccc..
      ..dxdddxd..
      ....eee....
      """,
      gifts: [.fire, .laser, .narrow, .twin, .double, .slow], sinks: true),
    Level(
      """
      .dd.....dd.
      dDDd...dDDd
      dDmDd.dDmDd
      dDDDDkDDDDd
      .dDDxlxDDd.
      ..dDDlDDd..
      ...dDxDd...
      ....dqd....
      .....k.....
      """,
      gifts: [.fire, .laser, .twin, .glue, .fog, .heart, .double, .mirror, .net], sinks: true),
  ]
}
