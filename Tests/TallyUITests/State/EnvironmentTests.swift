import SwiftUI
import TallyStage
import Testing

@Observable
@MainActor
private final class Model {
    var name = "a"
}

private struct HueKey: EnvironmentKey { static let defaultValue = "none" }
private struct SizeKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    fileprivate var hue: String {
        get { self[HueKey.self] }
        set { self[HueKey.self] = newValue }
    }
    fileprivate var extent: Int {
        get { self[SizeKey.self] }
        set { self[SizeKey.self] = newValue }
    }
}

@MainActor
struct EnvironmentTests {
    @Test func `an environment value reaches its readers far below, and nobody else`() {
        struct Hue: View {
            @Environment(\.hue) private var hue
            let log: Log
            var body: some View {
                let _ = log("hue \(hue)")
                Square()
            }
        }
        struct Extent: View {
            @Environment(\.extent) private var extent
            let log: Log
            var body: some View {
                let _ = log("extent \(extent)")
                Square()
            }
        }
        struct Deep: View {
            let depth: Int
            let log: Log
            var body: some View {
                let _ = log("level")
                if depth > 0 {
                    AnyView(Deep(depth: depth - 1, log: log))
                } else {
                    VStack {
                        Hue(log: log); Extent(log: log); Hue(log: log).environment(\.hue, "own")
                    }
                }
            }
        }
        let hue = Remote("red")
        let log = Log()
        let stage = Stage { Playing(hue) { Deep(depth: 20, log: log).environment(\.hue, $0) } }
        #expect(log.take().filter { $0 != "level" } == ["hue red", "extent 0", "hue own"])
        hue.value = "blue"
        stage.advance(by: 0)
        #expect(log.entries == ["hue blue"])
    }

    @Test func `an observable model in the environment is found by its type`() {
        struct Finding: View {
            @Environment(Model.self) private var model
            var body: some View { Text("\(model.name)") }
        }
        let model = Model()
        let stage = Stage { VStack { Finding() }.environment(model) }
        model.name = "b"
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "b")
    }

    @Test func `the preferences reach views through the environment in the next frame`() {
        struct Scheme: View {
            @Environment(\.colorScheme) private var scheme
            @Environment(\.layoutDirection) private var direction
            @Environment(\.accessibilityReduceMotion) private var reduces
            var body: some View {
                Text("\(scheme == .dark ? "dark" : "light") \(direction == .rightToLeft) \(reduces)")
            }
        }
        let stage = Stage(size: CGSize(width: 400, height: 100)) { Scheme() }
        #expect(stage.frame.visibleText == "light false false")
        stage.preferences.colorScheme = .dark
        stage.preferences.layoutDirection = .rightToLeft
        stage.preferences.reduceMotion = true
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "dark true true")
    }

    @Test func `a branch that goes by a preference leaves nothing behind`() {
        struct Branch: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { if scheme == .dark { Text("dark") } else { Text("light") } }
        }
        let stage = Stage { Branch() }
        let nodes = stage.liveNodes
        stage.preferences.colorScheme = .dark
        stage.advance(by: 0)
        #expect(stage.frame.texts.map(\.string) == ["dark"])
        #expect(stage.liveNodes == nodes)
    }
}
