import SwiftUI

struct HotelCard: View {
  let hotel: Hotel

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 10)
        .fill(.teal.gradient)
        .frame(width: 84, height: 84)
      VStack(alignment: .leading, spacing: 4) {
        Text(hotel.name).font(.headline).lineLimit(2)
        Text(String(repeating: "★", count: hotel.stars)).font(.caption)
      }
      Spacer(minLength: 0)
    }
    .padding(12)
    .frame(maxWidth: .infinity)
    .background(.background, in: .rect(cornerRadius: 18))
  }
}

/// Cards fill a phone and keep a readable width on the iPad.
struct AdaptiveCardWidth: ViewModifier {
  @Environment(\.horizontalSizeClass) private var sizeClass

  func body(content: Content) -> some View {
    if sizeClass == .regular {
      content.frame(width: 340)
    } else {
      content.containerRelativeFrame(.horizontal)
    }
  }
}

extension View {
  func adaptiveCardWidth() -> some View { modifier(AdaptiveCardWidth()) }
}
