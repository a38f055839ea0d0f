import ScrollBehavior

/// The space of an audit, cut into parts.
struct AuditSpace {
  let layouts: [SearchedLayout]
  let plan: AuditPlan
  let units: [AuditUnit]

  /// After so many traps in one part, the rest of that part is left out (our choice: each costs a thread for ever).
  static let lossesPerUnit = 3

  /// After so many traps altogether the audit is given up; a stall, which also costs a core for ever, counts as several.
  static let mostLosses = 16

  static func weight(_ outcome: GuardedThread.Outcome) -> Int { outcome == .stalled ? 8 : 1 }

  init(
    _ given: [ScrollLayout]?, _ layouts: [SearchedLayout], of subject: AuditSubject, effort: AuditEffort,
    checks: [AuditCheck], fits: (ScrollLayout) -> Bool = { _ in true }
  ) {
    self.layouts = layouts
    let isDense = given.map { $0.count <= 8 } ?? (effort == .exhaustive)
    let density: GestureSpace.Density = effort == .quick ? .sparse : isDense ? .dense : .normal
    plan = AuditPlan(checks, density, pairStride: effort == .normal && !isDense ? 7 : 1)
    let most = effort == .quick ? 9 : isDense && given != nil ? 48 : 9
    let plan = plan
    var axes: Axis.Set = []
    let main: [AuditUnit] = layouts.flatMap { searched in
      let layout = searched.layout
      let starts = AuditStarts.starts(layout, subject.grid(on: layout), most: most)
      // Parts of a fixed size: what a part finds does not depend on who works on it.
      let parts = stride(from: 0, to: starts.count, by: 8).map {
        Array(starts[$0..<min($0 + 8, starts.count)])
      }
      let isFirst = axes.insert(Axis.Set(layout.axis)).inserted
      return parts.map { AuditUnit(searched, .gestures($0), plan) }
        + [AuditUnit(searched, .stops, plan, isFirstOfAxis: isFirst)]
    }
    units =
      main + (given == nil && effort != .quick ? Self.sweeps(layouts, of: subject, plan, fits: fits) : [])
  }

  /// Counts, containers and velocities that the matrix lacks, each varied alone while the layout fits the behavior.
  private static func sweeps(
    _ layouts: [SearchedLayout], of subject: AuditSubject, _ plan: AuditPlan, fits: (ScrollLayout) -> Bool
  ) -> [AuditUnit] {
    func gestures(_ searched: SearchedLayout, _ density: GestureSpace.Density, most: Int) -> AuditUnit {
      let starts = AuditStarts.starts(searched.layout, subject.grid(on: searched.layout), most: most)
      return AuditUnit(searched, .gestures(starts), plan, density: density)
    }
    func few(_ layout: ScrollLayout) -> [AuditUnit] {
      let searched = SearchedLayout(layout: layout)
      return [gestures(searched, .few, most: 9), AuditUnit(searched, .stops, plan, density: .few)]
    }
    let bases = [Axis.horizontal, .vertical].compactMap { axis in
      SweptLayouts.base(layouts.filter { $0.assumption == nil && $0.layout.axis == axis }.map(\.layout))
    }
    return bases.flatMap { base in
      var plain = SearchedLayout(layout: base)
      let units =
        SweptLayouts.counts(base).filter(fits).flatMap(few)
        + (SweptLayouts.fits(base) ? SweptLayouts.containers(base).filter(fits).flatMap(few) : [])
        + [gestures(plain, .velocities, most: 12)]
      guard subject.oneStepAxes.contains(base.axis) else { return units }
      (plain.assumption, plain.most) = (FittingLayouts.oneStep, 1)
      return units + [gestures(plain, .velocities, most: 12)]
    }
  }
}
