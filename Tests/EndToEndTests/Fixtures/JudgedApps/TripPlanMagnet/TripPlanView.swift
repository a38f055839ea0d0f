import SwiftUI

struct TripPlanView: View {
  let plan: TripPlan
  @State private var dayTops: [TripDay.ID: CGFloat] = [:]

  var body: some View {
    VStack(spacing: 0) {
      header
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(plan.days) { day in
            DaySection(day: day)
              .onGeometryChange(for: CGFloat.self) { proxy in
                proxy.frame(in: .scrollView).minY
              } action: { top in
                dayTops[day.id] = top
              }
          }
        }
      }
      .scrollTargetBehavior(.magnetic(to: dayTops.values.sorted()))
    }
  }

  private var header: some View {
    HStack {
      Text(plan.title).font(.headline)
      Spacer()
      ShareLink(item: plan.title)
        .labelStyle(.iconOnly)
    }
    .padding(.horizontal)
    .frame(height: 52)
    .background(.bar)
  }
}

private struct DaySection: View {
  let day: TripDay

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Day \(day.id) – \(day.place)")
        .font(.title3.bold())
        .frame(height: 48)
      ForEach(day.stops, id: \.self) { stop in
        HStack(spacing: 12) {
          Image(systemName: "mappin.circle").foregroundStyle(.tint)
          Text(stop)
        }
        .frame(height: 64)
      }
    }
    .padding(.horizontal)
    .padding(.bottom, 24)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

#Preview {
  TripPlanView(plan: .demo)
}
