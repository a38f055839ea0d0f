import Foundation
import Testing

/// Views with a behavior in the manner of those in public apps, each with what a careful reader says: `right`, or the
/// checks of which one must be broken.
@Suite("Views as they are judged", .timeLimit(.minutes(30)))
struct JudgedViewsTests {
  private static let folder = Shell.packageRoot.appendingPathComponent("Tests/EndToEndTests/Fixtures/Judged")

  @Test(arguments: folder.files(".swift"))
  func `have errors where they are faulty, and none where they are right`(_ file: String) async throws {
    let source = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
    func said(_ key: String) -> String? {
      source.split(separator: "\n").first { $0.hasPrefix("// \(key): ") }.map {
        String($0.dropFirst(key.count + 5))
      }
    }
    let judged = try #require(said("judged"))
    // The more is asked, the less is right: a fault is found by few questions already.
    let effort = judged == "right" ? "" : "--effort quick"
    let result = try await Shell(directory: Self.folder).run("snapsim audit \(file) \(effort)")
    let errors = result.lines.filter { $0.hasPrefix("error: ") }
    if judged == "right" {
      #expect(errors.isEmpty && result.code == 0, "\(result)")
    } else {
      let told = result.lines.filter {
        ["error: ", "warning: ", "  of the same cause: "].contains(where: $0.hasPrefix)
      }
      #expect(judged.split(separator: ",").contains { id in told.contains { $0.contains(id) } }, "\(told)")
    }
    if let words = said("says") { #expect(result.output.contains(words), "\(result)") }
  }
}
