import SwiftUI
import TallyStage
import Testing

/// What a view that leaves reads of the states around it: it goes as it was, whatever they are by now.
@MainActor
struct LeavingReadsTests {
    private struct Rows: View {
        @State private var count = 5
        private var rows: [String] { (0..<count).map { "row \($0) of \(count)" } }

        var body: some View {
            VStack(spacing: 0) {
                Button("Less") { withAnimation(.linear(duration: 1)) { count -= 2 } }
                VStack(spacing: 0) { ForEach(rows.indices, id: \.self) { Text(rows[$0]) } }
                    .id(count).transition(.opacity)
                LazyVStack { ForEach(0..<1, id: \.self) { _ in Text("lazy \(count)") } }.id(count).transition(.slide)
                GeometryReader { _ in Text("geometry \(count)") }.frame(height: 20).id(count).transition(.slide)
            }
        }
    }

    private func texts(_ stage: Stage, _ beginning: String) -> Set<String> {
        Set(stage.frame.texts.map(\.string).filter { $0.hasPrefix(beginning) })
    }

    @Test func `rows, lazy rows and readers of geometry leave with what they were made for`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 500)) { Rows() }
        try stage.tap("Less")
        for _ in 0..<59 {
            stage.advance(by: 1 / 60)
            #expect(texts(stage, "row").isSuperset(of: (0..<5).map { "row \($0) of 5" }))
            #expect(texts(stage, "row").isSuperset(of: (0..<3).map { "row \($0) of 3" }))
            #expect(texts(stage, "lazy") == ["lazy 5", "lazy 3"])
            #expect(texts(stage, "geometry") == ["geometry 5", "geometry 3"])
        }
        #expect(stage.settle())
        #expect(texts(stage, "row") == ["row 0 of 3", "row 1 of 3", "row 2 of 3"])
        #expect(texts(stage, "geometry") == ["geometry 3"])
    }

    @Test func `each of several that leave keeps its own, and one that comes back reads what is there now`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 500)) { Rows() }
        try stage.tap("Less")
        stage.advance(by: 0.3)
        try stage.tap("Less")
        stage.advance(by: 0.3)
        #expect(texts(stage, "lazy") == ["lazy 5", "lazy 3", "lazy 1"])
        #expect(texts(stage, "geometry") == ["geometry 5", "geometry 3", "geometry 1"])
        #expect(stage.settle())
        #expect(texts(stage, "lazy") == ["lazy 1"] && stage.nextFrameTime == nil)
    }

    private struct Selection: View {
        @State private var name: String? = "apple"
        @State private var other = 0

        var body: some View {
            VStack {
                Button("Close") { withAnimation(.linear(duration: 1)) { name = nil } }
                Button("Other") { other += 1 }
                Button("Open") { withAnimation(.linear(duration: 1)) { name = "pear" } }
                if name != nil {
                    TimelineView(.animation) { _ in Text("timeline \(name!) \(other)") }.transition(.opacity)
                    GeometryReader { _ in Text("geometry \(name!)") }.frame(height: 20).transition(.opacity)
                    Canvas { context, _ in context.draw(Text("canvas \(name!)"), at: .zero) }
                        .frame(height: 20).transition(.opacity)
                    Text("phases").phaseAnimator([0.5, 1]) { view, phase in view.opacity(name!.isEmpty ? 0 : phase) }
                        .transition(.opacity)
                }
            }
        }
    }

    @Test func `what is drawn anew in every frame is still about what was there, and writes meanwhile do not reach it`()
        throws
    {
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Selection() }
        stage.advance(by: 0.2)
        try stage.tap("Close")
        stage.advance(by: 0.4)
        #expect(texts(stage, "timeline") == ["timeline apple 0"] && texts(stage, "geometry") == ["geometry apple"])
        try stage.tap("Other")
        stage.advance(by: 0.2)
        #expect(texts(stage, "timeline") == ["timeline apple 0"])
        try stage.tap("Open")
        stage.advance(by: 0.2)
        #expect(texts(stage, "timeline").contains("timeline pear 1"))
        stage.advance(by: 2)
        #expect(texts(stage, "timeline") == ["timeline pear 1"] && texts(stage, "geometry") == ["geometry pear"])
    }

    private struct Counter: View {
        let expose: (Binding<Int>) -> Void
        @State private var own = 0

        var body: some View {
            GeometryReader { _ in Text("own \(own)") }.frame(height: 20).onAppear { expose($own) }
        }
    }

    @Test func `its own states go on while it leaves`() throws {
        let isThere = Remote(true)
        var own: Binding<Int>?
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            Playing(isThere) { isThere in if isThere { Counter { own = $0 }.transition(.opacity) } }
        }
        withAnimation(.linear(duration: 1)) { isThere.value = false }
        stage.advance(by: 0.3)
        own?.wrappedValue = 7
        stage.advance(by: 0.3)
        #expect(stage.text("own 7") != nil)
        #expect(stage.settle() && stage.frame.texts.isEmpty)
    }

    @Test(arguments: [0, 1, 2])
    func `what is presented about an item is closed without it`(kind: Int) throws {
        struct Screen: View {
            let kind: Int
            @State private var name: String?
            private var isOpen: Binding<Bool> { Binding(get: { name != nil }, set: { if !$0 { name = nil } }) }

            var body: some View {
                let open = Button("Open") { name = "apple" }
                switch kind {
                case 0: open.sheet(isPresented: isOpen) { content }
                case 1: open.fullScreenCover(isPresented: isOpen) { content }
                default: open.popover(isPresented: isOpen) { content }
                }
            }

            private var content: some View { Button("about \(name!)") { name = nil } }
        }
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Screen(kind: kind) }
        try stage.tap("Open")
        #expect(stage.settle())
        try stage.tap("about apple")
        stage.advance(by: 0.05)
        #expect(stage.text("about apple") != nil)
        #expect(stage.settle() && stage.text("about apple") == nil)
    }
}
