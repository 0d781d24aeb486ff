/// How objects of a type say that they change: through the publisher of the kind that every one has, or not at all.
package struct ObjectAnnouncement {
    let type: ObjectIdentifier
    package let send: (AnyObject) -> Void

    package init(_ type: AnyObject.Type) {
        self.type = ObjectIdentifier(type)
        guard let observable = type as? any ObservableObject.Type else {
            send = { _ in }
            return
        }
        send = Self.sending(observable)
    }

    private static func sending<T: ObservableObject>(_ type: T.Type) -> (AnyObject) -> Void {
        guard T.ObjectWillChangePublisher.self == ObservableObjectPublisher.self else { return { _ in } }
        return { object in
            // unsafe: it is called with objects of the type that it was made for.
            let publisher = unsafeDowncast(object, to: T.self).objectWillChange
            (publisher as? ObservableObjectPublisher)?.send()
        }
    }
}
