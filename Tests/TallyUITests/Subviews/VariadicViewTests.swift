import SwiftUI
import TallyStage
import Testing

private struct NoteKey: _ViewTraitKey { static var defaultValue: String { "none" } }

/// Lines between rows, as an app has them for versions before `Group(subviews:)`.
private struct DividedRows: _VariadicView_MultiViewRoot {
    @ViewBuilder
    func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        ForEach(children) { child in
            child
            if child.id != last { Text("--") }
        }
    }
}

private struct Divided<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View { _VariadicView.Tree(DividedRows()) { content } }
}

private struct Column: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        ForEach(children) { $0 }
    }
}

/// A root with a state of its own, and an environment.
private struct Choice: _VariadicView_MultiViewRoot {
    @State private var chosen = 0
    @Environment(\.isEnabled) private var isEnabled

    @ViewBuilder
    func body(children: _VariadicView.Children) -> some View {
        if !isEnabled { Text("off") }
        ForEach(Array(children.enumerated()), id: \.element.id) { index, child in
            HStack(spacing: 0) {
                Button("choose \(index)") { chosen = index }
                if index == chosen { child }
            }
        }
    }
}

private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
}

@MainActor
struct VariadicViewTests {
    private func texts(_ stage: Stage) -> [String] {
        stage.frame.texts.sorted { ($0.rect.minY, $0.rect.minX) < ($1.rect.minY, $1.rect.minX) }.map(\.string)
    }

    @Test func `rows are divided, also where they come and go, and keep their states`() throws {
        let isOn = Remote(false)
        let stage = Stage.phone {
            Playing(isOn) { isOn in
                VStack(spacing: 0) {
                    Divided {
                        Counter()
                        if isOn { Text("new").transition(.opacity) }
                        ForEach(0..<2) { Text("row \($0)") }
                    }
                }
            }
        }
        #expect(texts(stage) == ["count 0", "--", "row 0", "--", "row 1"])
        try stage.tap("count 0")
        stage.advance(by: 0)
        withAnimation(.linear(duration: 1)) { isOn.value = true }
        stage.advance(by: 0.5)
        #expect(texts(stage) == ["count 1", "--", "new", "--", "row 0", "--", "row 1"])
        #expect(stage.text("new").map { isNear($0.opacity, 0.5, 0.02) } == true)
        isOn.value = false
        stage.advance(by: 1)
        #expect(texts(stage) == ["count 1", "--", "row 0", "--", "row 1"])
    }

    @Test func `views of a multi root stand in the stack around, those of a unary root below one another`() throws {
        let stage = Stage.phone {
            HStack(spacing: 0) {
                Divided {
                    Text("a")
                    Text("b")
                }
                _VariadicView.Tree(Column()) {
                    Text("c")
                    Text("d")
                }
            }
        }
        let rects = try ["a", "--", "b", "c", "d"].map { try #require(stage.text($0)).rect }
        #expect(rects[0].maxX == rects[1].minX && rects[1].maxX == rects[2].minX)
        #expect(rects[0].minY == rects[2].minY)
        #expect(isNear(rects[3].midX, rects[4].midX) && rects[3].maxY < rects[4].minY + 1)
    }

    @Test func `subviews of a tree are those that its root makes, or one`() {
        var counts: [Int] = []
        let stage = Stage.phone {
            Group(
                subviews: Divided {
                    Text("a")
                    Text("b")
                }
            ) { views in
                let _ = counts.append(views.count)
                VStack { views }
            }
            Group(
                subviews: _VariadicView.Tree(Column()) {
                    Text("c")
                    Text("d")
                }
            ) { views in
                let _ = counts.append(views.count)
                VStack { views }
            }
        }
        _ = stage.frame
        #expect(counts == [3, 1])
    }

    @Test func `a root has states and reads the environment`() throws {
        let isOff = Remote(false)
        let stage = Stage.phone {
            Playing(isOff) { isOff in
                VStack {
                    _VariadicView.Tree(Choice()) {
                        Text("first")
                        Text("second")
                    }
                }
                .disabled(isOff)
            }
        }
        #expect(stage.text("first") != nil && stage.text("second") == nil)
        try stage.tap("choose 1")
        stage.advance(by: 0)
        #expect(stage.text("first") == nil && stage.text("second") != nil)
        #expect(stage.text("off") == nil)
        isOff.value = true
        stage.advance(by: 0)
        #expect(stage.text("off") != nil && stage.text("second") != nil)
    }

    private struct Reading: _VariadicView_MultiViewRoot {
        let read: ([String]) -> Void
        func body(children: _VariadicView.Children) -> some View {
            let _ = read(
                children.map { child in
                    let id = child.id(as: String.self) ?? child.id(as: Int.self).map { "\($0)" } ?? "-"
                    return id + " " + child[NoteKey.self]
                })
            ForEach(children.reversed()) { child in child }
            children
            children.dropFirst().first
        }
    }

    @Test func `ids and traits are read of the views`() {
        var read: [String] = []
        let stage = Stage.phone {
            VStack {
                _VariadicView.Tree(Reading { read = $0 }) {
                    Text("a").id("own")._trait(NoteKey.self, "inner")._trait(NoteKey.self, "outer")
                    ForEach([7, 8], id: \.self) { Text("row \($0)") }
                    ForEach([9], id: \.self) { _ in Text("named").id("inner") }
                    Text("z")
                }
            }
        }
        _ = stage.frame
        #expect(read == ["own outer", "7 none", "8 none", "inner none", "- none"])
        let shown = texts(stage)
        let all = ["a", "row 7", "row 8", "named", "z"]
        #expect(shown == all.reversed() + all + ["row 7"])
    }

    @Test func `a trait that is written at the value of a child stays there`() {
        struct Writing: _VariadicView_MultiViewRoot {
            let read: (String) -> Void
            func body(children: _VariadicView.Children) -> some View {
                var child = children[0]
                let _ = { child[NoteKey.self] = "changed" }()
                let _ = read(child[NoteKey.self] + " " + children[0][NoteKey.self])
                child
            }
        }
        var read = ""
        let stage = Stage.phone {
            _VariadicView.Tree(Writing { read = $0 }) { Text("a")._trait(NoteKey.self, "own") }
        }
        #expect(stage.text("a") != nil)
        #expect(read == "changed own")
    }

    @Test func `a layout reads the traits of its views, and anew where they change`() {
        struct Noting: Layout {
            let read: ([String]) -> Void
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                read(subviews.map { $0._trait(key: NoteKey.self) })
            }
        }
        var read: [String] = []
        let note = Remote("a")
        let stage = Stage.phone {
            Playing(note) { note in
                Noting(read: { read = $0 })() {
                    Text("one")._trait(NoteKey.self, note)
                    Text("two")
                }
            }
        }
        _ = stage.frame
        #expect(read == ["a", "none"])
        note.value = "b"
        stage.advance(by: 0)
        #expect(read == ["b", "none"])
    }

    @Test func `rows of a list may come from a tree`() {
        let stage = Stage.phone {
            List {
                Divided {
                    Text("a")
                    Text("b")
                }
            }
        }
        #expect(texts(stage) == ["a", "--", "b"])
    }
}
