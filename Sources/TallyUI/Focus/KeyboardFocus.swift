import TallyCore

/// The service that knows who has the keyboard.
final class KeyboardFocus: RuntimeService {
    fileprivate weak var responder: (any KeyResponder)?
    fileprivate var marks: [any FocusMark] = []

    init(_ runtime: Runtime) {}
}

extension Runtime {
    /// Has the keyboard.
    package var focused: (any KeyResponder)? {
        get { service(KeyboardFocus.self).responder }
        set { service(KeyboardFocus.self).responder = newValue }
    }

    /// The marks of focus states around what has it.
    var focusMarks: [any FocusMark] {
        get { service(KeyboardFocus.self).marks }
        set { service(KeyboardFocus.self).marks = newValue }
    }
}
