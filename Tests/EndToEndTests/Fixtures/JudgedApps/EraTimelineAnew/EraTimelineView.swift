import SwiftUI

struct EraTimelineView: View {
  let eras: [Era]

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 0) {
        ForEach(eras) { era in
          EraBand(era: era)
            .frame(width: era.width, height: 180)
        }
      }
    }
    .scrollTargetBehavior(StopsBehavior(stops: eras.starts))
    .padding(.horizontal, 12)
  }
}

struct EraBand: View {
  let era: Era

  var body: some View {
    VStack(alignment: .leading) {
      Text(era.name).font(.headline)
      Text(verbatim: "\(era.from)–\(era.to)").font(.caption).foregroundStyle(.secondary)
      Spacer()
      HStack(spacing: 0) {
        ForEach(Array(stride(from: era.from, to: era.to, by: 25)), id: \.self) { _ in
          Rectangle().frame(width: 1, height: 12)
          Spacer(minLength: 0)
        }
      }
    }
    .padding(.vertical, 12)
    .padding(.leading, 8)
    .overlay(alignment: .leading) { Rectangle().fill(.tint).frame(width: 2) }
  }
}

#Preview { EraTimelineView(eras: Era.europe) }
