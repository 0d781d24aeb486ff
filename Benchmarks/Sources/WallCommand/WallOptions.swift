/// What the command was asked for.
struct WallOptions {
    static let usage = """
        usage: wall --counters N --values FILE --seconds S --out FILE.json

        Shows N numbers of seven digits on 1600×1000 points, changes them each second and draws 60 frames a second
        for S seconds, by the clock. Writes the times of the changes ("ticks") and of the finished frames ("frames") in
        milliseconds of the monotonic clock. Prints START and END around the time that counts.

          --counters N   how many numbers, 1 to 10000; 14 points high if more than 100, else 24
          --values FILE  rows of N whole numbers, 0 to 9999999, with spaces or commas between; one row a change, from the
                         top again after the last
          --seconds S    how long, above 0 up to 3600
          --out FILE     where the times go, as JSON; a file that is there is replaced

        exit codes: 0 done, 64 wrong arguments, 65 wrong numbers in FILE, 66 FILE cannot be read, 73 cannot write
        """

    let counters: Int
    let values: String
    let seconds: Double
    let out: String

    init(_ arguments: [String]) throws(WallError) {
        var given: [String: String] = [:]
        var rest = arguments[...]
        while let name = rest.popFirst() {
            guard ["--counters", "--values", "--seconds", "--out"].contains(name) else {
                throw WallError(64, "\"\(name)\" is no option; see wall --help.")
            }
            guard given[name] == nil else { throw WallError(64, "\(name) is given twice; give it once.") }
            guard let value = rest.popFirst(), !value.hasPrefix("--") else {
                throw WallError(64, "\(name) needs a value after it.")
            }
            given[name] = value
        }
        func value(_ name: String) throws(WallError) -> String {
            guard let value = given[name], !value.isEmpty else {
                throw WallError(64, "\(name) is missing; see wall --help.")
            }
            return value
        }
        let counters = try value("--counters")
        guard let count = Int(counters), (1...10_000).contains(count) else {
            throw WallError(64, "--counters \(counters) is not a whole number from 1 to 10000.")
        }
        values = try value("--values")
        let seconds = try value("--seconds")
        guard let length = Double(seconds), length > 0, length <= 3600 else {
            throw WallError(64, "--seconds \(seconds) is not a number above 0 and up to 3600.")
        }
        out = try value("--out")
        self.counters = count
        self.seconds = length
    }
}

/// Why the command stops, with its exit code as in sysexits.h.
struct WallError: Error {
    let code: Int32
    let message: String

    init(_ code: Int32, _ message: String) {
        self.code = code
        self.message = message
    }
}
