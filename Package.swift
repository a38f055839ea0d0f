// swift-tools-version: 6.0
import PackageDescription

// Tests that do little by themselves: to optimize them takes longer than it saves. What they test is optimized.
let asWritten = [SwiftSetting.unsafeFlags(["-Onone"])]

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
    .target(name: "UIKitStandIn", dependencies: ["ScrollBehavior", "SwiftUIStandIn"]),
    .target(name: "SnapsimSystem"),
    .target(name: "SnapsimText", dependencies: ["SnapsimSystem"]),
    .target(name: "SnapsimRuns", dependencies: ["ScrollSimulation", "SnapsimSystem", "SnapsimText"]),
    .target(name: "SnapsimPictures", dependencies: ["ScrollSimulation", "SnapsimText", "SnapsimRuns"]),
    .target(
      name: "SnapsimBehaviorFiles",
      dependencies: ["ScrollSimulation", "SwiftUIStandIn", "SnapsimSystem", "SnapsimText", "SnapsimRuns"]),
    .target(
      name: "SnapsimCLI",
      dependencies: [
        "ScrollSimulation", "SnapsimSystem", "SnapsimText", "SnapsimRuns", "SnapsimPictures",
        "SnapsimBehaviorFiles",
      ]),
    .executableTarget(name: "snapsim", dependencies: ["SnapsimCLI"]),
    .executableTarget(name: "SnapsimBenchmarks", dependencies: ["ScrollSimulation", "SnapsimSystem"]),
    .executableTarget(
      name: "SnapsimFuzz",
      dependencies: [
        "ScrollSimulation", "SnapsimSystem", "SnapsimText", "SnapsimRuns", "SnapsimCLI", "SeededNumbers",
      ]),
    .target(name: "SeededNumbers", path: "Tests/SeededNumbers"),
    .target(name: "Transcripts", path: "Tests/Transcripts"),
    .testTarget(name: "ScrollBehaviorTests", dependencies: ["ScrollBehavior", "SeededNumbers"]),
    .testTarget(
      name: "ScrollSimulationTests",
      dependencies: ["ScrollSimulation", "SeededNumbers"],
      resources: [.copy("Fixtures")]
    ),
    .testTarget(
      name: "UIKitStandInTests", dependencies: ["UIKitStandIn", "ScrollSimulation", "SeededNumbers"]),
    .testTarget(
      name: "SnapsimCLITests", dependencies: ["SnapsimCLI", "SeededNumbers", "Transcripts"],
      exclude: ["Help/Pages", "BehaviorFiles/Views", "Tables"], swiftSettings: asWritten),
    .testTarget(
      name: "EndToEndTests", dependencies: ["snapsim", "SeededNumbers", "Transcripts"],
      exclude: ["Fixtures"], swiftSettings: asWritten),
  ],
  swiftLanguageModes: [.v6]
)
