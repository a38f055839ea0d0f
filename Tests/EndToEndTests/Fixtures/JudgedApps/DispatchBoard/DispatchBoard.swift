import SwiftUI

struct DispatchBoard: View {
  @State private var store = DispatchStore()

  private let visibleHours: CGFloat = 4
  private let visibleVehicles: CGFloat = 8

  var body: some View {
    GeometryReader { proxy in
      let slot = CGSize(
        width: proxy.size.width / visibleHours,
        height: proxy.size.height / visibleVehicles
      )

      ScrollView([.horizontal, .vertical]) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          ForEach(store.vehicles) { vehicle in
            GridRow {
              ForEach(0..<24, id: \.self) { hour in
                SlotCell(vehicle: vehicle, hour: hour, job: store.job(for: vehicle, at: hour))
                  .frame(width: slot.width, height: slot.height)
              }
            }
          }
        }
      }
      .defaultScrollAnchor(.topLeading)
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.slots(of: slot))
    }
    .safeAreaInset(edge: .top, spacing: 0) {
      HStack {
        Label("Depot North", systemImage: "shippingbox")
          .font(.headline)
        Spacer()
        Text("\(store.openJobs) open")
          .foregroundStyle(.secondary)
      }
      .padding(.horizontal)
      .frame(height: 52)
      .background(.bar)
    }
  }
}

private struct SlotCell: View {
  let vehicle: Vehicle
  let hour: Int
  let job: Job?

  var body: some View {
    ZStack(alignment: .topLeading) {
      Rectangle()
        .fill(job?.color.opacity(0.25) ?? Color(.systemBackground))
      VStack(alignment: .leading, spacing: 2) {
        Text("\(vehicle.plate) · \(hour):00")
          .font(.caption2)
          .foregroundStyle(.secondary)
        if let job {
          Text(job.stop)
            .font(.caption.weight(.semibold))
            .lineLimit(2)
        }
      }
      .padding(6)
    }
    .border(Color(.separator), width: 0.5)
  }
}

#Preview {
  DispatchBoard()
}
