import Observation
import SwiftUI
import TallyStage
import Testing

@Observable private final class Model: EnvironmentKey {
    var count = 0
    static var defaultValue: Int { 7 }
}

private struct ModelKey: EnvironmentKey { static var defaultValue: Model? { nil } }
private struct OffsetKey: EnvironmentKey { static let defaultValue = 10 }

extension EnvironmentValues {
    fileprivate var model: Model? {
        get { self[ModelKey.self] }
        set { self[ModelKey.self] = newValue }
    }

    fileprivate var offset: Int {
        get { self[OffsetKey.self] }
        set { self[OffsetKey.self] = newValue }
    }

    /// The value whose key is the type of the model.
    fileprivate var number: Int { self[Model.self] }

    /// Of two values, one of which may change by itself.
    fileprivate var sum: Int { offset + (model?.count ?? 0) }
}

/// What views read of the environment is kept as long as the environment alone says what it is.
@MainActor
struct EnvironmentReadTests {
    private struct Sum: View {
        @Environment(\.sum) private var sum
        let tick: Int
        var body: some View { Text("\(sum), \(tick)") }
    }

    private struct Count: View {
        @Environment(\.model!.count) private var count
        let tick: Int
        var body: some View { Text("\(count), \(tick)") }
    }

    private func texts(_ stage: Stage) -> [String] { stage.frame.texts.map(\.string) }

    @Test func `a value made of an observable object follows it, whoever else has had the view evaluated`() {
        let model = Model()
        let tick = Remote(0)
        let offset = Remote(10)
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            Playing(offset) { offset in
                Playing(tick) { tick in
                    VStack {
                        Sum(tick: tick)
                        Count(tick: tick)
                    }
                }
                .environment(\.model, model).environment(\.offset, offset)
            }
        }
        #expect(texts(stage) == ["10, 0", "0, 0"])
        for round in 1...3 {
            tick.value = round
            stage.advance(by: 0)
            #expect(texts(stage) == ["\(9 + round), \(round)", "\(round - 1), \(round)"])
            model.count = round
            stage.advance(by: 0)
            #expect(texts(stage) == ["\(10 + round), \(round)", "\(round), \(round)"])
        }
        offset.value = 100
        stage.advance(by: 0)
        #expect(texts(stage) == ["103, 3", "3, 3"])
        model.count = 4
        stage.advance(by: 0)
        #expect(texts(stage) == ["104, 3", "4, 3"])
    }

    private struct Ticked: View {
        @Environment(\.offset) private var offset
        let tick: Int
        var body: some View { Text("\(offset), \(tick)") }
    }

    @Test func `a value is that of the environment around, also where the view is evaluated for another reason`() {
        let tick = Remote(0)
        let offset = Remote(10)
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            Playing(offset) { offset in Playing(tick) { Ticked(tick: $0) }.environment(\.offset, offset) }
        }
        for round in 1...3 {
            tick.value = round
            stage.advance(by: 0)
            #expect(texts(stage) == ["\(9 + round), \(round)"])
            offset.value = 10 + round
            stage.advance(by: 0)
            #expect(texts(stage) == ["\(10 + round), \(round)"])
            offset.value = 99
            tick.value = round + 1
            stage.advance(by: 0)
            #expect(texts(stage) == ["99, \(round + 1)"])
            offset.value = 10 + round
        }
    }

    private struct Both: View {
        @Environment(Model.self) private var model
        @Environment(\.number) private var number
        var body: some View { Text("\(model.count), \(number)") }
    }

    @Test func `an object and a value may be kept under one type`() {
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Both().environment(Model()) }
        #expect(texts(stage) == ["0, 7"])
    }

    @Test func `what nobody set is the default among any number of values, and the innermost counts`() {
        var values = EnvironmentValues()
        #expect(values.offset == 10)
        for number in 0..<200 {
            values.lineSpacing = CGFloat(number)
            values.model = Model()
        }
        #expect(values.offset == 10)
        values.offset = 1
        values.lineSpacing = 3
        values.offset = 2
        #expect(values.offset == 2)
        #expect(values.lineSpacing == 3)
    }
}
