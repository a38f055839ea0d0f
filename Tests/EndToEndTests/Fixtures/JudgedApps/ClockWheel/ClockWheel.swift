import SwiftUI

private enum Wheel {
  static let row: CGFloat = 60
  static let window: CGFloat = 220
  static var margin: CGFloat { (window - row) / 2 }
}

struct WheelDetent: ScrollTargetBehavior {
  let rowHeight: CGFloat
  let rows: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let proposed = Int((target.rect.minY / rowHeight).rounded())
    let row = min(max(proposed, 0), rows - 1)
    target.rect.origin.y = CGFloat(row) * rowHeight
  }
}

struct ClockWheel: View {
  @Bindable var store: ClockStore

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(Array(store.presets.enumerated()), id: \.offset) { offset, control in
          HStack {
            Text(control.name)
            Spacer()
            Text(control.notation).monospacedDigit()
          }
          .fontWeight(offset == store.row ? .semibold : .regular)
          .frame(height: Wheel.row)
        }
        Label("Custom…", systemImage: "slider.horizontal.3")
          .frame(maxWidth: .infinity, alignment: .leading)
          .frame(height: Wheel.row)
      }
      .padding(.horizontal, 28)
    }
    .scrollIndicators(.hidden)
    .contentMargins(.vertical, Wheel.margin, for: .scrollContent)
    .scrollTargetBehavior(WheelDetent(rowHeight: Wheel.row, rows: store.presets.count))
    .onScrollGeometryChange(for: Int.self) { geometry in
      Int(((geometry.contentOffset.y + geometry.contentInsets.top) / Wheel.row).rounded())
    } action: { _, row in
      store.row = min(max(row, 0), store.presets.count)
    }
    .frame(height: Wheel.window)
    .background {
      RoundedRectangle(cornerRadius: 12)
        .fill(.quaternary)
        .frame(height: Wheel.row)
        .padding(.horizontal, 12)
    }
  }
}

struct ClockSetupView: View {
  @State private var store = ClockStore()
  @State private var editing = false

  var body: some View {
    VStack(spacing: 14) {
      Text("Time control")
        .font(.title2)
      ClockWheel(store: store)
      Button(store.selection == nil ? "Set up…" : "Start") {
        editing = store.selection == nil
      }
      .buttonStyle(.borderedProminent)
    }
    .frame(maxHeight: .infinity)
    .sheet(isPresented: $editing) {
      Text("New time control")
    }
  }
}
