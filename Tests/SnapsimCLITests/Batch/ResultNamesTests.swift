import Testing

@testable import SnapsimRuns

@Suite("Columns that logs call otherwise")
struct ResultNamesTests {
  @Test(arguments: [
    ("startOffset", "offset"), ("start_offset", "offset"), ("contentOffset.x", "offset"),
    ("translation", "drag"), ("translation.width", "drag"), ("velocityX", "velocity"),
    ("item count", "items"), ("swipe", "drag"), ("VELOCITY_X", "velocity"), ("item-width", "item-length"),
    ("container-width", "width"), ("rowHeight", "item-length"), ("content-insets", "content-margins"),
    ("safeAreaInsets", "safe-area"), ("decelerationRate", "deceleration"), ("gap", "spacing"),
  ])
  func `a word of SwiftUI, UIKit or a log names an option, whatever its case`(name: String, option: String)
    throws
  {
    #expect(Option.ofRuns.meant(by: name)?.name == option)
    let run = try BatchRun("behavior,\(name)\npaging,100\n")
    #expect(run.errors.contains("--rename \(name)=\(option)"), "\(run.errors)")
    #expect(run.code == .settled)
  }
}
