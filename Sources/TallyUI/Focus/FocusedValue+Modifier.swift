public import Observation
import TallyCore

extension View {
    /// Says something while the view, or one in it, has the focus. Of views in one another the innermost counts.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
    }

    /// Says something while the view, or one in it, has the focus; with nil nothing.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
    }

    /// Says of which object it is while the view, or one in it, has the focus.
    public nonisolated func focusedValue<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
        focusedValue(\.[objectOf: FocusedValues.TypeOf<T>()], object)
    }
}
