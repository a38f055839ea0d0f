/// The headings under which help lists the options.
enum OptionGroup: String, CaseIterable, Sendable {
  case layout, gesture, behavior, physics, output, audit, other
}
