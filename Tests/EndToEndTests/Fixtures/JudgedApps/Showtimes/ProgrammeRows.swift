import SwiftUI

struct DayHeader: View {
  static let height: CGFloat = 40
  let date: Date

  var body: some View {
    Text(date, format: .dateTime.weekday(.wide).day().month())
      .font(.subheadline.weight(.semibold))
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: Self.height)
      .background(Color(.systemBackground))
      .overlay(alignment: .bottom) { Divider() }
  }
}

struct ScreeningRow: View {
  let screening: Screening

  var body: some View {
    HStack(alignment: .top, spacing: 14) {
      AsyncImage(url: screening.poster) { image in
        image.resizable().scaledToFill()
      } placeholder: {
        Color.gray.opacity(0.3)
      }
      .frame(width: 76, height: 112)
      .clipShape(.rect(cornerRadius: 6))

      VStack(alignment: .leading, spacing: 4) {
        Text(screening.title).font(.headline).lineLimit(2)
        Text(screening.starts, style: .time).font(.title3.monospacedDigit())
        Text("\(screening.minutes) min · \(screening.hall)")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 16)
    .frame(height: 120)
  }
}

private struct SampleSource: ProgrammeSource {
  func screenings() async throws -> [Screening] {
    (0..<24).map { n in
      Screening(
        id: n, title: "Film \(n + 1)",
        starts: .now.addingTimeInterval(Double(n) * 4 * 3600),
        minutes: 95 + n, hall: "Hall \(n % 4 + 1)", poster: nil)
    }
  }
}

#Preview {
  NavigationStack {
    ProgrammeList(model: ProgrammeModel(source: SampleSource()))
  }
}
