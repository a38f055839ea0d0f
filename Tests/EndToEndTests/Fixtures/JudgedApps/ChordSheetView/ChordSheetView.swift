import SwiftUI

struct ChordSheetView: View {
  let sheet: ChordSheet

  @Environment(\.verticalSizeClass) private var verticalSizeClass

  private var beatWidth: CGFloat {
    verticalSizeClass == .compact ? 44 : 34
  }

  var body: some View {
    let geometry = sheet.geometry(beatWidth: beatWidth)

    VStack(alignment: .leading, spacing: 12) {
      Text(sheet.title)
        .font(.title2.bold())
        .padding(.horizontal, 24)

      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(Array(sheet.elements.enumerated()), id: \.offset) { _, element in
            ElementView(element: element)
              .frame(width: element.width(beatWidth: beatWidth), height: 120)
          }
          Color.clear
            .frame(height: 1)
            .containerRelativeFrame(.horizontal) { width, _ in
              max(0, width - geometry.tail)
            }
        }
      }
      .contentMargins(.horizontal, 24, for: .scrollContent)
      .scrollTargetBehavior(NearestStopBehavior(stops: geometry.stops))
      .scrollIndicators(.never)

      Spacer(minLength: 0)
    }
    .padding(.top, 16)
  }
}

private struct ElementView: View {
  let element: SheetElement

  var body: some View {
    switch element {
    case .heading(let title):
      Text(title)
        .font(.caption.weight(.semibold))
        .padding(.vertical, 4)
        .frame(maxWidth: .infinity, alignment: .leading)

    case .bar(let chords, let beats):
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          ForEach(chords, id: \.self) { chord in
            Text(chord)
              .font(.headline)
              .lineLimit(1)
              .minimumScaleFactor(0.6)
              .frame(maxWidth: .infinity, alignment: .leading)
          }
        }
        HStack(spacing: 0) {
          ForEach(0..<beats, id: \.self) { _ in
            Text("/")
              .foregroundStyle(.tertiary)
              .frame(maxWidth: .infinity)
          }
        }
      }
      .padding(.horizontal, 8)
      .frame(maxHeight: .infinity)
      .overlay(alignment: .leading) {
        Rectangle().frame(width: 1)
      }

    case .repeatMark(let times):
      Text("×\(times)")
        .font(.caption.bold())
    }
  }
}

#Preview {
  ChordSheetView(sheet: .harbourWaltz)
}
