import SwiftUI

struct UnitConverterView: View {
  @State private var metres = 1.0

  private let headerHeight: CGFloat = 120

  var body: some View {
    VStack(spacing: 0) {
      topBar
      Divider()
      ScrollView {
        VStack(spacing: 0) {
          hero.frame(height: headerHeight)
          ForEach(LengthRow.all) { row in
            HStack {
              Text(row.title)
              Spacer()
              Text(row.value(forMetres: metres))
                .monospacedDigit()
                .foregroundStyle(.secondary)
            }
            .padding(.horizontal, 20)
            .frame(height: 56)
          }
        }
      }
      .scrollTargetBehavior(HeroCollapse(heroHeight: headerHeight))
    }
  }

  private var topBar: some View {
    HStack {
      Text("Length").font(.headline)
      Spacer()
      Stepper("\(metres, format: .number) m", value: $metres, in: 1...1000)
        .fixedSize()
    }
    .padding(.horizontal, 20)
    .padding(.vertical, 8)
  }

  private var hero: some View {
    VStack(spacing: 6) {
      Image(systemName: "ruler").font(.largeTitle)
      Text("\(metres, format: .number) metres in other units")
        .font(.subheadline)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.teal.opacity(0.15))
  }
}

// The hero is shown whole or not at all; further down the list scrolls freely.
private struct HeroCollapse: ScrollTargetBehavior {
  let heroHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let limit = context.contentSize.height - context.containerSize.height
    guard limit >= heroHeight else { return }

    let y = target.rect.minY
    guard y > 0, y < heroHeight else { return }

    let hides: Bool
    switch context.velocity.dy {
    case 150...: hides = true
    case ..<(-150): hides = false
    default: hides = y > heroHeight / 2
    }
    target.rect.origin.y = hides ? heroHeight : 0
  }
}

private struct LengthRow: Identifiable {
  let unit: UnitLength
  let title: String
  var id: String { title }

  func value(forMetres metres: Double) -> String {
    Measurement(value: metres, unit: UnitLength.meters)
      .converted(to: unit)
      .value
      .formatted(.number.precision(.significantDigits(1...6)))
  }

  static let all: [LengthRow] = [
    LengthRow(unit: .millimeters, title: "Millimetres"),
    LengthRow(unit: .centimeters, title: "Centimetres"),
    LengthRow(unit: .decimeters, title: "Decimetres"),
    LengthRow(unit: .kilometers, title: "Kilometres"),
    LengthRow(unit: .inches, title: "Inches"),
    LengthRow(unit: .feet, title: "Feet"),
    LengthRow(unit: .yards, title: "Yards"),
    LengthRow(unit: .miles, title: "Miles"),
    LengthRow(unit: .nauticalMiles, title: "Nautical miles"),
    LengthRow(unit: .fathoms, title: "Fathoms"),
    LengthRow(unit: .furlongs, title: "Furlongs"),
    LengthRow(unit: .scandinavianMiles, title: "Scandinavian miles"),
    LengthRow(unit: .lightyears, title: "Light years"),
    LengthRow(unit: .astronomicalUnits, title: "Astronomical units"),
    LengthRow(unit: .parsecs, title: "Parsecs"),
  ]
}

#Preview {
  UnitConverterView()
}
