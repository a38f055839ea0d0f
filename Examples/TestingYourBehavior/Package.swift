// swift-tools-version: 6.0
import PackageDescription

// On Linux `import SwiftUI` means snapsim's ScrollBehavior, so that the behavior is byte for byte what the app holds.
let package = Package(
  name: "TestingYourBehavior",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "snapsim", path: "../..")],
  targets: [
    .target(
      name: "Paging",
      dependencies: [.product(name: "ScrollBehavior", package: "snapsim")],
      swiftSettings: [.unsafeFlags(["-module-alias", "SwiftUI=ScrollBehavior"])]
    ),
    .testTarget(
      name: "PagingTests",
      dependencies: ["Paging", .product(name: "ScrollSimulation", package: "snapsim")]
    ),
  ]
)
