import SwiftUI
import TallyStage
import Testing

/// A tap by name says when it reaches nothing.
@MainActor
struct TapReachTests {
    private let log = Log()

    private func stage<V: View>(@ViewBuilder _ content: @escaping (AnyView) -> V) -> Stage {
        let log = log
        return Stage(size: CGSize(width: 200, height: 100)) {
            content(AnyView(Button("Save") { log("saved") }))
        }
    }

    /// What a tap on "Save" throws; nil if it is made.
    private func message(_ stage: Stage, _ label: String = "Save") -> String? {
        do {
            try stage.tap(label)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func `a tap on what is covered names what covers it, and is not made`() {
        let covered = stage { $0.overlay { Text("Loading").frame(width: 80, height: 30).background(.white) } }
        #expect(message(covered) == "\"Save\" is covered in its middle, at (100, 50), by \"Loading\".")
        let shape = stage { view in
            ZStack {
                view
                Color.red.frame(width: 50, height: 60)
            }
        }
        #expect(
            message(shape) == "\"Save\" is covered in its middle, at (100, 50), by a rectangle at (75, 20, 50, 60).")
        #expect(log.entries.isEmpty)
    }

    @Test func `a tap outside of the stage, of a scroll view or of a clip says where`() throws {
        #expect(
            message(stage { $0.offset(y: 300) })
                == "\"Save\" is outside of the stage: its middle is at (100, 350), the stage has 200 by 100 points.")
        let scrolled = Stage(size: CGSize(width: 200, height: 100)) {
            VStack {
                Color.blue.frame(height: 60)
                ScrollView { ForEach(0..<9) { row in Button("row \(row)") {}.frame(height: 30) } }.frame(height: 40)
            }
        }
        try scrolled.tap("row 0")
        scrolled.scroll(CGSize(width: 0, height: 60), at: CGPoint(x: 100, y: 80))
        scrolled.advance(by: 0)
        #expect(try #require(message(scrolled, "row 0")).hasPrefix("\"row 0\" is scrolled out of sight"))
        let clipped = stage { $0.offset(x: 60).frame(width: 40, height: 20).clipped() }
        #expect(try #require(message(clipped)).hasPrefix("\"Save\" is clipped away in its middle, at (160, 5"))
        #expect(log.entries.isEmpty)
    }

    @Test func `what only looks on takes no tap, nor does what a gesture around keeps it from`() {
        let hovered = Stage(size: CGSize(width: 200, height: 100)) { Text("Save").onHover { _ in } }
        #expect(message(hovered) == "\"Save\" is there, but nothing takes a tap on it.")
        let kept = stage { $0.gesture(TapGesture().onEnded {}, including: .none) }
        #expect(message(kept) == "\"Save\" is there, but nothing takes a tap on it.")
        #expect(log.entries.isEmpty)
        let open = stage { $0.gesture(TapGesture().onEnded {}, including: .subviews) }
        #expect(message(open) == nil)
        #expect(log.take() == ["saved"])
    }

    @Test func `a tap on what is disabled is made and does nothing, unless it is covered`() {
        #expect(message(stage { $0.disabled(true) }) == nil)
        #expect(message(stage { view in NavigationStack { List { view.disabled(true) } } }) == nil)
        #expect(message(stage { $0.disabled(true).overlay { Color.red } })?.contains("is covered") == true)
        #expect(log.entries.isEmpty)
    }

    @Test func `a tap on what takes none says so`() {
        #expect(message(stage { _ in Text("Save") }) == "\"Save\" is there, but nothing takes a tap on it.")
        #expect(
            message(stage { $0.allowsHitTesting(false) })
                == "\"Save\" is there, but is not hit in its middle, at (100, 50).")
        let inStack = stage { _ in
            NavigationStack { List { Text("Save").swipeActions { Button("Flag") {} } } }
        }
        #expect(message(inStack) == "\"Save\" is there, but nothing takes a tap on it.")
        let log = log
        let ring = Stage(size: CGSize(width: 100, height: 100)) {
            Circle().stroke(.red, lineWidth: 4).accessibilityLabel("Ring").onTapGesture { log("ring") }
        }
        #expect(message(ring, "Ring") == "\"Ring\" is there, but is not hit in its middle, at (50, 50).")
        #expect(log.entries.isEmpty)
    }

    @Test func `a tap that reaches a gesture of the view, inside of it or around it is made`() {
        #expect(message(stage { $0 }) == nil)
        #expect(message(stage { $0.overlay { Circle().stroke(.red) } }) == nil)
        #expect(message(stage { $0.overlay { Color.red.allowsHitTesting(false) } }) == nil)
        #expect(message(stage { $0.padding().background(.blue).border(.red) }) == nil)
        #expect(log.take().count == 4)
        let log = log
        func around<V: View>(@ViewBuilder _ content: @escaping () -> V) -> String? {
            message(Stage(size: CGSize(width: 200, height: 100)) { content() })
        }
        #expect(around { HStack { Text("Save") }.onTapGesture { log("around") } } == nil)
        #expect(
            around { Color.red.overlay { Text("Save").allowsHitTesting(false) }.onTapGesture { log("below") } } == nil)
        #expect(
            around {
                VStack { Text("a").onTapGesture { log("inside") } }
                    .accessibilityElement(children: .combine).accessibilityLabel("Save")
            } == nil)
        #expect(around { HStack { Button("Save") { log("off") }.disabled(true) }.onTapGesture { log("row") } } == nil)
        #expect(log.take() == ["around", "below", "inside", "row"])
    }

    @Test func `a covered button is not taken for its row`() {
        let log = log
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            HStack { Button("Save") { log("saved") }.overlay { Color.red } }.onTapGesture { log("row") }
        }
        #expect(
            message(stage) == "\"Save\" is covered in its middle, at (100, 50), by a rectangle at (80, 40, 40, 20)."
                || message(stage)?.contains("is covered") == true)
        #expect(log.entries.isEmpty)
    }

    @Test func `a tap at a point is always made`() {
        let stage = stage { $0.overlay { Color.red } }
        stage.tap(CGPoint(x: 100, y: 50))
        stage.tap(CGPoint(x: 900, y: -50))
        stage.tap(CGPoint(x: CGFloat.nan, y: 0))
        #expect(log.entries.isEmpty)
    }
}
