import SwiftUI

@Observable
final class Wallet {
  struct Ticket: Identifiable, Hashable {
    let id = UUID()
    var from: String
    var to: String
    var coach: Int
    var seat: String
  }

  var tickets: [Ticket] = [
    Ticket(from: "Basel SBB", to: "Milano C.", coach: 7, seat: "41A"),
    Ticket(from: "Milano C.", to: "Bologna C.", coach: 3, seat: "12D"),
    Ticket(from: "Bologna C.", to: "Firenze SMN", coach: 5, seat: "08C"),
    Ticket(from: "Firenze SMN", to: "Roma T.", coach: 2, seat: "17B"),
    Ticket(from: "Roma T.", to: "Napoli C.", coach: 11, seat: "02A"),
  ]
}

struct TicketDeck: View {
  @State private var wallet = Wallet()
  private let peek: CGFloat = 24
  private let gap: CGFloat = 12

  var body: some View {
    VStack(spacing: 16) {
      Text("\(wallet.tickets.count) tickets")
        .font(.title3.bold())
      ScrollView(.horizontal) {
        HStack(spacing: gap) {
          ForEach(wallet.tickets) { ticket in
            TicketFace(ticket: ticket)
              .containerRelativeFrame(.horizontal) { length, _ in
                length - 2 * peek
              }
          }
        }
        .padding(.horizontal, peek)
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.oneTicket(peek: peek, gap: gap))
      .frame(height: 220)
    }
  }
}

private struct TicketFace: View {
  let ticket: Wallet.Ticket

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(ticket.from).font(.title2)
      Image(systemName: "arrow.down").foregroundStyle(.secondary)
      Text(ticket.to).font(.title2)
      Spacer()
      HStack {
        Text("Coach \(ticket.coach)")
        Spacer()
        Text("Seat \(ticket.seat)")
      }
      .font(.callout.monospaced())
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(.orange.opacity(0.2), in: .rect(cornerRadius: 22))
  }
}

#Preview {
  TicketDeck()
}
