// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "snapsim",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "ScrollBehavior", targets: ["ScrollBehavior"]),
    .library(name: "ScrollSimulation", targets: ["ScrollSimulation"]),
    .library(name: "SnapsimCLI", targets: ["SnapsimCLI"]),
    .executable(name: "snapsim", targets: ["snapsim"]),
  ],
  targets: [
    .target(name: "ScrollBehavior"),
    .target(name: "ScrollSimulation", dependencies: ["ScrollBehavior"]),
    .target(name: "SwiftUIStandIn", dependencies: ["ScrollBehavior"]),
    .target(name: "SnapsimCLI", dependencies: ["ScrollSimulation", "SwiftUIStandIn"]),
    .executableTarget(name: "snapsim", dependencies: ["SnapsimCLI"]),
    .executableTarget(name: "SnapsimBenchmarks", dependencies: ["ScrollSimulation"]),
    .executableTarget(name: "SnapsimFuzz", dependencies: ["SnapsimCLI"]),
    .testTarget(name: "ScrollBehaviorTests", dependencies: ["ScrollBehavior"]),
    .testTarget(
      name: "ScrollSimulationTests",
      dependencies: ["ScrollSimulation"],
      resources: [.copy("Fixtures")]
    ),
    .testTarget(name: "SnapsimCLITests", dependencies: ["SnapsimCLI"], exclude: ["Help/Pages"]),
    .testTarget(name: "EndToEndTests", dependencies: ["snapsim"], exclude: ["Fixtures"]),
  ],
  swiftLanguageModes: [.v6]
)
