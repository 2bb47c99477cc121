#if hasFeature(Embedded)
  /// An attribute that changes nothing, because Embedded Swift has no actors, and a page runs in one thread. Natively it is Swift's own.
  ///
  /// The macro behind it expands to nothing; the toolchain brings it along for Swift Testing.
  @attached(peer) public macro MainActor() = #externalMacro(module: "TestingMacros", type: "PragmaMacro")
#endif
