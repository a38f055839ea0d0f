import SwiftUI

struct FilterEditor: View {
  @State private var selected: PhotoFilter = .original
  @State private var strength = 1.0

  var body: some View {
    VStack(spacing: 0) {
      photo
      Slider(value: $strength, in: 0...1)
        .padding(.horizontal, 32)
        .padding(.vertical, 12)
        .disabled(selected == .original)
      FilterStrip(filters: PhotoFilter.allCases, selected: $selected)
        .padding(.bottom, 8)
    }
    .background(Color.black)
    .preferredColorScheme(.dark)
  }

  private var photo: some View {
    Rectangle()
      .fill(selected.tint.opacity(strength).gradient)
      .overlay { Image(systemName: "photo").font(.system(size: 72)).foregroundStyle(.white.opacity(0.5)) }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

struct FilterStrip: View {
  let filters: [PhotoFilter]
  @Binding var selected: PhotoFilter

  fileprivate static let tile: CGFloat = 92
  fileprivate static let spacing: CGFloat = 8
  fileprivate static let inset: CGFloat = 20

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: Self.spacing) {
        ForEach(filters) { filter in
          Button {
            withAnimation(.snappy) { selected = filter }
          } label: {
            VStack(spacing: 6) {
              RoundedRectangle(cornerRadius: 12)
                .fill(filter.tint.gradient)
                .frame(width: Self.tile, height: 92)
                .overlay {
                  if filter == selected {
                    RoundedRectangle(cornerRadius: 12).strokeBorder(.white, lineWidth: 3)
                  }
                }
              Text(filter.rawValue.capitalized).font(.caption2).lineLimit(1)
            }
            .frame(width: Self.tile)
          }
          .buttonStyle(.plain)
        }
      }
      .padding(.horizontal, Self.inset)
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(TileSnapping(count: filters.count))
    .frame(height: 124)
  }
}

private struct TileSnapping: ScrollTargetBehavior {
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard count > 0 else { return }
    let pitch = FilterStrip.tile + FilterStrip.spacing
    let index = Int((target.rect.minX / pitch).rounded())
    let clamped = min(max(index, 0), count - 1)
    target.rect.origin.x = CGFloat(clamped) * pitch
  }
}

#Preview {
  FilterEditor()
}
