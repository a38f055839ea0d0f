import SwiftUI

struct RunSheetTimeline: View {
  let sheet: RunSheet
  @State private var selected: Moment?

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      header
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: RunSheet.gap) {
          ForEach(sheet.moments) { moment in
            Button {
              selected = moment
            } label: {
              MomentBlock(moment: moment)
            }
            .buttonStyle(.plain)
            .frame(width: moment.width, height: 132)
          }
        }
        .padding(.horizontal, RunSheet.edge)
      }
      .scrollTargetBehavior(NearestStop(stops: sheet.stops))
      Spacer()
    }
    .sheet(item: $selected) { moment in
      VStack(spacing: 8) {
        Text(moment.title).font(.title.bold())
        Text("\(moment.minutes) minutes")
      }
      .presentationDetents([.fraction(0.3)])
    }
  }

  private var header: some View {
    VStack(alignment: .leading) {
      Text(sheet.couple).font(.largeTitle.weight(.semibold))
      Text("Run sheet").foregroundStyle(.secondary)
    }
    .padding(.horizontal, RunSheet.edge)
  }
}

struct NearestStop<Stops: RandomAccessCollection>: ScrollTargetBehavior where Stops.Element == CGFloat {
  var stops: Stops

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = context.contentSize.width - context.containerSize.width
    guard end > 0 else { return }

    let x = target.rect.minX
    var best = end
    for stop in stops where stop < end && abs(stop - x) < abs(best - x) {
      best = stop
    }
    target.rect.origin.x = best
  }
}

private struct MomentBlock: View {
  let moment: Moment

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Image(systemName: moment.symbol).font(.title3)
      Spacer(minLength: 0)
      Text(moment.title)
        .font(.subheadline.bold())
        .lineLimit(2)
      Text("\(moment.minutes) min").font(.caption)
    }
    .padding(12)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(.pink.opacity(0.15), in: .rect(cornerRadius: 16))
  }
}

#Preview { RunSheetTimeline(sheet: .sample) }
