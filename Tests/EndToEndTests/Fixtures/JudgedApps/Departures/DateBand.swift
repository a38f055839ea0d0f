import SwiftUI

struct DateBand: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.subheadline.weight(.semibold))
      .padding(.horizontal)
      .frame(maxWidth: .infinity, minHeight: 40, alignment: .leading)
      .background(Color(.secondarySystemBackground))
  }
}

extension View {
  func dateBand() -> some View { modifier(DateBand()) }
}
