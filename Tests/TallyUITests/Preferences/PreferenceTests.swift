import SwiftUI
import TallyStage
import Testing

private struct Numbers: PreferenceKey {
    static let defaultValue: [Int] = []
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

private struct Places: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

@MainActor
struct PreferenceTests {
    private let log = Log()
    private let slow = Animation.linear(duration: 1)

    private func told<V: View>(@ViewBuilder _ view: @escaping () -> V) -> Stage {
        let log = log
        return Stage { view().onPreferenceChange(Numbers.self) { log("\($0)") } }
    }

    @Test func `values go up in the order of the views`() {
        _ = told {
            VStack {
                Square().preference(key: Numbers.self, value: [1])
                HStack {
                    Square().preference(key: Numbers.self, value: [2])
                    Square()
                    Square().preference(key: Numbers.self, value: [3])
                }
                ForEach(4..<6) { Square().preference(key: Numbers.self, value: [$0]) }
            }
        }
        #expect(log.take() == ["[1, 2, 3, 4, 5]"])
    }

    @Test func `a value takes the place of those inside, and a transform changes them`() {
        _ = told {
            VStack { Square().preference(key: Numbers.self, value: [1]) }.preference(key: Numbers.self, value: [2])
        }
        #expect(log.take() == ["[2]"])
        _ = told {
            VStack { Square().preference(key: Numbers.self, value: [1]) }
                .transformPreference(Numbers.self) { $0.append(9) }
        }
        #expect(log.take() == ["[1, 9]"])
    }

    @Test func `nothing is told where nothing is handed up`() {
        _ = told { Square() }
        #expect(log.take().isEmpty)
    }

    @Test func `a change is told once, and an equal value not at all`() {
        let number = Remote(1)
        let stage = told { Playing(number) { Square().preference(key: Numbers.self, value: [$0 / 2]) } }
        #expect(log.take() == ["[0]"])
        number.value = 2
        stage.advance(by: 0)
        #expect(log.take() == ["[1]"])
        number.value = 3
        stage.advance(by: 0)
        #expect(log.take().isEmpty)
    }

    @Test func `a view on its way out hands nothing up`() {
        let isThere = Remote(true)
        let stage = told {
            VStack {
                Square().preference(key: Numbers.self, value: [1])
                Playing(isThere) { if $0 { Square().preference(key: Numbers.self, value: [2]) } }
            }
        }
        #expect(log.take() == ["[1, 2]"])
        withAnimation(slow) { isThere.value = false }
        stage.advance(by: 0)
        #expect(log.take() == ["[1]"])
        #expect(stage.boxes.count == 2)
        stage.advance(by: 2)
        #expect(log.take().isEmpty)
    }

    @Test func `an overlay made of a preference is made anew when that changes`() {
        let number = Remote(1)
        let stage = Stage {
            Playing(number) { number in
                Square().preference(key: Numbers.self, value: [number])
                    .overlayPreferenceValue(Numbers.self) { Text("\($0.count), \($0.first ?? 0)").fixedSize() }
            }
        }
        #expect(stage.text("1, 1") != nil)
        number.value = 5
        stage.advance(by: 0)
        #expect(stage.text("1, 5") != nil)
        #expect(stage.frame.texts.count == 1)
    }

    @Test func `without a value the default is shown`() {
        let stage = Stage { Square().backgroundPreferenceValue(Numbers.self) { Text("\($0.count)").fixedSize() } }
        #expect(stage.text("0") != nil)
    }

    @Test func `an anchor is a place in the space of whoever asks, and what it marks travels`() {
        let chosen = Remote(0)
        let stage = Stage {
            Playing(chosen) { chosen in
                HStack(spacing: 10) {
                    ForEach(0..<3) { index in
                        Square().anchorPreference(key: Places.self, value: .bounds) { index == chosen ? [$0] : [] }
                    }
                }
                .padding(20)
                .backgroundPreferenceValue(Places.self) { places in
                    GeometryReader { proxy in
                        if let place = places.first {
                            let rect = proxy[place]
                            Color.blue.frame(width: rect.width, height: rect.height)
                                .offset(x: rect.minX, y: rect.minY)
                        }
                    }
                }
            }
        }
        let mark = { stage.frame.shapes.first { $0.color.blue > 0.5 && $0.color.red < 0.5 }?.rect }
        #expect(mark() == CGRect(x: 25, y: 45, width: 10, height: 10))
        withAnimation(slow) { chosen.value = 2 }
        stage.advance(by: 0.5)
        #expect(mark() == CGRect(x: 45, y: 45, width: 10, height: 10))
        stage.advance(by: 0.5)
        #expect(mark() == CGRect(x: 65, y: 45, width: 10, height: 10))
        #expect(stage.warnings.isEmpty)
    }

    @Test func `points of a view and lists of places are anchors too`() {
        struct Corner: PreferenceKey {
            static var defaultValue: Anchor<CGPoint>? { nil }
            static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
                value = value ?? nextValue()
            }
        }
        let log = log
        _ = Stage {
            Square().anchorPreference(key: Corner.self, value: .bottomTrailing) { $0 }.padding(5)
                .overlayPreferenceValue(Corner.self) { corner in
                    GeometryReader { proxy in
                        let _ = corner.map { log("\(proxy[$0].x) \(proxy[$0].y)") }
                        Color.clear
                    }
                }
        }
        #expect(log.take().last == "15.0 15.0")
    }
}
