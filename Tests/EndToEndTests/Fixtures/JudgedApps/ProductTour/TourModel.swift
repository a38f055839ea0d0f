import SwiftUI
import Combine

struct TourStep: Identifiable {
  let id: Int
  let headline: String
  let detail: String
  let symbol: String
}

final class TourModel: ObservableObject {
  @Published var stepID: Int? = 0
  let steps: [TourStep]
  let pageSize: CGSize

  init(pageSize: CGSize) {
    self.pageSize = pageSize
    self.steps = [
      TourStep(
        id: 0, headline: "Scan", detail: "Point the camera at a shelf label.", symbol: "barcode.viewfinder"),
      TourStep(
        id: 1, headline: "Compare", detail: "See what it costs elsewhere.", symbol: "arrow.left.arrow.right"),
      TourStep(id: 2, headline: "Collect", detail: "Points for everything you report.", symbol: "star"),
      TourStep(
        id: 3, headline: "Save", detail: "Lists that know where it is cheap.", symbol: "eurosign.circle"),
      TourStep(id: 4, headline: "Go", detail: "Have fun shopping.", symbol: "cart"),
    ]
  }

  var isAtEnd: Bool { stepID == steps.last?.id }

  /// Artwork keeps to the short side, so that it looks alike everywhere.
  var artwork: CGFloat { min(pageSize.width, pageSize.height) * 0.45 }
}
