import Foundation
import SnapsimSystem

/// The reading of an Xcode project and property lists for the screens of their app.
extension ScrollViewReading.Screens {
  private static let key = "UISupportedInterfaceOrientations"

  /// Reads what an app says: its Xcode project, or its package, in a folder, and its delegate, be that in one of some files.
  init(ofApp folder: String, delegates: [String] = []) {
    let projects = ((try? Platform.names(in: folder)) ?? []).filter { $0.hasSuffix(".xcodeproj") }.sorted()
      .map { "\(folder)/\($0)/project.pbxproj" }
    let settings = projects.flatMap {
      Self.settings("INFOPLIST_KEY_" + Self.key, besides: "_iPad", of: $0)
    }
    // A list may have a name of its own.
    let named = projects.flatMap { Self.settings("INFOPLIST_FILE", besides: "[", of: $0) }.map {
      "\(folder)/"
        + $0.value.trimmingCharacters(in: [" ", "=", "\"", ";"]).replacing("$(SRCROOT)/", with: "")
    }
    let files = folder.isEmpty ? [] : Project.files(below: folder, ending: "")
    let lists = Set(files.filter { $0.hasSuffix("Info.plist") } + named).sorted()
      .compactMap(Self.orientations)
    let package = "\(folder)/Package.swift"
    let poses = settings + lists + Self.list("supportedInterfaceOrientations", in: package)
    let isOfDelegate = { (file: String) in
      let name = file.split(separator: "/").last ?? ""
      return name.hasSuffix(".swift") && ["App", "Delegate", "Orientation"].contains { name.contains($0) }
    }
    let answers = Self.answers(in: Set(files.filter(isOfDelegate) + delegates).sorted())
    upright =
      Self.place(of: poses) { !$0.lowercased().contains("landscape") }
      ?? Self.place(of: answers) { answer in
        answer.contains(".portrait")
          && (answer.contains(".pad") || !answer.contains(".all") && !answer.contains(".landscape"))
      }
    let isSideways = { (pose: String) in
      pose.lowercased().contains("landscape") && !pose.lowercased().contains("portrait")
        && !pose.contains(".all")
    }
    sideways = Self.place(of: poses, where: isSideways) ?? Self.place(of: answers, where: isSideways)
    let ofPackage = Self.list("supportedDeviceFamilies", in: package).map { place, value -> Setting in
      (place, (value.contains(".phone") ? "1" : "") + (value.contains(".pad") ? "2" : ""))
    }
    let families =
      projects.flatMap { Self.settings("TARGETED_DEVICE_FAMILY", besides: "[", of: $0) } + ofPackage
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
      upright.map { "\($0): upright alone on a phone" }, sideways.map { "\($0): on its side alone" },
      phones.map { "\($0): for phones alone" },
      phoneless.map { "\($0): for no phone" },
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

  /// A list that a package gives its app, without what it gives on tablets alone.
  private static func list(_ label: String, in package: String) -> [Setting] {
    let lines = lines(of: package)
    guard let start = lines.firstIndex(where: { $0.contains(label + ":") }) else { return [] }
    let list = lines[start...].prefix { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("]") }
      .filter { !$0.contains("deviceFamilies: [.pad]") }
    return [("\(package):\(start + 1)", list.joined(separator: " "))]
  }

  /// What the delegate of an app answers to the question how it may be held: its code, or the line of the state that it returns.
  private static func answers(in files: [String]) -> [Setting] {
    let lines = files.flatMap { file in
      zip(1..., Self.lines(of: file)).map { (place: "\(file):\($0)", value: String($1)) }
    }
    return lines.indices.filter { lines[$0].value.contains("supportedInterfaceOrientationsFor") }.map {
      start in
      let body = lines[start...].prefix { !$0.value.trimmingCharacters(in: .whitespaces).hasPrefix("}") }
      let answer = body.map(\.value).joined(separator: " ")
      let state = answer.split { !$0.isLetter }.last.map(String.init) ?? ""
      let isTold = answer.contains(".portrait") || answer.contains(".all")
      return lines.first { !isTold && $0.value.contains("var \(state)") } ?? (lines[start].place, answer)
    }
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
