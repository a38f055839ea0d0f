import SwiftUI

struct SightingsFeed: View {
  let sightings: [Sighting]

  @State private var liked: Set<Sighting.ID> = []

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.vertical) {
        LazyVStack(spacing: 0) {
          ForEach(sightings) { sighting in
            SightingPage(sighting: sighting, isLiked: liked.contains(sighting.id)) {
              toggle(sighting.id)
            }
            .frame(height: proxy.size.height)
          }
        }
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.paging)
      .ignoresSafeArea()
    }
    .background(.black)
    .overlay(alignment: .top) {
      Text("Today")
        .font(.headline)
        .foregroundStyle(.white)
        .shadow(radius: 3)
        .padding(.top, 6)
        .allowsHitTesting(false)
    }
    .preferredColorScheme(.dark)
  }

  private func toggle(_ id: Sighting.ID) {
    if liked.remove(id) == nil {
      liked.insert(id)
    }
  }
}

private struct SightingPage: View {
  let sighting: Sighting
  let isLiked: Bool
  let onLike: () -> Void

  var body: some View {
    LinearGradient(colors: sighting.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
      .overlay {
        Image(systemName: "bird.fill")
          .font(.system(size: 120))
          .foregroundStyle(.white.opacity(0.35))
      }
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading, spacing: 4) {
          Text(sighting.species).font(.title2.bold())
          Label(sighting.place, systemImage: "mappin.and.ellipse")
          Text("@\(sighting.observer)").font(.footnote)
        }
        .foregroundStyle(.white)
        .padding(24)
      }
      .overlay(alignment: .bottomTrailing) {
        Button(action: onLike) {
          VStack(spacing: 4) {
            Image(systemName: isLiked ? "heart.fill" : "heart")
              .font(.title)
              .symbolEffect(.bounce, value: isLiked)
            Text(sighting.likes + (isLiked ? 1 : 0), format: .number)
              .font(.caption)
          }
        }
        .foregroundStyle(.white)
        .padding(24)
      }
      .clipped()
      .contentShape(.rect)
      .onTapGesture(count: 2, perform: onLike)
  }
}

#Preview {
  SightingsFeed(sightings: Sighting.today)
}
