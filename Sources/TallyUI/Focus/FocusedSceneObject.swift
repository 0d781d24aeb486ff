public import TallyCombine
import TallyCore

extension View {
    /// Says of which observable object it is as long as the view is there; what views around the focus say comes first.
    public nonisolated func focusedSceneObject<T>(_ object: T) -> some View where T: ObservableObject {
        focusedSceneValue(\.[objectOf: FocusedValues.TypeOf<T>()], object)
    }

    /// Says of which observable object it is as long as the view is there; with nil nothing.
    public nonisolated func focusedSceneObject<T>(_ object: T?) -> some View where T: ObservableObject {
        focusedSceneValue(\.[objectOf: FocusedValues.TypeOf<T>()], object)
    }
}
