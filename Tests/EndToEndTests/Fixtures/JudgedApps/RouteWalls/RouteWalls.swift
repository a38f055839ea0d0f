import SwiftUI

struct ClimbRoute: Identifiable, Hashable {
  let id: String
  let grade: String
  let color: Color
  let setter: String
}

struct Wall: Identifiable {
  let id: Int
  let name: String
  let angle: Int
  let routes: [ClimbRoute]

  static let gym: [Wall] = ["Slab", "Prow", "Cave", "Arête", "Comp wall"].enumerated().map { index, name in
    let colors: [Color] = [.yellow, .blue, .red]
    let routes = colors.enumerated().map { order, color in
      ClimbRoute(
        id: "\(index)-\(order)", grade: "6\(["a", "b+", "c"][(index + order) % 3])", color: color,
        setter: order == 1 ? "Noor" : "Felix")
    }
    return Wall(id: index, name: name, angle: index * 12 - 5, routes: routes)
  }
}

struct WallStepBehavior: ScrollTargetBehavior {
  let wallWidth: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard wallWidth > 0 else { return }
    let start = context.originalTarget.rect.minX
    let travel = target.rect.minX - start
    var index = (start / wallWidth).rounded()
    if travel > wallWidth * 0.3 {
      index += 1
    } else if travel < -wallWidth * 0.3 {
      index -= 1
    }
    let last = max(0, (context.contentSize.width / wallWidth).rounded() - 1)
    target.rect.origin.x = min(max(index, 0), last) * wallWidth
  }
}

private struct WidthReader: ViewModifier {
  @Binding var width: CGFloat

  func body(content: Content) -> some View {
    content.background {
      GeometryReader { proxy in
        Color.clear.onAppear { width = proxy.size.width }
      }
    }
  }
}

extension View {
  func readWidth(into width: Binding<CGFloat>) -> some View {
    modifier(WidthReader(width: width))
  }
}

struct RouteRow: View {
  let route: ClimbRoute

  var body: some View {
    HStack {
      Circle().fill(route.color).frame(width: 18, height: 18)
      Text(route.grade).font(.headline)
      Spacer()
      Text(route.setter).foregroundStyle(.secondary)
    }
    .frame(height: 40)
  }
}

struct WallPage: View {
  let wall: Wall

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(wall.name).font(.title2.bold())
      Text("\(wall.angle)°").font(.caption).foregroundStyle(.secondary)
      ForEach(wall.routes) { route in
        RouteRow(route: route)
      }
      Spacer(minLength: 0)
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.background.secondary, in: RoundedRectangle(cornerRadius: 18))
  }
}

struct WallPager: View {
  let walls: [Wall]
  @State private var wallWidth: CGFloat = 0

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 0) {
        ForEach(walls) { wall in
          WallPage(wall: wall)
            .padding(.horizontal, 4)
            .containerRelativeFrame(.horizontal)
        }
      }
    }
    .scrollTargetBehavior(WallStepBehavior(wallWidth: wallWidth))
    .readWidth(into: $wallWidth)
  }
}

struct RouteWallsScreen: View {
  var body: some View {
    NavigationStack {
      WallPager(walls: Wall.gym)
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .navigationTitle("Setting plan")
        .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview {
  RouteWallsScreen()
}
