import SwiftUI

struct StartView: View {
  private let pages = DealStore.pages(of: DealStore.deals)

  var body: some View {
    TabView {
      NavigationStack {
        VStack(alignment: .leading, spacing: 16) {
          Text("Today near you").font(.title2.bold())
          DealStrip(pages: pages)
          Label("Deliver to: Home", systemImage: "mappin")
            .font(.callout)
          Spacer()
        }
        .padding(.horizontal, 20)
        .navigationTitle("Order")
        .navigationBarTitleDisplayMode(.inline)
      }
      .tabItem { Label("Order", systemImage: "bag") }

      Text("Account").tabItem { Label("Account", systemImage: "person") }
    }
  }
}

#Preview {
  StartView()
}
