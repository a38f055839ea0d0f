import SwiftUI
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    .portrait
  }
}

@main
struct GymApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { ClassesScreen() }
  }
}

struct ClassesScreen: View {
  @State private var weeks: [GymWeek] = []

  var body: some View {
    NavigationStack {
      WeekPager(weeks: weeks)
        .navigationTitle("Classes")
        .navigationBarTitleDisplayMode(.inline)
    }
    .task {
      var calendar = Calendar(identifier: .gregorian)
      calendar.firstWeekday = 2
      let monday = calendar.dateInterval(of: .weekOfYear, for: .now)?.start ?? .now
      weeks = Timetable.weeks(12, from: monday, calendar: calendar)
    }
  }
}

#Preview { ClassesScreen() }
