import SwiftUI

struct DealStrip: View {
  let pages: [DealPage]
  @State private var pageID: DealPage.ID?

  private let gutter: CGFloat = 12

  var body: some View {
    VStack(spacing: 10) {
      ScrollView(.horizontal) {
        HStack(spacing: gutter) {
          ForEach(pages) { page in
            HStack(spacing: gutter) {
              ForEach(page.deals) { DealTile(deal: $0) }
              if page.deals.count < 2 {
                Color.clear.frame(maxWidth: .infinity)
              }
            }
            .containerRelativeFrame(.horizontal) { length, _ in length - gutter }
          }
        }
        .scrollTargetLayout()
        .padding(.trailing, gutter)
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $pageID)
      .padding(.trailing, -gutter)
      .frame(height: 128)

      HStack(spacing: 6) {
        ForEach(pages) { page in
          Circle()
            .fill(page.id == (pageID ?? 0) ? Color.orange : .gray.opacity(0.3))
            .frame(width: 6, height: 6)
        }
      }
      .animation(.snappy, value: pageID)
    }
  }
}

private struct DealTile: View {
  let deal: Deal

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Image(systemName: deal.symbol).font(.title2)
      Spacer(minLength: 0)
      Text(deal.shop).font(.subheadline.bold())
      Text(deal.line).font(.caption).foregroundStyle(.secondary)
    }
    .lineLimit(1)
    .padding(12)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(.orange.opacity(0.15), in: .rect(cornerRadius: 14))
  }
}
