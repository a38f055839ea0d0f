import Testing

@testable import ScrollSimulation

/// A right paging that goes wrong for a few numbers only.
private struct RarelyWrong: ScrollTargetBehavior {
  enum Fault: String, CaseIterable, CustomTestStringConvertible {
    case fast = "two pages above 5000 pt/s"
    case faster = "two pages above 9500 pt/s"
    case deadBand = "no page from 2500 to 3500 pt/s"
    case tenPages = "of exactly 10 pages the last is not reached"
    case someContainers = "9 pt off in containers of 900 to 1100 pt"
    case skippedPage = "page 30 is passed over"
    case capOf50 = "no page past 50"
    case capOf100 = "no page past 100"
    case overflow = "offsets past 65,535 pt start anew"
    case trap = "from page 40 on no page is left"
    case betweenPages = "a swipe begun between pages goes three on"
    case betweenAligned = "a swipe begun between pages, past the first, rests between pages"

    var testDescription: String { rawValue }
  }

  let fault: Fault?

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if target.anchor != nil { return }
    let proposed = target.rect.origin.y
    AskedAxis.change(&target, context, by: rest)
    target.rect.origin.y = proposed
  }

  private func rest(_ asked: AskedAxis) -> Double {
    let from = asked.page(nearest: asked.start)
    let page = asked.rightPage
    let speed = abs(asked.velocity)
    switch fault {
    case .fast where speed > 5000: return asked.stop(from + 2 * (page - from))
    case .faster where speed > 9500: return asked.stop(from + 2 * (page - from))
    case .deadBand where speed > 2500 && speed < 3500: return asked.stop(from)
    case .tenPages where asked.last == 9: return asked.stop(min(page, 8))
    case .someContainers where asked.container > 900 && asked.container < 1100 && page > 0:
      return asked.stop(page) - 9
    case .skippedPage where page == 30: return asked.stop(page + (page > from ? 1 : -1))
    case .capOf50: return asked.stop(min(page, 50))
    case .capOf100: return asked.stop(min(page, 100))
    case .overflow: return asked.stop(page).truncatingRemainder(dividingBy: 65_536)
    case .trap where from >= 40: return asked.stop(from)
    case .betweenPages where !asked.isOnStop && page != from: return asked.stop(from + 3 * (page - from))
    case .betweenAligned where !asked.isOnStop && asked.start > 2 * asked.container:
      return min(asked.right + 20, asked.reach)
    default: return asked.right
    }
  }
}

/// What the search varies beside its matrix, from one plain layout, in which the matrix is one layout.
@Suite("A paging that is wrong for a few numbers", .timeLimit(.minutes(30)))
struct RareFaultsTests {
  private func found(_ fault: RarelyWrong.Fault?, isOneStepSeen: Bool = false) throws -> [String] {
    var subject = AuditSubject(
      AskedBehavior { RarelyWrong(fault: fault) },
      intent: isOneStepSeen ? ScrollIntent(.container) : ScrollIntent(.container, atMost: 1),
      isUnitStated: true)
    if isOneStepSeen { subject.oneStepAxes = [.horizontal] }
    let checks = AuditCheck.all.filter { $0.severity == .error }
    let judge = AuditJudge(checks, of: subject, givenLayouts: nil, effort: .normal)
    let parts = judge.parts([SearchedLayout(layout: try .pages(5))])
    let accounts = Search(threads: 2).judge(parts) { judge.account(of: $0, $1) }
    return checks.indices.filter { index in accounts.contains { $0.tallies[index].failures > 0 } }
      .map { checks[$0].id }
  }

  @Test func `without a fault has no errors`() throws { #expect(try found(nil) == []) }

  @Test(.inRelease, arguments: RarelyWrong.Fault.allCases)
  fileprivate func `is found out by the search of normal effort`(_ fault: RarelyWrong.Fault) throws {
    #expect(try !found(fault).isEmpty)
  }

  @Test(.inRelease, arguments: [RarelyWrong.Fault.fast, .faster])
  fileprivate func `is found out where it was only seen to go one page at a time`(
    _ fault: RarelyWrong.Fault
  ) throws {
    #expect(try found(nil, isOneStepSeen: true) == [])
    #expect(try found(fault, isOneStepSeen: true) == ["skipped-page"])
  }

  @Test(arguments: RarelyWrong.Fault.allCases)
  fileprivate func `is seen to snap to the container's multiples`(_ fault: RarelyWrong.Fault) throws {
    let look = FirstLook(AskedBehavior { RarelyWrong(fault: fault) })
    #expect(try #require(look.learned).description.contains("snaps to multiples of the container"))
  }

  @Test(.inRelease, arguments: RarelyWrong.Fault.allCases)
  fileprivate func `is found out by an audit without any option`(_ fault: RarelyWrong.Fault) {
    let found = Audit(RarelyWrong(fault: fault)).findings.filter { $0.severity != .note }.map(\.id)
    #expect(!Set(found).isSubset(of: ["velocity-unit", "resize-loses-page"]), "\(found)")
  }
}
