// swift-tools-version: 5.9

import PackageDescription
import AppleProductTypes

let package = Package(
  name: "LetterGarden",
  platforms: [.iOS("17.0")],
  products: [
    .iOSApplication(
      name: "LetterGarden",
      targets: ["AppModule"],
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .leaf),
      accentColor: .presetColor(.green),
      supportedDeviceFamilies: [
        .phone
      ],
      supportedInterfaceOrientations: [
        .landscapeRight,
        .landscapeLeft,
      ]
    )
  ],
  targets: [
    .executableTarget(name: "AppModule", path: ".")
  ]
)
