import Foundation
import OSLog
import Testing

@Suite("What is told to a log")
struct LogMessageTests {
    private struct Point: CustomStringConvertible { var description: String { "here" } }
    private enum Problem: Error { case bad }

    private func text(_ message: OSLogMessage) -> String { message.text }

    @Test func `values stand in a message as they are written`() {
        let (name, count, share) = ("Ann", 3, 2.5)
        let error: any Error = Problem.bad
        #expect(text("plain 100 %") == "plain 100 %")
        #expect(
            text("\(name) \(count) \(Point()) \(error) \(true) \([1, 2]) \(Point.self)")
                == "Ann 3 here bad true [1, 2] Point")
        #expect(
            text("\(share) \(share, format: .fixed(precision: 1)) \(Float(0.5), format: .hybrid)") == "2.500000 2.5 0.5"
        )
        #expect(
            text("\(255, format: .hex(includePrefix: true)) \(-8, format: .octal) \(7, format: .decimal(minDigits: 3))")
                == "0xff -10 007")
        #expect(text("\(UInt8.max) \(Int64.min)") == "255 -9223372036854775808")
        #expect(text("\(true, format: .answer)") == "YES")
        #expect(
            text(
                "[\(name, align: .right(columns: 5))][\(name, align: .left(columns: 5))][\(name, align: .left(columns: 1))]"
            ) == "[  Ann][Ann  ][Ann]")
    }

    @Test func `what is private is not read, and the same value has the same mask`() {
        let secret = "1234"
        #expect(text("\(secret) \(secret, privacy: .public) \(secret, privacy: .auto)") == "1234 1234 1234")
        #expect(text("\(secret, privacy: .private) \(12, privacy: .sensitive)") == "<private> <private>")
        let masked = text("\(secret, privacy: .private(mask: .hash))")
        #expect(masked == text("\(secret, privacy: .sensitive(mask: .hash))") && masked.hasPrefix("<mask.hash: "))
        #expect(masked != text("\("5678", privacy: .private(mask: .hash))"))
    }

    @Test func `numbers that make no sense do no harm`() {
        #expect(text("\(1, format: .decimal(minDigits: -4)) \("a", align: .right(columns: -9))") == "1 a")
        #expect(text("\(1.0, format: .fixed(precision: -1)) \(Double.nan) \(Double.infinity)") == "1 nan inf")
        #expect(text("\(1, format: .decimal(minDigits: Int.max))").count <= 1000)
        #expect(text("\("a", align: .left(columns: .max))").count <= 1000)
    }

    @Test func `a line names where it comes from and how much it matters`() {
        let log = OSLog(subsystem: "com.example.shop", category: "network")
        #expect(log.line("failed", .error) == "[com.example.shop:network] error: failed")
        #expect(log.line("told", .default) == "[com.example.shop:network] told")
        #expect(OSLog.default.line("told", .debug) == "debug: told")
        #expect(log.isEnabled(type: .debug) && !OSLog.disabled.isEnabled(type: .fault))
    }

    @Test func `formats of printf take their values`() {
        func text(_ format: String, _ values: any CVarArg...) -> String { PrintfFormat.text(format, values) }
        #expect(text("%{public}@ is %d years, %.1f %%", "Ann", 3, 2.0) == "Ann is 3 years, 2.0 %")
        #expect(text("%x %5d|%-3d|%ld %llu", 255, 7, 1, 2, UInt64(9)) == "ff     7|1  |2 9")
        #expect(text("%lu", UInt64.max) == "18446744073709551615")
        #expect(text("%d and %s", 1.5, 2) == "1.5 and 2")
    }

    @Test func `a format with too few or too many values, or that is none, does no harm`() {
        func text(_ format: String, _ values: any CVarArg...) -> String { PrintfFormat.text(format, values) }
        #expect(text("%d %d", 1) == "1 %d")
        #expect(text("told", 1, 2) == "told")
        #expect(text("%", 1) == "%" && text("%{public", 1) == "%{public" && text("%q", 1) == "%q")
        #expect(text("%99999999999999999999d", 1) == "%99999999999999999999d")
    }

    @Test func `a lock guards what threads change`() async {
        let count = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<50 { group.addTask { for _ in 0..<20 { count.withLock { $0 += 1 } } } }
        }
        #expect(count.withLock { $0 } == 1000)
        let bare = OSAllocatedUnfairLock()
        bare.lock()
        #expect(!bare.lockIfAvailable())
        bare.unlock()
        #expect(bare.withLock { 3 } == 3)
        #expect(throws: Problem.bad) { try bare.withLock { throw Problem.bad } }
        #expect(bare.lockIfAvailable())
        bare.unlock()
    }
}
