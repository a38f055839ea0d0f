import SwiftUI

private enum Dial {
  static let tickWidth: CGFloat = 48
  static let tickGap: CGFloat = 12
  static let height: CGFloat = 72
  static var pitch: CGFloat { tickWidth + tickGap }
}

struct ThermostatScreen: View {
  @State private var thermostats = [
    Thermostat(room: "Living room", current: 20.5),
    Thermostat(room: "Bedroom", current: 18, setpoint: 18.5),
  ]

  var body: some View {
    VStack(spacing: 16) {
      ForEach(thermostats, id: \.room) { thermostat in
        ThermostatCard(thermostat: thermostat)
      }
      Spacer()
    }
    .padding(16)
    .background(Color(.systemGroupedBackground))
  }
}

struct ThermostatCard: View {
  @Bindable var thermostat: Thermostat
  @State private var position = ScrollPosition(edge: .leading)

  private var edgeInset: CGFloat {
    (UIScreen.main.bounds.width - Dial.tickWidth) / 2
  }

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Label(thermostat.room, systemImage: thermostat.isHeating ? "flame.fill" : "thermometer")
          .font(.headline)
        Spacer()
        Text(thermostat.setpoint, format: .number.precision(.fractionLength(1)))
          .font(.title.monospacedDigit().bold())
      }
      .padding(.horizontal, 16)

      dial
    }
    .padding(.vertical, 16)
    .background(.background, in: .rect(cornerRadius: 20))
  }

  private var dial: some View {
    ScrollView(.horizontal) {
      HStack(spacing: Dial.tickGap) {
        ForEach(thermostat.settings.indices, id: \.self) { index in
          tick(at: index)
        }
      }
      .padding(.horizontal, edgeInset)
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(DetentBehavior(pitch: Dial.pitch, count: thermostat.settings.count))
    .scrollPosition($position)
    .onScrollGeometryChange(for: Int.self) { geometry in
      Int((geometry.contentOffset.x / Dial.pitch).rounded())
    } action: { _, index in
      thermostat.index = min(max(index, 0), thermostat.settings.count - 1)
    }
    .overlay {
      RoundedRectangle(cornerRadius: 12)
        .strokeBorder(.orange, lineWidth: 2)
        .frame(width: Dial.tickWidth)
        .allowsHitTesting(false)
    }
    .frame(height: Dial.height)
    .sensoryFeedback(.selection, trigger: thermostat.index)
    .onAppear {
      position.scrollTo(x: CGFloat(thermostat.index) * Dial.pitch)
    }
  }

  private func tick(at index: Int) -> some View {
    VStack(spacing: 6) {
      Capsule().frame(width: 2, height: index.isMultiple(of: 2) ? 24 : 14)
      Text(thermostat.settings[index], format: .number.precision(.fractionLength(1)))
        .font(.caption.monospacedDigit())
    }
    .foregroundStyle(index == thermostat.index ? .primary : .secondary)
    .frame(width: Dial.tickWidth, height: Dial.height)
  }
}

#Preview {
  ThermostatScreen()
}
