import CBroken

/// Declared by its symbol, but not defined anywhere.
@_silgen_name("$e7nowhere") func nowhere(_ number: Int32) -> Int32

@_expose(wasm, "run") @_cdecl("run")
public func run(number: Int32) -> Int32 { nowhere_in_c(number) + nowhere(3) }
