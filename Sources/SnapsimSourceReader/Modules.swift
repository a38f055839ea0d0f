enum Modules {
  /// Modules of every platform.
  static let everywhere: Set<String> = [
    "SwiftUI", "Foundation", "FoundationEssentials", "Dispatch", "Observation", "Synchronization",
    "RegexBuilder", "Swift", "_Concurrency", "_StringProcessing", "ScrollBehavior", "ScrollSimulation",
  ]

  /// Modules with a stand-in, which comes with `import SwiftUI`.
  static let standIns: Set<String> = ["UIKit", "Combine", "Charts", "os", "OSLog", "SwiftData"]

  /// Other modules of the system, which are left out without a word.
  static let ofSystem: Set<String> = [
    "AppKit", "CoreGraphics", "QuartzCore", "CoreFoundation", "CoreData", "MapKit", "StoreKit", "WidgetKit",
    "AVFoundation", "AVKit", "CoreHaptics", "SwiftUICore", "DeveloperToolsSupport", "PhotosUI", "Photos",
    "UniformTypeIdentifiers", "CoreLocation", "RealityKit", "Darwin", "PlaygroundSupport", "Accelerate",
    "simd", "TipKit", "WebKit", "AppIntents", "GameplayKit", "SpriteKit",
  ]
}
