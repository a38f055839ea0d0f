import SwiftUI
import Observation

@Observable
final class LensModel {
  let stops: [Double] = [13, 16, 20, 24, 28, 35, 50, 65, 77, 100, 120, 200]
  var selected: Double? = 24
  var zoomFactor: Double { (selected ?? 24) / 24 }
}

struct ViewfinderView: View {
  @State private var lens = LensModel()

  var body: some View {
    VStack(spacing: 0) {
      Spacer()
      Text("\(lens.zoomFactor, specifier: "%.1f")×")
        .font(.title2.monospacedDigit().weight(.semibold))
        .foregroundStyle(.yellow)
        .contentTransition(.numericText(value: lens.zoomFactor))
      FocalDial(lens: lens)
        .frame(height: Dial.height)
      ShutterButton()
        .padding(.bottom, 16)
    }
    .background { Color.black.ignoresSafeArea() }
    .preferredColorScheme(.dark)
    .animation(.snappy, value: lens.selected)
  }
}

struct FocalDial: View {
  @Bindable var lens: LensModel

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        LazyHStack(spacing: 4) {
          ForEach(lens.stops, id: \.self) { stop in
            Text(stop, format: .number)
              .font(.callout.monospacedDigit())
              .foregroundStyle(stop == lens.selected ? .yellow : .white)
              .dialSlot()
              .scrollTransition(.interactive, axis: .horizontal) { content, phase in
                content.opacity(1 - abs(phase.value) * 0.6)
              }
          }
        }
        .scrollTargetLayout()
        .frame(height: Dial.height)
      }
      .modifier(DialScroll(selection: $lens.selected, width: proxy.size.width, needle: needle))
    }
  }

  private var needle: some View {
    RoundedRectangle(cornerRadius: 16)
      .strokeBorder(.yellow, lineWidth: 2)
      .frame(width: Dial.face, height: Dial.face)
  }
}

private struct ShutterButton: View {
  var body: some View {
    Button {
    } label: {
      Circle().fill(.white).frame(width: 64, height: 64)
        .padding(4)
        .overlay { Circle().stroke(.white, lineWidth: 3) }
    }
    .accessibilityLabel("Take picture")
  }
}

#Preview(traits: .landscapeRight) { ViewfinderView() }
