import SwiftUI

struct HomeView: View {
  @State private var restaurants = Restaurant.load()
  @State private var address = "Main St 12"
  let categories = ["🍕", "🍣", "🌮", "🥗", "🍔", "🥙", "🍩", "☕️"]

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      VStack(alignment: .leading, spacing: 20) {
        Label(address, systemImage: "mappin.and.ellipse")
          .font(.headline)
          .padding(.horizontal, K.side)

        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 10) {
            ForEach(categories, id: \.self) { c in
              Text(c).font(.largeTitle).padding(10).background(.orange.opacity(0.15), in: Circle())
            }
          }
          .padding(.horizontal, K.side)
        }

        Text("Near you").font(.title2.bold()).padding(.horizontal, K.side)
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: K.spacing) {
            ForEach(restaurants) { r in
              RestaurantCard(restaurant: r)
            }
          }
          .padding(.horizontal, K.side)
        }
        .scrollTargetBehavior(CardSnap(cardWidth: K.cardWidth, spacing: K.spacing))
      }
      .padding(.vertical)
    }
  }
}

enum K {
  static let side: CGFloat = 16
  static let spacing: CGFloat = 14
  static let cardWidth: CGFloat = 260
}

struct RestaurantCard: View {
  let restaurant: Restaurant

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Image(restaurant.id)
        .resizable()
        .scaledToFill()
        .frame(width: K.cardWidth, height: 150)
        .clipped()
      Group {
        Text(restaurant.name).font(.headline)
        HStack {
          Text(restaurant.cuisine)
          Spacer()
          Text("\(restaurant.minutes) min")
          Label(String(format: "%.1f", restaurant.rating), systemImage: "star.fill")
        }
        .font(.caption)
      }
      .padding(.horizontal, 10)
    }
    .padding(.bottom, 10)
    .frame(width: K.cardWidth)
    .background(Color(.secondarySystemBackground))
    .clipShape(RoundedRectangle(cornerRadius: 14))
  }
}

#Preview("iPhone 16 Pro") { HomeView() }
