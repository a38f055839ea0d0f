import SwiftUI

struct MailSummary: Identifiable {
  let id: Int
  let sender: String
  let subject: String
  let snippet: String
}

struct MailDay: Identifiable {
  let id: String
  let mails: [MailSummary]

  static let sample: [MailDay] = ["Today", "Yesterday", "Monday", "Last week"].enumerated().map { day, name in
    MailDay(
      id: name,
      mails: (0..<(6 + day * 2)).map { n in
        MailSummary(
          id: day * 100 + n,
          sender: ["Build Server", "Finance", "Jo Lindqvist", "Support"][n % 4],
          subject: "Re: Ticket #\(4100 + day * 37 + n)",
          snippet: "Thanks, I have attached the latest version of the document."
        )
      })
  }
}

struct InboxView: View {
  let days: [MailDay]
  @State private var composing = false

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
          ForEach(days) { day in
            Section {
              ForEach(day.mails) { MailRow(mail: $0) }
            } header: {
              DayHeader(title: day.id, count: day.mails.count)
            }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .navigationTitle("Inbox")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Compose", systemImage: "square.and.pencil") { composing = true }
        }
      }
      .sheet(isPresented: $composing) {
        Text("New message").presentationDetents([.medium, .large])
      }
    }
  }
}

private struct DayHeader: View {
  let title: String
  let count: Int

  var body: some View {
    HStack {
      Text(title).font(.subheadline.bold())
      Spacer()
      Text(count, format: .number).foregroundStyle(.secondary)
    }
    .padding(.horizontal, 16)
    .frame(height: 40)
    .background(.background)
  }
}

private struct MailRow: View {
  let mail: MailSummary

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(mail.sender).font(.headline)
      Text(mail.subject).font(.subheadline)
      Text(mail.snippet).font(.subheadline).foregroundStyle(.secondary)
    }
    .lineLimit(1)
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(height: 84)
    .overlay(alignment: .bottom) { Divider().padding(.leading, 16) }
  }
}

#Preview {
  InboxView(days: MailDay.sample)
}
