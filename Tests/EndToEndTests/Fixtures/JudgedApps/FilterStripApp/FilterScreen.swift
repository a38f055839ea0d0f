import SwiftUI

@Observable
final class FilterModel {
  let filters = PhotoFilter.all
  var selected: PhotoFilter.ID? = PhotoFilter.all.first?.id
  var intensity = 1.0

  var canAdjust: Bool { selected != filters.first?.id }
}

struct FilterScreen: View {
  let photo: Image
  @State private var model = FilterModel()

  var body: some View {
    VStack(spacing: 12) {
      photo
        .resizable()
        .scaledToFit()
        .frame(maxWidth: .infinity, maxHeight: .infinity)

      Slider(value: $model.intensity)
        .padding(.horizontal, 32)
        .disabled(!model.canAdjust)

      CenteredStrip(
        items: model.filters,
        itemWidth: FilterTile.side,
        selection: $model.selected
      ) { filter in
        FilterTile(filter: filter, thumbnail: photo)
      }
      .frame(height: 92)
      .overlay(alignment: .top) { SelectionRing() }
    }
    .sensoryFeedback(.selection, trigger: model.selected)
    .preferredColorScheme(.dark)
  }
}

#Preview {
  FilterScreen(photo: Image(systemName: "photo"))
}
