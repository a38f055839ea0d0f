import SwiftUI

@Observable
final class CropModel {
  var photoName: String
  var degrees = 0

  init(photoName: String) {
    self.photoName = photoName
  }

  var isEdited: Bool { degrees != 0 }
  var rotation: Angle { .degrees(Double(degrees)) }
}

struct CropScreen: View {
  @State private var model = CropModel(photoName: "harbour")

  var body: some View {
    VStack(spacing: 20) {
      Image(model.photoName)
        .resizable()
        .scaledToFit()
        .rotationEffect(model.rotation)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .clipped()

      Text("\(model.degrees)°")
        .font(.footnote.monospacedDigit())
        .foregroundStyle(model.isEdited ? .yellow : .secondary)

      StraightenRuler(degrees: $model.degrees)
        .padding(.horizontal, 20)
    }
    .padding(.vertical)
    .preferredColorScheme(.dark)
  }
}

#Preview {
  CropScreen()
}
