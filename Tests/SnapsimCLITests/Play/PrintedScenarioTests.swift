import Testing

@testable import SnapsimCLI

@Suite("A scenario as a test")
struct PrintedScenarioTests {
  private func printed(_ text: String, _ arguments: [String] = []) throws -> CapturedRun {
    try ScenarioTextTests.play(text, ["--print-test"] + arguments)
  }

  @Test func `has each step and each expectation in the library's words`() throws {
    let run = try printed(
      """
      {"name": "Twice", "layout": {"device": "iphone-14", "items": 10}, "start": {"page": 2}, "tolerance": 1,
       "behavior": ["view-aligned:limit=always-by-one,anchor=center", "none"],
       "physics": {"deceleration": "fast", "context-velocity": "per-millisecond"},
       "steps": [
        {"swipe": {"velocity": -1200}, "repeat": 2, "expect": {"page": [3, 4], "aligned": true, "most-pages": 1}},
        {"swipe": {"drag": 3.5, "after": 0.1}, "expect": {"proposed": 1573, "misalignment": -1, "keeps-page": true}},
        {"rotate": "landscape", "expect": {"keeps-item": false}},
        {"insert": {"items": 2, "before": 1, "keep": "item", "after": 0.2}, "expect": {"keeps-item": true}},
        {"scroll": {"item": 3, "anchor": "center"}, "expect": {"start": 1, "offset": 2}}
       ]}
      """)
    #expect(run.code == .settled && run.errors.isEmpty, "\(run)")
    for part in [
      "import ScrollSimulation\nimport Testing\n\n@Suite(\"Twice\")\nstruct ",
      "  @Test(\"view-aligned:limit=always-by-one,anchor=center\")\n  func viewAlignedScrollTargetBehavior() throws {\n",
      "    var view = SimulatedScrollView(layout, behavior: ViewAlignedScrollTargetBehavior(limitBehavior: "
        + ".alwaysByOne, anchor: .center), offset: 780, physics: ScrollPhysics(rate: .fast, projection: .uikit, "
        + "contextVelocity: .perMillisecond))\n",
      "    var view = SimulatedScrollView(layout, offset: 780, physics: ",
      """
          let page0 = [3, 4] as [Int]
          for time in 0..<2 {
            let before0 = view.place
            try view.swipe(velocity: -1200)
            #expect(view.page == page0[time], "steps[0] swipe, page: \\(view.page)")
            #expect((abs(view.misalignment) <= 1) == true, "steps[0] swipe, aligned: \\(view.misalignment)")
            #expect(abs(view.page - before0.page) <= 1, "steps[0] swipe, most-pages: \\(abs(view.page - before0.page))")
          }
          view.interrupt(after: 0.1)
          let before1 = view.place
          let rest1 = try view.swipe(drag: 3.5)
          #expect(abs(rest1.proposed - 1573) <= 1, "steps[1] swipe, proposed: \\(rest1.proposed)")
          #expect(abs(view.misalignment - (-1)) <= 1, "steps[1] swipe, misalignment: \\(view.misalignment)")
          #expect((view.page == before1.page) == true, "steps[1] swipe, keeps-page: \\(view.page == before1.page)")
          let before2 = view.place
          try view.resize(to: ScrollLayout(DevicePose(.named("iphone-14"), .landscape), content: .stack(ItemStack(count: 10))))
      """,
      "    let rest3 = try view.insert(items: 2, before: 1, keeping: .item, after: 0.2)\n",
      "    #expect((rest3.keepsItem) == true, ",
      "    let start4 = view.offset\n    try view.scroll(to: 3, anchor: UnitPoint(x: 0.5, y: 0.5))\n",
    ] {
      #expect(run.output.contains(part), "\(part) in \(run.output)")
    }
  }

  @Test func `goes through its rounds, one by one where they differ`() throws {
    let steps = #""steps": [{"insert": {"items": 1}}, {"resize": {"width": 300}}]"#
    let differing = try printed(#"{"repeat": 2, "layout": {"items": 3}, \#(steps)}"#).output
    #expect(differing.contains("count: 4") && differing.contains("count: 5"), "\(differing)")
    #expect(differing.split(separator: "    do {").count == 3, "\(differing)")
    let same = try printed(#"{"repeat": 9, "behavior": "paging", "steps": [{"swipe": {"velocity": -1}}]}"#)
      .output
    #expect(same.contains("    for _ in 0..<9 {\n      try view.swipe(velocity: -1)\n    }\n"), "\(same)")
  }

  @Test(arguments: [
    (#""behavior": "paging:most=any""#, [], "has no public words for it"),
    (#""intent": "items""#, [], "an intent has no place in a test of --print-test"),
    (#""behavior": "paging""#, ["--record"], "--record"),
    (#""behavior": "paging""#, ["--format", "csv"], "--format"),
  ])
  func `is refused where the library's words do not say it`(
    _ member: String, _ arguments: [String], _ words: String
  ) throws {
    let run = try printed(#"{\#(member), "steps": [{"swipe": {}}]}"#, arguments)
    #expect(run.code == .usage && run.output.isEmpty && run.errors.contains(words), "\(run)")
  }
}
