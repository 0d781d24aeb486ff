import SwiftUI
import TallyStage
import Testing

/// What appears, disappears and runs, in which order, and what does not.
@MainActor
struct AppearanceTests {
    private let log = Log()

    /// Says when it comes and goes, and when its task begins and is cancelled.
    private struct Noted: View {
        let name: String
        let log: Log
        var body: some View {
            Text(name)
                .onAppear { log("+\(name)") }
                .onDisappear { log("-\(name)") }
                .task {
                    log("begin \(name)")
                    try? await Task.sleep(for: .seconds(1000))
                    if Task.isCancelled { log("cancel \(name)") }
                }
        }
    }

    @Test func `what is inside appears before what is around it, and all of it goes`() {
        let log = log
        let isShown = Remote(true)
        let stage = Stage.phone {
            Playing(isShown) { isShown in
                if isShown {
                    VStack {
                        Text("a").onAppear { log("+a") }.onDisappear { log("-a") }
                        Text("b").onAppear { log("+b") }.onDisappear { log("-b") }
                    }
                    .onAppear { log("+around") }.onDisappear { log("-around") }
                    .transition(.identity)
                }
            }
        }
        #expect(log.take() == ["+a", "+b", "+around"])
        isShown.value = false
        stage.advance(by: 0)
        #expect(log.take().sorted() == ["-a", "-around", "-b"])
    }

    @Test func `what is presented comes and goes by itself, and its presenter stays`() async {
        for kind in ["sheet", "cover", "popover", "alert"] {
            let log = Log()
            let isShown = Remote(false)
            let stage = Stage.phone {
                Playing(isShown) { _ in
                    let binding = isShown.binding ?? .constant(false)
                    switch kind {
                    case "sheet": Noted(name: "a", log: log).sheet(isPresented: binding) { Noted(name: "b", log: log) }
                    case "cover":
                        Noted(name: "a", log: log).fullScreenCover(isPresented: binding) { Noted(name: "b", log: log) }
                    case "popover":
                        Noted(name: "a", log: log).popover(isPresented: binding) { Noted(name: "b", log: log) }
                    default:
                        Noted(name: "a", log: log).alert("Alert", isPresented: binding) { Button("OK") {} }
                    }
                }
            }
            await stage.play(for: 0.1)
            #expect(log.take() == ["+a", "begin a"], "\(kind)")
            isShown.value = true
            await stage.play(for: 2)
            #expect(log.take() == (kind == "alert" ? [] : ["+b", "begin b"]), "\(kind)")
            isShown.value = false
            await stage.play(for: 2)
            #expect(log.take().sorted() == (kind == "alert" ? [] : ["-b", "cancel b"]), "\(kind)")
        }
    }

    @Test func `a covered screen's tasks are cancelled, and begin anew when it is seen again`() async throws {
        let log = log
        let stage = Stage.phone {
            NavigationStack {
                VStack {
                    Noted(name: "root", log: log)
                    NavigationLink("Next") { Noted(name: "next", log: log) }
                }
            }
        }
        await stage.play(for: 0.1)
        #expect(log.take() == ["+root", "begin root"])
        try stage.tap("Next")
        await stage.play(for: 0.1)
        #expect(log.take() == ["+next", "begin next"])
        await stage.play(for: 2)
        #expect(log.take().sorted() == ["-root", "cancel root"])
        stage.press(.escape)
        await stage.play(for: 0.1)
        #expect(log.take() == ["+root", "begin root"])
        await stage.play(for: 2)
        #expect(log.take().sorted() == ["-next", "cancel next"])
    }

    @Test func `a push that is turned back half way covers nothing`() throws {
        let log = log
        let stage = Stage.phone {
            NavigationStack {
                VStack {
                    Text("root").onAppear { log("+root") }.onDisappear { log("-root") }
                    NavigationLink("Next") { Text("next").onAppear { log("+next") }.onDisappear { log("-next") } }
                }
            }
        }
        #expect(log.take() == ["+root"])
        try stage.tap("Next")
        stage.advance(by: 0.1)
        stage.press(.escape)
        #expect(stage.settle())
        #expect(log.take() == ["+next", "-next"])
    }

    @Test func `a task with an id begins anew for another id, and for an equal one it does not`() async {
        let log = log
        let id = Remote(1)
        let stage = Stage.phone {
            Playing(id) { id in
                Text("\(id)")
                    .task(id: id / 10) {
                        log("begin \(id)")
                        try? await Task.sleep(for: .seconds(1000))
                        if Task.isCancelled { log("cancel") }
                    }
            }
        }
        await stage.play(for: 0.1)
        id.value = 2
        await stage.play(for: 0.1)
        #expect(log.take() == ["begin 1"])
        id.value = 20
        await stage.play(for: 0.1)
        #expect(log.take().sorted() == ["begin 20", "cancel"])
    }

    @Test func `a task whose id changes while it is hidden begins with the newest when it is seen again`() async throws
    {
        let log = log
        let id = Remote(1)
        let stage = Stage.phone {
            Playing(id) { id in
                TabView {
                    Text("a").task(id: id) { log("begin \(id)") }.tabItem { Text("A") }
                    Text("b").tabItem { Text("B") }
                }
            }
        }
        await stage.play(for: 0.1)
        #expect(log.take() == ["begin 1"])
        try stage.tap("B")
        await stage.play(for: 0.1)
        id.value = 2
        await stage.play(for: 0.1)
        id.value = 3
        await stage.play(for: 0.1)
        #expect(log.take() == [])
        try stage.tap("A")
        await stage.play(for: 0.1)
        #expect(log.take() == ["begin 3"])
    }

    @Test func `another id takes the view away and brings another, whose task begins`() async {
        let log = log
        let id = Remote(1)
        let stage = Stage.phone { Playing(id) { id in Noted(name: "a", log: log).id(id) } }
        await stage.play(for: 0.1)
        #expect(log.take() == ["+a", "begin a"])
        id.value = 2
        await stage.play(for: 0.1)
        #expect(log.take().sorted() == ["+a", "-a", "begin a", "cancel a"])
    }

    @Test func `views that change, move or are hidden by opacity neither come nor go`() {
        let log = log
        let step = Remote(0)
        let stage = Stage.phone {
            Playing(step) { step in
                VStack {
                    if step == 3 { Text("before").transition(.identity) }
                    ForEach(step == 2 ? ["b", "a"] : ["a", "b"], id: \.self) { name in
                        Text(name).opacity(step == 1 ? 0 : 1).offset(x: CGFloat(step) * 500)
                            .onAppear { log("+\(name)") }.onDisappear { log("-\(name)") }
                    }
                }
            }
        }
        #expect(log.take() == ["+a", "+b"])
        for next in 1...4 {
            step.value = next
            stage.advance(by: 0.5)
        }
        #expect(log.take() == [])
    }
}
