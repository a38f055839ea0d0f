import SwiftUI

enum LibraryState {
  case loading
  case loaded([Volume])
}

struct LibraryScreen: View {
  @State private var state = LibraryState.loading

  var body: some View {
    VStack {
      switch state {
      case .loading: LoadingShelf()
      case .loaded(let volumes): VolumeShelf(volumes: volumes)
      }
    }
    .task { state = .loaded((0..<20).map { Volume(id: $0, title: "Volume \($0)") }) }
  }
}
