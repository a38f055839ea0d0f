import ScrollSimulation
import Testing

@testable import SnapsimRuns
@testable import SnapsimCLI

@Suite("From the text of an option to its value")
struct OptionTextTests {
  @Test("one number of a pair stands for both ends")
  func pairs() throws {
    #expect(try OptionText.pair(.padding, "5") == AxisInsets(5))
    #expect(try OptionText.pair(.padding, "5,0") == AxisInsets(leading: 5, trailing: 0))
    #expect(throws: OptionError.tooManyNumbers(.padding, "1,2,3")) { try OptionText.pair(.padding, "1,2,3") }
    #expect(throws: OptionError.malformedNumber(.padding, "")) { try OptionText.pair(.padding, "1,") }
    #expect(throws: OptionError.malformedNumber(.padding, "")) { try OptionText.pair(.padding, "") }
  }

  @Test("numbers keep their order, and the faulty one is named")
  func numbers() throws {
    #expect(try OptionText.numbers(.itemLengths, "3,1.5,2e1") == [3, 1.5, 20])
    #expect(throws: OptionError.malformedNumber(.itemLengths, "x")) {
      try OptionText.numbers(.itemLengths, "1,x,y")
    }
    #expect(throws: OptionError.malformedNumber(.itemLengths, " 2")) {
      try OptionText.numbers(.itemLengths, "1, 2")
    }
    #expect(throws: OptionError.outOfRange(.itemLengths, "-2", .length)) {
      try OptionText.numbers(.itemLengths, "1,-2")
    }
  }

  @Test("a rate is a word or a number between 0 and 1")
  func rates() throws {
    #expect(try OptionText.rate(.deceleration, "normal") == .normal)
    #expect(try OptionText.rate(.deceleration, "fast") == .fast)
    #expect(try OptionText.rate(.deceleration, "0.99") == .fast)
    for text in ["0", "1", "-0.5", "2"] {
      #expect(throws: OptionError.outOfRange(.deceleration, text, .rate)) {
        try OptionText.rate(.deceleration, text)
      }
    }
    #expect(throws: OptionError.malformedNumber(.deceleration, "slow")) {
      try OptionText.rate(.deceleration, "slow")
    }
  }

  @Test("every device is found by its name", arguments: Device.all.map(\.name))
  func devices(name: String) throws {
    #expect(try OptionText.device(name).name == name)
  }

  @Test("a device that is not there is told with the nearest")
  func unknownDevice() {
    #expect(throws: OptionError.unknownDevice("iphone-99", nearest: ["iphone-se", "iphone-x", "iphone-xs"])) {
      try OptionText.device("iphone-99")
    }
    #expect(throws: OptionError.unknownDevice("ipad-minni", nearest: ["ipad-mini", "ipad-11", "ipad-13"])) {
      try OptionText.device("ipad-minni")
    }
  }
}
