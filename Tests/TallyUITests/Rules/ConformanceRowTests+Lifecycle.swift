import SwiftUI
import TallyStage
import Testing

@MainActor
struct LifecycleRowTests {
    /// Plays 0, then 1 in onAppear, then 2 and what follows, a turn each.
    private func played<V: View>(_ turns: [Int] = [2], @ViewBuilder _ view: @escaping (Int) -> V) {
        let v = Remote(0)
        let stage = Stage { Playing(v) { view($0).onAppear { v.value = 1 } } }
        for turn in turns {
            v.value = turn
            stage.advance(by: 0)
        }
    }

    @available(*, deprecated)
    @Test func `lifecycle-001: onChange with the new value`() throws {
        let log = Log()
        played { v in Square().onChange(of: v) { (new: Int) in log("\(new)") } }
        #expect(log.entries == (try row("lifecycle-001")).texts)
    }

    @Test func `lifecycle-002 and -003: old and new values`() throws {
        let (old, new) = (Log(), Log())
        played { v in
            Square().onChange(of: v) {
                old("\($0)")
                new("\($1)")
            }
        }
        #expect(old.entries == (try row("lifecycle-002")).texts)
        #expect(new.entries == (try row("lifecycle-003")).texts)
    }

    @Test func `lifecycle-004 and -005: old and new values with the initial call`() throws {
        let (old, new) = (Log(), Log())
        played { v in
            Square().onChange(of: v, initial: true) {
                old("\($0)")
                new("\($1)")
            }
        }
        #expect(old.entries == (try row("lifecycle-004")).texts)
        #expect(new.entries == (try row("lifecycle-005")).texts)
    }

    @Test func `lifecycle-006 and -008: how often without parameters, and with an equal write at the end`() throws {
        let log = Log()
        played { v in Square().onChange(of: v) { log("call") } }
        #expect(log.take().count == (try row("lifecycle-006")).number)
        played([2, 2]) { v in Square().onChange(of: v) { log("\($0)\($1)") } }
        #expect(log.entries.count == (try row("lifecycle-008")).number)
        #expect(log.entries.last == "12")
    }

    @Test func `lifecycle-007: the initial call alone`() throws {
        let log = Log()
        _ = Stage { Square().onChange(of: 3, initial: true) { log("call") } }
        #expect(log.entries.count == (try row("lifecycle-007")).number)
    }

    @Test func `lifecycle-009 and -010: strings and truth values`() throws {
        let log = Log()
        let word = Remote("initial")
        let words = Stage { Playing(word) { Square().onChange(of: $0) { log($1) } } }
        for next in ["changed", "final"] {
            word.value = next
            words.advance(by: 0)
        }
        let expected = try row("lifecycle-009").texts
        #expect(["\(log.entries.count)", log.take().last] == expected)
        let flag = Remote(false)
        let flags = Stage { Playing(flag) { Square().onChange(of: $0) { log("\($1)") } } }
        for next in [true, false, true] {
            flag.value = next
            flags.advance(by: 0)
        }
        #expect(log.entries.count == (try row("lifecycle-010")).number)
    }

    /// The letters of a view that appears, has its id changed a tenth of a second later, and appears again.
    private func letters<V: View>(@ViewBuilder _ view: @escaping (AnyView) -> V) -> String {
        let log = Log()
        let remote = Remote(false)
        let stage = Stage {
            Playing(remote) { now in
                view(
                    AnyView(
                        Square().onAppear { log("A\(now ? "T" : "F")") }
                            .onDisappear { log("D\(remote.value ? "T" : "F")") })
                )
                .id(now)
            }
        }
        stage.advance(by: 0.1)
        remote.value = true
        stage.advance(by: 0.1)
        return log.entries.joined()
    }

    @Test func `rule 99, lifecycle-011: with the default transition the new view appears before the old disappears`()
        throws
    {
        // The last two letters are those of the window that closes; a stage that goes calls nobody.
        #expect(letters { $0 } == (try row("lifecycle-011")).text.dropLast(2))
    }

    @Test func `rule 99, lifecycle-012: with the identity transition the old goes first`() throws {
        #expect(letters { $0.transition(.identity) } == (try row("lifecycle-012")).text.dropLast(2))
    }

    @Test func `lifecycle-013: an empty view appears too`() throws {
        let log = Log()
        _ = Stage { AnyView(EmptyView()).onAppear { log("appear") } }
        #expect(log.entries.count == (try row("lifecycle-013")).number)
    }

    @Test func `lifecycle-014 and -015: tasks without and with an id`() async throws {
        let log = Log()
        let id = Remote(0)
        let stage = Stage {
            Playing(id) { id in Square().task { log.add("plain") }.task(id: id) { log.add("id") } }
        }
        await stage.play(for: 0.05)
        id.value = 1
        await stage.play(for: 0.05)
        #expect(log.entries.filter { $0 == "plain" }.count == (try row("lifecycle-014")).number)
        #expect(log.entries.filter { $0 == "id" }.count == (try row("lifecycle-015")).number)
    }

    @Test func `lifecycle-016 and -017: writes of one transaction coalesce, those of different ones do not`() throws {
        let (bodies, pairs) = (Log(), Log())
        let v = Remote(0)
        _ = Stage {
            Playing(v) { value in
                let _ = bodies("\(value)")
                Square().onChange(of: value) { pairs("\($0) \($1)") }
                    .onAppear {
                        v.value = 1
                        v.value = 2
                        withAnimation {
                            v.value = 3
                            v.value = 4
                        }
                    }
            }
        }
        #expect(bodies.entries == (try row("lifecycle-016")).texts)
        #expect(pairs.entries == (try row("lifecycle-017")).pairs.map { "\($0[0]) \($0[1])" })
    }

    @Test func `lifecycle-018 and -019: onAppear before and after an id`() throws {
        let log = Log()
        let id = Remote(0)
        let stage = Stage {
            Playing(id) { id in Square().onAppear { log("before") }.id(id).onAppear { log("after") } }
        }
        id.value = 1
        stage.advance(by: 0)
        #expect(log.entries.filter { $0 == "before" }.count == (try row("lifecycle-018")).number)
        #expect(log.entries.filter { $0 == "after" }.count == (try row("lifecycle-019")).number)
    }
}
