/// What a feature keeps for a runtime as a whole: made when it is first asked for, and found by its type.
///
/// For where something comes, goes or is done by a person. What a frame needs stands in a list of its pass instead.
@MainActor
package protocol RuntimeService: AnyObject {
    init(_ runtime: Runtime)
}

extension Runtime {
    /// Returns the one service of a type.
    ///
    /// - Complexity: O(services), a handful.
    package func service<Service: RuntimeService>(_ type: Service.Type) -> Service {
        let id = ObjectIdentifier(type)
        // unsafe: a service is kept under its own type.
        for known in services where known.type == id { return unsafeDowncast(known.service, to: Service.self) }
        let made = Service(self)
        services.append((id, made))
        return made
    }
}
