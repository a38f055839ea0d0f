import SwiftUI

struct Service: Identifiable {
  let id: String
  let symbol: String
}

struct ServicesView: View {
  private let services: [Service] = [
    .init(id: "Cards", symbol: "creditcard"), .init(id: "Transfers", symbol: "arrow.left.arrow.right"),
    .init(id: "Savings", symbol: "banknote"), .init(id: "Loans", symbol: "percent"),
    .init(id: "Phone", symbol: "phone"), .init(id: "Travel", symbol: "airplane"),
    .init(id: "Home", symbol: "house"), .init(id: "Health", symbol: "cross"),
    .init(id: "Taxes", symbol: "doc.text"), .init(id: "Gifts", symbol: "gift"),
    .init(id: "Tickets", symbol: "ticket"), .init(id: "Parking", symbol: "parkingsign"),
    .init(id: "Energy", symbol: "bolt"), .init(id: "Water", symbol: "drop"),
    .init(id: "Chat", symbol: "bubble.left"), .init(id: "Stocks", symbol: "chart.xyaxis.line"),
    .init(id: "Crypto", symbol: "bitcoinsign"), .init(id: "More", symbol: "ellipsis"),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        PagedGrid(data: services) { service in
          VStack(spacing: 8) {
            Image(systemName: service.symbol)
              .font(.title2)
              .frame(width: 56, height: 56)
              .background(.quaternary, in: .rect(cornerRadius: 16))
            Text(service.id).font(.caption).lineLimit(1)
          }
          .frame(maxWidth: .infinity)
        }
        .padding(.top, 12)
      }
      .navigationTitle("Services")
    }
  }
}

#Preview {
  ServicesView()
}
