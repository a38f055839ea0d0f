import SwiftUI

struct Session: Identifiable, Hashable {
  let id: String
  let title: String
  let minutes: Int
  let hue: Double
}

extension Session {
  static let morning: [Session] = [
    Session(id: "wake", title: "Wake gently", minutes: 5, hue: 0.08),
    Session(id: "box", title: "Box breathing", minutes: 4, hue: 0.55),
    Session(id: "body", title: "Body scan", minutes: 12, hue: 0.72),
    Session(id: "focus", title: "One point of focus", minutes: 8, hue: 0.40),
    Session(id: "thanks", title: "Three good things", minutes: 3, hue: 0.92),
  ]
}

struct BreathingFeed: View {
  var sessions: [Session] = Session.morning

  @State private var current: Session.ID?
  @State private var favorites: Set<Session.ID> = []

  var body: some View {
    ScrollView(.vertical) {
      LazyVStack(spacing: 0) {
        ForEach(sessions) { session in
          SessionPage(session: session, isActive: session.id == current)
            .containerRelativeFrame([.horizontal, .vertical])
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $current)
    .scrollIndicators(.hidden)
    .ignoresSafeArea()
    .overlay(alignment: .bottomTrailing) { heart }
    .background(.black)
    .onAppear { current = current ?? sessions.first?.id }
  }

  @ViewBuilder
  private var heart: some View {
    if let current {
      Button {
        favorites.formSymmetricDifference([current])
      } label: {
        Image(systemName: favorites.contains(current) ? "heart.fill" : "heart")
          .font(.title)
          .foregroundStyle(.white)
          .padding(24)
      }
    }
  }
}

private struct SessionPage: View {
  let session: Session
  let isActive: Bool

  @State private var inhaled = false

  var body: some View {
    ZStack {
      Color(hue: session.hue, saturation: 0.55, brightness: 0.45)
      Circle()
        .fill(.white.opacity(0.18))
        .frame(width: 220, height: 220)
        .scaleEffect(inhaled ? 1.25 : 0.8)
      VStack(spacing: 8) {
        Text(session.title).font(.largeTitle.weight(.medium))
        Text("\(session.minutes) min").font(.headline).opacity(0.7)
      }
      .foregroundStyle(.white)
    }
    .clipped()
    .onChange(of: isActive, initial: true) { _, active in
      if active {
        withAnimation(.easeInOut(duration: 4).repeatForever()) { inhaled = true }
      } else {
        withAnimation(.default) { inhaled = false }
      }
    }
  }
}

#Preview { BreathingFeed() }
