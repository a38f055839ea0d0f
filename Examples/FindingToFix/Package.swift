// swift-tools-version: 6.0
import PackageDescription

// On Linux `import SwiftUI` means snapsim's ScrollBehavior, and views are left to the app.
let package = Package(
  name: "FindingToFix",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "snapsim", path: "../..")],
  targets: [
    .target(
      name: "Feed",
      dependencies: [.product(name: "ScrollBehavior", package: "snapsim")],
      swiftSettings: [.unsafeFlags(["-module-alias", "SwiftUI=ScrollBehavior"])]
    ),
    .testTarget(
      name: "FeedTests",
      dependencies: ["Feed", .product(name: "ScrollSimulation", package: "snapsim")]
    ),
  ]
)
