import Foundation
import Synchronization

/// Whether the process has been asked to stop, by SIGINT, SIGTERM or SIGHUP.
enum Interrupt {
    private static let received = Atomic<Int32>(0)

    /// Notes the first such signal instead of dying of it; a second one of its kind ends the process at once.
    ///
    /// Reads from a terminal or a pipe end early, so that they can look. A broken pipe becomes an error of `write`.
    static func listen() {
        received.store(0, ordering: .relaxed)
        listenAgain()
    }

    /// Notes the next signal of each kind, too, and keeps what it has noted.
    static func listenAgain() {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { Interrupt.received.store($0, ordering: .relaxed) }
        action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP] {
            sigaction(signal, &action, nil)
            sigaddset(&signals, signal)
        }
        // A parent that starts this from a thread of a pool hands down a mask that blocks them.
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        signal(SIGPIPE, SIG_IGN)
    }

    static var status: ExitStatus? {
        let number = received.load(ordering: .relaxed)
        return number == 0 ? nil : .signal(number)
    }

    static func check() throws(CommandError) {
        if let status { throw CommandError(status, "The recording was stopped; no file was made.") }
    }
}
