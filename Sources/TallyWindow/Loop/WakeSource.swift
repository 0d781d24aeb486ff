#if Window
    import CGTK

    /// Asks its owner, whenever the loop is about to wait, how long it may.
    ///
    /// Whatever runs on the main actor runs in a turn of this loop: a write to state needs to tell nobody, it is seen
    /// before the next wait. A loop that waits costs nothing.
    @MainActor
    final class WakeSource {
        /// Seconds that the loop may wait; 0 or less: there is something to do now; nil: until something happens.
        var wait: () -> Double? = { nil }
        /// Called when the wait is over.
        var wake: () -> Void = {}
        private let source: UnsafeMutablePointer<GSource>

        private static let functions: UnsafeMutablePointer<GSourceFuncs> = {
            let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
            functions.initialize(to: GSourceFuncs())
            functions.pointee.prepare = { source, timeout in
                let owner = WakeSource.of(source)
                let wait = MainActor.assumeIsolated { owner.milliseconds }
                timeout?.pointee = wait
                return wait == 0 ? 1 : 0
            }
            functions.pointee.check = { source in
                let owner = WakeSource.of(source)
                return MainActor.assumeIsolated { owner.milliseconds == 0 } ? 1 : 0
            }
            functions.pointee.dispatch = { source, _, _ in
                let owner = WakeSource.of(source)
                MainActor.assumeIsolated { owner.wake() }
                return 1
            }
            return functions
        }()

        init() {
            let size = MemoryLayout<GSource>.stride + MemoryLayout<UnsafeRawPointer>.size
            source = g_source_new(Self.functions, guint(size))
            Self.owner(source).pointee = Unmanaged.passUnretained(self).toOpaque()
            g_source_attach(source, nil)
        }

        isolated deinit {
            g_source_destroy(source)
            g_source_unref(source)
        }

        private var milliseconds: gint {
            guard let wait = wait() else { return -1 }
            // Rounded up, so that it is never woken for nothing.
            return wait > 0 ? gint(min((wait * 1000).rounded(.up), 1e9)) : 0
        }

        /// Returns the owner of a source: behind GLib's own fields there is room for a pointer.
        private nonisolated static func owner(
            _ source: UnsafeMutablePointer<GSource>
        ) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
            (UnsafeMutableRawPointer(source) + MemoryLayout<GSource>.stride)
                .assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
        }

        private nonisolated static func of(_ source: UnsafeMutablePointer<GSource>?) -> WakeSource {
            Unmanaged<WakeSource>.fromOpaque(owner(source!).pointee!).takeUnretainedValue()
        }
    }
#endif
