import Foundation
import SnapsimSystem

// SnapsimFuzz SCENARIOS [COUNT [SEED [FIRST]]]: so many inputs, the same for the same seed. What is wrong is told with the
// index of its input; SEED and FIRST with a COUNT of 1 make it again.
let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.dropFirst().map { UInt64($0) ?? 0 }
let count = numbers.first ?? 1_000_000
let seed = numbers.dropFirst().first ?? 1
let first = numbers.dropFirst(2).first ?? 0
let corpus = try Corpus(scenariosIn: arguments.first ?? "Examples/scenarios")
signal(SIGPIPE, SIG_IGN)
// Nothing is to be read from a terminal.
let nothing = open("/dev/null", O_RDONLY)
dup2(nothing, 0)
catchSignals()

let began = ContinuousClock.now
var wrong = 0
var longest = Duration.zero
var longestIndex = first
for index in first..<(first + count) {
  note(input: index)
  var dice = Dice(seed: seed, index: index)
  let target = targets[Int(index % UInt64(targets.count))]
  let start = ContinuousClock.now
  if let flaw = try target.run(&dice, corpus) {
    wrong += 1
    print("input \(index) (\(target.name)): \(flaw)")
  }
  let time = ContinuousClock.now - start
  if time > longest { (longest, longestIndex) = (time, index) }
  if wrong > 20 { break }
}
corpus.removeFiles()
var usage = rusage()
// 0 is RUSAGE_SELF, which platforms type differently.
getrusage(0, &usage)
let mebibytes = Platform.peakMemory(usage) >> 20
print(
  "\(count) inputs from \(first) on, seed \(seed), in \((ContinuousClock.now - began).components.seconds) s: "
    + "\(wrong) wrong; the longest took \(longest) (input \(longestIndex)), memory at most \(mebibytes) MiB")
// More than this for inputs of a few kilobytes would be without a bound (our choice).
exit(wrong > 0 || mebibytes > 1024 ? 1 : 0)
