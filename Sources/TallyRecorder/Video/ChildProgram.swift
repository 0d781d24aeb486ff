import Foundation

/// A program that reads from this process and whose complaints are kept.
///
/// It runs in a process group of its own, so that an interrupt typed at the terminal reaches this process alone.
final class ChildProgram {
    private var process: pid_t = 0
    /// Sockets, not pipes: a peer that is gone gives an error instead of a signal, and the end of the input can be
    /// said even when another child has inherited a copy.
    private var input: Int32 = -1
    private var complaints: Int32 = -1
    private var said: [UInt8] = []

    /// Starts a program, looked for on PATH unless its name has a slash.
    ///
    /// - Parameter code: The system's error code when it cannot be started, which gives nil.
    init?(_ program: String, _ arguments: [String], code: inout Int32) {
        guard let (mine, theirs) = Self.pair(&code) else { return nil }
        defer { close(theirs) }
        input = mine
        guard let (ear, mouth) = Self.pair(&code) else {
            closeAll()
            return nil
        }
        defer { close(mouth) }
        complaints = ear
        code = Self.spawn(program, arguments, input: theirs, complaints: mouth, into: &process)
        guard code == 0 else {
            process = 0
            closeAll()
            return nil
        }
    }

    private static func pair(_ code: inout Int32) -> (Int32, Int32)? {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
            code = errno
            return nil
        }
        return (ends[0], ends[1])
    }

    deinit { kill() }

    private static func spawn(
        _ program: String, _ arguments: [String], input: Int32, complaints: Int32, into process: inout pid_t
    ) -> Int32 {
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        posix_spawn_file_actions_adddup2(&files, input, 0)
        posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_adddup2(&files, complaints, 2)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        var usual = sigset_t()
        sigemptyset(&usual)
        for signal in [SIGPIPE, SIGINT, SIGTERM] { sigaddset(&usual, signal) }
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &usual)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        var texts: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
        defer { for text in texts { free(text) } }
        texts.append(nil)
        return posix_spawnp(&process, program, &files, &attributes, texts, environ)
    }

    /// Writes bytes; returns 0, or the error code: EPIPE when the program has ended.
    func write(_ bytes: UnsafeRawBufferPointer) -> Int32 {
        listen(Int32(MSG_DONTWAIT))
        var done = 0
        while done < bytes.count {
            let count = send(input, bytes.baseAddress! + done, bytes.count - done, Int32(MSG_NOSIGNAL))
            if count < 0 {
                if errno == EINTR { continue }
                return errno
            }
            done += count
        }
        return 0
    }

    /// Ends its input and waits for it to end; true when it says all is well.
    func finish() -> Bool {
        shutdown(input, Int32(SHUT_WR))
        listen(0)
        return wait() == 0
    }

    /// What it has said on standard error, at most the last 2,000 bytes, in one line.
    var complaint: String {
        String(decoding: said.suffix(2000), as: UTF8.self)
            .split(whereSeparator: \.isNewline).joined(separator: "; ")
    }

    /// Reads what it says, until it ends or, with MSG_DONTWAIT, as far as it has.
    private func listen(_ flags: Int32) {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = recv(complaints, &buffer, buffer.count, flags)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return }
            said = (said + buffer.prefix(count)).suffix(8192)
        }
    }

    /// Ends it at once, if it still runs.
    func kill() {
        if process > 0 {
            _ = Foundation.kill(process, SIGKILL)
            _ = wait()
        }
        closeAll()
    }

    private func wait() -> Int32 {
        guard process > 0 else { return -1 }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 && errno == EINTR {}
        process = 0
        return status
    }

    private func closeAll() {
        if input >= 0 { close(input) }
        if complaints >= 0 { close(complaints) }
        input = -1
        complaints = -1
    }
}
