import Foundation
import SnapsimSystem

/// The reading of an Xcode project, a package, property lists and a delegate for the screens of their app.
extension ScrollViewReading.Screens {
  private static let key = "UISupportedInterfaceOrientations"

  /// Reads what is in the folder of an app, and files that may hold its delegate.
  init(ofApp folder: String, delegates: [String] = []) {
    let projects = ((try? Platform.names(in: folder)) ?? []).filter { $0.hasSuffix(".xcodeproj") }.sorted()
      .map { "\(folder)/\($0)/project.pbxproj" }
    func settings(_ key: String, besides other: String = "[") -> [Setting] {
      projects.flatMap { Self.settings(key, besides: other, of: $0) }
    }
    let package = "\(folder)/Package.swift"
    let ofPackage = Self.list("supportedDeviceFamilies", in: package).map { place, value -> Setting in
      (place, (value.contains(".phone") ? "1" : "") + (value.contains(".pad") ? "2" : ""))
    }
    let families = settings("TARGETED_DEVICE_FAMILY") + ofPackage
    phones = Self.place(of: families) { !$0.contains("2") }
    // Watches and televisions have families of their own.
    let handhelds = families.filter { $0.value.contains { "12".contains($0) } }
    let platforms = settings("SDKROOT") + settings("SUPPORTED_PLATFORMS")
    phoneless =
      handhelds.isEmpty
      ? Self.place(of: platforms) { $0.contains("macosx") && !$0.contains("iphone") }
      : Self.place(of: handhelds) { !$0.contains("1") }

    // A list may have a name of its own.
    let named = settings("INFOPLIST_FILE").map { setting in
      let path = setting.value.trimmingCharacters(in: [" ", "=", "\"", ";"])
      return folder + "/" + path.replacing("$(SRCROOT)/", with: "").replacing("$(PROJECT_DIR)/", with: "")
    }
    let files = folder.isEmpty ? [] : Project.files(below: folder, ending: "")
    let lists = Set(files.filter { $0.hasSuffix("Info.plist") } + named).sorted()
    let isOfDelegate = { (file: String) in
      let name = file.split(separator: "/").last ?? ""
      return name.hasSuffix(".swift") && ["App", "Delegate"].contains { name.contains($0) }
    }
    // The delegate's answer counts instead of what the app is said to support.
    let answers = Self.answers(in: Set(files.filter(isOfDelegate) + delegates).sorted())
    let key = "INFOPLIST_KEY_" + Self.key
    let onTablet = settings(key + "_iPad", besides: "[")
    let poses = Self.list("supportedInterfaceOrientations", in: package)
    let phone = Self.pose(
      of: !answers.isEmpty
        ? answers
        : settings(key, besides: "_iPad") + lists.compactMap { Self.orientations($0, "~iphone") } + poses)
    let tablet = Self.pose(
      of: (onTablet.isEmpty ? settings(key, besides: "_iPhone") : onTablet)
        + lists.compactMap { Self.orientations($0, "~ipad") } + poses)
    if phoneless == nil, let phone, !phone.isSideways { upright = phone.place }
    let held = [phoneless == nil ? phone : tablet, phones == nil && answers.isEmpty ? tablet : phone]
    if held.allSatisfy({ $0?.isSideways ?? false }) { sideways = held[0]?.place }
  }

  package var sentences: [String] {
    [
      upright.map { "\($0): upright alone on a phone" }, sideways.map { "\($0): landscape alone" },
      phones.map { "\($0): for phones alone" }, phoneless.map { "\($0): not for phones" },
    ].compactMap(\.self)
  }

  private typealias Setting = (place: String, value: String)

  private static func lines(of file: String) -> [Substring] {
    String(decoding: Platform.contents(of: file) ?? [], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func place(of settings: [Setting], where leavesOut: (String) -> Bool) -> String? {
    settings.allSatisfy { leavesOut($0.value) } ? settings.first.map { Project.told($0.place) } : nil
  }

  /// The only pose that some settings allow, with the first of them; `nil` where they allow several.
  private static func pose(of settings: [Setting]) -> (place: String, isSideways: Bool)? {
    let isAny = settings.contains { $0.value.contains(".all") }
    let upright = place(of: settings) { !$0.lowercased().contains("landscape") }
    let sideways = place(of: settings) { !$0.lowercased().contains("portrait") }
    return isAny ? nil : upright.map { ($0, false) } ?? sideways.map { ($0, true) }
  }

  /// The settings of a project by line, but for those of tests; those that another ending has are of other devices.
  private static func settings(_ key: String, besides other: String, of project: String) -> [Setting] {
    let targets = Array(zip(1..., lines(of: project))).split { $0.1.contains("buildSettings = {") }
    let apps = targets.filter { lines in
      !lines.contains { $0.1.contains("TEST_HOST") || $0.1.contains("TEST_TARGET_NAME") }
    }
    return apps.joined().compactMap { number, line in
      guard let key = line.firstRange(of: key), !line[key.upperBound...].hasPrefix(other) else { return nil }
      return ("\(project):\(number)", String(line[key.upperBound...]))
    }
  }

  /// The text between a sign and the one that closes it.
  private static func enclosed(_ text: Substring, by open: Character, _ close: Character) -> String {
    var (depth, inner) = (0, "")
    for character in text.drop(while: { $0 != open }) {
      depth += character == open ? 1 : character == close ? -1 : 0
      if depth == 0 { break }
      inner.append(character)
    }
    return String(inner.dropFirst())
  }

  /// A list that a package gives its app, without what it gives on other devices than phones.
  private static func list(_ label: String, in package: String) -> [Setting] {
    let lines = lines(of: package)
    guard let start = lines.firstIndex(where: { $0.contains(label + ":") }) else { return [] }
    let list = enclosed(Substring(lines[start...].joined(separator: " ")), by: "[", "]")
    // `.portrait, .landscapeLeft(.when(deviceFamilies: [.pad]))`
    let parts = list.replacing(", .", with: "\n.").replacing(",.", with: "\n.").split(separator: "\n")
    let own = parts.filter { !$0.contains(".when(") || $0.contains(".phone") }
    return [("\(package):\(start + 1)", own.joined(separator: " "))]
  }

  /// The answers of delegates to how their app may be held, that are written there and hang on no condition but the device.
  private static func answers(in files: [String]) -> [Setting] {
    files.flatMap { file -> [Setting] in
      let lines = lines(of: file).map { $0.prefix(upTo: $0.firstRange(of: "//")?.lowerBound ?? $0.endIndex) }
      return lines.indices.filter { lines[$0].contains("supportedInterfaceOrientationsFor") }.compactMap {
        start in
        var answer = enclosed(Substring(lines[start...].joined(separator: " ")), by: "{", "}")
        let words = Set(answer.split { !$0.isLetter }.map(String.init))
        guard !words.isEmpty, words.isSubset(of: ofAnswers) else { return nil }
        if words.contains("pad") || words.contains("phone") { answer = answer.replacing(".all", with: "") }
        return ("\(file):\(start + 1)", answer)
      }
    }
  }

  private static let ofAnswers: Set = [
    "return", "UIInterfaceOrientationMask", "portrait", "portraitUpsideDown", "landscape", "landscapeLeft",
    "landscapeRight", "all", "allButUpsideDown", "UIDevice", "current", "userInterfaceIdiom", "pad", "phone",
  ]

  private static func orientations(_ file: String, _ device: String) -> Setting? {
    guard let bytes = Platform.contents(of: file),
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        as? [String: Any],
      let names = (list[key + device] ?? list[key]) as? [String]
    else { return nil }
    return (file, names.joined(separator: " "))
  }
}
