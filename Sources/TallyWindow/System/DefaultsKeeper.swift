#if Window
    import CGTK
    import Foundation
    import TallyCore

    /// Has what the program puts into its defaults written to their files: half a second after a turn of the loop in which
    /// something happened, when a window closes, and before the program ends.
    @MainActor
    enum DefaultsKeeper {
        private static var source: WakeSource?
        /// When to look, on the loop's clock.
        private static var due: Double?
        /// The turn that comes is of the look itself: nothing else has happened.
        private static var hasLooked = false

        /// Seconds.
        private static let delay = 0.5

        static func begin() {
            if source != nil { return }
            DefaultsFiles.keep()
            atexit { DefaultsFiles.save() }
            for number in [SIGTERM, SIGHUP, SIGINT] { saveBefore(number) }
            let source = WakeSource()
            source.wait = { wait() }
            source.wake = { wake() }
            self.source = source
        }

        static func save() { DefaultsFiles.save() }

        private static func wait() -> Double? {
            if let due { return max(0, due - MainLoop.now) }
            if hasLooked {
                hasLooked = false
                return nil
            }
            due = MainLoop.now + delay
            return delay
        }

        private static func wake() {
            guard let due, due <= MainLoop.now else { return }
            self.due = nil
            hasLooked = true
            // Large values take a while.
            DispatchQueue.global(qos: .utility).async { DefaultsFiles.save() }
        }

        /// Writes when the signal comes, and then has it end the program as it would; not if the program handles it.
        private static func saveBefore(_ number: Int32) {
            var action = sigaction()
            guard sigaction(number, nil, &action) == 0, action.__sigaction_handler.sa_handler == nil else { return }
            g_unix_signal_add(
                number,
                { data in
                    let number = Int32(Int(bitPattern: data))
                    DefaultsFiles.save()
                    signal(number, SIG_DFL)
                    raise(number)
                    return 0
                }, UnsafeMutableRawPointer(bitPattern: Int(number)))
        }
    }
#endif
