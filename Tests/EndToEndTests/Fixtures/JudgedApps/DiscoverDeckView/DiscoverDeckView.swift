import SwiftUI

struct DiscoverDeckView: View {
  @State private var model = DiscoverModel()

  var body: some View {
    VStack(spacing: 20) {
      HStack {
        Text("Discover")
          .font(.largeTitle.bold())
        Spacer()
        Button("Filters", systemImage: "slider.horizontal.3") {
          model.isFiltering.toggle()
        }
        .labelStyle(.iconOnly)
      }
      .padding(.horizontal, DeckMetrics.sideInset)

      ScrollView(.horizontal) {
        LazyHStack(spacing: DeckMetrics.gap) {
          ForEach(model.profiles) { profile in
            ProfileCard(profile: profile)
              .containerRelativeFrame(.horizontal) { length, _ in
                DeckMetrics.cardWidth(in: length)
              }
          }
        }
        .padding(.horizontal, DeckMetrics.sideInset)
      }
      .scrollIndicators(.hidden)
      .deckSnapping(count: model.profiles.count)

      HStack(spacing: 40) {
        Button("Pass", systemImage: "xmark") {}
        Button("Like", systemImage: "heart.fill") {}
          .tint(.pink)
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .padding(.bottom, 8)
    }
    .sheet(isPresented: $model.isFiltering) {
      Text("Distance, age and interests")
        .presentationDetents([.medium])
    }
  }
}

private struct ProfileCard: View {
  let profile: Profile

  var body: some View {
    RoundedRectangle(cornerRadius: 28, style: .continuous)
      .fill(profile.tint.gradient)
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading, spacing: 4) {
          Text("\(profile.name), \(profile.age)")
            .font(.title.bold())
          Text(profile.tagline)
            .font(.subheadline)
        }
        .foregroundStyle(.white)
        .padding(24)
      }
      .accessibilityElement(children: .combine)
  }
}

#Preview {
  DiscoverDeckView()
}
