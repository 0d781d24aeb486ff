import SwiftUI
import TallyStage
import Testing

/// Which of a tab view's views are there.
@MainActor
struct TabLifecycleTests {
    private let log = Log()

    /// Says when it comes and goes, and when its task begins and ends.
    private struct Page: View {
        let name: String
        let log: Log
        @State private var count = 0
        var body: some View {
            Button("\(name) \(count)") { count += 1 }
                .onAppear { log("+\(name)") }
                .onDisappear { log("-\(name)") }
        }
    }

    private func pages(_ selection: Remote<Int>) -> Stage {
        let log = log
        return Stage.phone {
            Playing(selection) { _ in
                TabView(selection: selection.binding ?? .constant(0)) {
                    Page(name: "a", log: log).tabItem { Text("A") }.tag(0)
                    VStack { Page(name: "b", log: log) }.tabItem { Text("B") }.tag(1)
                    Page(name: "c", log: log).tabItem { Text("C") }.tag(2)
                }
            }
        }
    }

    @Test func `only the selected tab appears, and on each change the old one goes and the new one comes`() throws {
        let selection = Remote(0)
        let stage = pages(selection)
        #expect(log.take() == ["+a"])
        try stage.tap("B")
        stage.advance(by: 0)
        #expect(log.take() == ["-a", "+b"])
        stage.advance(by: 1)
        #expect(log.take() == [])
        selection.value = 2
        stage.advance(by: 0)
        #expect(log.take() == ["-b", "+c"])
        try stage.tap("A")
        stage.advance(by: 0)
        #expect(log.take() == ["-c", "+a"])
        // The tab that is selected already.
        try stage.tap("A")
        stage.advance(by: 1)
        #expect(log.take() == [])
    }

    @Test func `a hidden tab keeps its state`() throws {
        let selection = Remote(0)
        let stage = pages(selection)
        try stage.tap("a 0")
        stage.advance(by: 0)
        try stage.tap("B")
        stage.advance(by: 0)
        try stage.tap("A")
        stage.advance(by: 0)
        #expect(stage.text("a 1") != nil)
        #expect(log.take() == ["+a", "-a", "+b", "-b", "+a"])
    }

    @Test func `two changes in one update show the last one only`() {
        let selection = Remote(0)
        let stage = pages(selection)
        _ = log.take()
        selection.value = 1
        selection.value = 2
        stage.advance(by: 0)
        #expect(log.take() == ["-a", "+c"])
    }

    @Test func `the task of a tab is cancelled when another is selected, and begins anew`() async throws {
        let log = log
        let stage = Stage.phone {
            TabView {
                ForEach(["A", "B"], id: \.self) { name in
                    Text("page \(name)")
                        .task {
                            log("begin \(name)")
                            do {
                                while true {
                                    try await Task.sleep(for: .seconds(1))
                                    log("tick \(name)")
                                }
                            } catch { log("end \(name)") }
                        }
                        .tabItem { Text(name) }
                }
            }
        }
        await stage.play(for: 1.5)
        #expect(log.take() == ["begin A", "tick A"])
        try stage.tap("B")
        await stage.play(for: 1.5)
        #expect(log.take().sorted() == ["begin B", "end A", "tick B"])
        try stage.tap("A")
        await stage.play(for: 0.5)
        #expect(log.take().sorted() == ["begin A", "end B"])
    }

    @Test func `a stack of screens in a tab goes and comes with it, and pushes meanwhile stay`() throws {
        let log = log
        let stage = Stage.phone {
            TabView {
                NavigationStack {
                    VStack {
                        Page(name: "root", log: log)
                        NavigationLink("Next") { Page(name: "next", log: log) }
                    }
                }
                .tabItem { Text("A") }
                Page(name: "b", log: log).tabItem { Text("B") }
            }
        }
        #expect(log.take() == ["+root"])
        try stage.tap("Next")
        #expect(stage.settle())
        #expect(log.take() == ["+next", "-root"])
        try stage.tap("B")
        stage.advance(by: 0)
        #expect(log.take() == ["-next", "+b"])
        try stage.tap("A")
        stage.advance(by: 0)
        #expect(log.take() == ["-b", "+next"])
        #expect(stage.text("next 0") != nil)
        stage.press(.escape)
        #expect(stage.settle())
        #expect(log.take() == ["+root", "-next"])
    }

    @Test func `tabs on a screen that is covered go as a whole, and only the selected one comes again`() throws {
        let log = log
        let stage = Stage.phone {
            NavigationStack {
                VStack {
                    NavigationLink("Next") { Text("over") }
                    TabView {
                        Page(name: "a", log: log).tabItem { Text("A") }
                        Page(name: "b", log: log).tabItem { Text("B") }
                    }
                }
            }
        }
        try stage.tap("B")
        stage.advance(by: 0)
        #expect(log.take() == ["+a", "-a", "+b"])
        try stage.tap("Next")
        #expect(stage.settle())
        #expect(log.take() == ["-b"])
        stage.press(.escape)
        #expect(stage.settle())
        #expect(log.take() == ["+b"])
    }

    @Test func `a sheet over the tabs takes nothing away, and its own tabs are its own`() throws {
        let log = log
        let isShown = Remote(false)
        let stage = Stage.phone {
            Playing(isShown) { _ in
                TabView {
                    Page(name: "a", log: log).tabItem { Text("A") }
                    Page(name: "b", log: log).tabItem { Text("B") }
                }
                .sheet(isPresented: isShown.binding ?? .constant(false)) {
                    TabView {
                        Page(name: "x", log: log).tabItem { Text("X") }
                        Page(name: "y", log: log).tabItem { Text("Y") }
                    }
                }
            }
        }
        _ = log.take()
        isShown.value = true
        #expect(stage.settle())
        #expect(log.take() == ["+x"])
        try stage.tap("Y")
        stage.advance(by: 0)
        #expect(log.take() == ["-x", "+y"])
        isShown.value = false
        #expect(stage.settle())
        #expect(log.take() == ["-y"])
    }

    @Test func `a tab that is taken away while it is selected goes, one that is hidden goes unseen`() {
        let log = log
        let names = Remote(["a", "b", "c"])
        let stage = Stage.phone {
            Playing(names) { names in
                TabView { ForEach(names, id: \.self) { name in Page(name: name, log: log).tabItem { Text(name) } } }
            }
        }
        #expect(log.take() == ["+a"])
        names.value = ["a", "b"]
        stage.advance(by: 0)
        #expect(log.take() == [])
        names.value = ["b"]
        stage.advance(by: 0)
        #expect(log.take() == ["+b", "-a"])
    }

    @Test func `what comes into a hidden tab appears when that is selected, and what comes into the one shown at once`()
        throws
    {
        let log = log
        let more = Remote(false)
        let stage = Stage.phone {
            Playing(more) { more in
                TabView {
                    VStack { if more { Page(name: "shown", log: log) } }.tabItem { Text("A") }
                    VStack { if more { Page(name: "hidden", log: log) } }.tabItem { Text("B") }
                }
            }
        }
        #expect(log.take() == [])
        more.value = true
        stage.advance(by: 0)
        #expect(log.take() == ["+shown"])
        try stage.tap("B")
        stage.advance(by: 0)
        #expect(log.take() == ["-shown", "+hidden"])
        more.value = false
        stage.advance(by: 0)
        #expect(log.take() == ["-hidden"])
    }

    @Test func `tabs in a tab are there when both are selected`() throws {
        let log = log
        let stage = Stage.phone {
            TabView {
                Page(name: "a", log: log).tabItem { Text("A") }
                TabView {
                    Page(name: "x", log: log).tabItem { Text("X") }
                    Page(name: "y", log: log).tabItem { Text("Y") }
                }
                .tabItem { Text("B") }
            }
        }
        #expect(log.take() == ["+a"])
        try stage.tap("B")
        stage.advance(by: 0)
        #expect(log.take() == ["-a", "+x"])
        try stage.tap("Y")
        stage.advance(by: 0)
        #expect(log.take() == ["-x", "+y"])
        try stage.tap("A")
        stage.advance(by: 0)
        #expect(log.take() == ["-y", "+a"])
        try stage.tap("B")
        stage.advance(by: 0)
        #expect(log.take() == ["-a", "+y"])
    }

    @Test func `pages appear as soon as a part of them is seen, and go when nothing of them is`() {
        let log = log
        let stage = Stage.phone {
            TabView { ForEach(0..<3) { Page(name: "\($0)", log: log) } }.tabViewStyle(.page)
        }
        #expect(log.take() == ["+0"])
        stage.pointerDown(CGPoint(x: 150, y: 200))
        stage.pointerMove(CGPoint(x: 130, y: 200))
        stage.advance(by: 0.1)
        stage.pointerMove(CGPoint(x: 60, y: 200))
        stage.advance(by: 0)
        #expect(log.take() == ["+1"])
        stage.pointerUp(CGPoint(x: 60, y: 200))
        #expect(stage.settle())
        #expect(log.take() == ["-0"])
        // Back a little and let go: the neighbour has come and gone.
        stage.pointerDown(CGPoint(x: 50, y: 200))
        stage.pointerMove(CGPoint(x: 70, y: 200))
        stage.advance(by: 0.1)
        stage.pointerMove(CGPoint(x: 80, y: 200))
        stage.advance(by: 0.3)
        stage.pointerUp(CGPoint(x: 80, y: 200))
        #expect(stage.settle())
        #expect(log.take() == ["+0", "-0"])
    }
}
