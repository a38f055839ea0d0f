import SwiftUI

extension View {
  /// Lets media run up behind the status bar; used by Reels, Profile cover and Live.
  func immersive() -> some View {
    self
      .ignoresSafeArea(.container, edges: .top)
      .toolbar(.hidden, for: .navigationBar)
      .toolbar(.hidden, for: .tabBar)
      .environment(\.colorScheme, .dark)
  }
}
