import SwiftUI

struct TourPage: Identifiable {
  let id: Int
  let symbol: String
  let title: String
  let text: String

  static let whatsNew = [
    TourPage(id: 0, symbol: "sparkles", title: "A fresh look", text: "Bigger titles, calmer colors."),
    TourPage(
      id: 1, symbol: "magnifyingglass", title: "Search everything", text: "Notes, tags and attachments."),
    TourPage(id: 2, symbol: "lock", title: "Private by default", text: "Nothing leaves your device."),
    TourPage(id: 3, symbol: "icloud", title: "Sync when you like", text: "Turn it on in Settings."),
  ]
}

struct FeatureTour: View {
  let pages: [TourPage]
  var onDone: () -> Void = {}

  private let margin: CGFloat = 32
  private let gap: CGFloat = 16
  @State private var current: Int? = 0

  var body: some View {
    VStack(spacing: 24) {
      GeometryReader { geo in
        let pageWidth = max(0, geo.size.width - 2 * margin)
        ScrollView(.horizontal) {
          HStack(spacing: gap) {
            ForEach(pages) { page in
              card(page)
                .frame(width: pageWidth, height: geo.size.height)
            }
          }
          .scrollTargetLayout()
        }
        .contentMargins(.horizontal, margin, for: .scrollContent)
        .scrollIndicators(.hidden)
        .scrollTargetBehavior(TourBehavior(pitch: pageWidth + gap, pageCount: pages.count))
        .scrollPosition(id: $current)
      }
      dots
      Button("Continue", action: onDone)
        .buttonStyle(.borderedProminent)
    }
    .padding(.vertical, 32)
  }

  private func card(_ page: TourPage) -> some View {
    VStack(spacing: 16) {
      Image(systemName: page.symbol).font(.system(size: 72))
      Text(page.title).font(.title.bold())
      Text(page.text).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.regularMaterial, in: .rect(cornerRadius: 28))
  }

  private var dots: some View {
    HStack(spacing: 8) {
      ForEach(pages) { page in
        Circle()
          .fill(page.id == current ? Color.accentColor : .secondary.opacity(0.3))
          .frame(width: 8, height: 8)
      }
    }
  }
}

#Preview { FeatureTour(pages: TourPage.whatsNew) }
