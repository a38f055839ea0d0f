import SwiftUI

struct ContactListView: View {
  let sections: [ContactSection]

  init(contacts: [Contact]) {
    sections = ContactSection.make(from: contacts)
  }

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        VStack(spacing: 0) {
          ForEach(sections) { section in
            Text(section.letter)
              .font(.subheadline.bold())
              .frame(maxWidth: .infinity, alignment: .leading)
              .padding(.horizontal, 16)
              .frame(height: ContactMetrics.header)
              .background(.quaternary)
              .id(section.letter)

            ForEach(section.contacts) { contact in
              ContactRow(contact: contact)
            }
          }
        }
      }
      .scrollTargetBehavior(SectionMagnet(sections: sections))
      .overlay(alignment: .trailing) {
        VStack(spacing: 2) {
          ForEach(sections) { section in
            Button(section.letter) {
              proxy.scrollTo(section.letter, anchor: .top)
            }
            .font(.caption2.bold())
          }
        }
        .padding(.trailing, 4)
      }
    }
  }
}

private struct ContactRow: View {
  let contact: Contact

  var body: some View {
    HStack {
      Image(systemName: "person.crop.circle.fill")
        .font(.title2)
        .foregroundStyle(.secondary)
      VStack(alignment: .leading, spacing: 0) {
        Text(contact.name).lineLimit(1)
        if let company = contact.company {
          Text(company).font(.caption).foregroundStyle(.secondary).lineLimit(1)
        }
      }
      Spacer()
    }
    .padding(.horizontal, 16)
    .frame(height: ContactMetrics.row)
    .overlay(alignment: .bottom) { Divider().padding(.leading, 56) }
  }
}
