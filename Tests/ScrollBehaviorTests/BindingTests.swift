import ScrollBehavior
import Testing

/// Somewhere to keep a value that bindings read and write.
private final class Storage<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }

  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

private struct Chosen: Equatable {
  var page = 0
  var name = "none"
}

/// A behavior that reports to its app, as published ones do.
private struct ReportingBehavior: ScrollTargetBehavior {
  @Binding var page: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    page = Int((target.rect.minX / context.containerSize.width).rounded())
  }
}

struct BindingTests {
  @Test func `a binding reads and writes where the value is kept`() {
    let storage = Storage(1)
    let binding = storage.binding
    #expect(binding.wrappedValue == 1)
    binding.wrappedValue = 4
    #expect(storage.value == 4)
    storage.value = 6
    #expect(binding.wrappedValue == 6)
    #expect(binding.projectedValue.wrappedValue == 6)
    Binding(projectedValue: binding).wrappedValue = 8
    #expect(storage.value == 8)
  }

  @Test func `a constant binding forgets what is written`() {
    let binding = Binding.constant(5)
    binding.wrappedValue = 6
    #expect(binding.wrappedValue == 5)
  }

  @Test func `an optional binding to a value that is always there ignores nil`() {
    let storage = Storage(1)
    let binding = Binding<Int?>(storage.binding)
    #expect(binding.wrappedValue == 1)
    binding.wrappedValue = 2
    #expect(storage.value == 2)
    binding.wrappedValue = nil
    #expect(storage.value == 2)
    #expect(binding.wrappedValue == 2)
  }

  @Test func `a member of a binding is a binding to that property`() {
    let storage = Storage(Chosen())
    let page = storage.binding.page
    page.wrappedValue = 3
    #expect(storage.value == Chosen(page: 3, name: "none"))
    storage.binding.name.wrappedValue = "third"
    #expect(storage.value == Chosen(page: 3, name: "third"))
    #expect(page.wrappedValue == 3)
  }

  @Test func `a behavior can report through the binding that it holds`() {
    let storage = Storage(0)
    var target = Moment.target(CGPoint(x: 780, y: 0))
    ReportingBehavior(page: storage.binding).updateTarget(&target, context: Moment.ofPages())
    #expect(storage.value == 2)
  }
}
