// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Printed",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "snapsim", path: "../../../..")],
  targets: [
    .target(
      name: "Faults", dependencies: [.product(name: "ScrollBehavior", package: "snapsim")],
      swiftSettings: [.unsafeFlags(["-module-alias", "SwiftUI=ScrollBehavior"])]),
    .testTarget(
      name: "FaultsTests", dependencies: ["Faults", .product(name: "ScrollSimulation", package: "snapsim")]),
  ]
)
