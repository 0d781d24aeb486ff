import Foundation
import SwiftUI
@testable import TallyCommand
import Testing

@MainActor @Suite struct PreviewActionTests {
    private func deeds(_ text: String) throws -> [PreviewAction.Deed] { try PreviewAction.all(in: text).map(\.deed) }

    @Test func `labels may have blanks, colons and at signs`() throws {
        let actions = try PreviewAction.all(in: "  Add item@0.5 Total: 3@1 me@home@1.25 ")
        #expect(actions.map(\.deed) == [.tap("Add item"), .tap("Total: 3"), .tap("me@home")])
        #expect(actions.map(\.time) == [0.5, 1, 1.25])
        #expect(actions[0].text == "Add item@0.5")
        #expect(try deeds("") == [])
    }

    @Test func `actions come in the order of their times, those of one time as written`() throws {
        #expect(try deeds("b@1 c@1 a@0") == [.tap("a"), .tap("b"), .tap("c")])
    }

    @Test func `texts, keys and points are read`() throws {
        #expect(
            try deeds("type:hello you@0 key:return@1 key:cmd+a@2 key:shift+cmd+left@3 key:+@4 tap:10,20.5@5 tap:Save@6")
                == [
                    .type("hello you"), .key(.return, []), .key("a", .command), .key(.leftArrow, [.shift, .command]),
                    .key("+", []), .press(CGPoint(x: 10, y: 20.5)), .tap("Save"),
                ])
    }

    @Test func `a drag goes down, moves evenly for a quarter of a second, and up`() throws {
        let actions = try PreviewAction.all(in: "drag:0,0>150,30@1")
        #expect(actions.first?.deed == .down(.zero))
        #expect(actions.count == 17)
        #expect(actions[1].deed == .move(CGPoint(x: 10, y: 2)))
        #expect(actions.last?.deed == .up(CGPoint(x: 150, y: 30)))
        #expect(actions.last?.time == 1.25)
    }

    @Test func `there is one finger: what begins while it drags or holds is refused, with when that is over`() throws {
        for text in ["hold:0,0>9,9@0.5 drag:0,0>9,9@1", "drag:0,0>9,9@1 Save@1.1", "tap:1,1@1.2 drag:0,0>9,9@1"] {
            #expect(throws: CommandError.self, "\(text)") { try PreviewAction.all(in: text) }
        }
        do throws(CommandError) {
            _ = try PreviewAction.all(in: "drag:0,0>9,9@1 Save@1.1")
        } catch {
            #expect(error.message.contains("\"Save@1.1\"") && error.message.contains("1.25 s"))
        }
        #expect(try deeds("drag:0,0>9,9@1 Save@1.25 drag:9,9>0,0@1.5").count == 35)
        // Keys are another hand's.
        #expect(try deeds("drag:0,0>9,9@1 type:a@1.1 key:tab@1.2").count == 19)
    }

    @Test func `a hold is a press that lasts, and then goes through its points, resting at each`() throws {
        let actions = try PreviewAction.all(in: "hold:0,0>150,30>0,0@1")
        #expect(actions.first?.deed == .down(.zero))
        #expect(actions.first?.time == 1)
        #expect(actions.count == 32)
        #expect(actions[1].deed == .move(CGPoint(x: 10, y: 2)))
        #expect(actions[1].time > 1.6)
        #expect(actions[15].deed == .move(CGPoint(x: 150, y: 30)))
        #expect(actions[16].time - actions[15].time > 0.15)
        #expect(actions.last?.deed == .up(.zero))
        let press = try PreviewAction.all(in: "hold:7,8@0")
        #expect(press.map(\.deed) == [.down(CGPoint(x: 7, y: 8)), .up(CGPoint(x: 7, y: 8))])
        #expect(press.last?.time == 0.6)
    }

    @Test(
        arguments: [
            ("Save", "--taps does not say when \"Save\" is to be; write its time in seconds: Save@0.5."),
            (
                "Save@1 Add item",
                "--taps does not say when \"Add item\" is to be; write its time in seconds: Add item@0.5."
            ),
            ("@1", "--taps cannot have \"@1\"; write what and when, in 0...3600 seconds: Save@0.5."),
            ("Save@-1", "--taps cannot have \"Save@-1\"; write what and when, in 0...3600 seconds: Save@0.5."),
            ("Save@nan", "--taps cannot have \"Save@nan\"; write what and when, in 0...3600 seconds: Save@0.5."),
            ("Save@4000", "--taps cannot have \"Save@4000\"; write what and when, in 0...3600 seconds: Save@0.5."),
            (
                "key:enter@1",
                "--taps knows no key \"enter\"; write one character or return, tab, space, escape, delete, up, down, left, "
                    + "right, such as key:return@1."
            ),
            (
                "drag:1,2@1",
                "--taps cannot have \"drag:1,2@1\"; write drag:X,Y>X,Y@SECONDS, such as drag:200,40>40,40@1."
            ),
            (
                "hold:1,2>@1",
                "--taps cannot have \"hold:1,2>@1\"; write hold:X,Y@SECONDS, or where it is dragged, such as "
                    + "hold:40,60>200,60@1."
            ),
            (
                "drag:1,2>a,b@1",
                "--taps cannot have \"drag:1,2>a,b@1\"; write drag:X,Y>X,Y@SECONDS, such as drag:200,40>40,40@1."
            ),
        ] as [(String, String)])
    func `bad grammar is named, with its remedy`(text: String, message: String) {
        #expect(throws: CommandError(.usage, message)) { try PreviewAction.all(in: text) }
    }
}
