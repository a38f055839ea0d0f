//
//  ClosetBrowser.swift
//  Capsule
//
//  Two shelves of garments, leafed through a screen at a time.
//

import SwiftUI

struct ClosetBrowser: View {
  @State private var closet = Closet.demo
  @State private var picked: Set<Garment.ID> = []
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  private enum Layout {
    static let margin: CGFloat = 16
    static let spacing: CGFloat = 10
  }

  private var isSideways: Bool { verticalSizeClass == .compact }
  private var perRow: Int { isSideways ? 6 : 3 }
  private var shelfHeight: CGFloat { isSideways ? 112 : 156 }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Label("\(picked.count) packed", systemImage: "suitcase")
        .font(.headline)
        .padding(.horizontal, Layout.margin)

      ScrollView(.horizontal) {
        LazyHGrid(rows: shelves, spacing: Layout.spacing) {
          ForEach(closet.garments) { garment in
            GarmentCell(garment: garment, isPicked: picked.contains(garment.id))
              .containerRelativeFrame(
                .horizontal,
                count: perRow,
                spacing: Layout.spacing
              )
              .onTapGesture { toggle(garment) }
          }
        }
      }
      .scrollIndicators(.never)
      .scrollTargetBehavior(.paging)
      .safeAreaPadding(.horizontal, Layout.margin)
      .frame(height: shelfHeight * 2 + Layout.spacing)

      Spacer(minLength: 0)
    }
    .padding(.top, 12)
    #if os(iOS)
    .sensoryFeedback(.impact(weight: .light), trigger: picked)
    #endif
  }

  private var shelves: [GridItem] {
    Array(repeating: GridItem(.fixed(shelfHeight), spacing: Layout.spacing), count: 2)
  }

  private func toggle(_ garment: Garment) {
    if picked.remove(garment.id) == nil {
      picked.insert(garment.id)
    }
  }
}

struct GarmentCell: View {
  let garment: Garment
  let isPicked: Bool

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: garment.kind.symbol)
        .font(.title)
        .foregroundStyle(garment.tint)
        .frame(maxHeight: .infinity)
      Text(garment.name)
        .font(.caption)
        .lineLimit(2)
        .multilineTextAlignment(.center)
        .minimumScaleFactor(0.8)
    }
    .padding(8)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(garment.tint.opacity(0.12), in: .rect(cornerRadius: 14))
    .overlay {
      RoundedRectangle(cornerRadius: 14)
        .strokeBorder(isPicked ? Color.accentColor : .clear, lineWidth: 2)
    }
  }
}

#Preview {
  ClosetBrowser()
}
