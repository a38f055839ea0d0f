import SwiftUI

struct HourlyStrip: View {
  @StateObject var vm = WeatherViewModel()

  var body: some View {
    VStack(alignment: .leading) {
      Text("HOURLY FORECAST").font(.caption2).foregroundColor(.white.opacity(0.7)).padding(.leading)
      GeometryReader { geo in
        // 5 and a half hours so the user sees there is more
        let cellWidth = geo.size.width / vm.visibleHours
        ScrollView(.horizontal, showsIndicators: false) {
          LazyHStack(spacing: 0) {
            ForEach(vm.hours) { hour in
              HourCell(hour: hour)
                .frame(width: cellWidth)
            }
          }
        }
        .scrollTargetBehavior(HourSnapping(cellWidth: Int(cellWidth)))
      }
      .frame(height: 110)
    }
    .padding(.vertical)
    .background(LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom))
    .onAppear { vm.fetchHours() }
  }
}

// snaps to the hour that is closest to the left edge
struct HourSnapping: ScrollTargetBehavior {
  var cellWidth: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard cellWidth > 0 else { return }
    let x = Int(target.rect.origin.x)
    let index = (x + cellWidth / 2) / cellWidth
    let maxX = max(0, context.contentSize.width - context.containerSize.width)
    target.rect.origin.x = min(CGFloat(index * cellWidth), maxX)
  }
}

#Preview {
  HourlyStrip()
}
