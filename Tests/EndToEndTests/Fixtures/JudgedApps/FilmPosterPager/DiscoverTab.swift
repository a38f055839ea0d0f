import SwiftUI

struct Film: Identifiable, Hashable {
  let id: UUID
  let title: String
  let year: Int

  init(_ title: String, _ year: Int) {
    id = UUID()
    self.title = title
    self.year = year
  }
}

@Observable
final class Catalogue {
  var films = [
    Film("The Long Night", 2021), Film("Harbour", 2019), Film("Kestrel", 2023),
    Film("Two Winters", 2020), Film("Paper Moon Road", 2024), Film("Undertow", 2018),
    Film("Saltwater", 2022), Film("Nine Letters", 2017),
  ]
}

struct DiscoverTab: View {
  @State private var catalogue = Catalogue()
  @State private var selected: Film?

  var body: some View {
    PosterPager(catalogue.films) { film in
      Button {
        selected = film
      } label: {
        Poster(film: film)
      }
      .buttonStyle(.plain)
    }
    .frame(maxHeight: 460)
    .sheet(item: $selected) { film in
      VStack(spacing: 8) {
        Text(film.title).font(.largeTitle)
        Text(film.year, format: .number.grouping(.never))
      }
      .presentationDetents([.medium])
    }
  }
}

private struct Poster: View {
  let film: Film

  var body: some View {
    RoundedRectangle(cornerRadius: 18)
      .fill(.indigo.gradient)
      .overlay(alignment: .bottom) {
        Text(film.title)
          .font(.title2.weight(.heavy))
          .foregroundStyle(.white)
          .padding()
      }
  }
}

#Preview {
  TabView {
    DiscoverTab().tabItem { Label("Discover", systemImage: "sparkles.tv") }
    Text("Library").tabItem { Label("Library", systemImage: "books.vertical") }
  }
}
