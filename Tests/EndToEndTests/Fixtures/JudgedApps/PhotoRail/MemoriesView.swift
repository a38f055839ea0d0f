import SwiftUI

struct Photo: Identifiable {
  let id: Int
  let hue: Double
  let isFavourite: Bool
}

@MainActor
final class MemoriesViewModel: ObservableObject {
  @Published var photos: [Photo] = []

  func fetch() async {
    photos = (0..<30).map {
      Photo(id: $0, hue: Double($0) / 30, isFavourite: $0.isMultiple(of: 5))
    }
  }
}

struct MemoriesView: View {
  @StateObject private var viewModel = MemoriesViewModel()
  @State private var opened: Photo?

  var body: some View {
    VStack(alignment: .leading, spacing: Tokens.Spacing.medium) {
      Text("On this day")
        .font(.title2.bold())
        .padding(.horizontal, Tokens.Rail.inset)
      PhotoRail(photos: viewModel.photos) { opened = $0 }
      Spacer()
    }
    .task { await viewModel.fetch() }
    .sheet(item: $opened) { photo in
      Color(hue: photo.hue, saturation: 0.5, brightness: 0.9).ignoresSafeArea()
    }
  }
}

#Preview {
  MemoriesView()
}
