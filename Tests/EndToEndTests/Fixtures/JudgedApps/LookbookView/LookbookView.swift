import SwiftUI

struct LookbookView: View {
  let collection: LookbookCollection

  @State private var leadingLook: Look.ID?
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  private enum Metrics {
    static let gutter: CGFloat = 16
    static let margin: CGFloat = 20
  }

  private var looksPerScreen: Int {
    verticalSizeClass == .compact ? 2 : 1
  }

  private var isAtStart: Bool {
    leadingLook == nil || leadingLook == collection.looks.first?.id
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      header
        .padding(.horizontal, Metrics.margin)

      ScrollView(.horizontal) {
        LazyHStack(spacing: Metrics.gutter) {
          ForEach(collection.looks) { look in
            LookCard(look: look)
              .containerRelativeFrame(
                .horizontal,
                count: looksPerScreen,
                spacing: Metrics.gutter
              )
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $leadingLook)
      .carousel(margin: Metrics.margin)
    }
    .padding(.vertical, 16)
  }

  private var header: some View {
    HStack(alignment: .firstTextBaseline) {
      VStack(alignment: .leading, spacing: 2) {
        Text(collection.season.uppercased())
          .font(.caption)
          .foregroundStyle(.secondary)
        Text(collection.name)
          .font(.title2.bold())
      }
      Spacer()
      Button("First look") {
        withAnimation(.snappy) { leadingLook = collection.looks.first?.id }
      }
      .disabled(isAtStart)
    }
  }
}

private struct LookCard: View {
  let look: Look

  var body: some View {
    RoundedRectangle(cornerRadius: 20, style: .continuous)
      .fill(look.tint.gradient)
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading, spacing: 4) {
          Text(look.designer)
            .font(.caption)
          Text(look.title)
            .font(.headline)
          Text(look.price, format: .currency(code: "EUR"))
            .font(.subheadline.monospacedDigit())
        }
        .foregroundStyle(.white)
        .padding(20)
      }
      .accessibilityElement(children: .combine)
  }
}

struct CarouselModifier: ViewModifier {
  let margin: CGFloat

  func body(content: Content) -> some View {
    content
      .contentMargins(.horizontal, margin, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
      .scrollIndicators(.hidden)
  }
}

extension View {
  func carousel(margin: CGFloat) -> some View {
    modifier(CarouselModifier(margin: margin))
  }
}

#Preview {
  LookbookView(collection: .coastal)
}
