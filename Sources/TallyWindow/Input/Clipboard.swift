#if Window
    import CGTK
    import TallyStage

    /// The desktop's clipboard: what views copy goes there, and what they paste comes from there.
    @MainActor
    final class Clipboard {
        private let clipboard: OpaquePointer?

        init(_ area: UnsafeMutablePointer<GtkWidget>) { clipboard = gtk_widget_get_clipboard(area) }

        func write(_ text: String) { gdk_clipboard_set_text(clipboard, text) }

        /// Asks whoever owns the clipboard, and calls the action with its text in a later turn of the loop; with nil if there
        /// is none.
        func read(_ action: @escaping @MainActor (String?) -> Void) {
            guard let clipboard else { return action(nil) }
            gdk_clipboard_read_text_async(
                clipboard, nil,
                { source, result, data in
                    let handler = Unmanaged<Handler<@MainActor (String?) -> Void>>.fromOpaque(data!)
                    let action = Handler<@MainActor (String?) -> Void>.action(data)
                    let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil)
                    let string = text.map { String(cString: $0) }
                    g_free(text)
                    MainActor.assumeIsolated { action(string) }
                    handler.release()
                }, Unmanaged.passRetained(Handler(action)).toOpaque())
        }
    }
#endif
