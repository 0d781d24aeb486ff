public import TallyCombine
import TallyCore

extension View {
    /// Says of which observable object it is while the view, or one in it, has the focus.
    public nonisolated func focusedObject<T>(_ object: T) -> some View where T: ObservableObject {
        focusedValue(\.[objectOf: FocusedValues.TypeOf<T>()], object)
    }

    /// Says of which observable object it is while the view, or one in it, has the focus; with nil nothing.
    public nonisolated func focusedObject<T>(_ object: T?) -> some View where T: ObservableObject {
        focusedValue(\.[objectOf: FocusedValues.TypeOf<T>()], object)
    }
}
