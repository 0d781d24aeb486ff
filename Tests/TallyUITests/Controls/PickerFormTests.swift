import Foundation
import SwiftUI
import TallyStage
import Testing

/// Pickers as links, as wheels and as rows of forms.
@MainActor
struct PickerFormTests {
    private struct Flavors: View {
        let isLink: Bool
        @State private var flavor = "Vanilla"
        var body: some View {
            NavigationStack {
                Form {
                    if isLink {
                        picker.pickerStyle(.navigationLink)
                    } else {
                        picker.pickerStyle(.menu)
                    }
                    Text("chosen: \(flavor)")
                }
            }
        }

        private var picker: some View {
            Picker("Flavor", selection: $flavor) {
                ForEach(["Vanilla", "Mango", "Mint"], id: \.self) { Text($0) }
            }
        }
    }

    private let size = CGSize(width: 300, height: 500)

    @Test func `a unit is shown as chosen, though equal units have hashes of their own`() {
        struct Lengths: View {
            @State private var unit = UnitLength.meters
            private var units: [UnitLength] { [.meters, .kilometers, .feet] }
            var body: some View {
                Picker("Unit", selection: $unit) { ForEach(units, id: \.self) { Text($0.symbol) } }.pickerStyle(.menu)
            }
        }
        for _ in 0..<8 {
            let stage = Stage(size: size) { Lengths() }
            #expect(stage.text("m") != nil)
        }
    }

    @Test func `a picker that is a link pushes its choices, and goes back with the one that is chosen`() throws {
        let stage = Stage(size: size) { Flavors(isLink: true) }
        #expect(stage.text("Vanilla") != nil && stage.text("Mango") == nil)
        try stage.tap("Flavor")
        #expect(stage.settle())
        #expect(stage.text("Mango") != nil && stage.text("chosen: Vanilla") == nil)
        let chosen = stage.frame.accessibility.filter { $0.traits.contains(.isSelected) }
        #expect(chosen.map(\.label) == ["Vanilla"])
        try stage.tap("Mango")
        #expect(stage.settle())
        #expect(stage.text("chosen: Mango") != nil)
        #expect(stage.text("Mango") != nil && stage.text("Mint") == nil)
    }

    @Test func `going back from the choices changes nothing, also while they are on their way`() throws {
        let stage = Stage(size: size) { Flavors(isLink: true) }
        try stage.tap("Flavor")
        stage.advance(by: 0.1)
        stage.press(.escape)
        #expect(stage.settle())
        #expect(stage.text("chosen: Vanilla") != nil)
    }

    @Test func `a form's picker is one element, and its whole row opens the menu`() throws {
        let stage = Stage(size: size) { Flavors(isLink: false) }
        let elements = stage.frame.accessibility.filter { $0.label.contains("Flavor") || $0.label.contains("Vanilla") }
        #expect(elements.map(\.label) == ["Flavor, Vanilla", "chosen: Vanilla"])
        #expect(elements.first?.traits.contains(.isButton) == true)
        let title = try #require(stage.text("Flavor")).rect
        stage.tap(CGPoint(x: title.midX, y: title.midY))
        #expect(stage.settle())
        try stage.tap("Mint")
        #expect(stage.settle())
        #expect(stage.text("chosen: Mint") != nil)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `the empty middle and the edge of a form's picker open the menu too, beside its value`(
        _ direction: LayoutDirection
    ) throws {
        let stage = Stage(size: CGSize(width: 600, height: 400)) {
            Form {
                Picker("Flavor", selection: .constant("Mint")) {
                    Text("Mint").tag("Mint")
                    Text("Lime").tag("Lime")
                }
                .pickerStyle(.menu)
            }
            .environment(\.layoutDirection, direction)
        }
        #expect(stage.text("Lime") == nil)
        stage.tap(CGPoint(x: 300, y: try #require(stage.text("Flavor")).rect.midY))
        #expect(stage.settle())
        let lime = try #require(stage.text("Lime")).rect
        #expect(direction == .leftToRight ? lime.minX > 300 : lime.maxX < 300)
        stage.press(.escape)
        #expect(stage.settle())
        #expect(stage.text("Lime") == nil)
        stage.tap(CGPoint(x: 22, y: try #require(stage.text("Flavor")).rect.midY - 18))
        #expect(stage.settle())
        #expect(stage.text("Lime") != nil)
    }

    @Test func `a foreground around a form's picker is that of its value`() {
        func color(@ViewBuilder _ content: @escaping () -> some View) -> Color.Resolved? {
            Stage(size: size) { Form { content() } }.text("Mint")?.color
        }
        func picker() -> some View { Picker("Flavor", selection: .constant("Mint")) { Text("Mint").tag("Mint") } }
        let plain = EnvironmentValues()
        #expect(color { picker().pickerStyle(.menu) } == Color.secondary.resolve(in: plain))
        #expect(color { picker().pickerStyle(.menu).foregroundStyle(.red) } == Color.red.resolve(in: plain))
        let link = Stage(size: size) {
            NavigationStack { Form { picker().pickerStyle(.navigationLink).foregroundStyle(.red) } }
        }
        #expect(link.text("Mint")?.color == Color.red.resolve(in: plain))
    }

    @Test func `views of a range stand for their places, those of a collection for their ids`() throws {
        struct Split: View {
            @State private var people = 2
            @State private var tip = 20
            var body: some View {
                NavigationStack {
                    Form {
                        Picker("Number of people", selection: $people) {
                            ForEach(2..<100) { Text("\($0) people") }
                        }
                        .pickerStyle(.navigationLink)
                        Picker("Tip", selection: $tip) { ForEach([10, 20, 30], id: \.self) { Text("\($0) %") } }
                        Text("chosen: \(people)")
                    }
                }
            }
        }
        let stage = Stage(size: size) { Split() }
        #expect(stage.frame.texts.contains { $0.string == "4 people" && $0.opacity == 1 })
        #expect(stage.frame.texts.contains { $0.string == "20 %" && $0.opacity == 1 })
        try stage.tap("Number of people")
        #expect(stage.settle())
        try stage.tap("3 people")
        #expect(stage.settle())
        #expect(stage.text("chosen: 1") != nil)
    }

    @Test func `segments are buttons, of which one is selected`() throws {
        struct Screen: View {
            @State private var chosen = 1
            var body: some View {
                Picker("x", selection: $chosen) {
                    Text("one").tag(1)
                    Text("two").tag(2)
                }
                .pickerStyle(.segmented)
            }
        }
        let stage = Stage(size: size) { Screen() }
        func selected() -> [String] {
            stage.frame.accessibility.filter { $0.traits.contains(.isSelected) }.map(\.label)
        }
        #expect(stage.frame.accessibility.map(\.label) == ["one", "two"])
        #expect(stage.frame.accessibility.allSatisfy { $0.traits.contains(.isButton) })
        #expect(selected() == ["one"])
        try stage.tap("two")
        stage.advance(by: 0.1)
        #expect(selected() == ["two"])
    }
}

/// A picker as a wheel.
@MainActor
struct PickerWheelTests {
    private struct Hours: View {
        @State private var hour = 3
        var body: some View {
            VStack {
                Picker("Hour", selection: $hour) {
                    ForEach([1, 2, 3, 4, 5, 6, 7, 8, 9], id: \.self) { Text("\($0) h").tag($0) }
                }
                .pickerStyle(.wheel)
                Text("chosen \(hour)")
                Button("last") { hour = 9 }
            }
        }
    }

    private func stage() -> Stage { Stage(size: CGSize(width: 200, height: 300)) { Hours() } }

    private func middle(_ stage: Stage) -> CGFloat { (stage.text("chosen 3") ?? stage.frame.texts[0]).rect.minY }

    /// The row that stands in the middle of the wheel.
    private func shown(_ stage: Stage) -> String {
        let rows = stage.frame.texts.filter { $0.string.hasSuffix(" h") && $0.opacity == 1 }
        return rows.count == 1 ? rows[0].string : "\(rows.map(\.string))"
    }

    private func centre(_ stage: Stage) -> CGPoint {
        guard let row = stage.frame.texts.first(where: { $0.string.hasSuffix(" h") && $0.opacity == 1 }) else {
            return .zero
        }
        return CGPoint(x: row.rect.midX, y: row.rect.midY)
    }

    @Test func `a wheel shows the chosen row in its middle, and others smaller above and below`() throws {
        let stage = stage()
        #expect(shown(stage) == "3 h")
        let two = try #require(stage.text("2 h")).rect
        let three = try #require(stage.text("3 h")).rect
        let four = try #require(stage.text("4 h")).rect
        #expect(two.maxY <= three.minY + 4 && four.minY >= three.maxY - 4)
        #expect(two.height < three.height && isNear(two.height, four.height, 0.01))
    }

    @Test func `a drag turns it, and the row at which it rests is chosen, not those on the way`() {
        let stage = stage()
        let start = centre(stage)
        stage.pointerDown(start)
        for step in 1...10 {
            stage.pointerMove(CGPoint(x: start.x, y: start.y - CGFloat(step) * 5))
            stage.advance(by: 0.05)
        }
        #expect(stage.text("chosen 3") != nil, "a finger still holds it")
        stage.advance(by: 0.5)
        stage.pointerUp(CGPoint(x: start.x, y: start.y - 50))
        #expect(stage.settle())
        #expect(shown(stage) == "4 h")
        #expect(stage.text("chosen 4") != nil)
    }

    @Test func `a disabled wheel does not turn, and a row that stands for nothing is turned away from`() {
        let chosen = Remote(1)
        func wheel(isDisabled: Bool) -> Stage {
            Stage(size: CGSize(width: 200, height: 300)) {
                Playing(chosen) { _ in
                    Picker("x", selection: chosen.binding ?? .constant(1)) {
                        Text("1 h").tag(1)
                        Text("none h")
                        Text("3 h").tag(3)
                    }
                    .pickerStyle(.wheel).disabled(isDisabled)
                }
            }
        }
        let still = wheel(isDisabled: true)
        let before = still.frame.description
        still.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 118))
        #expect(still.settle())
        #expect(still.frame.description == before && chosen.value == 1)
        let turned = wheel(isDisabled: false)
        turned.scroll(CGSize(width: 0, height: 32), at: CGPoint(x: 100, y: 150))
        turned.advance(by: 1)
        #expect(turned.settle())
        #expect(shown(turned) == "1 h" && chosen.value == 1)
        turned.scroll(CGSize(width: 0, height: 64), at: CGPoint(x: 100, y: 150))
        turned.advance(by: 1)
        #expect(turned.settle())
        #expect(shown(turned) == "3 h" && chosen.value == 3)
    }

    @Test func `wherever it is let go, it rests with a row in its middle`() throws {
        let stage = stage()
        let three = centre(stage)
        for way in [-12.0, 20, -40, 9] {
            let start = centre(stage)
            stage.pointerDown(start)
            for step in 1...5 {
                stage.pointerMove(CGPoint(x: start.x, y: start.y + way / 5 * Double(step)))
                stage.advance(by: 0.1)
            }
            stage.advance(by: 0.5)
            stage.pointerUp(CGPoint(x: start.x, y: start.y + way))
            #expect(stage.settle())
            #expect(isNear(centre(stage).y, three.y, 0.01), "\(way)")
            #expect(stage.text("chosen \(shown(stage).prefix(1))") != nil, "\(way)")
        }
    }

    @Test func `the mouse's wheel, a press on a row and the arrow keys turn it`() throws {
        let stage = stage()
        stage.scroll(CGSize(width: 0, height: 64), at: centre(stage))
        stage.advance(by: 1)
        #expect(stage.settle())
        #expect(shown(stage) == "5 h" && stage.text("chosen 5") != nil)
        let four = try #require(stage.text("4 h")).rect
        stage.tap(CGPoint(x: four.midX, y: four.midY))
        #expect(stage.settle())
        #expect(shown(stage) == "4 h" && stage.text("chosen 4") != nil)
        stage.press(.downArrow)
        #expect(stage.settle())
        #expect(shown(stage) == "5 h" && stage.text("chosen 5") != nil)
        stage.press(.upArrow)
        stage.press(.upArrow)
        #expect(stage.settle())
        #expect(stage.text("chosen 3") != nil)
    }

    @Test func `it follows what is chosen elsewhere, also in the middle of a turn`() throws {
        let stage = stage()
        try stage.tap("last")
        stage.advance(by: 0.1)
        #expect(stage.isAnimating, "it turns there")
        #expect(stage.settle())
        #expect(shown(stage) == "9 h")
        stage.drag(from: centre(stage), to: CGPoint(x: 100, y: 290), duration: 0.1)
        stage.advance(by: 0.05)
        #expect(stage.settle())
        let row = shown(stage)
        #expect(stage.text("chosen \(row.prefix(1))") != nil)
    }
}
