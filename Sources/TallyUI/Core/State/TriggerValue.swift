/// A value of some equatable type, watched for being another one than before.
class TriggerValue {
    func isSame(as other: TriggerValue) -> Bool { false }
}

final class TypedTriggerValue<Value: Equatable>: TriggerValue {
    private let value: Value

    init(_ value: Value) { self.value = value }

    override func isSame(as other: TriggerValue) -> Bool {
        (other as? TypedTriggerValue<Value>)?.value == value
    }
}
