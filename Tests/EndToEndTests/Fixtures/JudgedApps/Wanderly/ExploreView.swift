import SwiftUI

struct ExploreView: View {
  var places: [Place] = Place.samples
  @State private var query = ""

  private var filtered: [Place] {
    query.isEmpty ? places : places.filter { $0.name.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 14) {
        ForEach(filtered) { place in
          PlaceRow(place: place)
        }
      }
      .scrollTargetLayout()
      .padding(.top, BarMetrics.height + 14)
      .padding(.horizontal, 20)
      .padding(.bottom, 24)
    }
    .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
    .scrollIndicators(.hidden)
    .floatingBar {
      HStack {
        Text("Explore").font(.title2.bold())
        Spacer()
        TextField("Search", text: $query)
          .textFieldStyle(.roundedBorder)
          .frame(width: 150)
      }
    }
  }
}

struct PlaceRow: View {
  let place: Place

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      VStack(alignment: .leading, spacing: 4) {
        Text(place.name).font(.headline)
        Text(place.country).font(.subheadline).foregroundStyle(.secondary)
        Spacer()
        HStack {
          Label("\(place.nights) nights", systemImage: "moon")
          Spacer()
          Text(place.price, format: .currency(code: "EUR").precision(.fractionLength(0)))
            .bold()
        }
        .font(.footnote)
      }
      Image(place.imageName)
        .resizable()
        .scaledToFill()
        .frame(width: 110, height: 104)
        .clipShape(.rect(cornerRadius: 12))
    }
    .padding(12)
    .frame(height: 128)
    .background(.background, in: .rect(cornerRadius: 18))
    .shadow(color: .black.opacity(0.08), radius: 8, y: 3)
  }
}

#Preview {
  ExploreView()
}
