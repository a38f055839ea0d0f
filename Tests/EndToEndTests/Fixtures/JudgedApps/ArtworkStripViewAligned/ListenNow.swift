import SwiftUI
import Observation

@Observable
final class ListenNowModel {
  enum Artwork: CGFloat, CaseIterable {
    case small = 116, medium = 152, big = 228
  }

  var artwork = Artwork.medium
  var showsArchive = false
  let shows = (1...14).map { Show(id: $0, name: "Show \($0)") }
  let queue = (1...3).map { Show(id: 100 + $0, name: "Episode \($0)") }
}

struct Show: Identifiable {
  let id: Int
  let name: String
}

struct ListenNow: View {
  @State private var model = ListenNowModel()

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          ArtworkStrip("Up next", data: model.queue, side: 96) { ShowTile(show: $0) }
          ArtworkStrip("Your shows", data: model.shows, side: model.artwork.rawValue) {
            model.showsArchive = true
          } tile: {
            ShowTile(show: $0)
          }
        }
      }
      .navigationTitle("Listen now")
      .sheet(isPresented: $model.showsArchive) {
        List(model.shows) { Text($0.name) }
      }
      .safeAreaInset(edge: .bottom) {
        Picker("Artwork", selection: $model.artwork) {
          Text("S").tag(ListenNowModel.Artwork.small)
          Text("M").tag(ListenNowModel.Artwork.medium)
          Text("L").tag(ListenNowModel.Artwork.big)
        }
        .pickerStyle(.segmented)
        .padding()
        .background(.bar)
      }
    }
  }
}

private struct ShowTile: View {
  let show: Show

  var body: some View {
    VStack(alignment: .leading) {
      RoundedRectangle(cornerRadius: 10)
        .fill(.purple.opacity(0.2 + Double(show.id % 6) / 10))
        .aspectRatio(1, contentMode: .fit)
      Text(show.name).font(.footnote).lineLimit(1)
    }
  }
}

#Preview {
  ListenNow()
}
