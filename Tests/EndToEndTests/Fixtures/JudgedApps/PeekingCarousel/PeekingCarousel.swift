//
//  PeekingCarousel.swift
//  Part 3 of "Modern scroll views, one weekend at a time"
//
//  In this part we let the neighbouring cards peek in from both sides.
//

import SwiftUI

struct Landmark: Identifiable {
  let id: Int
  let name: String
  let country: String
  let symbol: String
  let tint: Color

  static let samples: [Landmark] = [
    Landmark(id: 0, name: "Trolltunga", country: "Norway", symbol: "mountain.2", tint: .indigo),
    Landmark(id: 1, name: "Cinque Terre", country: "Italy", symbol: "sailboat", tint: .orange),
    Landmark(id: 2, name: "Skógafoss", country: "Iceland", symbol: "drop", tint: .teal),
    Landmark(id: 3, name: "Arashiyama", country: "Japan", symbol: "leaf", tint: .green),
    Landmark(id: 4, name: "Uyuni", country: "Bolivia", symbol: "sun.max", tint: .pink),
    Landmark(id: 5, name: "Hallstatt", country: "Austria", symbol: "house", tint: .brown),
  ]
}

private enum Metrics {
  static let margin: CGFloat = 32
  static let spacing: CGFloat = 16
  static let corner: CGFloat = 28
}

struct LandmarkCard: View {
  let landmark: Landmark

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      RoundedRectangle(cornerRadius: Metrics.corner, style: .continuous)
        .fill(landmark.tint.gradient)
      Image(systemName: landmark.symbol)
        .font(.system(size: 90, weight: .thin))
        .foregroundStyle(.white.opacity(0.5))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      VStack(alignment: .leading, spacing: 4) {
        Text(landmark.name)
          .font(.title2.bold())
        Text(landmark.country)
          .font(.subheadline)
          .opacity(0.8)
      }
      .foregroundStyle(.white)
      .padding(24)
    }
  }
}

struct PeekingCarousel: View {
  private let landmarks = Landmark.samples
  @State private var focused: Landmark.ID?

  private var caption: String {
    guard let focused, let match = landmarks.first(where: { $0.id == focused }) else {
      return "Swipe to explore"
    }
    return "\(match.id + 1) of \(landmarks.count)"
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Postcards")
        .font(.largeTitle.bold())
        .padding(.horizontal, Metrics.margin)

      ScrollView(.horizontal) {
        LazyHStack(spacing: Metrics.spacing) {
          ForEach(landmarks) { landmark in
            LandmarkCard(landmark: landmark)
              .containerRelativeFrame(.horizontal)
              .scrollTransition(axis: .horizontal) { content, phase in
                content
                  .scaleEffect(phase.isIdentity ? 1 : 0.94)
                  .opacity(phase.isIdentity ? 1 : 0.7)
              }
          }
        }
        .scrollTargetLayout()
      }
      .safeAreaPadding(.horizontal, Metrics.margin)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $focused)
      .scrollIndicators(.hidden)
      .frame(maxHeight: 440)

      Text(caption)
        .font(.footnote.monospacedDigit())
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity)
    }
    .padding(.vertical, 16)
  }
}

#Preview {
  PeekingCarousel()
}
