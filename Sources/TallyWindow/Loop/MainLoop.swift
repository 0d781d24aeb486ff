#if Window
    import CGTK
    import Foundation

    /// GTK's loop, with the main actor as one of its sources.
    @MainActor
    enum MainLoop {
        private static var isReady = false
        /// Wakes the loop for the next timer of Foundation's main run loop.
        private static var timers: WakeSource?

        /// Connects to the display, once.
        static func prepare() throws(WindowError) {
            if isReady { return }
            guard gtk_init_check() != 0 else {
                throw WindowError(
                    description: "There is no display to open a window on. "
                        + "Set DISPLAY or WAYLAND_DISPLAY, or run it under xvfb-run.")
            }
            isReady = true
            addMainQueue()
            timers = WakeSource()
        }

        /// Has GLib's loop run the main queue, without which nothing that waits for the main actor would run: neither
        /// tasks nor the main queue.
        private static func addMainQueue() {
            g_unix_fd_add(
                _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
                { descriptor, _, _ in
                    // Read first: a source that stays ready would keep frames, whose priority is lower, from being drawn.
                    var count: UInt64 = 0
                    _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
                    _dispatch_main_queue_callback_4CF(nil)
                    return 1
                }, nil)
        }

        /// Watches a descriptor, after events and frames: a descriptor that is always ready does not keep them from
        /// their turn.
        static func watch(_ descriptor: Int32, _ action: @escaping @MainActor () -> Bool) {
            let handler = Handler(action)
            g_unix_fd_add_full(
                G_PRIORITY_DEFAULT_IDLE, descriptor, GIOCondition(rawValue: G_IO_IN.rawValue | G_IO_HUP.rawValue),
                { _, _, data in
                    let action = Handler<@MainActor () -> Bool>.action(data)
                    return MainActor.assumeIsolated { action() } ? 1 : 0
                }, Unmanaged.passRetained(handler).toOpaque(), { Unmanaged<AnyObject>.fromOpaque($0!).release() })
        }

        /// Waits for events and handles them as long as the condition holds.
        static func run(while condition: () -> Bool) {
            while true {
                turnRunLoop()
                guard condition() else { return }
                g_main_context_iteration(nil, 1)
            }
        }

        /// Gives Foundation's main run loop a turn in each of this one's: what is due in it runs, such as the timers of
        /// files that know nothing of SwiftUI, and the next of its timers ends the wait. What another thread adds to it
        /// has its turn with the next event.
        private static func turnRunLoop() {
            let next = RunLoop.main.limitDate(forMode: .default)
            timers?.wait = {
                guard let next, next < .distantFuture else { return nil }
                return next.timeIntervalSinceNow
            }
        }

        /// Seconds on the clock that GTK's frame times are of.
        static var now: Double { Double(g_get_monotonic_time()) / 1e6 }
    }
#endif
