import SwiftUI

struct DayByDay: ScrollTargetBehavior {
  var days: [FestivalDay]
  var push: CGFloat = 350

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let window = context.containerSize.height
    let limit = max(0, context.contentSize.height - window)
    let wish = min(max(target.rect.minY, 0), limit)
    let calm = calmStretches(window: window, limit: limit)

    if calm.contains(where: { $0 ~= wish }) {
      target.rect.origin.y = wish
      return
    }
    guard let before = calm.last(where: { $0.upperBound < wish })?.upperBound,
      let after = calm.first(where: { $0.lowerBound > wish })?.lowerBound
    else { return }

    switch context.velocity.dy {
    case push...: target.rect.origin.y = after
    case ...(-push): target.rect.origin.y = before
    default: target.rect.origin.y = wish - before < after - wish ? before : after
    }
  }

  // Inside a long day you read freely; only the turn of the day pulls.
  private func calmStretches(window: CGFloat, limit: CGFloat) -> [ClosedRange<CGFloat>] {
    var result: [ClosedRange<CGFloat>] = []
    var top: CGFloat = 0
    for day in days {
      let bottom = top + day.height
      let lower = min(top, limit)
      let upper = max(lower, min(bottom - window, limit))
      result.append(lower...upper)
      top = bottom
    }
    return result
  }
}

struct ProgrammeView: View {
  let days: [FestivalDay]
  @State private var starred: Set<Film.ID> = []
  @State private var onlyStarredBright = false

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(days) { day in
          header(day)
          ForEach(day.films) { row($0) }
          Color.clear.frame(height: FestivalDay.footerHeight)
        }
      }
    }
    .scrollTargetBehavior(DayByDay(days: days))
    .safeAreaInset(edge: .top, spacing: 0) { bar }
  }

  private var bar: some View {
    HStack {
      Text("Programme").font(.headline)
      Spacer()
      Toggle("My picks", isOn: $onlyStarredBright).fixedSize()
    }
    .padding(.horizontal)
    .frame(height: 52)
    .background(.bar)
  }

  private func header(_ day: FestivalDay) -> some View {
    HStack {
      Text(day.id).font(.title3.bold())
      Spacer()
      Text("\(day.films.count) films").foregroundStyle(.secondary)
    }
    .padding(.horizontal)
    .frame(height: FestivalDay.headerHeight)
    .accessibilityAddTraits(.isHeader)
  }

  private func row(_ film: Film) -> some View {
    HStack(spacing: 14) {
      RoundedRectangle(cornerRadius: 6)
        .fill(film.gala ? AnyShapeStyle(.orange.gradient) : AnyShapeStyle(.quaternary))
        .frame(width: 54)
      VStack(alignment: .leading) {
        Text(film.title).font(film.gala ? .title3 : .body).lineLimit(2)
        Text("\(film.time) · \(film.director)").font(.caption).lineLimit(1)
      }
      Spacer()
      Button {
        if starred.remove(film.id) == nil { starred.insert(film.id) }
      } label: {
        Image(systemName: starred.contains(film.id) ? "star.fill" : "star")
      }
    }
    .padding(.horizontal)
    .padding(.vertical, 10)
    .frame(height: film.rowHeight)
    .opacity(onlyStarredBright && !starred.contains(film.id) ? 0.35 : 1)
  }
}

#Preview { ProgrammeView(days: FestivalDay.all) }
