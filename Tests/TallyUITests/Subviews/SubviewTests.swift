import Foundation
import SwiftUI
import TallyStage
import Testing

extension ContainerValues {
    @Entry fileprivate var note = "none"
    @Entry fileprivate var rank: Int?
}

/// A board with a card for each view, as a program has it.
private struct Board<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack(spacing: 0) {
            ForEach(subviews: content) { subview in
                HStack(spacing: 0) {
                    subview
                    Text(verbatim: "(\(subview.containerValues.note))")
                }
            }
        }
    }
}

private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
}

private struct Two: View {
    var body: some View {
        Text("two a")
        Text("two b")
    }
}

@MainActor
struct SubviewTests {
    private func texts(_ stage: Stage) -> [String] {
        stage.frame.texts.sorted { ($0.rect.minY, $0.rect.minX) < ($1.rect.minY, $1.rect.minX) }.map(\.string)
    }

    @Test func `collections, conditions and groups are taken apart, in order`() {
        let isOn = Remote(true)
        let stage = Stage.phone {
            Playing(isOn) { isOn in
                Group(
                    subviews: Group {
                        Text("first")
                        if isOn { Text("if") } else { Text("else") }
                        ForEach(0..<2) { Text("row \($0)") }
                        AnyView(Text("any"))
                        EmptyView()
                        Two()
                        VStack { Text("whole") }
                    }
                ) { subviews in
                    VStack { subviews }
                    Text("count \(subviews.count)")
                    subviews[0..<1]
                }
            }
        }
        #expect(
            Set(texts(stage)) == [
                "first", "if", "row 0", "row 1", "any", "two a", "two b", "whole", "count 8",
            ])
        #expect(stage.frame.texts.count { $0.string == "first" } == 2)
        isOn.value = false
        stage.advance(by: 0)
        #expect(stage.text("else") != nil)
        #expect(stage.text("if") == nil)
    }

    @Test func `values for the container are found at its views, the outermost of several`() {
        let stage = Stage.phone {
            Board {
                Text("a").containerValue(\.note, "inner").containerValue(\.note, "outer")
                ForEach(0..<2) { Text("b\($0)") }.containerValue(\.note, "all")
                Text("c")
            }
        }
        #expect(texts(stage) == ["a", "(outer)", "b0", "(all)", "b1", "(all)", "c", "(none)"])
    }

    @Test func `tags are found, by their type`() {
        var found: [String] = []
        let stage = Stage.phone {
            ForEach(
                subviews: Group {
                    Text("a").tag(1)
                    Text("b").tag("x")
                }
            ) { subview in
                let values = subview.containerValues
                let _ = found.append("\(values.tag(for: Int.self) ?? 0) \(values.hasTag("x")) \(values.rank ?? -1)")
                subview
            }
        }
        _ = stage.frame
        #expect(found == ["1 false -1", "0 true -1"])
    }

    @Test func `views keep their state where others come and go, and modifiers of the container reach them`() throws {
        let isOn = Remote(false)
        let stage = Stage.phone {
            Playing(isOn) { isOn in
                Board {
                    if isOn { Text("new") }
                    Counter()
                }
                .opacity(0.5)
            }
        }
        try stage.tap("count 0")
        stage.advance(by: 0)
        isOn.value = true
        stage.advance(by: 0)
        #expect(texts(stage) == ["new", "(none)", "count 1", "(none)"])
        #expect(stage.text("new")?.opacity == 0.5)
    }

    @Test func `views that come and go do so by their transitions`() {
        let isOn = Remote(false)
        let stage = Stage.phone {
            Playing(isOn) { isOn in Board { if isOn { Text("new").transition(.opacity) } } }
        }
        withAnimation(.linear(duration: 1)) { isOn.value = true }
        stage.advance(by: 0.5)
        #expect(stage.text("new").map { isNear($0.opacity, 0.5, 0.02) } == true)
        stage.advance(by: 1)
        withAnimation(.linear(duration: 1)) { isOn.value = false }
        stage.advance(by: 0.25)
        #expect(stage.text("new").map { isNear($0.opacity, 0.75, 0.02) } == true)
        stage.advance(by: 1)
        #expect(stage.text("new") == nil)
    }

    @Test func `sections are told apart, and what stands outside of them is one by itself`() {
        var sections: [String] = []
        let stage = Stage.phone {
            ForEach(
                sections: Group {
                    Text("loose")
                    Text("more")
                    Section("Title") { ForEach(0..<3) { Text("row \($0)") } }.containerValue(\.note, "mine")
                    Section {
                        Text("end")
                    } footer: {
                        Text("foot")
                    }
                }
            ) { section in
                let _ = sections.append(
                    "\(section.header.count) \(section.content.count) \(section.footer.count) "
                        + section.containerValues.note)
                section.header
                section.content
                section.footer
            }
        }
        _ = stage.frame
        #expect(sections == ["0 2 0 none", "1 3 0 mine", "0 1 1 none"])
        #expect(stage.text("Title") != nil)
        #expect(stage.text("foot") != nil)
    }

    @Test func `a layout reads what its views say`() {
        struct Sorted: Layout {
            let read: ([Int]) -> Void
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                read(subviews.map { $0.containerValues.rank ?? 0 })
            }
        }
        var read: [Int] = []
        let rank = Remote(1)
        let stage = Stage.phone {
            Playing(rank) { rank in
                Sorted(read: { read = $0 })() {
                    Text("a").containerValue(\.rank, rank)
                    Text("b")
                }
            }
        }
        _ = stage.frame
        #expect(read == [1, 0])
        rank.value = 7
        stage.advance(by: 0)
        #expect(read == [7, 0])
    }

    private struct Labelled<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View {
            Group(subviews: content) { views in
                ForEach(views) {
                    Text(
                        verbatim: $0.containerValues.note
                            + ($0.containerValues.tag(for: Int.self).map { "\($0)" } ?? ""))
                }
            }
        }
    }

    @Test func `views that are handed on keep what was written at them, and what is written on the way counts`() {
        let stage = Stage.phone {
            VStack {
                ForEach(
                    sections: Group {
                        Section("S") {
                            Text("a").containerValue(\.note, "A").tag(7)
                            Text("b")
                        }
                        Text("c").containerValue(\.note, "C")
                    }
                ) { section in
                    Labelled { section.content }
                    ForEach(subviews: section.content) { Text(verbatim: "/" + $0.containerValues.note) }
                    Labelled { section.content[0...] }
                    Labelled { section.content.containerValue(\.note, "N") }
                }
            }
        }
        #expect(
            texts(stage) == ["A7", "none", "/A", "/none", "A7", "none", "N7", "N", "C", "/C", "C", "N"])
    }
}
