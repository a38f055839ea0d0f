import SwiftUI

struct Testimonial: Identifiable {
  let id = UUID()
  var author: String
  var company: String
  var quote: String
}

extension Testimonial {
  static let samples = [
    Testimonial(author: "Mara Lind", company: "Nordhus", quote: "We replaced three tools with this one."),
    Testimonial(author: "Ken Abe", company: "Kumo Labs", quote: "Invoices go out the same day now."),
    Testimonial(author: "Ines Prat", company: "Taller 9", quote: "My accountant sent flowers."),
    Testimonial(author: "Jo Okafor", company: "Brightside", quote: "Set up during a train ride."),
    Testimonial(author: "Lea Roux", company: "Atelier R", quote: "It just stays out of the way."),
  ]
}

struct TestimonialStrip: View {
  var items: [Testimonial]

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(alignment: .center, spacing: 16) {
        ForEach(items) { item in
          TestimonialCard(item: item)
            .frame(width: 300, height: 180)

          if item.id != items.last?.id {
            Rectangle()
              .fill(Color.secondary.opacity(0.4))
              .frame(width: 1, height: 120)
          }
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, 20, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
  }
}

struct TestimonialCard: View {
  let item: Testimonial

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Image(systemName: "quote.opening").foregroundStyle(.tint)
      Text(item.quote).font(.title3)
      Spacer(minLength: 0)
      VStack(alignment: .leading) {
        Text(item.author).bold()
        Text(item.company).foregroundStyle(.secondary)
      }
      .font(.footnote)
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.background.secondary, in: .rect(cornerRadius: 16))
  }
}

struct PaywallView: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 28) {
        Text("Ledgerly Pro").font(.largeTitle.bold())
        Text("Loved by 12,000 small studios")
          .foregroundStyle(.secondary)
        TestimonialStrip(items: Testimonial.samples)
        Button("Start free trial") {}
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
      }
      .padding(.vertical, 32)
    }
  }
}

#Preview {
  PaywallView()
}
