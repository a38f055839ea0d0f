import SwiftUI

// Walks the aisle one zone at a time.
struct AisleBehavior: ScrollTargetBehavior {
  var coach: Coach
  var reluctance: CGFloat = 0.1

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let window = context.containerSize.width
    let stops = coach.stops(upTo: max(0, context.contentSize.width - window))
    let start = context.originalTarget.rect.minX
    let moved = target.rect.minX - start

    var zone = stops.lastIndex { $0 <= start + 1 } ?? 0
    if abs(moved) > window * reluctance {
      zone += moved > 0 ? 1 : -1
    }
    zone = min(max(zone, stops.startIndex), stops.endIndex - 1)
    target.rect.origin.x = stops[zone]
  }
}

struct SeatMapView: View {
  struct Choice: Hashable { var zone: Zone.ID; var seat: Int }

  let coach: Coach
  @State private var chosen: Set<Choice> = []
  @State private var confirming = false
  @ScaledMetric(relativeTo: .caption) private var glyph: CGFloat = 14

  private var free: Int {
    var n = 0
    for zone in coach.zones { n += zone.files * 4 - zone.taken.count }
    return n - chosen.count
  }

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("Line \(coach.line)").font(.headline)
        Spacer()
        Text("\(free) free").foregroundStyle(.secondary)
      }
      .padding(.horizontal, coach.margin)
      .frame(height: 48)

      ScrollView(.horizontal) {
        HStack(spacing: coach.gap) {
          ForEach(coach.zones) { zone in
            ZoneCard(zone: zone, glyph: min(glyph, 22), chosen: $chosen)
              .frame(width: zone.width, height: 252)
          }
        }
        .padding(.horizontal, coach.margin)
      }
      .scrollTargetBehavior(AisleBehavior(coach: coach))
      .scrollIndicators(.hidden)
      .frame(height: 252)

      Spacer(minLength: 0)
      Button("Reserve \(chosen.count)") { confirming = true }
        .disabled(chosen.isEmpty)
        .frame(height: 48)
    }
    .alert("Reserved", isPresented: $confirming) {
      Button("OK") { chosen.removeAll() }
    }
  }
}

private struct ZoneCard: View {
  let zone: Zone
  let glyph: CGFloat
  @Binding var chosen: Set<SeatMapView.Choice>

  var body: some View {
    VStack(spacing: 8) {
      Label(zone.id, systemImage: zone.symbol)
        .font(.subheadline)
        .frame(height: 28)
      Grid(horizontalSpacing: 6, verticalSpacing: 6) {
        ForEach(0..<4, id: \.self) { row in
          if row == 2 {
            // the aisle
            GridRow {
              Capsule().fill(.quaternary).frame(height: 4).gridCellColumns(zone.files)
            }
          }
          GridRow {
            ForEach(0..<zone.files, id: \.self) { file in seat(row, file) }
          }
        }
      }
    }
    .padding(10)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.gray.opacity(0.12), in: .rect(cornerRadius: 16))
  }

  private func seat(_ row: Int, _ file: Int) -> some View {
    let number = zone.seat(row, file)
    let choice = SeatMapView.Choice(zone: zone.id, seat: number)
    let gone = zone.taken.contains(number)
    return Button {
      if chosen.remove(choice) == nil { chosen.insert(choice) }
    } label: {
      RoundedRectangle(cornerRadius: 7)
        .fill(gone ? Color.gray : chosen.contains(choice) ? .orange : .green)
        .overlay { Text("\(number + 1)").font(.system(size: glyph)) }
    }
    .buttonStyle(.plain)
    .disabled(gone)
    .accessibilityLabel("\(zone.id), seat \(number + 1)")
  }
}

#Preview { SeatMapView(coach: .n29) }
