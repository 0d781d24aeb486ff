import Foundation
import SwiftUI
import TallyStage
import Testing

/// Alerts and confirmation dialogs in each of their forms, on a stage of 400 by 600 points.
@MainActor
struct DialogTests {
    private func made<V: View>(_ view: V) -> Stage {
        let stage = Stage(size: CGSize(width: 400, height: 600)) { view }
        #expect(stage.settle())
        return stage
    }

    private struct Choosing: View {
        var hasCancel = false
        @State private var isShown = false
        @State private var choice = "none"

        var body: some View {
            VStack {
                Text("choice \(choice)")
                Button("Ask") { isShown = true }
            }
            .confirmationDialog("Where to?", isPresented: $isShown) {
                Button("North") { choice = "north" }
                Button("South", role: .destructive) { choice = "south" }
                if hasCancel { Button("Stay", role: .cancel) { choice = "stay" } }
            }
        }
    }

    @Test func `each choice acts and ends the dialog; what cancels stands apart at the bottom`() throws {
        for hasCancel in [false, true] {
            let stage = made(Choosing(hasCancel: hasCancel))
            let cancel = hasCancel ? "Stay" : "Cancel"
            for (label, choice) in [("North", "north"), ("South", "south")] {
                try stage.tap("Ask")
                #expect(stage.settle())
                #expect(stage.text("Where to?") == nil)
                let south = try #require(stage.text("South")).rect
                let last = try #require(stage.text(cancel)).rect
                #expect(last.midY - south.midY > 60)
                #expect(stage.text(hasCancel ? "Cancel" : "Stay") == nil)
                try stage.tap(label)
                #expect(stage.settle())
                #expect(stage.text("choice \(choice)") != nil)
                #expect(stage.text("North") == nil)
            }
            for way in ["button", "escape", "beside"] {
                try stage.tap("Ask")
                #expect(stage.settle())
                switch way {
                case "button": try stage.tap(cancel)
                case "escape": stage.press(.escape)
                default: stage.tap(CGPoint(x: 200, y: 40))
                }
                #expect(stage.settle())
                #expect(stage.text("North") == nil, "\(way)")
                // A tap beside it takes no action: what was chosen last stays.
                let choice = hasCancel ? "stay" : "south"
                #expect(stage.text("choice \(choice)") != nil, "\(way)")
            }
        }
    }

    @Test func `the title is shown with a message, when it is asked for, and not when it is hidden`() {
        for (visibility, hasMessage, isThere) in [
            (Visibility.automatic, true, true), (.automatic, false, false), (.visible, false, true),
            (.hidden, true, false),
        ] {
            let title = Text("Title")
            let stage =
                hasMessage
                ? made(
                    Color.white.confirmationDialog(title, isPresented: .constant(true), titleVisibility: visibility) {
                        Button("One") {}
                    } message: {
                        Text("message")
                    })
                : made(
                    Color.white.confirmationDialog(title, isPresented: .constant(true), titleVisibility: visibility) {
                        Button("One") {}
                    })
            #expect((stage.text("Title") != nil) == isThere)
            #expect((stage.text("message") != nil) == hasMessage)
        }
    }

    @Test func `a dialog about a value waits for it, and shows it until it is out of sight`() throws {
        let remote = Remote<Int?>(nil)
        let stage = made(
            Playing(remote) { value in
                Color.white.confirmationDialog("About", isPresented: .constant(true), presenting: value) {
                    Button("Take \($0)") { remote.value = nil }
                } message: {
                    Text("value \($0)")
                }
            })
        #expect(stage.text("About") == nil)
        remote.value = 3
        #expect(stage.settle())
        #expect(stage.text("value 3") != nil)
        try stage.tap("Take 3")
        stage.advance(by: 0.05)
        #expect(stage.text("value 3") != nil)
        #expect(stage.settle())
        #expect(stage.text("value 3") == nil)
    }

    @Test func `a dialog without actions has one to leave it`() throws {
        for isAlert in [false, true] {
            let remote = Remote(true)
            let stage = made(
                Playing(remote) { _ in
                    let isOn = Binding(get: { remote.value }, set: { remote.value = $0 })
                    if isAlert {
                        Color.white.alert("Nothing", isPresented: isOn) {}
                    } else {
                        Color.white.confirmationDialog("Nothing", isPresented: isOn) {}
                    }
                })
            try stage.tap(isAlert ? "OK" : "Cancel")
            #expect(stage.settle())
            #expect(!remote.value)
        }
    }

    @Test(arguments: [false, true])
    func `an alert that destroys something can be called off, by one button`(hasOwn: Bool) throws {
        let remote = Remote(true)
        var deleted = 0
        let stage = made(
            Playing(remote) { _ in
                let isOn = Binding(get: { remote.value }, set: { remote.value = $0 })
                Color.white.alert("Delete it?", isPresented: isOn) {
                    Button("Delete", role: .destructive) { deleted += 1 }
                    if hasOwn { Button("Keep", role: .cancel) {} }
                }
            })
        #expect((stage.text("Cancel") == nil) == hasOwn)
        stage.press(.return)
        #expect(stage.settle())
        #expect(remote.value && deleted == 0)
        try stage.tap(hasOwn ? "Keep" : "Cancel")
        #expect(stage.settle())
        #expect(!remote.value && deleted == 0)
        remote.value = true
        #expect(stage.settle())
        stage.press(.escape)
        #expect(stage.settle())
        #expect(!remote.value && deleted == 0)
        remote.value = true
        #expect(stage.settle())
        try stage.tap("Delete")
        #expect(stage.settle())
        #expect(!remote.value && deleted == 1)
    }

    private struct Broken: LocalizedError {
        var errorDescription: String? { "It is broken" }
        var recoverySuggestion: String? { "Mend it." }
    }

    @Test func `an alert about an error has its description as the title`() throws {
        let remote = Remote<Broken?>(nil)
        let stage = made(
            Playing(remote) { error in
                Color.white
                    .alert(isPresented: .constant(true), error: error) { error in
                        Button("Leave it") { remote.value = nil }
                    } message: {
                        Text($0.recoverySuggestion ?? "")
                    }
            })
        #expect(stage.text("It is broken") == nil)
        remote.value = Broken()
        #expect(stage.settle())
        #expect(stage.text("It is broken") != nil)
        #expect(stage.text("Mend it.") != nil)
        try stage.tap("Leave it")
        #expect(stage.settle())
        #expect(stage.text("It is broken") == nil)
    }

    private struct Thing: Identifiable {
        let id: Int
    }

    @Test func `the older alerts ask the same`() throws {
        let log = Log()
        let remote = Remote<Thing?>(nil)
        let stage = made(
            Playing(remote) { _ in
                Color.white.alert(item: Binding(get: { remote.value }, set: { remote.value = $0 })) { thing in
                    Alert(
                        title: Text("Thing \(thing.id)"), message: Text("Throw it away?"),
                        primaryButton: .destructive(Text("Throw")) { log("thrown") }, secondaryButton: .cancel())
                }
            })
        for (label, entries) in [("Throw", ["thrown"]), ("Cancel", [])] {
            remote.value = Thing(id: 5)
            #expect(stage.settle())
            #expect(stage.text("Thing 5") != nil)
            // Two short buttons stand side by side, the one that cancels first.
            let cancel = try #require(stage.text("Cancel")).rect
            let other = try #require(stage.text("Throw")).rect
            #expect(isNear(cancel.midY, other.midY, 0.5) && cancel.midX < other.midX)
            try stage.tap(label)
            #expect(stage.settle())
            #expect(log.take() == entries)
            #expect(remote.value == nil)
            #expect(stage.text("Thing 5") == nil)
        }
        let isOn = Remote(true)
        let plain = made(
            Playing(isOn) { _ in
                Color.white.alert(isPresented: Binding(get: { isOn.value }, set: { isOn.value = $0 })) {
                    Alert(title: Text("Done"))
                }
            })
        try plain.tap("OK")
        #expect(plain.settle())
        #expect(!isOn.value)
    }

    @Test func `more than two buttons stand below one another, the one that cancels last`() throws {
        let stage = made(
            Color.white.alert("Question", isPresented: .constant(true)) {
                Button("Keep", role: .cancel) {}
                Button("A") {}
                Button("B") {}
            })
        let places = try ["A", "B", "Keep"].map { try #require(stage.text($0)).rect.midY }
        #expect(places == places.sorted() && Set(places).count == 3)
    }

    @Test func `a field stands over the buttons and takes text`() throws {
        struct Naming: View {
            @State private var name = ""
            @State private var isShown = true
            var body: some View {
                Text("name \(name)").alert("Name", isPresented: $isShown) {
                    TextField("Name it", text: $name)
                    Button("OK") {}
                }
            }
        }
        let stage = made(Naming())
        stage.type("Tally")
        stage.advance(by: 0)
        #expect(stage.text("name Tally") != nil)
        try stage.tap("OK")
        #expect(stage.settle())
        #expect(stage.text("Name") == nil)
    }
}
