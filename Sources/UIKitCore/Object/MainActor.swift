#if hasFeature(Embedded)
  /// An attribute that changes nothing, because Embedded Swift has no actors, and a page runs in one thread. Natively it is Swift's own.
  ///
  /// It is a macro that expands to nothing; the toolchain has it for attributes by which Swift Testing marks what it generates.
  @attached(peer) public macro MainActor() = #externalMacro(module: "TestingMacros", type: "PragmaMacro")
#endif
