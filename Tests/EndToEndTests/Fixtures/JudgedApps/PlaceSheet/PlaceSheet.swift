import MapKit
import SwiftUI

struct PlaceScreen: View {
  let place: Place

  var body: some View {
    ZStack {
      Map()
        .ignoresSafeArea()
      PlaceSheet(place: place)
    }
  }
}

struct PlaceSheet: View {
  let place: Place

  var body: some View {
    GeometryReader { proxy in
      let height = proxy.size.height

      ScrollView {
        VStack(spacing: 0) {
          Color.clear
            .frame(height: height - PlaceSheetDetent.peek.visibleHeight(in: height))
            .allowsHitTesting(false)

          panel
            .frame(maxWidth: .infinity, minHeight: height, alignment: .top)
            .background(.background, in: .rect(topLeadingRadius: 24, topTrailingRadius: 24))
        }
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(
        DetentScrollBehavior(offsets: PlaceSheetDetent.offsets(in: height))
      )
    }
  }

  private var panel: some View {
    VStack(alignment: .leading, spacing: 0) {
      Capsule()
        .fill(.tertiary)
        .frame(width: 36, height: 5)
        .frame(maxWidth: .infinity)
        .padding(.vertical, 8)

      VStack(alignment: .leading, spacing: 4) {
        Text(place.name)
          .font(.title2.bold())
        Text(place.category)
          .foregroundStyle(.secondary)
      }
      .padding(.horizontal, 20)
      .frame(height: 84, alignment: .top)

      ForEach(place.reviews) { review in
        VStack(alignment: .leading, spacing: 4) {
          Text(review.author)
            .font(.subheadline.bold())
          Text(review.text)
            .font(.subheadline)
            .lineLimit(2)
        }
        .padding(.horizontal, 20)
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(height: 76)
      }
    }
  }
}

struct Place {
  struct Review: Identifiable, Hashable {
    let id: Int
    let author: String
    let text: String
  }

  let name: String
  let category: String
  let reviews: [Review]
}
