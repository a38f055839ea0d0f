import SwiftUI

class AppDelegate: NSObject, UIApplicationDelegate {
  static var mask: UIInterfaceOrientationMask = .allButUpsideDown

  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    AppDelegate.mask
  }
}

@main
struct TripStoriesApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) var appDelegate
  @State private var store = StoryStore()

  var body: some Scene {
    WindowGroup {
      StoriesView()
        .environment(store)
    }
  }
}
