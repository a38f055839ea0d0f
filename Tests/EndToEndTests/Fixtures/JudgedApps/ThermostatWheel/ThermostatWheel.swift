import Observation
import SwiftUI

@Observable
final class Thermostat {
  static let range: [Double] = Array(stride(from: 15.0, through: 30.0, by: 0.5))
  var room = "Living room"
  var setPoint = 21.0
}

struct DetentBehavior: ScrollTargetBehavior {
  let rowHeight: CGFloat
  let rows: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let nearest = Int((target.rect.origin.y / rowHeight).rounded())
    let row = min(max(nearest, 0), rows - 1)
    target.rect.origin.y = CGFloat(row) * rowHeight
  }
}

struct ThermostatWheel: View {
  @Bindable var thermostat: Thermostat
  @State private var position: ScrollPosition

  private static let rowHeight: CGFloat = 44
  private static let visibleRows = 5
  private var temperatures: [Double] { Thermostat.range }

  init(thermostat: Thermostat) {
    self.thermostat = thermostat
    let row = Thermostat.range.firstIndex(of: thermostat.setPoint) ?? 0
    _position = State(initialValue: ScrollPosition(y: CGFloat(row) * Self.rowHeight))
  }

  private var wheelHeight: CGFloat { Self.rowHeight * CGFloat(Self.visibleRows) }
  private var inset: CGFloat { (wheelHeight - Self.rowHeight) / 2 }

  var body: some View {
    VStack(spacing: 12) {
      Text(thermostat.room).font(.headline)

      ScrollView(.vertical) {
        VStack(spacing: 0) {
          ForEach(temperatures, id: \.self) { value in
            Text(value, format: .number.precision(.fractionLength(1)))
              .font(.title2.monospacedDigit())
              .fontWeight(value == thermostat.setPoint ? .bold : .regular)
              .foregroundStyle(value == thermostat.setPoint ? .primary : .secondary)
              .frame(height: Self.rowHeight)
              .frame(maxWidth: .infinity)
          }
        }
        .padding(.vertical, inset)
      }
      .scrollPosition($position)
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(
        DetentBehavior(rowHeight: Self.rowHeight, rows: temperatures.count)
      )
      .onScrollGeometryChange(for: Int.self) { geometry in
        Int((geometry.contentOffset.y / Self.rowHeight).rounded())
      } action: { _, row in
        guard temperatures.indices.contains(row) else { return }
        thermostat.setPoint = temperatures[row]
      }
      .frame(width: 160, height: wheelHeight)
      .background {
        RoundedRectangle(cornerRadius: 10)
          .fill(.orange.opacity(0.2))
          .frame(height: Self.rowHeight)
      }
      .sensoryFeedback(.selection, trigger: thermostat.setPoint)
    }
  }
}

#Preview {
  ThermostatWheel(thermostat: Thermostat())
}
