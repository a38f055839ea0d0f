import SwiftUI

enum Campaign: String, CaseIterable, Sendable {
  case summer = "Summer sale"
  case garden = "Garden days"
  case members = "Members save 10%"
  case delivery = "Free delivery"

  var color: Color {
    switch self {
    case .summer: .yellow
    case .garden: .green
    case .members: .purple
    case .delivery: .cyan
    }
  }
}

struct ShopHome: View {
  @State private var campaign: Campaign?
  @ScaledMetric(relativeTo: .largeTitle) private var bannerHeight: CGFloat = 180

  private let columns = [GridItem(.adaptive(minimum: 150), spacing: 12)]

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        Pager(Campaign.allCases, selection: $campaign, height: bannerHeight) { campaign in
          Banner(campaign: campaign)
        }
        .frame(maxWidth: 700)

        LazyVGrid(columns: columns, spacing: 12) {
          ForEach(0..<20, id: \.self) { index in
            RoundedRectangle(cornerRadius: 12)
              .fill(.quaternary)
              .frame(height: 140)
              .overlay { Text("Article \(index + 1)") }
          }
        }
      }
      .padding(16)
    }
  }
}

private struct Banner: View {
  let campaign: Campaign

  var body: some View {
    RoundedRectangle(cornerRadius: 20)
      .fill(campaign.color.gradient)
      .overlay(alignment: .leading) {
        Text(campaign.rawValue)
          .font(.largeTitle.bold())
          .minimumScaleFactor(0.5)
          .padding(20)
      }
  }
}

#Preview {
  ShopHome()
}
