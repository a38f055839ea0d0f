import SwiftUI

struct Segment: Identifiable {
  let id: Int
  let label: String
  let seconds: Int
  let heartRate: Int

  var clock: String {
    Duration.seconds(seconds).formatted(.time(pattern: .minuteSecond))
  }

  static let race: [Segment] = [
    Segment(id: 0, label: "0 – 5 km", seconds: 1498, heartRate: 148),
    Segment(id: 1, label: "5 – 10 km", seconds: 1476, heartRate: 152),
    Segment(id: 2, label: "10 – 15 km", seconds: 1481, heartRate: 155),
    Segment(id: 3, label: "15 – 20 km", seconds: 1489, heartRate: 156),
    Segment(id: 4, label: "20 – 25 km", seconds: 1502, heartRate: 158),
    Segment(id: 5, label: "25 – 30 km", seconds: 1530, heartRate: 160),
    Segment(id: 6, label: "30 – 35 km", seconds: 1584, heartRate: 163),
    Segment(id: 7, label: "35 – 40 km", seconds: 1611, heartRate: 165),
    Segment(id: 8, label: "40 – 42.2 km", seconds: 668, heartRate: 169),
  ]
}

struct StrideSnap: ScrollTargetBehavior {
  let stride: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard stride > 0 else { return }
    let start = (context.originalTarget.rect.minX / stride).rounded()
    let wanted = (target.rect.minX / stride).rounded()
    let index = min(max(wanted, start - 1), start + 1)
    let end = max(context.contentSize.width - context.containerSize.width, 0)
    target.rect.origin.x = min(max(index * stride, 0), end)
  }
}

struct WidthReader: ViewModifier {
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
  func readWidth(_ width: Binding<CGFloat>) -> some View {
    modifier(WidthReader(width: width))
  }
}

struct SegmentCard: View {
  let segment: Segment

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(segment.label).font(.headline)
      Text(segment.clock)
        .font(.system(size: 48, weight: .semibold, design: .rounded))
        .monospacedDigit()
      Label("\(segment.heartRate) bpm", systemImage: "heart.fill")
        .foregroundStyle(.red)
    }
    .padding(20)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.blue.opacity(0.1), in: .rect(cornerRadius: 20))
  }
}

struct SegmentStrip: View {
  let segments: [Segment]
  private let peek: CGFloat = 40
  private let spacing: CGFloat = 12
  @State private var stripWidth: CGFloat = 0

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: spacing) {
        ForEach(segments) { segment in
          SegmentCard(segment: segment)
            .containerRelativeFrame(.horizontal) { length, _ in length - peek }
        }
      }
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(StrideSnap(stride: stripWidth - peek + spacing))
    .readWidth($stripWidth)
  }
}

struct MarathonSplitsScreen: View {
  private let segments = Segment.race

  private var total: String {
    let seconds = segments.reduce(0) { $0 + $1.seconds }
    return Duration.seconds(seconds).formatted(.time(pattern: .hourMinuteSecond))
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          SegmentStrip(segments: segments)
          LabeledContent("Finish", value: total)
            .font(.title3.bold())
          ForEach(segments) { segment in
            LabeledContent(segment.label, value: segment.clock)
          }
        }
        .padding(16)
      }
      .navigationTitle("Rotterdam")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview {
  MarathonSplitsScreen()
}
