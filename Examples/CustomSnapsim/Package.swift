// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "CustomSnapsim",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "snapsim", path: "../..")],
  targets: [
    .executableTarget(
      name: "custom-snapsim", dependencies: [.product(name: "SnapsimCLI", package: "snapsim")])
  ]
)
