import Foundation
import Testing

@Suite("Reports on behavior files", .timeLimit(.minutes(30)), .enabled(if: BehaviorFolder.compiler != nil))
struct ReportsTests {
  /// A behavior whose view tells its layout, in steps that are not those of its cards.
  private static let cards = """
    import SwiftUI

    /// Turns cards.
    private struct Turning: ScrollTargetBehavior {
      var step: CGFloat = 40
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.x = (target.rect.origin.x / step).rounded() * step
      }
    }

    struct Cards: View {
      private let gap: CGFloat = 16
      var body: some View {
        ScrollView(.horizontal) {
          LazyHStack(spacing: gap) {
            ForEach(0..<10) { _ in Color.red.frame(width: 300, height: 200) }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(Turning(step: 300))
      }
    }

    """

  private func run(_ options: String) async throws -> Shell.Result {
    let folder = try BehaviorFolder()
    try folder.write("Cards.swift", Self.cards)
    return try await folder.shell.run(
      "snapsim audit --behavior './Cards.swift:Turning(step: 300)' --effort quick \(options)")
  }

  @Test("the view is taken at its word, each option with its line, and a stated one wins")
  func view() async throws {
    let read = try await run("--only misaligned-rest")
    #expect(read.code == 1)
    #expect(
      read.lines.dropFirst().prefix(3) == [
        "  ./Cards.swift:14 says --axis horizontal", "  ./Cards.swift:15 says --spacing 16",
        "  ./Cards.swift:16 says --item-length 300",
      ])
    #expect(read.output.contains("--spacing 16 --item-length 300"))
    let stated = try await run("--only misaligned-rest --spacing 0")
    #expect(stated.code == 0, "\(stated.output)")
    #expect(!stated.output.contains("--spacing 16"))
  }

  @Test("annotations stand at the line of the behavior's type")
  func annotations() async throws {
    let result = try await run("--only misaligned-rest --format github")
    #expect(result.code == 1)
    #expect(result.lines.count == 1)
    #expect(
      result.output.hasPrefix("::error file=Cards.swift,line=4,title=snapsim audit%3A misaligned-rest%3A "))
  }

  @Test("results of code scanning have the file and the line")
  func codeScanning() async throws {
    let result = try await run("--only misaligned-rest --format sarif")
    #expect(result.output.contains("\"uri\": \"Cards.swift\""))
    #expect(result.output.contains("\"startLine\": 4"))
  }
}

extension ReportsTests {
  @Test("state of the app that a behavior holds is named in each format")
  func heldState() async throws {
    let folder = try BehaviorFolder()
    try folder.write(
      "Held.swift",
      """
      import SwiftUI

      final class Model { var step: CGFloat = 40 }

      struct Held: ScrollTargetBehavior {
        var model = Model()
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
          target.rect.origin.x = (target.rect.origin.x / model.step).rounded() * model.step
        }
      }

      """)
    let audit = "snapsim audit --behavior ./Held.swift --effort quick --only crash"
    let said = "nothing updates what it holds here, so what depends on that was seen in one state only"
    #expect(try await folder.shell.run(audit).lines.contains("  it holds model: \(said)"))
    let json = try await folder.shell.run(audit + " --format json")
    #expect(
      json.output
        == #"{"id":"held-state","behavior":"./Held.swift","severity":"note","sentence":"\#(said)","#
        + #""members":["model"]}"# + "\n")
    #expect(json.code == 0)
    #expect(try await folder.shell.run(audit + " --format junit").output.contains("it holds model: \(said)"))
  }
}
