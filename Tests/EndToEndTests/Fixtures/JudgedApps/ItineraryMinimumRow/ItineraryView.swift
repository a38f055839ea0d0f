import SwiftUI

struct ItineraryView: View {
  let legs: [Leg]

  var body: some View {
    VStack(spacing: 0) {
      header
      Divider()
      ScrollView(.vertical) {
        VStack(spacing: TimelineStyle.spacing) {
          ForEach(legs) { leg in
            LegRow(leg: leg)
          }
        }
        .padding(.horizontal, 16)
        .padding(.top, 12)
        .padding(.bottom, 24)
      }
      .scrollTargetBehavior(LegScrollBehavior(legs: legs))
      Divider()
      footer
    }
  }

  private var header: some View {
    HStack {
      Text("Saturday").font(.title.bold())
      Spacer()
      Text("\(legs.count) stops").foregroundStyle(.secondary)
    }
    .padding()
  }

  private var footer: some View {
    let total = legs.reduce(0) { $0 + $1.minutes }
    return Text("\(total / 60) h \(total % 60) min on the road")
      .font(.footnote)
      .padding(10)
  }
}

private struct LegRow: View {
  let leg: Leg

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Image(systemName: leg.symbolName)
        .frame(width: 28)
      VStack(alignment: .leading, spacing: 2) {
        Text(leg.title).font(.headline)
        Text("\(leg.minutes) min").font(.caption).foregroundStyle(.secondary)
      }
      .lineLimit(1)
      Spacer(minLength: 0)
    }
    .padding(10)
    .frame(height: max(leg.extent, TimelineStyle.minimumRow), alignment: .top)
    .background(.mint.opacity(0.25), in: .rect(cornerRadius: 12))
  }
}

#Preview {
  ItineraryView(legs: Leg.saturday)
}
