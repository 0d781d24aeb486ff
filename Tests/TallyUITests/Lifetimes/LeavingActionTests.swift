import Foundation
import SwiftUI
import TallyStage
import Testing

/// Actions of what is presented that take the presenter away, as apps have them; on a stage of 300 by 400 points.
@MainActor
struct LeavingActionTests {
    private struct Note: Identifiable, Equatable {
        let id: Int
        var title: String { "note \(id)" }
    }

    private func stage<V: View>(@ViewBuilder _ view: @escaping () -> V) -> Stage {
        let stage = Stage(size: CGSize(width: 300, height: 400), content: view)
        #expect(stage.settle())
        return stage
    }

    /// Ends where a fresh stage of the view begins, and leaves nothing behind.
    private func expectEnd<V: View>(
        _ stage: Stage, like fresh: V, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(stage.settle(), sourceLocation: sourceLocation)
        let fresh = self.stage { fresh }
        #expect(stage.frame == fresh.frame, sourceLocation: sourceLocation)
        #expect(stage.image() == fresh.image(), sourceLocation: sourceLocation)
    }

    // MARK: An alert that logs out

    private struct Session: View {
        @State var isLoggedIn = true
        var body: some View {
            if isLoggedIn { Home { isLoggedIn = false } } else { Text("Login") }
        }
    }

    private struct Home: View {
        let logOut: () -> Void
        @State private var asks = false

        var body: some View {
            Button("Profile") { asks = true }
                .alert("Log out?", isPresented: $asks) { Button("Log out", role: .destructive) { logOut() } }
        }
    }

    @Test func `an alert that logs out, pressed at any frame of its way in, leads to the login`() throws {
        for frame in 0..<25 {
            let stage = stage { Session() }
            try stage.tap("Profile")
            stage.advance(by: Double(frame) / 60)
            try stage.tap("Log out")
            stage.advance(by: 0)
            #expect(stage.text("Login")?.opacity == 1)
            // The alert is on its way out, and is not reached.
            stage.press(.return)
            stage.press(.escape)
            expectEnd(stage, like: Session(isLoggedIn: false))
        }
    }

    // MARK: Rows that delete themselves

    private enum Asking: CaseIterable { case menu, contextMenu, dialog, alert }

    private struct Notes: View {
        let asking: Asking
        @State var notes = [Note(id: 1), Note(id: 2), Note(id: 3)]
        var isAnimated = false

        var body: some View {
            List {
                ForEach(notes) { note in
                    NoteRow(note: note, asking: asking) {
                        if isAnimated {
                            withAnimation { notes.removeAll { $0 == note } }
                        } else {
                            notes.removeAll { $0 == note }
                        }
                    }
                }
            }
        }
    }

    private struct NoteRow: View {
        let note: Note
        let asking: Asking
        let delete: () -> Void
        @State private var asks = false

        var body: some View {
            HStack {
                Text(note.title)
                Spacer()
                switch asking {
                case .menu:
                    Menu("More \(note.id)") { Button("Delete", role: .destructive) { delete() } }
                case .contextMenu:
                    Text("hold \(note.id)").contextMenu { Button("Delete", role: .destructive) { delete() } }
                case .dialog:
                    Button("More \(note.id)") { asks = true }
                        .confirmationDialog("Delete?", isPresented: $asks) {
                            Button("Delete", role: .destructive) { delete() }
                        }
                case .alert:
                    Button("More \(note.id)") { asks = true }
                        .alert("Delete?", isPresented: $asks) {
                            Button("Delete", role: .destructive) { delete() }
                            Button("Keep", role: .cancel) {}
                        }
                }
            }
        }
    }

    @Test func `a menu, a context menu, a dialog or an alert of a row deletes the row`() throws {
        for asking in Asking.allCases {
            for isAnimated in [false, true] {
                let stage = stage { Notes(asking: asking, isAnimated: isAnimated) }
                if asking == .contextMenu {
                    let text = try #require(stage.text("hold 2"))
                    let place = CGPoint(x: text.rect.midX, y: text.rect.midY)
                    stage.pointerDown(place)
                    stage.advance(by: 0.6)
                    stage.pointerUp(place)
                } else {
                    try stage.tap("More 2")
                }
                #expect(stage.settle())
                try stage.tap("Delete")
                expectEnd(stage, like: Notes(asking: asking, notes: [Note(id: 1), Note(id: 3)]))
            }
        }
    }

    // MARK: Sheets that delete what they show

    private struct Library: View {
        enum Way: CaseIterable { case together, deletedFirst, dismissed, deletedLater, deletedOnly, dismissedByHand }
        let way: Way
        @State var notes = [Note(id: 1), Note(id: 2)]

        var body: some View {
            VStack {
                ForEach(notes) { note in
                    Shelf(note: note, way: way) { notes.removeAll { $0 == note } }
                }
            }
        }
    }

    private struct Shelf: View {
        let note: Note
        let way: Library.Way
        let delete: () -> Void
        @State private var isShown = false

        var body: some View {
            Button(note.title) { isShown = true }
                .sheet(isPresented: $isShown) { Detail(way: way, isShown: $isShown, delete: delete) }
        }
    }

    private struct Detail: View {
        let way: Library.Way
        @Binding var isShown: Bool
        let delete: () -> Void
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            Button("Delete") {
                switch way {
                case .together:
                    isShown = false
                    delete()
                case .deletedFirst:
                    delete()
                    isShown = false
                case .dismissed:
                    dismiss()
                    delete()
                case .deletedLater:
                    isShown = false
                    nonisolated(unsafe) let delete = delete
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { delete() }
                case .deletedOnly: delete()
                case .dismissedByHand: delete()
                }
            }
        }
    }

    @Test func `a sheet that deletes its presenter goes with it, however it is dismissed`() throws {
        for way in Library.Way.allCases {
            let stage = stage { Library(way: way) }
            try stage.tap("note 2")
            #expect(stage.settle())
            if way == .dismissedByHand {
                stage.pointerDown(CGPoint(x: 150, y: 200))
                stage.advance(by: 0)
                stage.pointerMove(CGPoint(x: 150, y: 260))
                stage.advance(by: 0.1)
                stage.press(.escape)
                stage.advance(by: 0.05)
                stage.pointerUp(CGPoint(x: 150, y: 300))
                #expect(stage.settle())
                #expect(stage.text("Delete") == nil)
                try stage.tap("note 2")
                #expect(stage.settle())
            }
            try stage.tap("Delete")
            expectEnd(stage, like: Library(way: way, notes: [Note(id: 1)]))
        }
    }

    private struct ItemLibrary: View {
        @State var notes = [Note(id: 1), Note(id: 2)]
        @State private var shown: Note?

        var body: some View {
            VStack {
                ForEach(notes) { note in Button(note.title) { shown = note } }
            }
            .sheet(item: $shown) { note in
                VStack {
                    Text("about \(note.title)")
                    Button("Delete") {
                        notes.removeAll { $0 == note }
                        shown = nil
                    }
                }
            }
        }
    }

    @Test func `a sheet whose item is deleted shows the item until it is out of sight`() throws {
        let stage = stage { ItemLibrary() }
        try stage.tap("note 2")
        #expect(stage.settle())
        try stage.tap("Delete")
        stage.advance(by: 0.1)
        #expect(stage.text("about note 2") != nil)
        #expect(stage.text("note 2")?.opacity ?? 0 == 0)
        expectEnd(stage, like: ItemLibrary(notes: [Note(id: 1)]))
    }
}
