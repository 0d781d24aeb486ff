import Foundation
import SwiftUI
import TallyStage
import Testing

@MainActor
struct NavigationPathTests {
    /// Holds a path where tests can write it.
    @MainActor @Observable
    final class Route {
        var path = NavigationPath()
        var numbers: [Int] = []
    }

    private let log = Log()

    private func stage(_ route: Route) -> Stage {
        let log = log
        return Stage.phone {
            @Bindable var route = route
            NavigationStack(path: $route.path) {
                VStack {
                    Text("root").onAppear { log("+root") }.onDisappear { log("-root") }
                    NavigationLink("Number", value: 7)
                    NavigationLink("Word", value: "word")
                    NavigationLink("Unknown", value: 1.5)
                    NavigationLink("Nothing", value: Int?.none)
                }
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Screen(name: "number \(number)", log: log)
                        NavigationLink("Deeper", value: number + 1)
                    }
                }
                .navigationDestination(for: String.self) { Screen(name: "word \($0)", log: log) }
            }
        }
    }

    @Test func `links of values append to the path, and going back takes them away`() throws {
        let route = Route()
        let stage = stage(route)
        try stage.tap("Number")
        #expect(stage.settle())
        try stage.tap("Deeper")
        #expect(stage.settle())
        #expect(route.path == NavigationPath([7, 8]))
        #expect(stage.text("number 8 0") != nil)
        stage.press(.escape)
        #expect(stage.settle())
        #expect(route.path.count == 1)
        #expect(stage.text("number 7 0") != nil)
    }

    @Test func `a path can be written as a whole, of any types, and only the topmost screen appears`() throws {
        let route = Route()
        let stage = stage(route)
        _ = log.take()
        route.path = NavigationPath([1, 2, 3])
        stage.advance(by: 0.1)
        #expect(stage.text("number 1 0") == nil)
        #expect(stage.text("number 3 0") != nil)
        #expect(stage.settle())
        #expect(log.take() == ["+number 3", "-root"])
        route.path.append("end")
        #expect(stage.settle())
        #expect(stage.text("word end 0") != nil)
        #expect(log.take() == ["+word end", "-number 3"])
        route.path = NavigationPath()
        #expect(stage.settle())
        #expect(log.take() == ["+root", "-word end"])
        #expect(stage.frame.visibleText.contains("root"))
    }

    @Test func `another value in the path comes over the one that it takes the place of`() throws {
        let route = Route()
        let stage = stage(route)
        route.path = NavigationPath([1])
        #expect(stage.settle())
        route.path = NavigationPath([2])
        stage.advance(by: 0.1)
        #expect(stage.text("number 1 0") != nil)
        #expect(stage.text("root") == nil)
        #expect(stage.settle())
        #expect(stage.text("number 2 0") != nil)
        let nodes = stage.liveNodes
        route.path = NavigationPath([3])
        #expect(stage.settle())
        #expect(stage.liveNodes == nodes)
    }

    @Test func `a path that is there at first is shown without motion`() {
        let route = Route()
        route.path = NavigationPath([4, 5])
        let stage = stage(route)
        #expect(stage.text("number 5 0")?.rect.minX == 0)
        #expect(!stage.isAnimating)
        #expect(stage.warnings.isEmpty)
    }

    @Test func `a value that nobody makes a screen of is reported once and pushes nothing`() throws {
        let route = Route()
        let stage = stage(route)
        try stage.tap("Unknown")
        try stage.tap("Unknown")
        #expect(stage.settle())
        #expect(route.path.isEmpty)
        #expect(
            stage.warnings == [
                "NavigationStack: no navigationDestination(for:) makes a screen of the type Double; nothing is pushed. Add "
                    + ".navigationDestination(for: Double.self) { … } to a view in the stack."
            ])
        route.path.append(true)
        #expect(stage.settle())
        #expect(stage.warnings.count == 2)
        #expect(stage.frame.visibleText.contains("root"))
    }

    @Test func `a link of nothing, and one outside of a stack, are disabled`() throws {
        let route = Route()
        let stage = stage(route)
        try stage.tap("Nothing")
        #expect(stage.settle())
        #expect(route.path.isEmpty)
        let outside = Stage.phone {
            VStack {
                NavigationLink("There") { Text("there") }
                NavigationLink("Value", value: 1)
            }
        }
        try outside.tap("There")
        try outside.tap("Value")
        #expect(outside.settle())
        #expect(outside.text("there") == nil)
        #expect(outside.warnings.isEmpty)
    }

    @Test func `a path of one type refuses other values with a report`() throws {
        let route = Route()
        let stage = Stage.phone {
            @Bindable var route = route
            NavigationStack(path: $route.numbers) {
                VStack {
                    NavigationLink("Number", value: 7)
                    NavigationLink("Word", value: "word")
                }
                .navigationDestination(for: Int.self) { Text("number \($0)") }
                .navigationDestination(for: String.self) { Text($0) }
            }
        }
        try stage.tap("Word")
        #expect(stage.settle())
        #expect(stage.warnings.count == 1)
        #expect(route.numbers.isEmpty)
        try stage.tap("Number")
        #expect(stage.settle())
        #expect(route.numbers == [7])
        stage.press(.escape)
        #expect(stage.settle())
        #expect(route.numbers.isEmpty)
    }

    @Test func `paths are equal by what they hold`() {
        var path = NavigationPath([1, 2])
        path.append("three")
        #expect(path.count == 3)
        #expect(path != NavigationPath([1, 2]))
        path.removeLast()
        #expect(path == NavigationPath([1, 2]))
        path.removeLast(2)
        #expect(path.isEmpty)
        #expect(path == NavigationPath())
    }

    @Test func `every way between two short paths ends with the screens of the second`() {
        let paths: [[Int]] = [[], [1], [2, 1], [1, 1], [1, 2, 3]]
        let route = Route()
        let stage = stage(route)
        let atRest = stage.liveNodes
        for pause in [0, 0.1] {
            for first in paths {
                for second in paths {
                    route.path = NavigationPath(first)
                    if pause > 0 { stage.advance(by: pause) } else { #expect(stage.settle()) }
                    route.path = NavigationPath(second)
                    #expect(stage.settle())
                    let shown = second.last.map { "number \($0) 0" } ?? "root"
                    #expect(stage.text(shown) != nil, "\(first) to \(second)")
                    route.path = NavigationPath()
                    #expect(stage.settle())
                    #expect(stage.liveNodes == atRest, "\(first) to \(second)")
                }
            }
        }
    }
}
