// unsafe here: GObject keeps every callback as one type and calls it as its signal says; each signal's type stands here.

#if Window
    import CGTK

    /// Connects closures to GObject's signals; a closure lives as long as its connection.
    @MainActor
    enum Signal {
        typealias Object = UnsafeMutableRawPointer

        /// Connects a signal without arguments that matter, `notify` included.
        static func connect(_ object: Object, notify property: String, _ action: @escaping @MainActor () -> Void) {
            let callback: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
                let action = Handler<@MainActor () -> Void>.action(data)
                MainActor.assumeIsolated { action() }
            }
            connect(object, "notify::" + property, unsafeBitCast(callback, to: GCallback.self), Handler(action))
        }

        static func connect(_ object: Object, _ signal: String, _ action: @escaping @MainActor () -> Void) {
            let callback: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
                let action = Handler<@MainActor () -> Void>.action(data)
                MainActor.assumeIsolated { action() }
            }
            connect(object, signal, unsafeBitCast(callback, to: GCallback.self), Handler(action))
        }

        /// Connects a gesture's signals that tell the sequence.
        static func connect(_ object: Object, sequence signal: String, _ action: @escaping @MainActor () -> Void) {
            let callback: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
                let action = Handler<@MainActor () -> Void>.action(data)
                MainActor.assumeIsolated { action() }
            }
            connect(object, signal, unsafeBitCast(callback, to: GCallback.self), Handler(action))
        }

        static func connect(
            _ object: Object, point signal: String, _ action: @escaping @MainActor (Double, Double) -> Void
        ) {
            let callback: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, x, y, data in
                let action = Handler<@MainActor (Double, Double) -> Void>.action(data)
                MainActor.assumeIsolated { action(x, y) }
            }
            connect(object, signal, unsafeBitCast(callback, to: GCallback.self), Handler(action))
        }

        static func connect(
            _ object: Object, scroll action: @escaping @MainActor (Double, Double) -> Void
        ) {
            let callback: @convention(c) (gpointer?, Double, Double, gpointer?) -> gboolean = { _, x, y, data in
                let action = Handler<@MainActor (Double, Double) -> Void>.action(data)
                MainActor.assumeIsolated { action(x, y) }
                return 1
            }
            connect(object, "scroll", unsafeBitCast(callback, to: GCallback.self), Handler(action))
        }

        static func connect(_ object: Object, size signal: String, _ action: @escaping @MainActor (Int, Int) -> Void) {
            let callback: @convention(c) (gpointer?, gint, gint, gpointer?) -> Void = { _, width, height, data in
                let action = Handler<@MainActor (Int, Int) -> Void>.action(data)
                MainActor.assumeIsolated { action(Int(width), Int(height)) }
            }
            connect(object, signal, unsafeBitCast(callback, to: GCallback.self), Handler(action))
        }

        /// The action says whether it has used the key. Of a release that is of no account.
        static func connect(_ object: Object, key signal: String, _ action: @escaping @MainActor (KeyEvent) -> Bool) {
            let callback: @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
                _, key, code, state, data in
                let action = Handler<@MainActor (KeyEvent) -> Bool>.action(data)
                return MainActor.assumeIsolated { action(KeyEvent(key: key, code: code, state: state)) } ? 1 : 0
            }
            connect(object, signal, unsafeBitCast(callback, to: GCallback.self), Handler(action))
        }

        /// Connects the signal that tells which of its buttons a dialog was answered with.
        static func connect(_ object: Object, response action: @escaping @MainActor (Int32) -> Void) {
            let data = Unmanaged.passRetained(Handler(action)).toOpaque()
            guard let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data) else { return }
            g_closure_add_finalize_notifier(
                closure, data, { data, _ in Unmanaged<AnyObject>.fromOpaque(data!).release() })
            g_closure_set_marshal(
                closure,
                { closure, _, _, values, _, _ in
                    let action = Handler<@MainActor (Int32) -> Void>.action(closure!.pointee.data)
                    let response = g_value_get_int(values! + 1)
                    MainActor.assumeIsolated { action(response) }
                })
            g_signal_connect_closure(object, "response", closure, 0)
        }

        static func connect(_ object: Object, text signal: String, _ action: @escaping @MainActor (String) -> Void) {
            let callback: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> Void = { _, text, data in
                let action = Handler<@MainActor (String) -> Void>.action(data)
                let text = text.map { String(cString: $0) } ?? ""
                MainActor.assumeIsolated { action(text) }
            }
            connect(object, signal, unsafeBitCast(callback, to: GCallback.self), Handler(action))
        }

        /// The action says whether to keep what GTK would do by itself from happening.
        static func connect(_ object: Object, request signal: String, _ action: @escaping @MainActor () -> Bool) {
            let callback: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
                let action = Handler<@MainActor () -> Bool>.action(data)
                return MainActor.assumeIsolated { action() } ? 1 : 0
            }
            connect(object, signal, unsafeBitCast(callback, to: GCallback.self), Handler(action))
        }

        private static func connect<Action: Sendable>(
            _ object: Object, _ signal: String, _ callback: @escaping GCallback, _ handler: Handler<Action>
        ) {
            g_signal_connect_data(
                object, signal, callback, Unmanaged.passRetained(handler).toOpaque(),
                { data, _ in Unmanaged<AnyObject>.fromOpaque(data!).release() }, GConnectFlags(rawValue: 0))
        }
    }

    /// A closure behind the pointer that GTK hands back.
    final class Handler<Action: Sendable>: Sendable {
        private let action: Action

        init(_ action: Action) { self.action = action }

        static func action(_ data: gpointer?) -> Action {
            Unmanaged<Handler<Action>>.fromOpaque(data!).takeUnretainedValue().action
        }
    }
#endif
