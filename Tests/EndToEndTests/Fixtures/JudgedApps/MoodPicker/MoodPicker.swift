import SwiftUI

struct Mood: Identifiable, Hashable {
  let symbol: String
  let name: String
  var id: String { name }

  static let all: [Mood] = [
    Mood(symbol: "cloud.rain", name: "Low"),
    Mood(symbol: "cloud", name: "Flat"),
    Mood(symbol: "wind", name: "Restless"),
    Mood(symbol: "leaf", name: "Calm"),
    Mood(symbol: "cloud.sun", name: "Fine"),
    Mood(symbol: "sun.max", name: "Bright"),
    Mood(symbol: "flame", name: "Driven"),
    Mood(symbol: "sparkles", name: "Elated"),
    Mood(symbol: "moon.zzz", name: "Tired"),
  ]
}

private enum Wheel {
  static let itemSize: CGFloat = 72
  static let spacing: CGFloat = 16
  static let ringSize: CGFloat = 80
  static let pitch = itemSize + spacing

  static func sideInset(in width: CGFloat) -> CGFloat {
    max(0, (width - pitch) / 2)
  }
}

struct CenteredItemBehavior: ScrollTargetBehavior {
  let pitch: CGFloat
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard count > 0 else { return }
    let nearest = (target.rect.minX / pitch).rounded()
    let index = min(max(nearest, 0), CGFloat(count - 1))
    target.rect.origin.x = index * pitch
  }
}

struct MoodPicker: View {
  @State private var selection = 0
  private let moods = Mood.all

  var body: some View {
    VStack(spacing: 24) {
      Text("How are you today?")
        .font(.title2.bold())

      GeometryReader { proxy in
        wheel(width: proxy.size.width)
      }
      .frame(height: Wheel.ringSize)

      Text(moods[selection].name)
        .font(.headline)
        .contentTransition(.opacity)

      Button("Save") {}
        .buttonStyle(.borderedProminent)
    }
    .sensoryFeedback(.selection, trigger: selection)
  }

  private func wheel(width: CGFloat) -> some View {
    ScrollView(.horizontal) {
      HStack(spacing: Wheel.spacing) {
        ForEach(moods) { mood in
          Image(systemName: mood.symbol)
            .font(.title)
            .frame(width: Wheel.itemSize, height: Wheel.itemSize)
            .background(.quaternary, in: .circle)
            .accessibilityLabel(mood.name)
        }
      }
      .padding(.horizontal, Wheel.sideInset(in: width))
      .frame(height: Wheel.ringSize)
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(CenteredItemBehavior(pitch: Wheel.pitch, count: moods.count))
    .onScrollGeometryChange(for: Int.self) { geometry in
      Int((geometry.contentOffset.x / Wheel.pitch).rounded())
    } action: { _, index in
      selection = min(max(index, 0), moods.count - 1)
    }
    .overlay {
      Circle()
        .strokeBorder(.tint, lineWidth: 3)
        .frame(width: Wheel.ringSize, height: Wheel.ringSize)
        .allowsHitTesting(false)
    }
  }
}

#Preview {
  MoodPicker()
}
