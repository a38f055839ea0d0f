//
//  CoffeeBeansApp.swift
//  CoffeeBeans
//

import SwiftUI

class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UINavigationBar.appearance().tintColor = .brown
    return true
  }
}

@main
struct CoffeeBeansApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate

  var body: some Scene {
    WindowGroup {
      HomeView()
    }
  }
}
