// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "CoffeeBeans",
  platforms: [.iOS("18.0")],
  products: [
    .iOSApplication(
      name: "CoffeeBeans",
      targets: ["AppModule"],
      supportedDeviceFamilies: [.phone],
      supportedInterfaceOrientations: [.portrait]
    )
  ],
  targets: [.executableTarget(name: "AppModule", path: ".")]
)
