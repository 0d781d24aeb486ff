import Foundation
import SwiftUI
import TallyStage
import Testing

/// The focus of assistive technology, and the states that follow it.
@MainActor
struct AccessibilityFocusTests {
    private enum Field: Hashable { case name, error }

    private struct Form: View {
        @AccessibilityFocusState private var focus: Field?
        @AccessibilityFocusState(for: .switchControl) private var isSwitched: Bool
        @State private var hasError = false
        let log: Log

        var body: some View {
            VStack {
                Text("Name").accessibilityFocused($focus, equals: .name).accessibilityFocused($isSwitched)
                if hasError { Text("Missing").accessibilityFocused($focus, equals: .error) }
                Text("Elsewhere")
                Button("Check") {
                    hasError = true
                    focus = .error
                }
                Button("Mend") { hasError = false }
                Button("Leave") { focus = nil }
            }
            .onChange(of: focus) { _, new in log(new.map { "\($0)" } ?? "nobody") }
            .onChange(of: isSwitched) { _, new in log("switched \(new)") }
        }
    }

    private func made(_ log: Log) -> Stage { Stage(size: CGSize(width: 400, height: 300)) { Form(log: log) } }

    @Test func `the state follows the focus`() throws {
        let log = Log()
        let stage = made(log)
        #expect(stage.accessibilityFocus == nil)
        try stage.focusAccessibility(on: "Name")
        stage.advance(by: 0)
        #expect(stage.accessibilityFocus?.label == "Name")
        try stage.focusAccessibility(on: "Elsewhere")
        stage.advance(by: 0)
        try stage.focusAccessibility(on: nil)
        stage.advance(by: 0)
        #expect(log.entries == ["name", "nobody"])
        #expect(stage.accessibilityFocus == nil)
        #expect(throws: StageError.self) { try stage.focusAccessibility(on: "Nothing") }
    }

    @Test func `writing the state moves the focus, also to what comes with it`() throws {
        let log = Log()
        let stage = made(log)
        try stage.tap("Check")
        stage.advance(by: 0)
        #expect(stage.accessibilityFocus?.label == "Missing")
        #expect(log.take() == ["error"])
        try stage.tap("Leave")
        stage.advance(by: 0)
        #expect(stage.accessibilityFocus == nil)
        #expect(log.take() == ["nobody"])
    }

    @Test func `what has the focus and goes has it no longer`() throws {
        let log = Log()
        let stage = made(log)
        try stage.tap("Check")
        stage.advance(by: 0)
        try stage.tap("Mend")
        stage.advance(by: 0.1)
        #expect(stage.accessibilityFocus == nil)
        #expect(log.entries == ["error", "nobody"])
    }

    private struct Fading: View {
        @AccessibilityFocusState private var focus: String?
        @State private var isShown = false

        var body: some View {
            VStack {
                if isShown {
                    VStack { Text("Late").accessibilityFocused($focus, equals: "late") }.transition(.opacity)
                }
                Button("Toggle") {
                    withAnimation(.linear(duration: 1)) { isShown.toggle() }
                    focus = isShown ? "late" : nil
                }
                Text(focus ?? "none")
            }
        }
    }

    @Test func `what is still coming out of transparency can have the focus, and what goes into it has it no longer`()
        throws
    {
        let stage = Stage(size: CGSize(width: 400, height: 300)) { Fading() }
        try stage.tap("Toggle")
        for _ in 0..<8 {
            stage.advance(by: 0.25)
            #expect(stage.frame.texts.last?.string == "late")
            #expect(stage.accessibilityFocus?.label == "Late")
        }
        try stage.tap("Toggle")
        for _ in 0..<8 {
            stage.advance(by: 0.25)
            #expect(stage.frame.texts.contains { $0.string == "none" })
            #expect(stage.accessibilityFocus == nil)
        }
    }

    private struct Lost: View {
        @AccessibilityFocusState private var focus: String?
        let log: Log

        var body: some View {
            VStack {
                Text("Here").accessibilityFocused($focus, equals: "here")
                Button("Lose") { focus = "nowhere" }
                Text(focus ?? "none")
            }
        }
    }

    @Test func `a value that no view is marked with goes back to where the focus is`() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300)) { Lost(log: Log()) }
        try stage.focusAccessibility(on: "Here")
        stage.advance(by: 0)
        #expect(stage.frame.texts.last?.string == "here")
        try stage.tap("Lose")
        stage.advance(by: 0.1)
        #expect(stage.frame.texts.last?.string == "here")
        #expect(stage.accessibilityFocus?.label == "Here")
    }

    @Test func `the keyboard's focus is another one`() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300)) {
            VStack {
                TextField("Name", text: .constant(""))
                Text("Note")
            }
        }
        try stage.focusAccessibility(on: "Note")
        stage.advance(by: 0)
        stage.press(.tab)
        #expect(stage.accessibilityFocus?.label == "Note")
    }
}
