import Testing

@testable import SnapsimBehaviorFiles
@testable import SnapsimSystem

@Suite("The screens of an app")
struct AppScreensTests {
  private static let project = "A.xcodeproj/project.pbxproj"

  private static func setting(_ names: String, for device: String = "") -> String {
    "\t\tINFOPLIST_KEY_UISupportedInterfaceOrientations\(device) = \(names);\n"
  }

  private static func list(_ names: String, for device: String = "") -> String {
    let strings = names.split(separator: " ").map { "<string>UIInterfaceOrientation\($0)</string>" }.joined()
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>"
      + "<key>UISupportedInterfaceOrientations\(device)</key><array>\(strings)</array></dict></plist>"
  }

  private static let portrait = "UIInterfaceOrientationPortrait"
  private static let all = "\"UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft\""

  @Test(
    arguments: [
      ([project: "\n" + setting(portrait)], project + ":2"),
      ([project: setting(portrait, for: "_iPhone") + setting(all, for: "_iPad")], project + ":1"),
      ([project: setting(all)], nil),
      ([project: setting(portrait) + setting(all)], nil),
      ([project: setting(all, for: "_iPad")], nil),
      ([project: "", "App/Info.plist": list("Portrait PortraitUpsideDown")], "App/Info.plist"),
      ([project: "", "App-Info.plist": list("Portrait LandscapeRight")], nil),
      ([project: "", "Info.plist": list("Portrait", for: "~iphone")], "Info.plist"),
      ([project: setting(portrait), "App/Info.plist": list("LandscapeLeft")], nil),
      ([project: "", "Info.plist": "no list"], nil),
      (
        [project: "INFOPLIST_FILE = \"$(SRCROOT)/A/Own.plist\";", "A/Own.plist": list("Portrait")],
        "A/Own.plist"
      ),
      ([project: ""], nil),
    ] as [([String: String], String?)])
  func `are upright on phones where each target says so, by the first that does`(
    _ files: [String: String], _ place: String?
  ) throws {
    let (root, screens) = try Self.screens(files)
    #expect(screens.upright == place.map { "\(root)/\($0)" })
  }

  @Test(
    arguments: [
      ([project: setting("UIInterfaceOrientationLandscapeLeft")], true), ([project: setting(all)], false),
      ([project: setting(portrait)], false), ([project: "", "App-Info.plist": list("LandscapeRight")], true),
      (
        [
          project: setting("UIInterfaceOrientationLandscapeLeft", for: "_iPhone") + setting(all, for: "_iPad")
        ], false
      ),
      ([project: setting(portrait) + setting("UIInterfaceOrientationLandscapeLeft", for: "_iPad")], false),
      (
        [
          project: "TARGETED_DEVICE_FAMILY = 2;\n" + setting(portrait)
            + setting("UIInterfaceOrientationLandscapeLeft", for: "_iPad")
        ], true
      ),
    ])
  func `are held on their side where each target says so`(_ files: [String: String], _ areHeld: Bool) throws {
    #expect(try (Self.screens(files).screens.sideways != nil) == areHeld)
  }

  @Test(
    arguments: [("1;", 2), ("\"1\";", 2), ("\"1,2\";", nil), ("1;\nTARGETED_DEVICE_FAMILY = \"1,2\";", nil)]
      as [(String, Int?)])
  func `are those of phones where no target is for a tablet`(_ families: String, _ line: Int?) throws {
    let (root, screens) = try Self.screens([Self.project: "\nTARGETED_DEVICE_FAMILY = \(families)\n"])
    #expect(screens.phones == line.map { "\(root)/\(Self.project):\($0)" })
    #expect(screens.sentences.count == (line == nil ? 0 : 1))
  }

  @Test(
    arguments: [
      ("2;", 2), ("4;\nTARGETED_DEVICE_FAMILY = 2;", 3), ("1;", nil), ("\"1,2\";", nil), ("4;", nil),
      ("2;\nbuildSettings = {\nTEST_HOST = app;\nTARGETED_DEVICE_FAMILY = \"1,2\";", 2),
      ("2;\nbuildSettings = {\nTARGETED_DEVICE_FAMILY = \"1,2\";", nil), ("7;\nSDKROOT = macosx;", 3),
      ("\"1,2\";\nSDKROOT = macosx;", nil),
      ("7;\nSDKROOT = macosx;\nSUPPORTED_PLATFORMS = \"iphoneos macosx\";", nil),
      ("7;\nSDKROOT = auto;", nil),
    ] as [(String, Int?)])
  func `are no phone's where no target but that of tests is for one`(
    _ families: String, _ line: Int?
  ) throws {
    let (root, screens) = try Self.screens([Self.project: "\nTARGETED_DEVICE_FAMILY = \(families)\n"])
    #expect(screens.phoneless == line.map { "\(root)/\(Self.project):\($0)" })
  }

  @Test(
    arguments: [
      ("[.phone]", "[\n.portrait,\n.landscapeLeft(.when(deviceFamilies: [.pad])),\n]", true, true, false),
      ("[\n.pad,\n]", "[.portrait]", false, false, true),
      ("[.pad, .phone]", "[\n.portrait,\n.landscapeRight\n]", false, false, false),
      (
        "[.phone, .pad]", "[.portrait, .landscapeLeft, .portraitUpsideDown(.when(deviceFamilies: [.pad]))]",
        false, false, false
      ),
    ])
  func `are those that the package of an app names`(
    _ families: String, _ poses: String, _ upright: Bool, _ phones: Bool, _ phoneless: Bool
  ) throws {
    let text =
      "products: [.iOSApplication(\nsupportedDeviceFamilies: \(families),\n"
      + "supportedInterfaceOrientations: \(poses),\n]"
    let (root, screens) = try Self.screens(["Package.swift": text])
    #expect(screens.upright?.hasPrefix("\(root)/Package.swift:") ?? false == upright)
    #expect((screens.phones != nil, screens.phoneless != nil) == (phones, phoneless))
  }

  @Test(
    arguments: [
      ("return .portrait", true, false), ("[.portrait, .portraitUpsideDown] // Not .landscape", true, false),
      ("UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait", true, false),
      (".landscape", false, true), (".allButUpsideDown", false, false),
      ("[.portrait, .landscapeLeft]", false, false), ("isPlaying ? .landscape : .portrait", false, false),
      ("if isPlaying {\n    return .portrait\n  }\n  return .landscape", false, false),
      ("AppDelegate.lock", false, false),
    ])
  func `are held as the app's delegate answers, where that hangs on nothing but the device`(
    _ answer: String, _ isUpright: Bool, _ isSideways: Bool
  ) throws {
    let delegate =
      "\nfunc application(_: UIApplication, supportedInterfaceOrientationsFor: UIWindow?) -> Mask {\n  \(answer)\n}\n"
    for setting in [Self.all, Self.portrait] {
      let (root, screens) = try Self.screens(
        [Self.project: Self.setting(setting), "AppDelegate.swift": delegate + "let other = Mask.landscape"])
      #expect((screens.sideways == "\(root)/AppDelegate.swift:2") == isSideways)
      if isUpright { #expect(screens.upright == "\(root)/AppDelegate.swift:2") }
      #expect(screens.upright == nil || screens.sideways == nil)
    }
  }

  @Test(arguments: [
    (nil, nil, nil, true), ("A", nil, nil, true), (nil, "A", nil, true), ("A", "A", nil, false),
    (nil, nil, "A", false),
  ])
  func `are turned unless all are phones that are held upright, or on their side`(
    _ upright: String?, _ phones: String?, _ sideways: String?, _ areTurned: Bool
  ) {
    var screens = ScrollViewReading.Screens()
    (screens.upright, screens.phones, screens.sideways) = (upright, phones, sideways)
    #expect(screens.areTurned == areTurned)
  }

  private static func screens(_ files: [String: String]) throws -> (
    root: String, screens: ScrollViewReading.Screens
  ) {
    let folder = try TemporaryFolder()
    try folder.write(files)
    let root = try #require(Platform.resolved(folder.path))
    return (root, withExtendedLifetime(folder) { ScrollViewReading.Screens(ofApp: root) })
  }
}
