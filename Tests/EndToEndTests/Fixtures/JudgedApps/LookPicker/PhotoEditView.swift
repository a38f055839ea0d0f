import SwiftUI

struct PhotoEditView: View {
  let image: Image
  @State private var look: Look.ID? = allLooks[0].id

  private var current: Look {
    allLooks.first { $0.id == look } ?? allLooks[0]
  }

  var body: some View {
    VStack(spacing: 0) {
      image
        .resizable()
        .scaledToFit()
        .saturation(current.saturation)
        .contrast(current.contrast)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      LookPicker(look: $look)
      Text(current.name)
        .font(.footnote)
        .padding(.bottom, 6)
    }
    .background(.black)
    .foregroundStyle(.white)
  }
}

#Preview {
  PhotoEditView(image: Image(systemName: "photo"))
}
