import SwiftUI
import SwiftData

struct HomesSplit: View {
  @Query(sort: \Home.rent) private var homes: [Home]
  @State private var selection: Home?

  var body: some View {
    NavigationSplitView {
      List(homes, selection: $selection) { home in
        NavigationLink(value: home) {
          LabeledContent(home.address, value: "\(home.rent) €")
        }
      }
      .navigationTitle("Homes")
    } detail: {
      if let selection {
        HomeDetail(home: selection).id(selection.persistentModelID)
      } else {
        ContentUnavailableView("Choose a home", systemImage: "house")
      }
    }
  }
}

struct HomeDetail: View {
  let home: Home
  @State private var zoomed: HomePhoto?

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      PhotoRail(photos: home.sortedPhotos) { zoomed = $0 }
      Group {
        Text(home.address).font(.title3.bold())
        Text("\(home.rent) € a month").foregroundStyle(.secondary)
      }
      .padding(.horizontal, 20)
      Spacer()
    }
    .navigationTitle(home.address)
    .navigationBarTitleDisplayMode(.inline)
    .sheet(item: $zoomed) { photo in
      Image(photo.asset)
        .resizable()
        .scaledToFit()
        .presentationDetents([.medium, .large])
    }
  }
}

#Preview {
  HomesSplit()
    .modelContainer(for: Home.self, inMemory: true)
}
