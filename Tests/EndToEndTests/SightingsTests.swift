import Foundation
import Testing

@Suite("Sightings", .timeLimit(.minutes(30)))
struct SightingsTests {
  static let folder = Shell.packageRoot.appendingPathComponent("Examples/sightings")

  static let files = folder.files(".json")

  @Test(arguments: files)
  func `each comes about by its rule, and says that it was not tested again`(_ file: String) async throws {
    let result = try await Shell().run("snapsim play 'Examples/sightings/\(file)'")
    #expect(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
    let data = try Data(contentsOf: Self.folder.appendingPathComponent(file))
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let about = try #require(object["about"] as? String)
    #expect(about.contains("not tested again here"))
    #expect(about.contains("author") || about.contains("files") || about.contains("re-implementation"))
  }

  @Test(arguments: [
    ("paging-passes-several-pages", "paging"), ("paging-keeps-what-it-is-off-by", "paging"),
    ("paging-needs-half-a-page-on-macos", "paging"), ("paging-drifts-in-a-vertical-feed", "container-paging"),
    ("view-aligned-springs-back-on-ipad", "view-aligned:next=always"),
    ("long-views-on-a-watch", "view-aligned:longest=any,next=always"),
    ("long-views-are-no-targets", "view-aligned:limit=never,longest=any"),
    ("always-passes-one-card-and-two", "view-aligned:limit=never"), ("asked-when-insets-change", "none"),
    ("programs-ask-with-a-small-rectangle", "nearest-page"),
  ])
  func `another rule does not explain it`(file: String, rule: String) async throws {
    let result = try await Shell().run("snapsim play Examples/sightings/\(file).json --behavior '\(rule)'")
    #expect(result.code == 1)
    #expect(result.errors.contains("expected"))
  }
}
