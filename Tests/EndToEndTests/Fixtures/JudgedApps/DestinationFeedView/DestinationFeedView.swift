import Observation
import SwiftUI

@Observable
final class DestinationFeedModel {
  var destinations: [Destination] = Destination.featured
  var saved: Set<Destination.ID> = []
  var visible: Destination.ID?

  func toggleSaved(_ id: Destination.ID) {
    if saved.remove(id) == nil { saved.insert(id) }
  }
}

struct DestinationFeedView: View {
  @State private var model = DestinationFeedModel()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ZStack(alignment: .top) {
      feed
      topBar
    }
    .background(.black)
    .preferredColorScheme(.dark)
  }

  private var feed: some View {
    ScrollView(.vertical) {
      LazyVStack(spacing: 0) {
        ForEach(model.destinations) { destination in
          DestinationPage(
            destination: destination,
            isSaved: model.saved.contains(destination.id),
            onSave: { model.toggleSaved(destination.id) }
          )
          .containerRelativeFrame([.horizontal, .vertical])
          .clipped()
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $model.visible)
    .scrollIndicators(.hidden)
    .ignoresSafeArea()
  }

  private var topBar: some View {
    HStack {
      Button("Close", systemImage: "xmark") { dismiss() }
        .labelStyle(.iconOnly)
      Spacer()
      Text("For you")
        .font(.headline)
      Spacer()
      Button("Search", systemImage: "magnifyingglass") {}
        .labelStyle(.iconOnly)
    }
    .padding(.horizontal, 20)
    .frame(height: 44)
    .foregroundStyle(.white)
  }
}

#Preview {
  DestinationFeedView()
}
