import ScrollSimulation

/// All there is to know of an option: parsing and help read it here.
struct OptionDescriptor: Sendable {
  let option: Option
  let group: OptionGroup
  let value: OptionValue

  /// What help shows in place of the value.
  let placeholder: String?

  /// What holds where the option is not given.
  let fallback: String?

  /// What it means, in one line.
  let summary: String
}

extension Option {
  /// The table of all options, in the order of help.
  static let table: [OptionDescriptor] = [
    row(.device, .layout, .text, "NAME", "bounds, safe area, size classes of a device; flags win over it"),
    row(.landscape, .layout, .none, nil, "the device lies on its side"),
    row(.width, .layout, .number(.length), "PT", default: "390", "width of the scroll view, insets included"),
    row(
      .height, .layout, .number(.length), "PT", default: "844",
      "height of the scroll view, insets included"),
    row(
      .axis, .layout, .word(["horizontal", "vertical"]), nil, default: "horizontal",
      "the axis that scrolls"),
    row(
      .safeArea, .layout, .pair(.distance), "PT[,PT]", default: "0",
      "safe area on the axis: leading, trailing"),
    row(
      .contentMargins, .layout, .pair(.distance), "PT[,PT]", default: "0",
      "content margins on the axis, which inset it too"),
    row(.items, .layout, .number(.count("items")), "N", default: "20", "number of items"),
    row(
      .perPage, .layout, .number(.count("items")), "N", default: "1",
      "items in a page; they and their spacing fill it"),
    row(.span, .layout, .number(.count("parts")), "N", default: "1", "parts of a page that an item spans"),
    row(
      .spacing, .layout, .number(.points), "PT", default: "0",
      "space between items; negative overlaps them"),
    row(
      .padding, .layout, .pair(.distance), "PT[,PT]", default: "0",
      "space before the first item and after the last"),
    row(.itemLength, .layout, .number(.length), "PT", "length of each item, instead of filling the page"),
    row(.itemLengths, .layout, .numbers(.length), "PT,PT,…", "one length per item, which counts them too"),
    row(.contentLength, .layout, .number(.distance), "PT", "content that is not made of items, a chart say"),
    row(
      .noScrollTargetLayout, .layout, .none, nil, "the items are there, but not as scroll targets"),
    row(
      .layoutDirection, .layout, .word(["ltr", "rtl"]), nil, default: "ltr",
      "side on which horizontal content begins"),
    row(
      .sizeClass, .layout, .word(["compact", "regular"]), nil, default: "compact",
      "size class on the axis"),

    row(
      .offset, .gesture, .number(.points), "PT", default: "0",
      "where the gesture begins, from the leading end"),
    row(
      .page, .gesture, .number(.page), "N",
      "begin on a page, counted from 0"),
    row(
      .drag, .gesture, .number(.points), "PT", default: "0",
      "how far the finger drags; negative is forward"),
    row(
      .velocity, .gesture, .number(.velocity), "PT/S", default: "0",
      "the finger's as it lifts; negative is forward"),
    row(
      .repeat, .gesture, .number(.count("times")), "N", default: "1",
      "so many times, each from where the last rested"),
    row(
      .gesture, .gesture, .text, "drag=PT,velocity=PT/S,after=S",
      "one of a sequence; after= catches the one before"),

    row(
      .behavior, .behavior, .text, "SPEC", default: "none",
      "what adjusts the target; repeat it to compare"),
    row(.noCache, .behavior, .none, nil, "compile behavior files anew, and keep nothing"),

    row(
      .deceleration, .physics, .numberOrWord(.rate, ["normal", "fast"]), "normal|fast|RATE",
      default: "normal",
      "velocity kept per ms: 0.998, 0.99, or yours"),
    row(
      .projection, .physics, .word(Projection.allCases.map(\.rawValue)), nil, default: "uikit",
      "formula of the proposal"),
    row(
      .contextVelocity, .physics, .word(ScrollPhysics.VelocityUnit.allCases.map(\.rawValue)), nil,
      default: "per-second",
      "unit of context.velocity"),

    row(
      .format, .output, .word(OutputFormat.allCases.map(\.rawValue)), nil, default: "text",
      "how it is written, or drawn (plot, svg, html)"),
    row(.print, .output, .words, "COL,COL", "these columns only; one alone prints bare values"),
    row(.noHeader, .output, .none, nil, "no line of headings in text, csv and tsv"),
    row(.output, .output, .text, "FILE", default: "-", "written whole or not at all; - is standard output"),
    row(
      .explain, .output, .none, nil,
      "say by which steps each row came about; of an audit, how fast"),
    row(.check, .output, .none, nil, "exit 1 if a row is misaligned"),
    row(.tolerance, .output, .number(.distance), "PT", default: "0.5", "misalignment that --check lets pass"),
    row(.keepGoing, .output, .none, nil, "batch: go on after a bad row, and leave its values empty"),
    row(
      .interval, .output, .number(.interval), "S",
      "trace: seconds from row to row; by default a frame of 60 Hz"),
    row(.printScenario, .output, .none, nil, "print this run as a scenario, which play plays"),

    row(
      .effort, .audit, .word(AuditEffort.allCases.map(\.rawValue)), nil, default: "normal",
      "how much is searched"),
    row(.only, .audit, .words, "ID,ID", "these checks only"),
    row(.skip, .audit, .words, "ID,ID", "all checks but these"),
    row(
      .intent, .audit, .text, "RULER,at-most=N,anchor=A",
      "what the behavior is meant to do"),
    row(.strict, .audit, .none, nil, "exit 1 for warnings too"),
    row(.verbose, .audit, .none, nil, "show notes in full"),
    row(.list, .audit, .none, nil, "the checks with their rules, and nothing audited"),

    row(.help, .other, .none, nil, "this page (-h too)"),
    row(.version, .other, .none, nil, "the version"),
  ]

  /// What the table says of an option.
  var descriptor: OptionDescriptor {
    // Every option has its row, which a test makes sure of.
    Self.table.first { $0.option == self } ?? Self.row(self, .other, .none, nil, "")
  }

  private static func row(
    _ option: Option,
    _ group: OptionGroup,
    _ value: OptionValue,
    _ placeholder: String?,
    default fallback: String? = nil,
    _ summary: String
  ) -> OptionDescriptor {
    var placeholder = placeholder
    if case .word(let words) = value { placeholder = words.joined(separator: "|") }
    return OptionDescriptor(
      option: option,
      group: group,
      value: value,
      placeholder: placeholder,
      fallback: fallback,
      summary: summary
    )
  }
}
