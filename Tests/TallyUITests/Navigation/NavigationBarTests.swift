// long: the bar with all that may stand below it and in it, on one kind of screen.
import SwiftUI
import TallyStage
import Testing

/// The bar of a screen over what scrolls below it: screens of 200 by 400 points, bars of 44 and large titles below.
@MainActor
struct NavigationBarTests {
    private let middle = CGPoint(x: 100, y: 250)

    private func rows(_ mode: NavigationBarItem.TitleDisplayMode = .large) -> Stage {
        Stage.phone {
            NavigationStack {
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                        ForEach(0..<3) { section in
                            Section {
                                ForEach(0..<10) { Text("row \(section) \($0)").frame(height: 40) }
                            } header: {
                                Text("head \(section)").frame(height: 20)
                            }
                        }
                    }
                }
                .navigationTitle("Title").navigationBarTitleDisplayMode(mode)
            }
        }
    }

    private func scroll(_ stage: Stage, _ y: Double) {
        stage.scroll(CGSize(width: 0, height: y), at: middle)
        stage.advance(by: 0)
    }

    private func titles(_ stage: Stage) -> [CGRect] { stage.frame.texts.filter { $0.string == "Title" }.map(\.rect) }

    @Test func `at rest the ground of the screen is seen behind the bar, of a form and of any other`() {
        func pixels(@ViewBuilder _ content: @escaping () -> some View) -> (bar: UInt32, below: UInt32) {
            let stage = Stage.phone {
                NavigationStack { content().navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
            }
            let image = stage.image()
            return (image[3, 5], image[3, 60])
        }
        let form = pixels { Form { Text("row") } }
        #expect(form.bar == form.below)
        let coloured = pixels {
            Text("content").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red)
        }
        #expect(coloured.bar == coloured.below)
        #expect(coloured.bar != form.bar)
        // A view that is no style stays where it is.
        let framed = pixels {
            Text("content").frame(maxWidth: .infinity, maxHeight: .infinity).background { Color.red }
        }
        #expect(framed.bar != framed.below)
    }

    @Test func `content that is wider than the screen leaves the bar where it is, and stands out on both sides`() throws
    {
        func stage(_ width: CGFloat, _ height: CGFloat) -> Stage {
            Stage.phone {
                NavigationStack {
                    Text("content").frame(width: width, height: height)
                        .navigationTitle("Title").navigationBarTitleDisplayMode(.large)
                        .toolbar { Button("Done") {} }
                }
            }
        }
        let narrow = stage(100, 50)
        let wide = stage(500, 900)
        #expect(titles(wide) == titles(narrow))
        #expect(try #require(wide.text("Done")).rect == #require(narrow.text("Done")).rect)
        let (near, far) = (try #require(narrow.text("content")).rect, try #require(wide.text("content")).rect)
        #expect(abs(near.midX - far.midX) < 0.01 && abs(near.midY - far.midY) < 0.01, "\(near) \(far)")
    }

    @Test func `a ground comes behind the bar when content goes under it, and goes when that is back`() {
        let stage = rows(.inline)
        let still = stage.image()
        #expect(stage.text("Title").map { $0.rect.maxY <= 44 } ?? false)
        scroll(stage, 50)
        let scrolled = stage.image()
        #expect(scrolled[3, 5] != still[3, 5])
        #expect(scrolled[3, 60] == still[3, 60])
        scroll(stage, -50)
        stage.advance(by: 2)
        #expect(stage.image() == still)
        #expect(stage.text("row 0 0")?.rect.minY ?? 0 > 44)
    }

    @Test func `a large title goes up with the content, the small one comes in its place, and both return`() throws {
        let stage = rows()
        let large = try #require(titles(stage).first)
        #expect(titles(stage).count == 1)
        #expect(large.minY >= 44 && large.height > 30)
        let first = try #require(stage.text("row 0 0")).rect.minY
        scroll(stage, 10)
        #expect(titles(stage).count == 1)
        #expect(isNear(try #require(titles(stage).first).minY, large.minY - 10))
        #expect(isNear(try #require(stage.text("row 0 0")).rect.minY, first - 10))
        scroll(stage, 90)
        #expect(titles(stage).count == 1)
        let small = try #require(titles(stage).first)
        #expect(small.maxY <= 44 && small.height < 30)
        #expect(isNear(small.midX, 100, 0.5))
        scroll(stage, -200)
        stage.advance(by: 2)
        #expect(titles(stage) == [large])
    }

    @Test func `below a large title the content scrolls as far as its last row`() throws {
        let stage = rows()
        scroll(stage, 10_000)
        stage.advance(by: 2)
        #expect(isNear(try #require(stage.text("row 2 9")).rect.midY, 380, 0.5))
    }

    @Test func `what scrolls below a bar of its own leaves the large title where it is`() throws {
        let stage = Stage.phone {
            NavigationStack {
                ScrollView { ForEach(0..<30) { Text("row \($0)").frame(height: 40) } }
                    .safeAreaInset(edge: .top, spacing: 0) { Text("filter").frame(height: 30) }
                    .navigationTitle("Title")
            }
        }
        let title = try #require(titles(stage).first)
        let row = try #require(stage.text("row 3")).rect
        scroll(stage, 60)
        #expect(titles(stage) == [title])
        #expect(isNear(try #require(stage.text("row 3")).rect.minY, row.minY - 60))
    }

    @Test func `the bar is that of what is seen, of several that scroll`() throws {
        let chosen = Remote(0)
        let stage = Stage.phone {
            NavigationStack {
                Playing(chosen) { tab in
                    TabView(selection: .constant(tab)) {
                        ForEach(0..<2) { place in
                            ScrollView { ForEach(0..<30) { Text("row \(place) \($0)").frame(height: 40) } }.tag(place)
                        }
                    }
                }
                .navigationTitle("Title")
            }
        }
        let large = titles(stage)
        scroll(stage, 100)
        #expect(titles(stage) != large)
        chosen.value = 1
        stage.advance(by: 0.5)
        #expect(stage.text("row 1 0") != nil)
        #expect(titles(stage) == large)
        chosen.value = 0
        stage.advance(by: 0.5)
        #expect(titles(stage) != large)
    }

    @Test func `a ground that is given is there at rest, one that is asked for only too, and a hidden one never`() {
        func pixel(_ y: Double, _ change: @escaping (ScrollView<AnyView>) -> some View) -> UInt32 {
            let stage = Stage.phone {
                NavigationStack {
                    change(ScrollView { AnyView(Color.blue.frame(height: 900)) })
                        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                }
            }
            if y > 0 { scroll(stage, y) }
            return stage.image()[3, 5]
        }
        let red = pixel(0) { $0.toolbarBackground(Color.red, for: .navigationBar) }
        #expect(red >> 16 & 255 > 200 && red >> 8 & 255 < 100)
        #expect(pixel(0) { $0.toolbarBackground(.visible, for: .navigationBar) } != pixel(0) { $0 })
        let hidden = pixel(100) { $0.toolbarBackground(.hidden, for: .navigationBar) }
        #expect(hidden & 255 > 200 && hidden >> 16 & 255 < 80, "the content is seen as it is")
    }

    @Test func `a large title is spoken once, wherever it is`() {
        let stage = rows()
        for _ in 0..<3 {
            #expect(stage.frame.accessibility.filter { $0.label == "Title" }.count == 1)
            #expect(stage.frame.accessibility.first { $0.label == "Title" }?.traits.contains(.isHeader) ?? false)
            scroll(stage, 40)
        }
    }

    @Test func `pulled down, a large title follows`() throws {
        let stage = rows()
        let large = try #require(titles(stage).first)
        stage.pointerDown(CGPoint(x: 100, y: 150))
        stage.pointerMove(CGPoint(x: 100, y: 170))
        stage.advance(by: 0.1)
        stage.pointerMove(CGPoint(x: 100, y: 250))
        stage.advance(by: 0)
        #expect(try #require(titles(stage).first).minY > large.minY + 10)
        stage.pointerUp(CGPoint(x: 100, y: 250))
        #expect(stage.settle())
        #expect(titles(stage) == [large])
    }

    @Test func `let go, a title is seen as a whole or not at all`() throws {
        let stage = rows()
        let large = try #require(titles(stage).first)
        func drag(_ points: CGFloat) {
            stage.pointerDown(CGPoint(x: 100, y: 300))
            for step in 1...10 {
                stage.advance(by: 0.1)
                stage.pointerMove(CGPoint(x: 100, y: 300 - points * CGFloat(step) / 10))
            }
            stage.advance(by: 1)
            stage.pointerUp(CGPoint(x: 100, y: 300 - points))
            #expect(stage.settle())
        }
        drag(20)
        #expect(titles(stage) == [large])
        drag(45)
        #expect(titles(stage).allSatisfy { $0.maxY <= 44 })
        #expect(isNear(try #require(stage.text("head 0")).rect.midY, 54, 0.6))
    }

    @Test func `headers stay below the bar as it is now`() throws {
        let stage = rows()
        scroll(stage, 200)
        #expect(isNear(try #require(stage.text("head 0")).rect.midY, 54, 0.6))
        scroll(stage, 420)
        #expect(isNear(try #require(stage.text("head 1")).rect.midY, 54, 0.6))
    }

    @Test func `a row that is scrolled to stands below the bar as it is now`() throws {
        let stage = Stage.phone {
            NavigationStack {
                ScrollViewReader { proxy in
                    List {
                        Button("Go") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(20, anchor: .top) } }
                        ForEach(0..<40) { Text("row \($0)").id($0) }
                    }
                }
                .navigationTitle("Title")
            }
        }
        try stage.tap("Go")
        #expect(stage.settle())
        #expect(isNear(try #require(stage.text("row 20")).rect.midY, 66, 0.6))
    }

    @Test func `what is below the bar is not reached through it`() throws {
        let log = Log()
        let stage = Stage.phone {
            NavigationStack {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20) { row in
                            Color.red.frame(height: 40).onTapGesture { log("\(row)") }
                        }
                    }
                }
                .navigationTitle("Title")
                .toolbar { Button("Edit") { log("edit") } }
            }
        }
        stage.tap(CGPoint(x: 20, y: 20))
        stage.advance(by: 0)
        #expect(log.take() == [])
        scroll(stage, 200)
        stage.tap(CGPoint(x: 20, y: 20))
        stage.advance(by: 0)
        #expect(log.take() == [])
        // Where the large title was there is content now.
        stage.tap(CGPoint(x: 20, y: 60))
        stage.advance(by: 0)
        #expect(log.take() == ["4"])
        try stage.tap("Edit")
        stage.advance(by: 0)
        #expect(log.take() == ["edit"])
    }

    @Test func `of several screens and tabs each bar follows what scrolls below it`() throws {
        let stage = Stage.phone {
            NavigationStack {
                List(0..<30) { row in
                    NavigationLink("row \(row)") { List(0..<30) { Text("item \($0)") }.navigationTitle("Item") }
                }
                .navigationTitle("Title")
            }
        }
        scroll(stage, 100)
        let scrolled = stage.image()
        #expect(titles(stage).allSatisfy { $0.maxY <= 44 })
        try stage.tap("row 5")
        #expect(stage.settle())
        let item = try #require(stage.frame.texts.first { $0.string == "Item" })
        #expect(item.rect.minY >= 44)
        stage.press(.escape)
        #expect(stage.settle())
        #expect(titles(stage).count == 1)
        #expect(titles(stage).allSatisfy { $0.maxY <= 44 })
        stage.advance(by: 3)
        #expect(stage.image() == scrolled)
    }

    @Test func `a ground that was asked for is always there, one that was taken away never`() {
        func pixel(_ visibility: Visibility, scrolled: Double) -> UInt32 {
            let stage = Stage.phone {
                NavigationStack {
                    ScrollView { Color.clear.frame(height: 900) }
                        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                        .toolbarBackground(visibility, for: .navigationBar)
                }
            }
            scroll(stage, scrolled)
            return stage.image()[3, 5]
        }
        #expect(pixel(.automatic, scrolled: 0) == pixel(.hidden, scrolled: 100))
        #expect(pixel(.visible, scrolled: 0) == pixel(.automatic, scrolled: 100))
        #expect(pixel(.visible, scrolled: 0) != pixel(.hidden, scrolled: 0))
    }

    @Test func `the bar at the bottom has a ground while there is more below it`() throws {
        let stage = Stage.phone {
            NavigationStack {
                ScrollView { Color.clear.frame(height: 900) }
                    .toolbar { ToolbarItem(placement: .bottomBar) { Text("below") } }
            }
        }
        let still = stage.image()[3, 395]
        scroll(stage, 2000)
        stage.advance(by: 2)
        #expect(stage.image()[3, 395] != still)
        scroll(stage, -40)
        stage.advance(by: 2)
        #expect(stage.image()[3, 395] == still)
    }

    @Test func `a drag that begins on a large title scrolls what is below, one on the bar above does not`() throws {
        for (y, moves) in [(70.0, true), (60, true), (90, true), (20, false)] {
            let stage = rows()
            let before = try #require(stage.text("row 0 3")).rect.minY
            stage.drag(from: CGPoint(x: 60, y: y), to: CGPoint(x: 60, y: y - 60), duration: 0.5)
            let after = try #require(stage.text("row 0 3")).rect.minY
            #expect(moves ? after < before - 30 : after == before, "\(y)")
            #expect(stage.settle())
            #expect(titles(stage).allSatisfy { moves ? $0.maxY <= 44 : $0.minY >= 44 }, "\(y)")
        }
        let pulled = rows()
        let large = try #require(titles(pulled).first)
        pulled.pointerDown(CGPoint(x: 60, y: 70))
        for y in stride(from: 80.0, through: 160, by: 20) {
            pulled.pointerMove(CGPoint(x: 60, y: y))
            pulled.advance(by: 0.05)
        }
        #expect(try #require(titles(pulled).first).minY > large.minY + 10)
        pulled.pointerUp(CGPoint(x: 60, y: 160))
        #expect(pulled.settle())
        #expect(titles(pulled) == [large])
    }

    @Test(arguments: [0, 1, 2])
    func `a list, a form and what has a ground behind its bar scroll by their large title too`(kind: Int) throws {
        struct Rows: View {
            var body: some View { ForEach(0..<30) { Text("row \($0)").frame(height: 40) } }
        }
        let stage = Stage.phone {
            NavigationStack {
                Group {
                    switch kind {
                    case 0: List { Rows() }
                    case 1: Form { Rows() }
                    default:
                        ScrollView { Rows().frame(maxWidth: .infinity) }.toolbarBackground(
                            .visible, for: .navigationBar)
                    }
                }
                .navigationTitle("Title")
            }
        }
        let before = try #require(stage.text("row 3")).rect.minY
        stage.drag(from: CGPoint(x: 60, y: 70), to: CGPoint(x: 60, y: 10))
        #expect(try #require(stage.text("row 3")).rect.minY < before - 30)
        #expect(stage.settle())
        #expect(try #require(stage.text("row 3")).rect.minY < before - 30)
    }

    @Test func `pages below a large title are as high as what is seen below it`() throws {
        let stage = Stage.phone {
            NavigationStack {
                ScrollView { VStack(spacing: 0) { ForEach(0..<40) { Text("row \($0)").frame(height: 40) } } }
                    .scrollTargetBehavior(.paging)
                    .navigationTitle("Title")
            }
        }
        let first = try #require(stage.text("row 0")).rect.midY - 20
        let before = try #require(stage.text("row 7")).rect.minY
        stage.drag(from: CGPoint(x: 100, y: 380), to: CGPoint(x: 100, y: 180))
        #expect(stage.settle())
        #expect(isNear(try #require(stage.text("row 7")).rect.minY, before - (400 - first), 0.6))
    }

    @Test func `the wheel over a large title scrolls what is below`() throws {
        let stage = rows()
        let before = try #require(stage.text("row 0 3")).rect.minY
        stage.scroll(CGSize(width: 0, height: 30), at: CGPoint(x: 60, y: 70))
        stage.advance(by: 0)
        #expect(isNear(try #require(stage.text("row 0 3")).rect.minY, before - 30))
    }

    @Test func `a label in a bar is its icon, in the middle and on a sheet of the bar's button both`() throws {
        struct Screen: View {
            @State private var isOpen = false
            var body: some View {
                NavigationStack {
                    Color.clear.navigationBarTitleDisplayMode(.inline)
                        .toolbar {
                            ToolbarItem(placement: .principal) { Label("Middle", systemImage: "star") }
                            ToolbarItem(placement: .primaryAction) {
                                Button {
                                    isOpen = true
                                } label: {
                                    Label("Add", systemImage: "plus")
                                }
                                .sheet(isPresented: $isOpen) { Label("Inside", systemImage: "heart") }
                            }
                        }
                }
            }
        }
        let stage = Stage.phone { Screen() }
        #expect(stage.text("Add") == nil)
        #expect(stage.text("Middle") != nil)
        #expect(stage.frame.accessibility.contains { $0.label == "Add" })
        try stage.tap("Add")
        #expect(stage.settle())
        #expect(stage.text("Inside") != nil)
    }
}
