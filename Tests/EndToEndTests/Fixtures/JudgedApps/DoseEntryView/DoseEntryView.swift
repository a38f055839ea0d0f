import SwiftUI

struct DoseEntryView: View {
  @State private var draft = DoseDraft(device: .pen(step: 0.5, maximum: 30), units: 6)

  var body: some View {
    VStack(spacing: 20) {
      Text("\(draft.units, format: .number.precision(.fractionLength(1))) units")
        .font(.system(.largeTitle, design: .rounded).monospacedDigit())
        .contentTransition(.numericText())

      DoseRuler(device: draft.device, tick: $draft.tick)
        .background(.thinMaterial, in: .rect(cornerRadius: 18))
        .clipShape(.rect(cornerRadius: 18))

      Button("Log dose") {}
        .buttonStyle(.borderedProminent)
        .disabled(draft.units == 0)
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

struct DoseRuler: View {
  let device: InsulinDevice
  @Binding var tick: Int?

  @Environment(\.verticalSizeClass) private var verticalSizeClass

  private var metrics: RulerMetrics {
    verticalSizeClass == .compact ? .roomy : .regular
  }

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        HStack(alignment: .top, spacing: 0) {
          ForEach(0..<device.tickCount, id: \.self) { index in
            mark(at: index)
              .frame(width: metrics.tickSpacing)
          }
        }
        .scrollTargetLayout()
        .padding(.top, 12)
      }
      .contentMargins(
        .horizontal,
        max(0, (proxy.size.width - metrics.tickSpacing) / 2),
        for: .scrollContent
      )
      .scrollTargetBehavior(.ticks())
      .scrollPosition(id: $tick, anchor: .center)
      .scrollIndicators(.hidden)
    }
    .frame(height: 88)
    .overlay(alignment: .top) {
      Capsule()
        .fill(.red)
        .frame(width: 2, height: 52)
    }
    .sensoryFeedback(.selection, trigger: tick)
  }

  private func mark(at index: Int) -> some View {
    let isMajor = index.isMultiple(of: device.ticksPerLabel)
    return VStack(spacing: 6) {
      Rectangle()
        .fill(isMajor ? Color.primary : Color.secondary)
        .frame(width: 1, height: isMajor ? metrics.majorLength : metrics.minorLength)
      if isMajor {
        Text(device.units(atTick: index), format: .number)
          .font(.caption2.monospacedDigit())
          .fixedSize()
      }
    }
  }
}

#Preview {
  DoseEntryView()
}
