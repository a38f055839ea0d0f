/// The modules that a file may import.
enum Modules {
  /// Those that are there on every platform.
  static let everywhere: Set<String> = [
    "SwiftUI", "Foundation", "FoundationEssentials", "Dispatch", "Observation", "Synchronization",
    "RegexBuilder", "Swift", "_Concurrency", "_StringProcessing", "ScrollBehavior", "ScrollSimulation",
  ]

  /// Those for which there are stand-ins: what they declare for behaviors comes with `import SwiftUI`.
  static let standIns: Set<String> = ["UIKit", "Combine", "Charts", "os", "OSLog", "SwiftData"]

  /// Other modules of the system, whose absence needs no words.
  static let ofSystem: Set<String> = [
    "AppKit", "CoreGraphics", "QuartzCore", "CoreFoundation", "CoreData", "MapKit", "StoreKit", "WidgetKit",
    "AVFoundation", "AVKit", "CoreHaptics", "SwiftUICore", "DeveloperToolsSupport", "PhotosUI", "Photos",
    "UniformTypeIdentifiers", "CoreLocation", "RealityKit", "Darwin", "PlaygroundSupport", "Accelerate",
    "simd", "TipKit", "WebKit", "AppIntents", "GameplayKit", "SpriteKit",
  ]
}
