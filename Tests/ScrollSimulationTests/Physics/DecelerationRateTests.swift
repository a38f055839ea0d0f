import ScrollSimulation
import Testing

struct DecelerationRateTests {
  // By the closed forms: d, L per ms, 1/L, F, half-life in ms.
  @Test(
    "the documented rates and what follows from them",
    arguments: [
      (DecelerationRate.normal, 0.998, 0.00200200267, 499.499833, 499, 346.227),
      (.fast, 0.99, 0.01005033585, 99.499162, 99, 68.968),
    ])
  func table(
    rate: DecelerationRate, perMillisecond: Double, decay: Double, inverse: Double, reach: Double,
    halfLife: Double
  ) {
    #expect(rate.perMillisecond == perMillisecond)
    #expect(abs(rate.decay - decay) < 5e-12)
    #expect(abs(1 / rate.decay - inverse) < 5e-7)
    #expect(abs(rate.reach - reach) < 1e-9)
    #expect(abs(0.693_147_180_559_945_3 / rate.decay - halfLife) < 5e-4)
    #expect(DecelerationRate(perMillisecond: perMillisecond) == rate)
  }
}
