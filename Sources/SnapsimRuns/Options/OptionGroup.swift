/// The headings under which help lists the options.
package enum OptionGroup: String, CaseIterable, Sendable {
  case layout, gesture, behavior, physics, output, audit, map, other
}
