import SwiftUI

struct Offer: Identifiable {
  let id: Int
  let text: String
  let color: Color
}

struct HomeView: View {
  private let offers = [
    Offer(id: 0, text: "2 for 1 on coffee", color: .brown),
    Offer(id: 1, text: "Free delivery this week", color: .green),
    Offer(id: 2, text: "Student discount", color: .blue),
    Offer(id: 3, text: "New: oat cookies", color: .orange),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("Good morning").font(.largeTitle.bold()).padding(.horizontal, 20)
      BannerCarousel(items: offers) { offer in
        ZStack {
          offer.color
          Text(offer.text).font(.title2.bold()).foregroundStyle(.white)
        }
      }
      Spacer()
    }
  }
}

#Preview { HomeView() }
