import SwiftUI

struct MedicationDayView: View {
  @State private var plan = MedicationPlan.sample
  @State private var viewportHeight: CGFloat = 0
  @ScaledMetric(relativeTo: .body) private var rowHeight: CGFloat = 88
  @ScaledMetric(relativeTo: .body) private var headerHeight: CGFloat = 44

  private var tail: CGFloat {
    max(0, viewportHeight - headerHeight - rowHeight)
  }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
        ForEach(plan.slots) { slot in
          Section {
            ForEach(slot.doses) { dose in
              DoseRow(dose: dose)
                .frame(height: rowHeight)
            }
          } header: {
            SlotHeader(slot: slot)
              .frame(height: headerHeight)
          }
        }
      }
      .padding(.bottom, tail)
    }
    .onGeometryChange(for: CGFloat.self) { proxy in
      proxy.size.height
    } action: { height in
      viewportHeight = height
    }
    .scrollTargetBehavior(
      DoseAlignment(
        stops: plan.stops(rowHeight: rowHeight, headerHeight: headerHeight)
      )
    )
    .background(Color(.systemGroupedBackground))
  }
}

private struct SlotHeader: View {
  let slot: MedicationSlot

  var body: some View {
    HStack {
      Image(systemName: slot.symbol)
      Text(slot.title)
        .font(.headline)
      Spacer()
      Text("\(slot.doses.count) doses")
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
    .padding(.horizontal)
    .frame(maxHeight: .infinity)
    .background(Color(.systemGroupedBackground))
  }
}

private struct DoseRow: View {
  let dose: Dose

  var body: some View {
    HStack(spacing: 14) {
      Circle()
        .fill(dose.color.gradient)
        .frame(width: 44, height: 44)
      VStack(alignment: .leading, spacing: 2) {
        Text(dose.name)
          .font(.body.weight(.semibold))
        Text(dose.instructions)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(1)
      }
      Spacer()
    }
    .padding(.horizontal)
    .frame(maxHeight: .infinity)
    .background(Color(.secondarySystemGroupedBackground))
    .overlay(alignment: .bottom) { Divider() }
  }
}
