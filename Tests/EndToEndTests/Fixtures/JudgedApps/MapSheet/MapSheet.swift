//
//  MapSheet.swift
//  A bottom sheet made of nothing but a ScrollView
//

import SwiftUI
import MapKit

struct Cafe: Identifiable {
  let id: Int
  let name: String
  let rating: Double
}

struct MapSheet: View {
  @State private var favorites: Set<Int> = []

  let cafes = (1...20).map {
    Cafe(id: $0, name: "Café No. \($0)", rating: 3.5 + Double($0 % 4) * 0.4)
  }

  var body: some View {
    ZStack {
      Map()
        .ignoresSafeArea()

      ScrollView(showsIndicators: false) {
        VStack(spacing: 0) {
          // empty part, the map shines through
          Color.clear
            .frame(height: 560)

          VStack(spacing: 0) {
            Capsule()
              .fill(.tertiary)
              .frame(width: 36, height: 5)
              .frame(height: 40)

            ForEach(cafes) { cafe in
              CafeRow(cafe: cafe, isFavorite: favorites.contains(cafe.id))
                .frame(height: 56)
                .contentShape(Rectangle())
                .onTapGesture {
                  if favorites.contains(cafe.id) {
                    favorites.remove(cafe.id)
                  } else {
                    favorites.insert(cafe.id)
                  }
                }
            }
          }
          .background(
            .regularMaterial, in: UnevenRoundedRectangle(topLeadingRadius: 24, topTrailingRadius: 24))
        }
      }
      .scrollTargetBehavior(SheetStops())
    }
  }
}

// small, half and full
struct SheetStops: ScrollTargetBehavior {
  let stops: [CGFloat] = [0, 280, 560]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY

    // sheet is full, now the list scrolls like a normal list
    if y > 560 { return }

    var best = stops[0]
    for stop in stops {
      if abs(stop - y) < abs(best - y) {
        best = stop
      }
    }
    target.rect.origin.y = best
  }
}

struct CafeRow: View {
  let cafe: Cafe
  let isFavorite: Bool

  var body: some View {
    HStack {
      Image(systemName: "cup.and.saucer.fill")
        .foregroundStyle(.brown)
      Text(cafe.name)
      Spacer()
      if isFavorite {
        Image(systemName: "star.fill").foregroundStyle(.yellow)
      }
      Text(cafe.rating, format: .number.precision(.fractionLength(1)))
        .foregroundStyle(.secondary)
    }
    .padding(.horizontal)
  }
}

#Preview {
  MapSheet()
}
