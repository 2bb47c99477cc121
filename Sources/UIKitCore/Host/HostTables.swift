/// The tables by which the page writes inputs and reads commands, drawings and outputs.
package enum HostTables {
  /// A heading in brackets, then its lines `number name field:type …`. Pages have it as `web/hosttables.js`, because
  /// programs would be larger by 24 KB if each described itself; only a program of `carom dev` is asked for it.
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
