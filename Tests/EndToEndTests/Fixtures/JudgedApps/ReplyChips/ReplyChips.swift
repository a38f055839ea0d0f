import SwiftUI

struct ReplyChips: View {
  let suggestions: [Suggestion]
  let send: (Suggestion) -> Void

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 8) {
        ForEach(suggestions) { s in
          Button {
            send(s)
          } label: {
            Text(s.text)
              .lineLimit(1)
              .chip()
          }
          .buttonStyle(.plain)
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.trailing, 16, for: .scrollContent)
    .safeAreaPadding(.leading, 56)
    .scrollTargetBehavior(.viewAligned)
    .scrollIndicators(.hidden)
    .frame(height: 52)
    .overlay(alignment: .leading) {
      Image(systemName: "sparkles")
        .frame(width: 40, height: 52)
        .background(.background)
        .padding(.leading, 8)
        .allowsHitTesting(false)
    }
  }
}

private extension View {
  func chip() -> some View {
    padding(.horizontal, 14)
      .frame(height: 36)
      .background(.quaternary, in: .capsule)
      .contentShape(.capsule)
  }
}
