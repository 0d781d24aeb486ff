public import Observation
import TallyCore

extension View {
    /// Says something as long as the view is there, wherever the focus is; what views around the focus say under the key comes first.
    public nonisolated func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
    ) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
    }

    /// Says something as long as the view is there; with nil nothing.
    public nonisolated func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
    ) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
    }

    /// Says of which object it is as long as the view is there.
    public nonisolated func focusedSceneValue<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
        focusedSceneValue(\.[objectOf: FocusedValues.TypeOf<T>()], object)
    }
}
