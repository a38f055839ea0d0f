import SwiftUI

enum FilterPreset: String, CaseIterable, Identifiable {
  case original, vivid, warm, cool, dramatic, fade, mono, silvertone, noir, grain, dusk

  var id: Self { self }
  var title: String { rawValue.capitalized }
  var saturation: Double {
    switch self {
    case .vivid, .dramatic: 1.4
    case .fade, .dusk: 0.7
    case .mono, .silvertone, .noir: 0
    default: 1
    }
  }
}

struct PhotoEditorView: View {
  @State private var filter: FilterPreset? = .original

  var body: some View {
    VStack(spacing: 0) {
      Image("holiday")
        .resizable()
        .scaledToFit()
        .saturation((filter ?? .original).saturation)
        .frame(maxWidth: .infinity, maxHeight: .infinity)

      Text((filter ?? .original).title)
        .font(.footnote.weight(.semibold))
        .padding(.vertical, 12)

      FilterStrip(selection: $filter)
        .frame(height: 96)
        .padding(.bottom, 16)
    }
    .background(.black)
    .foregroundStyle(.white)
  }
}

struct FilterStrip: View {
  @Binding var selection: FilterPreset?

  private let thumbnail: CGFloat = 64
  private let gap: CGFloat = 10

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        LazyHStack(spacing: gap) {
          ForEach(FilterPreset.allCases) { preset in
            thumbnailView(for: preset)
          }
        }
        .scrollTargetLayout()
        .frame(height: proxy.size.height)
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
      .scrollPosition(id: $selection, anchor: .center)
      .contentMargins(.horizontal, (proxy.size.width - thumbnail) / 2, for: .scrollContent)
      .overlay {
        RoundedRectangle(cornerRadius: 14)
          .strokeBorder(.white, lineWidth: 3)
          .frame(width: thumbnail + 8, height: thumbnail + 8)
          .allowsHitTesting(false)
      }
    }
    .sensoryFeedback(.selection, trigger: selection)
  }

  private func thumbnailView(for preset: FilterPreset) -> some View {
    Image("holiday")
      .resizable()
      .scaledToFill()
      .saturation(preset.saturation)
      .frame(width: thumbnail, height: thumbnail)
      .clipShape(.rect(cornerRadius: 10))
      .scrollTransition(.interactive, axis: .horizontal) { content, phase in
        content.opacity(phase.isIdentity ? 1 : 0.6)
      }
      .onTapGesture {
        withAnimation(.snappy) { selection = preset }
      }
      .accessibilityLabel(preset.title)
      .accessibilityAddTraits(preset == selection ? .isSelected : [])
  }
}

#Preview {
  PhotoEditorView()
}
