import SwiftUI

struct BoardsScreen: View {
  @State private var model = BoardsModel()
  @State private var stage = StageMetrics()
  @State private var showsInspector = false

  var body: some View {
    NavigationStack {
      pager
        .navigationTitle(model.current?.title ?? "Boards")
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Toggle("Inspector", systemImage: "sidebar.trailing", isOn: $showsInspector)
          }
        }
        .inspector(isPresented: $showsInspector) {
          BoardInspector(board: model.current)
            .inspectorColumnWidth(min: 260, ideal: 300, max: 340)
        }
        .stageMetrics($stage)
    }
  }

  private var pager: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(model.boards) { board in
          BoardCanvas(board: board)
            .padding(stage.isCompact ? 12 : 28)
            .frame(width: stage.size.width)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $model.currentID)
    .scrollIndicators(.hidden)
    .background(.quinary)
  }
}

struct BoardCanvas: View {
  let board: Board

  var body: some View {
    RoundedRectangle(cornerRadius: 18)
      .fill(.background)
      .overlay(alignment: .topLeading) {
        VStack(alignment: .leading, spacing: 8) {
          Text(board.title).font(.title2.bold())
          ForEach(board.notes, id: \.self) { Text($0) }
        }
        .padding(24)
      }
      .shadow(color: .black.opacity(0.08), radius: 8, y: 2)
  }
}

struct BoardInspector: View {
  let board: Board?

  var body: some View {
    Form {
      LabeledContent("Title", value: board?.title ?? "–")
      LabeledContent("Notes", value: "\(board?.notes.count ?? 0)")
    }
  }
}

#Preview(traits: .landscapeLeft) { BoardsScreen() }
