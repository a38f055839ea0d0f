import Foundation
import Testing

@Suite("From the finding to the fix", .timeLimit(.minutes(30)), .enabled(if: BehaviorFolder.compiler != nil))
struct FixTests {
  private static let rows = """
    import SwiftUI

    struct Rows: ScrollTargetBehavior {
      var height: CGFloat = 56
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let y = (target.rect.minY / height).rounded() * height
        target.rect = CGRect(x: 0, y: y, width: 1, height: 1)
      }
    }

    """

  private func folder(_ text: String) throws -> BehaviorFolder {
    let folder = try BehaviorFolder()
    try folder.write("Rows.swift", text)
    return folder
  }

  private static let audit = "snapsim audit --behavior ./Rows.swift --effort quick"

  @Test func `a finding names the line that is meant, and what to write there`() async throws {
    let folder = try folder(Self.rows)
    let text = try await folder.shell.run(Self.audit + " --only other-axis,out-of-range")
    #expect(
      text.output.contains("line 7 assigns more than one coordinate; assign `target.rect.origin.y`"),
      "\(text)")
    let xcode = try await folder.shell.run(Self.audit + " --only other-axis --format xcode")
    #expect(xcode.output.contains("/Rows.swift:7:5: warning: other-axis: "), "\(xcode)")
  }

  @Test func `a fix is a diff that git apply takes, after which the finding is gone`() async throws {
    let folder = try folder(Self.rows.replacing("    ", with: "\t"))
    // Spelled in two ways, it is one file.
    let result = try await folder.shell.run(
      """
      chmod a-w Rows.swift; cp Rows.swift before
      \(Self.audit) --behavior Rows.swift --only other-axis,changed-rect --fix > fix.diff
      cmp Rows.swift before || echo changed
      chmod u+w Rows.swift; git apply fix.diff && cat Rows.swift; grep -c '^+++ ' fix.diff
      \(Self.audit) --only other-axis,changed-rect | head -1
      """)
    #expect(result.errors.contains("other-axis and changed-rect are gone, nothing else is new"), "\(result)")
    #expect(
      result.output.contains("\n\ttarget.rect.origin.y = y\n") && !result.errors.contains("meet"), "\(result)"
    )
    #expect(!result.output.contains("changed") && result.lines.dropLast().last == "1", "\(result)")
    #expect(result.lines.last?.hasPrefix("./Rows.swift: no fault in ") == true, "\(result)")
  }

  @Test func `what is not UTF-8 is not edited`() async throws {
    let folder = try folder("// Z\u{FC}rich\n" + Self.rows)
    let result = try await folder.shell.run(
      "iconv -f UTF-8 -t ISO-8859-1 Rows.swift > x; mv x Rows.swift; \(Self.audit) --only other-axis --fix")
    #expect(result.output.isEmpty && result.errors.contains("no certain fix"), "\(result)")
  }

  @Test func `what changes while it is audited is not edited`() async throws {
    let folder = try folder(
      """
      import Foundation
      import SwiftUI

      /// Changes this file, once.
      let isChanged: Bool = {
        let file = FileHandle(forWritingAtPath: "Rows.swift")
        _ = try? file?.seekToEnd()
        return (try? file?.write(contentsOf: Data("// Changed\\n".utf8))) != nil
      }()

      """
        + Self.rows.replacing("import SwiftUI\n", with: "")
        .replacing("let y =", with: "guard isChanged else { return }\n    let y ="))
    let result = try await folder.shell.run(
      """
      cp Rows.swift before; \(Self.audit) --only changed-rect --fix; echo $?
      cmp -s Rows.swift before || echo differs
      """)
    #expect(result.errors.contains("has changed since it was compiled; audit it again"), "\(result)")
    #expect(result.lines == ["65", "differs"], "\(result)")
  }

  private func attached(_ behaviors: String...) -> String {
    let views = behaviors.enumerated().map { index, behavior in
      """
      struct Feed\(index): View {
        var body: some View {
          ScrollView { VStack(spacing: 0) { ForEach(0..<20) { _ in Text("").frame(height: 56) } } }
            .scrollTargetBehavior(\(behavior))
        }
      }
      """
    }
    return views.joined(separator: "\n")
  }

  @Test func `a fix is made once, and is right for each view that attaches the type`() async throws {
    let folder = try folder(Self.rows + attached("Rows()", "Rows(height: 112)"))
    let result = try await folder.shell.run(
      "snapsim audit Rows.swift --effort quick --only changed-rect --fix")
    #expect(result.lines.count { $0.hasPrefix("+    target.rect.origin.y") } == 1, "\(result)")
    let proofs = result.errorLines.filter { $0.contains("changed-rect is gone, nothing else is new") }
    #expect(proofs.count == 2, "\(result)")
  }

  @Test func `a length that is stepped by is no place, and is clamped`() async throws {
    let folder = try folder(
      """
      import SwiftUI
      struct Step: ScrollTargetBehavior {
        let width: CGFloat
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
          let origin = context.originalTarget.rect.minY
          target.rect.origin.y = origin + (context.velocity.dy < 0 ? -width : width)
        }
      }

      """ + attached("Step(width: 300)"))
    let text = try await folder.shell.run(
      "snapsim audit Rows.swift --effort quick --only out-of-range --verbose")
    #expect(text.output.contains("min(max(0") && !text.output.contains("past the end of"), "\(text)")
  }

  @Test func `a number of the view's own past the end is named there, and not clamped`() async throws {
    let folder = try folder(
      """
      import SwiftUI
      struct Sheet: ScrollTargetBehavior {
        let open: CGFloat
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
          target.rect.origin.y = target.rect.minY > open / 2 ? open : 0
        }
      }

      """ + attached("Sheet(open: 900)"))
    let text = try await folder.shell.run(
      "snapsim audit Rows.swift --effort quick --only out-of-range --verbose")
    #expect(!text.output.contains("min(max(0"), "\(text)")
    #expect(text.output.contains("line 11 passes 900, past the end of such content"), "\(text)")
  }

  @Test func `a printed test names layout, gesture and module, and needs to be told of one`() async throws {
    let folder = try folder(Self.rows)
    let result = try await folder.shell.run(
      """
      \(Self.audit) --only out-of-range --print-test; echo "exit $?"
      \(Self.audit) --only out-of-range --print-test --module Feed
      mkdir -p Sources/My-Feed; mv Rows.swift Sources/My-Feed
      snapsim audit --behavior Sources/My-Feed/Rows.swift --effort quick --only out-of-range --print-test | grep import
      """)
    #expect(result.errors.contains("name it by --module NAME"), "\(result)")
    #expect(result.output.hasPrefix("exit 64\n"), "\(result)")
    for line in [
      "import ScrollSimulation", "@testable import Feed", "@testable import My_Feed", "struct RowsFindings {",
      "    #expect(fault == nil)",
    ] {
      #expect(result.lines.contains(line), "\(line) \(result)")
    }
    #expect(result.output.contains("Audit.fault("), "\(result)")
  }
}
