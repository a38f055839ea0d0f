import ScrollSimulation
import Testing

struct SimulationErrorTests {
  @Test(
    "each says what is wrong",
    arguments: [
      (
        SimulationError.outOfRange(.drag, .infinity),
        "the drag must be a number from -2^53 to 2^53, and is inf"
      ),
      (.outOfRange(.velocity, 1e300), "the velocity must be a number from -2^53 to 2^53, and is 1e+300"),
      (.outOfRange(.offset, .nan), "the offset must be a number from -2^53 to 2^53, and is nan"),
      (
        .startTooFarPastTheEnd(offset: -400, bounds: 390, reach: 7410),
        "an offset of -400 is further past the end than a rubber band stretches: it must lie between -390 and 7800"
      ),
      (
        .targetNotFinite(behavior: "Wild", target: -.infinity),
        "Wild returned a target that is not a finite number (-inf)"
      ),
    ])
  func descriptions(error: SimulationError, description: String) { #expect(error.description == description) }
}
