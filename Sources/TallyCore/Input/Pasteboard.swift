/// What views can paste: the host's, which is told of what they copy.
@MainActor
package final class Pasteboard: RuntimeService {
    var text: String?
    private let host: HostLink

    package init(_ runtime: Runtime) { host = runtime.host }

    package func copy(_ text: String) {
        self.text = text
        host.send(.copied(text))
    }
}

extension Runtime {
    /// What views can paste; nil: nothing.
    package var pasteboard: String? {
        get { service(Pasteboard.self).text }
        set { service(Pasteboard.self).text = newValue }
    }
}
