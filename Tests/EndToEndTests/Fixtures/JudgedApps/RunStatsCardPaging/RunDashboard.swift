import SwiftUI

enum RunStat: String, CaseIterable {
  case distance = "Distance", pace = "Pace", climb = "Climb", heart = "Heart rate"

  var value: String {
    switch self {
    case .distance: "42.6 km"
    case .pace: "5:12 /km"
    case .climb: "310 m"
    case .heart: "148 bpm"
    }
  }
}

struct RunDashboard: View {
  @AppStorage("dashboard.tall") private var isTall = false
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    TabView {
      Tab("Week", systemImage: "figure.run") {
        ScrollView {
          VStack(spacing: 24) {
            CardPager(pages: RunStat.allCases, height: isTall ? .tall : .small) { stat in
              VStack(alignment: .leading) {
                Text(stat.rawValue).font(.subheadline)
                Text(stat.value).font(isTall ? .largeTitle : .title2).bold()
                Spacer(minLength: 0)
              }
              .frame(maxWidth: .infinity, alignment: .leading)
            }
            CardPager(pages: ["Stretch after long runs."], height: .small) { Text($0) }
            Toggle("Tall cards", isOn: $isTall)
          }
          .padding(.horizontal, sizeClass == .regular ? 80 : 16)
          .padding(.top, 12)
        }
      }
      Tab("Plan", systemImage: "calendar") {
        Text("No plan yet").foregroundStyle(.secondary)
      }
    }
  }
}

#Preview {
  RunDashboard()
}
