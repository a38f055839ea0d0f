import ScrollSimulation
import Testing

@testable import SnapsimRuns
@testable import SnapsimCLI

@Suite("From the text of an option to its value")
struct OptionArgumentTests {
  @Test("one number of a pair stands for both ends")
  func pairs() throws {
    #expect(try AxisInsets("5", of: .padding) == AxisInsets(5))
    #expect(try AxisInsets("5,0", of: .padding) == AxisInsets(leading: 5, trailing: 0))
    #expect(throws: OptionError.tooManyNumbers(.padding, "1,2,3")) { try AxisInsets("1,2,3", of: .padding) }
    #expect(throws: OptionError.badNumber(.padding, "", .malformed)) { try AxisInsets("1,", of: .padding) }
    #expect(throws: OptionError.badNumber(.padding, "", .malformed)) { try AxisInsets("", of: .padding) }
  }

  @Test("numbers keep their order, and the faulty one is named")
  func numbers() throws {
    #expect(try [Double]("3,1.5,2e1", of: .itemLengths) == [3, 1.5, 20])
    #expect(throws: OptionError.badNumber(.itemLengths, "x", .malformed)) {
      try [Double]("1,x,y", of: .itemLengths)
    }
    #expect(throws: OptionError.badNumber(.itemLengths, " 2", .malformed)) {
      try [Double]("1, 2", of: .itemLengths)
    }
    #expect(throws: OptionError.outOfRange(.itemLengths, "-2", .length)) {
      try [Double]("1,-2", of: .itemLengths)
    }
  }

  @Test("a rate is a word or a number between 0 and 1")
  func rates() throws {
    #expect(try DecelerationRate("normal", of: .deceleration) == .normal)
    #expect(try DecelerationRate("fast", of: .deceleration) == .fast)
    #expect(try DecelerationRate("0.99", of: .deceleration) == .fast)
    for text in ["0", "1", "-0.5", "2"] {
      #expect(throws: OptionError.outOfRange(.deceleration, text, .rate)) {
        try DecelerationRate(text, of: .deceleration)
      }
    }
    #expect(throws: OptionError.badNumber(.deceleration, "slow", .malformed)) {
      try DecelerationRate("slow", of: .deceleration)
    }
  }

  @Test("what is kept is a word, or an item at an anchor from 0 to 1")
  func keeps() throws {
    for (text, keep) in [
      ("offset", .offset), ("item", .item), ("bottom", .bottom), ("anchor=0.5", .anchor(0.5)),
      ("anchor=0", .anchor(0)),
    ] as [(String, Keep)] {
      #expect(try Keep(text, of: .keep) == keep && keep.argument == text)
    }
    for text in [
      "", "top", "anchor", "anchor=", "anchor=-0.1", "anchor=1.1", "anchor=nan", "anchor=x", "Item",
    ] {
      #expect(throws: OptionError.self) { try Keep(text, of: .keep) }
    }
    #expect(throws: OptionError.unknownWord(.keep, "itme", nearest: "item")) { try Keep("itme", of: .keep) }
  }

  @Test("every device is found by its name", arguments: Device.all.map(\.name))
  func devices(name: String) throws {
    #expect(try Device(name, of: .device).name == name)
  }

  @Test("a device that is not there is told with the nearest")
  func unknownDevice() {
    #expect(throws: OptionError.unknownDevice("iphone-99", nearest: ["iphone-se", "iphone-x", "iphone-xs"])) {
      try Device("iphone-99", of: .device)
    }
    #expect(throws: OptionError.unknownDevice("ipad-minni", nearest: ["ipad-mini", "ipad-11", "ipad-13"])) {
      try Device("ipad-minni", of: .device)
    }
  }
}
