import SwiftUI

struct Piece: Identifiable, Hashable {
  let id: Int
  let title: String
  let composer: String
  let voices: String
}

struct Season: Identifiable {
  let id: String
  let pieces: [Piece]

  static let all: [Season] = [
    Season(
      id: "Advent",
      pieces: [
        Piece(id: 1, title: "Es ist ein Ros entsprungen", composer: "Praetorius", voices: "SATB"),
        Piece(id: 2, title: "Maria durch ein Dornwald ging", composer: "Traditional", voices: "SSA"),
        Piece(id: 3, title: "Hodie Christus natus est", composer: "Sweelinck", voices: "SSATB"),
        Piece(id: 4, title: "In the bleak midwinter", composer: "Holst", voices: "SATB"),
      ]),
    Season(
      id: "Lent",
      pieces: [
        Piece(id: 5, title: "Ave verum corpus", composer: "Mozart", voices: "SATB"),
        Piece(id: 6, title: "Miserere", composer: "Allegri", voices: "SSATB"),
        Piece(id: 7, title: "Drop, drop, slow tears", composer: "Gibbons", voices: "SATB"),
      ]),
    Season(
      id: "Summer concert",
      pieces: [
        Piece(id: 8, title: "Fair Phyllis", composer: "Farmer", voices: "SATB"),
        Piece(id: 9, title: "The blue bird", composer: "Stanford", voices: "SATB"),
        Piece(id: 10, title: "Now is the month of maying", composer: "Morley", voices: "SATBB"),
        Piece(id: 11, title: "Abendlied", composer: "Rheinberger", voices: "SSATTB"),
        Piece(id: 12, title: "Shenandoah", composer: "Traditional", voices: "TTBB"),
      ]),
  ]
}

enum ListMetrics {
  static let rowHeight: CGFloat = 92
  static let headerHeight: CGFloat = 44
}

struct SeasonHeader: View {
  let season: Season

  var body: some View {
    HStack {
      Text(season.id).font(.headline)
      Spacer()
      Text("\(season.pieces.count) pieces")
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
    .padding(.horizontal, 16)
    .frame(height: ListMetrics.headerHeight)
    .background(Color(.systemGroupedBackground))
  }
}

struct PieceRow: View {
  let piece: Piece
  @Binding var learned: Set<Int>

  var body: some View {
    HStack(alignment: .top) {
      VStack(alignment: .leading, spacing: 4) {
        Text(piece.title).font(.headline)
        Text(piece.composer).font(.subheadline)
        Text(piece.voices)
          .font(.caption.monospaced())
          .foregroundStyle(.secondary)
      }
      .lineLimit(1)
      Spacer()
      Button {
        learned.formSymmetricDifference([piece.id])
      } label: {
        Image(systemName: learned.contains(piece.id) ? "checkmark.circle.fill" : "circle")
      }
    }
    .padding(.horizontal, 16)
    .padding(.top, 10)
    .frame(height: ListMetrics.rowHeight, alignment: .top)
    .overlay(alignment: .bottom) { Divider() }
  }
}

struct RepertoireList: View {
  let seasons: [Season]
  @State private var learned: Set<Int> = [1, 4, 8]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(seasons) { season in
            Section {
              ForEach(season.pieces) { piece in
                PieceRow(piece: piece, learned: $learned)
              }
            } header: {
              SeasonHeader(season: season)
            }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .navigationTitle("Repertoire")
      .navigationBarTitleDisplayMode(.inline)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        ProgressView(value: Double(learned.count), total: 12) {
          Text("\(learned.count) of 12 learned").font(.footnote)
        }
        .padding(16)
        .background(.bar)
      }
    }
  }
}

#Preview {
  RepertoireList(seasons: Season.all)
}
