import ScrollSimulation
import Synchronization
import Testing

@Suite("A guarded pool", .timeLimit(.minutes(30)))
struct GuardedPoolTests {
  @Test(arguments: [(0, 1), (1, 4), (10, 1), (10, 3), (100, 7), (3, 0)])
  func `does each job once`(_ count: Int, _ threads: Int) {
    let done = Mutex<[Int]>([])
    GuardedPool.run(
      count, threads: threads, work: { job, _ in done.withLock { $0.append(job) } },
      lost: { _, _, _ in false })
    #expect(done.withLock { $0.sorted() } == Array(0..<count))
    if threads <= 1 { #expect(done.withLock { $0 } == Array(0..<count)) }
  }

  @Test(arguments: [1, 3])
  func `loses no job but the one that traps, and takes that up again if told to`(_ threads: Int) {
    let tries = Mutex<[Int: Int]>([:])
    var lost: [Int] = []
    GuardedPool.run(
      20, threads: threads,
      work: { job, _ in
        let number = tries.withLock { tries in
          tries[job, default: 0] += 1
          return tries[job] ?? 0
        }
        if job == 5 || job == 9 && number < 3 { _ = element(7, of: [1]) }
      },
      lost: { job, outcome, _ in
        if case .trapped = outcome { lost.append(job) }
        return job == 9
      })
    #expect(tries.withLock { Set($0.keys) } == Set(0..<20))
    #expect(tries.withLock { $0[9] } == 3)
    #expect(tries.withLock { $0[5] } == 1)
    #expect(lost.sorted() == [5, 9, 9])
  }

  @Test
  func `loses no job but the one that stalls, even if that comes back later`() {
    let done = Mutex<[Int]>([])
    GuardedPool.run(
      6, threads: 1, stallLimit: .milliseconds(150),
      work: { job, heartbeat in
        heartbeat.beat()
        if job == 2 {
          usleep(600_000)
          // Nothing more may come from a thread that was given up.
          heartbeat.beat()
        }
        done.withLock { $0.append(job) }
        if job == 5 { for _ in 0..<20 { heartbeat.beat(); usleep(50_000) } }
      },
      lost: { job, outcome, _ in
        #expect(job == 2 && outcome == .stalled)
        return false
      })
    #expect(done.withLock { $0 } == [0, 1, 3, 4, 5])
  }

  @Test
  func `hands out no more jobs once it is over`() {
    let done = Mutex<[Int]>([])
    var losses = 0
    GuardedPool.run(
      1000, threads: 1,
      work: { job, _ in
        if job == 3 { _ = element(7, of: [1]) }
        done.withLock { $0.append(job) }
      },
      lost: { _, _, _ in
        losses += 1
        return false
      },
      isOver: { losses > 0 })
    #expect(done.withLock { $0 } == [0, 1, 2])
  }
}
