import SwiftUI

/// How the rails of the app divide their width.
enum RailLayout {
  case phone
  case wide

  init(_ sizeClass: UserInterfaceSizeClass?) {
    self = sizeClass == .regular ? .wide : .phone
  }

  var columns: Int { self == .wide ? 4 : 2 }
  var margin: CGFloat { self == .wide ? 32 : 20 }
  var gap: CGFloat { 12 }
  var rowGap: CGFloat { 20 }
}

extension View {
  func railMargins(_ layout: RailLayout) -> some View {
    contentMargins(.horizontal, layout.margin, for: .scrollContent)
  }

  func railCell(_ layout: RailLayout) -> some View {
    containerRelativeFrame(.horizontal, count: layout.columns, spacing: layout.gap)
  }
}
