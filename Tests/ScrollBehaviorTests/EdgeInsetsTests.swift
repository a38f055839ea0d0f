import ScrollBehavior
import Testing

struct EdgeInsetsTests {
  @Test("insets keep a distance for each side, and are nothing unless told")
  func initializers() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.top == 1 && insets.leading == 2 && insets.bottom == 3 && insets.trailing == 4)
    #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
  }
}
