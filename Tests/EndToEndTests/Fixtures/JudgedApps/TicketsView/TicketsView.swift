import SwiftUI

/// Settles the list on the start of a ticket, or on either end of the list.
struct TicketSnap: ScrollTargetBehavior {
  let offsets: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.height - context.containerSize.height)
    let stops = [0] + offsets.filter { $0 < end } + [end]
    let y = target.rect.minY

    target.rect.origin.y = stops.min { abs($0 - y) < abs($1 - y) } ?? y
  }
}

struct TicketsView: View {
  let months: [EventMonth]

  var body: some View {
    VStack(spacing: 0) {
      Text("Tickets")
        .font(.title.bold())
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(height: TicketMetrics.title)
        .padding(.horizontal, 20)

      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(months) { month in
            Section {
              ForEach(month.events) { event in
                TicketRow(event: event, month: month.name)
                  .frame(height: TicketMetrics.row)
              }
            } header: {
              MonthHeader(name: month.name, count: month.events.count)
                .frame(height: TicketMetrics.header)
            }
          }
        }
      }
      .scrollTargetBehavior(TicketSnap(offsets: months.ticketOffsets))
    }
    .background(Color(.systemGroupedBackground).ignoresSafeArea())
  }
}

private struct MonthHeader: View {
  let name: String
  let count: Int

  var body: some View {
    HStack {
      Text(name).font(.headline)
      Spacer()
      Text("\(count)").foregroundStyle(.secondary)
    }
    .padding(.horizontal, 20)
    .frame(maxHeight: .infinity)
    .background(Color(.systemGroupedBackground))
  }
}

private struct TicketRow: View {
  let event: Event
  let month: String

  var body: some View {
    HStack(spacing: 16) {
      VStack(spacing: 0) {
        Text("\(event.day)").font(.title.bold().monospacedDigit())
        Text(month.prefix(3)).font(.caption.weight(.semibold))
      }
      .frame(width: 52)

      VStack(alignment: .leading, spacing: 4) {
        Text(event.title).font(.headline)
        Text(event.venue).font(.subheadline).foregroundStyle(.secondary)
        Label(event.seat, systemImage: "ticket")
          .font(.caption)
          .foregroundStyle(.tint)
      }

      Spacer(minLength: 0)
      Image(systemName: "qrcode").font(.title)
    }
    .padding(.horizontal, 16)
    .frame(maxHeight: .infinity)
    .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 16))
    .padding(.horizontal, 16)
    .padding(.vertical, 4)
  }
}

#Preview {
  TicketsView(months: .summer)
}
