import Foundation
import SnapsimSystem

/// The reading of an Xcode project and property lists for the screens of their app.
extension ScrollViewReading.Screens {
  private static let key = "UISupportedInterfaceOrientations"

  /// Reads what the folder of an app says, that of its Xcode project or of its package.
  init(ofApp folder: String) {
    let projects = ((try? Platform.names(in: folder)) ?? []).filter { $0.hasSuffix(".xcodeproj") }.sorted()
      .map { "\(folder)/\($0)/project.pbxproj" }
    let orientations = projects.flatMap {
      Self.settings("INFOPLIST_KEY_" + Self.key, besides: "_iPad", of: $0)
    }
    let lists = Project.files(below: folder, ending: "Info.plist").compactMap(Self.orientations)
    let package = "\(folder)/Package.swift"
    let poses = Self.list("supportedInterfaceOrientations", in: package)
    upright = Self.place(of: orientations + lists + poses) { !$0.lowercased().contains("landscape") }
    let named = Self.list("supportedDeviceFamilies", in: package).map { place, value -> Setting in
      (place, (value.contains(".phone") ? "1" : "") + (value.contains(".pad") ? "2" : ""))
    }
    let families =
      projects.flatMap { Self.settings("TARGETED_DEVICE_FAMILY", besides: "[", of: $0) } + named
    phones = Self.place(of: families) { !$0.contains("2") }
    // Watches and televisions have families of their own.
    let large =
      Self.place(of: families.filter { $0.value.contains { "12".contains($0) } }) { !$0.contains("1") }
    let platforms = projects.flatMap { project in
      ["SDKROOT", "SUPPORTED_PLATFORMS"].flatMap { Self.settings($0, besides: "[", of: project) }
    }
    phoneless = large ?? Self.place(of: platforms) { $0.contains("macosx") && !$0.contains("iphone") }
  }

  package var sentences: [String] {
    [
      upright.map { "\($0): upright alone on a phone" }, phones.map { "\($0): for phones alone" },
      phoneless.map { "\($0): for no phone" },
    ].compactMap(\.self)
  }

  private typealias Setting = (place: String, value: String)

  private static func place(of settings: [Setting], where leavesOut: (String) -> Bool) -> String? {
    settings.allSatisfy { leavesOut($0.value) } ? settings.first.map { Project.told($0.place) } : nil
  }

  /// The settings of a project by line, but for those of tests; those that another ending has are of other devices.
  private static func settings(_ key: String, besides other: String, of project: String) -> [Setting] {
    let lines = String(decoding: Platform.contents(of: project) ?? [], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let targets = Array(zip(1..., lines)).split { $0.1.contains("buildSettings = {") }
    let apps = targets.filter { lines in
      !lines.contains { $0.1.contains("TEST_HOST") || $0.1.contains("TEST_TARGET_NAME") }
    }
    return apps.joined().compactMap { number, line in
      guard let key = line.firstRange(of: key), !line[key.upperBound...].hasPrefix(other) else { return nil }
      return ("\(project):\(number)", String(line[key.upperBound...]))
    }
  }

  /// A list that a package gives its app, without what it gives on tablets alone.
  private static func list(_ label: String, in package: String) -> [Setting] {
    let lines = String(decoding: Platform.contents(of: package) ?? [], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.contains(label + ":") }) else { return [] }
    let list = lines[start...].prefix { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("]") }
      .filter { !$0.contains("deviceFamilies: [.pad]") }
    return [("\(package):\(start + 1)", list.joined(separator: " "))]
  }

  private static func orientations(of file: String) -> Setting? {
    guard let bytes = Platform.contents(of: file),
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        as? [String: Any],
      let names = (list[key + "~iphone"] ?? list[key]) as? [String]
    else { return nil }
    return (file, names.joined(separator: " "))
  }
}
