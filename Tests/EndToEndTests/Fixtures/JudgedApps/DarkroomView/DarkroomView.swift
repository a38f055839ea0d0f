import SwiftUI

struct DarkroomView: View {
  @State private var bath: Bath? = .presoak

  var body: some View {
    VStack(spacing: 16) {
      Text("Develop a roll")
        .font(.title2.bold())

      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(Bath.allCases) { bath in
            BathPage(bath: bath)
              .containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $bath)
      .scrollIndicators(.hidden)
      .background(.red.opacity(0.15))
      .clipShape(RoundedRectangle(cornerRadius: 24))
      .padding(.horizontal, 24)

      HStack(spacing: 8) {
        ForEach(Bath.allCases) { step in
          Circle()
            .fill(step == bath ? Color.red : .secondary)
            .frame(width: 8, height: 8)
        }
      }
      .animation(.snappy, value: bath)
    }
    .padding(.vertical, 12)
  }
}

private struct BathPage: View {
  let bath: Bath

  var body: some View {
    VStack(spacing: 10) {
      Image(systemName: bath.symbol).font(.largeTitle)
      Text(bath.rawValue.capitalized).font(.title.bold())
      Text("\(bath.minutes, specifier: "%.1f") min").monospacedDigit()
      Text(bath.advice)
        .font(.callout)
        .multilineTextAlignment(.center)
        .foregroundStyle(.secondary)
    }
    .padding(.horizontal, 20)
    .frame(maxHeight: .infinity)
  }
}

#Preview { DarkroomView() }
