import ScrollBehavior
import Testing

struct ExplainedScrollTargetBehaviorTests {
  @Test(
    "a number in a sentence is rounded to a thousandth, without trailing zeros",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (-0.0001, "0"), (390, "390"), (-47, "-47"), (0.5, "0.5"), (1.0 / 3, "0.333"),
      (594.404_801, "594.405"), (9_007_199_254_740_992, "9007199254740992"), (.infinity, "inf"),
    ] as [(Double, String)]
  )
  func inSentence(number: Double, expected: String) {
    #expect(number.inSentence == expected)
  }

  @Test(
    "no number traps on its way into a sentence",
    arguments: [.nan, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e15, -1e300] as [Double]
  )
  func extremes(number: Double) {
    #expect(!number.inSentence.isEmpty)
  }
}
