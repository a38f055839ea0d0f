import SwiftUI

enum HeaderMetrics {
  static let bar: CGFloat = 56
  static let chips: CGFloat = 44
}

struct FilterHeader: View {
  let title: String
  let active: [String]
  let send: (MarketFeature.Action) -> Void

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text(title).font(.headline)
        Spacer()
        Menu("Filter", systemImage: "line.3.horizontal.decrease") {
          ForEach(MarketFeature.tags, id: \.self) { tag in
            Button(tag) { send(.toggle(tag)) }
          }
        }
      }
      .padding(.horizontal)
      .frame(height: HeaderMetrics.bar)

      if !active.isEmpty {
        HStack {
          ForEach(active, id: \.self) { tag in
            Button(tag) { send(.toggle(tag)) }
              .buttonStyle(.bordered)
              .controlSize(.small)
          }
          Spacer()
        }
        .padding(.horizontal)
        .frame(height: HeaderMetrics.chips)
      }
    }
    .background(.background)
  }
}
