import Foundation
import SwiftUI
import TallyStage
import Testing

/// How views are worked by assistive technology.
@MainActor
struct AccessibilityInputTests {
    private func made<V: View>(_ view: V) -> Stage { Stage(size: CGSize(width: 400, height: 300)) { view } }

    @Test func `a view is tapped by the names that it can be asked for`() throws {
        let log = Log()
        let stage = made(
            VStack {
                Button("John F. Kennedy") { log("john") }.accessibilityInputLabels(["Kennedy", "JFK"])
                Button("Robert") { log("robert") }
                    .accessibilityInputLabels([Text("Bob")])
                    .accessibilityRespondsToUserInteraction(false)
            })
        try stage.tap("JFK")
        #expect(log.take() == ["john"])
        #expect(throws: StageError.self) { try stage.tap("Bob") }
        #expect(stage.frame.accessibility.map(\.respondsToUserInteraction) == [true, false])
    }

    @Test(arguments: [UnitPoint.topLeading, .trailing, UnitPoint(x: 0.25, y: 0.75)])
    func `a view is tapped at its activation point`(point: UnitPoint) throws {
        var place = CGPoint.zero
        let stage = made(
            Rectangle().frame(width: 100, height: 80)
                .onTapGesture { place = $0 }
                .accessibilityLabel("Map").accessibilityActivationPoint(point)
                .padding(.leading, 30))
        try stage.tap("Map")
        #expect(abs(place.x - 100 * point.x) < 0.01 && abs(place.y - 80 * point.y) < 0.01)
    }

    @Test func `an activation point is in points of the view too`() throws {
        var place = CGPoint.zero
        let stage = made(
            Rectangle().frame(width: 100, height: 80)
                .onTapGesture { place = $0 }
                .accessibilityLabel("Map").accessibilityActivationPoint(CGPoint(x: 12, y: 9)))
        try stage.tap("Map")
        #expect(place == CGPoint(x: 12, y: 9))
    }

    @Test func `activating does what the default action says, and where there is none what a tap does`() throws {
        let log = Log()
        let stage = made(
            VStack {
                Text("A").onTapGesture { log("tap") }.accessibilityAction { log("action") }
                Text("B").onTapGesture { log("tap b") }
            })
        try stage.activate("A")
        try stage.activate("B")
        #expect(log.entries == ["action", "tap b"])
        #expect(throws: StageError.self) { try stage.activate("C") }
    }

    @Test func `values, pages and maps are changed by named actions`() throws {
        let log = Log()
        let stage = made(
            Text("Page")
                .accessibilityScrollAction { log("\($0)") }
                .accessibilityZoomAction { log("\($0.direction) \($0.location.x)") }
                .accessibilityAdjustableAction { log("\($0)") })
        let names = try #require(stage.frame.accessibility.first).actions
        #expect(
            names == [
                "Scroll up", "Scroll down", "Scroll left", "Scroll right", "Increment", "Decrement", "Zoom in",
                "Zoom out",
            ])
        for name in names { try stage.perform(name, on: "Page") }
        #expect(
            log.entries == [
                "top", "bottom", "leading", "trailing", "increment", "decrement", "zoomIn 0.5", "zoomOut 0.5",
            ])
    }

    @Test func `an action is named by a view`() throws {
        let log = Log()
        let stage = made(
            Text("Mail").accessibilityAction {
                log("flag")
            } label: {
                Label("Flag", systemImage: "flag")
            })
        try stage.perform("Flag", on: "Mail")
        #expect(log.entries == ["flag"])
        #expect(stage.frame.texts.map(\.string) == ["Mail"])
    }

    @Test func `a place for direct touches says how they reach it`() {
        let stage = made(
            VStack {
                Text("Keys").accessibilityDirectTouch(options: .silentOnTouch)
                Text("None").accessibilityDirectTouch().accessibilityDirectTouch(false)
            })
        let told = stage.frame.accessibility
        #expect(told.map(\.directTouch) == [.silentOnTouch, nil])
        #expect(told.map { $0.traits.contains(.allowsDirectInteraction) } == [true, false])
    }

    @Test func `a slider and a stepper are changed by steps`() throws {
        var (share, count) = (0.5, 3)
        let stage = made(
            VStack {
                Slider(value: Binding(get: { share }, set: { share = $0 })) { Text("Sound") }
                Slider(value: Binding(get: { Double(count) }, set: { count = Int($0) }), in: 0...5, step: 1) {
                    Text("Stars")
                }
            })
        try stage.perform("Increment", on: "Sound")
        #expect(abs(share - 0.6) < 1e-9)
        for _ in 0..<4 { try stage.perform("Increment", on: "Stars") }
        #expect(count == 5)
        try stage.perform("Decrement", on: "Stars")
        #expect(count == 4)
    }
}
