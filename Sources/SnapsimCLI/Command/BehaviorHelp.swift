import SnapsimRuns
import SnapsimText

extension Help {
  /// The page of a behavior of ours: its rule, its faults, and what shows them.
  static func page(ofBehavior name: String) -> String? {
    guard let behavior = BehaviorCatalog.ours.first(where: { $0.name == name }) else { return nil }
    var lines = Paragraph.wrapped(Paragraph.words("\(name): \(behavior.summary)"), after: "", separator: " ")
    lines += [""] + Paragraph.lines(behavior.rule, indent: 0)
    lines += [""] + Paragraph.lines(behavior.faults, indent: 0)
    if !behavior.parameters.isEmpty {
      lines.append("")
      lines += behavior.parameters.map { "  :\($0.name)=\($0.placeholder) (\($0.fallback))" }
    }
    for example in behavior.examples {
      lines += [""] + HelpExample(example.command, example.output).lines(indent: 2)
    }
    lines += [
      "",
      "snapsim map --behavior \(name) shows all of it, snapsim audit --behavior \(name) looks for faults.",
    ].flatMap { $0.isEmpty ? [""] : Paragraph.lines($0, indent: 0) }
    return lines.joined(separator: "\n") + "\n"
  }
}
