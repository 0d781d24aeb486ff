#if Window
    import CGTK

    /// GTK's drawing area, except that it shows render nodes that are kept from frame to frame.
    @MainActor
    enum StageArea {
        static func make() -> UnsafeMutablePointer<GtkWidget> {
            UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil))
                .assumingMemoryBound(to: GtkWidget.self)
        }

        /// Calls the action with GTK's snapshot whenever the area is to be shown.
        static func show(
            _ area: UnsafeMutablePointer<GtkWidget>, _ action: @escaping @MainActor (OpaquePointer?) -> Void
        ) {
            g_object_set_data_full(
                UnsafeMutableRawPointer(area).assumingMemoryBound(to: GObject.self), key,
                Unmanaged.passRetained(Handler(action)).toOpaque(),
                { Unmanaged<AnyObject>.fromOpaque($0!).release() })
        }

        private nonisolated static let key = "tally-snapshot"

        private static let type: GType = {
            let parent = gtk_drawing_area_get_type()
            var query = GTypeQuery()
            g_type_query(parent, &query)
            var info = GTypeInfo()
            info.class_size = guint16(query.class_size)
            info.instance_size = guint16(query.instance_size)
            info.class_init = { type, _ in
                type!.assumingMemoryBound(to: GtkWidgetClass.self).pointee.snapshot = { widget, snapshot in
                    let object = UnsafeMutableRawPointer(widget!).assumingMemoryBound(to: GObject.self)
                    guard let data = g_object_get_data(object, StageArea.key) else { return }
                    // unsafe: used at once and here: GTK draws on the main thread.
                    nonisolated(unsafe) let snapshot = snapshot
                    let action = Handler<@MainActor (OpaquePointer?) -> Void>.action(data)
                    MainActor.assumeIsolated { action(snapshot) }
                }
            }
            return g_type_register_static(parent, "TallyStageArea", &info, GTypeFlags(rawValue: 0))
        }()
    }
#endif
