/// A value of some equatable type, watched for being another one than before.
package class TriggerValue {
    package func isSame(as other: TriggerValue) -> Bool { false }
}

package final class TypedTriggerValue<Value: Equatable>: TriggerValue {
    private let value: Value

    package init(_ value: Value) { self.value = value }

    package override func isSame(as other: TriggerValue) -> Bool {
        (other as? TypedTriggerValue<Value>)?.value == value
    }
}
