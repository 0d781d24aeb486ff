import Foundation

/// A program that is run to its end, in a process group of its own, and stopped when this process is asked to stop.
enum ChildRun {
    enum Ending: Hashable {
        case exit(Int32)
        /// Killed by a signal of this number.
        case signal(Int32)
    }

    /// Runs a program with no input; nil if it cannot be started.
    ///
    /// - Parameters:
    ///   - output: given what it writes to both streams, piece by piece; nil: it writes to this process's own.
    static func run(_ program: String, _ arguments: [String], output: (([UInt8]) -> Void)? = nil) -> Ending? {
        var ends: [Int32] = [-1, -1]
        if output != nil, pipe(&ends) != 0 { return nil }
        // Inherited, the end that is written to would stay open as long as any child.
        for end in ends where end >= 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let process = spawn(program, arguments, output: ends[1])
        if ends[1] >= 0 { close(ends[1]) }
        defer { if ends[0] >= 0 { close(ends[0]) } }
        guard let process else { return nil }
        var stops = 0
        if let output { read(ends[0], of: process, &stops, output) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 && errno == EINTR { passOn(to: process, &stops) }
        let signal = status & 0x7F
        return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
    }

    private static func read(
        _ descriptor: Int32, of process: pid_t, _ stops: inout Int, _ output: ([UInt8]) -> Void
    ) {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            if count < 0 && errno == EINTR {
                passOn(to: process, &stops)
                continue
            }
            guard count > 0 else { return }
            output(Array(buffer[..<count]))
        }
    }

    /// Hands a signal on to the whole group; a second one ends it at once.
    private static func passOn(to process: pid_t, _ stops: inout Int) {
        guard case .signal(let number)? = Interrupt.status else { return }
        stops += 1
        _ = kill(-process, stops > 1 ? SIGKILL : number)
        // The next one is heard, too, and does not end this process before the child.
        if stops == 1 { Interrupt.listenAgain() }
    }

    private static func spawn(_ program: String, _ arguments: [String], output: Int32) -> pid_t? {
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0)
        if output >= 0 {
            posix_spawn_file_actions_adddup2(&files, output, 1)
            posix_spawn_file_actions_adddup2(&files, output, 2)
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        var usual = sigset_t()
        sigemptyset(&usual)
        for signal in [SIGPIPE, SIGINT, SIGTERM, SIGHUP] { sigaddset(&usual, signal) }
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &usual)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        var texts: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
        defer { for text in texts { free(text) } }
        texts.append(nil)
        var process: pid_t = 0
        return posix_spawn(&process, program, &files, &attributes, texts, environ) == 0 ? process : nil
    }
}
