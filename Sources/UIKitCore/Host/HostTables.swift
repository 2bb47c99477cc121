/// The tables by which the page writes inputs and reads commands, drawings and outputs.
package enum HostTables {
  /// A heading in brackets, then its lines `number name field:type …`. Pages have this text in `web/hosttables.js`,
  /// because it would make every WebAssembly program 24 KB larger; only `carom dev` asks a running program for it.
  package static var text: String {
    """
    [version]
    \(HostInput.formatVersion) inputs
    [inputs]
    \(HostInput.table)
    [layers]
    \(lines(LayerCommand.Kind.allCases.map { $0.line }))
    [drawing]
    \(lines(DrawingCommand.Kind.allCases.map { $0.line }))
    [outputs]
    \(lines(HostOutput.Kind.allCases.map { $0.line }))
    """
  }

  private static func lines(_ lines: [String]) -> String { lines.reduce("", +) }
}
