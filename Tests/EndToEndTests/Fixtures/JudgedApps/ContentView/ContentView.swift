//
//  ContentView.swift
//  TravelCards
//
//  Created by Mira on 12.03.24.
//

import SwiftUI

struct Place: Identifiable {
  let id = UUID()
  let name: String
  let country: String
  let color: Color
}

let places = [
  Place(name: "Porto", country: "Portugal", color: .orange),
  Place(name: "Bergen", country: "Norway", color: .teal),
  Place(name: "Kyoto", country: "Japan", color: .pink),
  Place(name: "Cusco", country: "Peru", color: .brown),
  Place(name: "Hobart", country: "Australia", color: .green),
  Place(name: "Tbilisi", country: "Georgia", color: .indigo),
]

// Snaps the closest card to the middle of the screen.
// 300 is the card, 16 is the gap.
struct CardSnapping: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step: CGFloat = 300 + 16
    let card = (target.rect.minX / step).rounded()
    target.rect.origin.x = card * step
  }
}

struct PlaceCard: View {
  let place: Place

  var body: some View {
    RoundedRectangle(cornerRadius: 28)
      .fill(place.color.gradient)
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading) {
          Text(place.name)
            .font(.largeTitle.bold())
          Text(place.country)
            .font(.headline)
            .opacity(0.8)
        }
        .foregroundStyle(.white)
        .padding(24)
      }
  }
}

struct ContentView: View {
  // room left and right so that the first and last card are centered too
  var sidePadding: CGFloat {
    (UIScreen.main.bounds.width - 300) / 2
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Where next?")
        .font(.title.bold())
        .padding(.horizontal)

      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 16) {
          ForEach(places) { place in
            PlaceCard(place: place)
              .frame(width: 300, height: 420)
              .scrollTransition { content, phase in
                content.scaleEffect(phase.isIdentity ? 1 : 0.92)
              }
          }
        }
        .padding(.horizontal, sidePadding)
      }
      .scrollTargetBehavior(CardSnapping())
    }
  }
}

#Preview {
  ContentView()
}
