import SwiftUI

struct NoteCover: Identifiable, Hashable {
  let id: String
  let colors: [Color]

  static let all: [NoteCover] = [
    NoteCover(id: "Linen", colors: [.brown, .white]),
    NoteCover(id: "Midnight", colors: [.black, .indigo]),
    NoteCover(id: "Meadow", colors: [.green, .mint]),
    NoteCover(id: "Coral", colors: [.pink, .orange]),
    NoteCover(id: "Slate", colors: [.gray, .black]),
    NoteCover(id: "Lagoon", colors: [.teal, .blue]),
  ]
}

struct CoverPicker: View {
  @Binding var chosen: NoteCover?
  @Environment(\.dismiss) private var dismiss

  private let layout = CoverLayout()

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Text("Choose a cover").font(.headline)
        Spacer()
        Button("Done") { dismiss() }
      }
      .padding([.horizontal, .top], layout.margin)

      ScrollView(.horizontal) {
        HStack(spacing: layout.spacing) {
          ForEach(NoteCover.all) { cover in
            coverButton(cover)
          }
        }
        .padding(.horizontal, layout.margin)
      }
      .scrollIndicators(.never)
      .scrollTargetBehavior(CoverScrollBehavior(layout: layout, count: NoteCover.all.count))

      Spacer(minLength: 0)
    }
  }

  private func coverButton(_ cover: NoteCover) -> some View {
    Button {
      chosen = cover
    } label: {
      LinearGradient(colors: cover.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
        .frame(width: layout.coverWidth, height: 220)
        .clipShape(.rect(cornerRadius: 14))
        .overlay(alignment: .bottomLeading) {
          Label(cover.id, systemImage: chosen == cover ? "checkmark.circle.fill" : "circle")
            .font(.subheadline.bold())
            .foregroundStyle(.white)
            .padding()
        }
    }
    .buttonStyle(.plain)
  }
}

private struct NoteScreen: View {
  @State private var cover: NoteCover?
  @State private var picking = true

  var body: some View {
    Button("Cover: \(cover?.id ?? "none")") { picking = true }
      .sheet(isPresented: $picking) { CoverPicker(chosen: $cover) }
  }
}

#Preview {
  NoteScreen()
}
