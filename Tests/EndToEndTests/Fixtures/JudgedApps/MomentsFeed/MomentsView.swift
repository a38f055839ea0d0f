import SwiftUI
import SwiftData

struct MomentsView: View {
  @Query(sort: \Moment.postedAt, order: .reverse) private var moments: [Moment]
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 16) {
          ForEach(moments) { moment in
            MomentCard(moment: moment)
              // Keep the cards readable on iPad.
              .frame(maxWidth: sizeClass == .regular ? 560 : .infinity)
          }
        }
        .scrollTargetLayout()
        .padding(.horizontal, 16)
      }
      .scrollTargetBehavior(.viewAligned)
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Moments")
      .navigationBarTitleDisplayMode(.inline)
      .overlay {
        if moments.isEmpty {
          ContentUnavailableView("Nothing yet", systemImage: "photo.on.rectangle")
        }
      }
    }
  }
}
