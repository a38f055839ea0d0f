import SwiftUI

struct GuitarString: Identifiable, Hashable {
  let id: Int
  let note: String
  let octave: Int
  let hertz: Double
}

struct Tuning: Identifiable {
  let id: String
  let strings: [GuitarString]

  static let standard = Tuning(
    id: "Standard",
    strings: [
      GuitarString(id: 6, note: "E", octave: 2, hertz: 82.41),
      GuitarString(id: 5, note: "A", octave: 2, hertz: 110.00),
      GuitarString(id: 4, note: "D", octave: 3, hertz: 146.83),
      GuitarString(id: 3, note: "G", octave: 3, hertz: 196.00),
      GuitarString(id: 2, note: "B", octave: 3, hertz: 246.94),
      GuitarString(id: 1, note: "E", octave: 4, hertz: 329.63),
    ])
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue = Color.orange
}

extension EnvironmentValues {
  var tunerAccent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

struct StringCell: View {
  let string: GuitarString
  let isSelected: Bool
  @Environment(\.tunerAccent) private var accent

  var body: some View {
    VStack(spacing: 4) {
      Text(string.note)
        .font(.system(size: isSelected ? 34 : 24, weight: .bold, design: .rounded))
      Text("\(string.octave)")
        .font(.caption2)
    }
    .foregroundStyle(isSelected ? accent : .secondary)
    .animation(.snappy, value: isSelected)
  }
}

struct StringDial: View {
  let strings: [GuitarString]
  @Binding var selection: GuitarString.ID?
  @Environment(\.tunerAccent) private var accent

  private let cell: CGFloat = 72

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(strings) { string in
            StringCell(string: string, isSelected: string.id == selection)
              .frame(width: cell, height: 88)
              .contentShape(.rect)
              .onTapGesture {
                withAnimation { selection = string.id }
              }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, max((proxy.size.width - cell) / 2, 0), for: .scrollContent)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
      .scrollPosition(id: $selection, anchor: .center)
      .scrollIndicators(.hidden)
      .overlay {
        RoundedRectangle(cornerRadius: 16)
          .stroke(accent, lineWidth: 2)
          .frame(width: cell, height: 84)
          .allowsHitTesting(false)
      }
    }
    .frame(height: 88)
  }
}

struct TunerScreen: View {
  let tuning: Tuning
  @State private var selection: GuitarString.ID?

  init(tuning: Tuning) {
    self.tuning = tuning
    _selection = State(initialValue: tuning.strings.first?.id)
  }

  private var current: GuitarString? {
    tuning.strings.first { $0.id == selection }
  }

  var body: some View {
    VStack(spacing: 28) {
      Text(tuning.id)
        .font(.headline)
        .foregroundStyle(.secondary)
      StringDial(strings: tuning.strings, selection: $selection)
        .padding(.horizontal, 20)
      if let current {
        Text(current.hertz, format: .number.precision(.fractionLength(2)))
          .font(.largeTitle.monospacedDigit())
          + Text(" Hz")
          .foregroundStyle(.secondary)
      }
      Gauge(value: 0.5) {
        Text("Cents")
      }
      .padding(.horizontal, 48)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .environment(\.tunerAccent, .mint)
  }
}

#Preview {
  TunerScreen(tuning: .standard)
}
