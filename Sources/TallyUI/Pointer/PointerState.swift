import TallyCore

/// What the pointer is about.
final class PointerState: RuntimeService {
    fileprivate var session: PointerSession?
    fileprivate var capture: (any PointerCapture)?
    fileprivate var hovered: [HoverSlot] = []
    fileprivate var shown = PointerLook.standard
    fileprivate var modifiers: EventModifiers = []

    init(_ runtime: Runtime) {}
}

extension Runtime {
    /// The gestures under the pointer, while something may come of them.
    var session: PointerSession? {
        get { service(PointerState.self).session }
        set { service(PointerState.self).session = newValue }
    }

    /// What has the pointer to itself, while something has.
    package var capture: (any PointerCapture)? {
        get { service(PointerState.self).capture }
        set { service(PointerState.self).capture = newValue }
    }

    /// The keys that were held when the pointer went down.
    package var pointerModifiers: EventModifiers {
        get { service(PointerState.self).modifiers }
        set { service(PointerState.self).modifiers = newValue }
    }

    /// What the pointer is over.
    var hovered: [HoverSlot] {
        get { service(PointerState.self).hovered }
        set { service(PointerState.self).hovered = newValue }
    }

    /// What the host was told last that the pointer looks like.
    var shownPointer: PointerLook {
        get { service(PointerState.self).shown }
        set { service(PointerState.self).shown = newValue }
    }
}
