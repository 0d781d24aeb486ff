import Foundation
import SwiftUI
import TallyStage
import Testing

/// How controls look, from left to right and from right to left, and what is said of them.
@MainActor
struct ControlLookTests {
    private func stage(_ direction: LayoutDirection, @ViewBuilder _ content: @escaping () -> some View) -> Stage {
        Stage(size: CGSize(width: 200, height: 100)) { content().environment(\.layoutDirection, direction) }
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        CGRect(x: 200 - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// True if every shape stands mirrored from right to left.
    private func isMirrored(@ViewBuilder _ content: @escaping () -> some View) -> Bool {
        let right = stage(.leftToRight, content)
        let left = stage(.rightToLeft, content)
        return right.boxes.count == left.boxes.count && !right.boxes.isEmpty
            && zip(right.boxes, left.boxes).allSatisfy { a, b in
                let c = mirrored(a)
                return isNear(b, c.minX, c.minY, c.width, c.height)
            }
    }

    @Test func `from right to left controls stand mirrored`() {
        #expect(isMirrored { Toggle("x", isOn: .constant(true)) })
        #expect(isMirrored { Toggle("x", isOn: .constant(false)) })
        #expect(isMirrored { Slider(value: .constant(0.2)) })
        #expect(isMirrored { Gauge(value: 0.2) { Text("x") } })
        #expect(isMirrored { Gauge(value: 0.2) { Text("x") }.gaugeStyle(.accessoryLinear) })
        #expect(isMirrored { ProgressView(value: 0.2) })
    }

    @Test func `a slider from right to left is dragged and keyed by where its knob is`() {
        struct Screen: View {
            @State private var value = 0.0
            var body: some View {
                Slider(value: $value)
                Text(String(format: "%.2f", value))
            }
        }
        let stage = stage(.rightToLeft) { VStack { Screen() } }
        let knob = stage.boxes[2]
        #expect(knob.maxX == 200)
        let start = CGPoint(x: knob.midX, y: knob.midY)
        stage.drag(from: start, to: CGPoint(x: start.x - 86, y: start.y))
        #expect(stage.settle())
        #expect(stage.text("0.50") != nil)
        stage.press(.tab)
        stage.press(.leftArrow)
        stage.advance(by: 0)
        #expect(stage.text("0.60") != nil)
        stage.press(.rightArrow)
        stage.press(.rightArrow)
        stage.advance(by: 0)
        #expect(stage.text("0.40") != nil)
    }

    @Test func `a slider from right to left is held by its knob alone`() {
        struct Screen: View {
            @State private var value = 0.25
            var body: some View {
                Slider(value: $value)
                Text(String(format: "%.2f", value))
            }
        }
        let stage = stage(.rightToLeft) { VStack { Screen() } }
        let knob = stage.boxes[2]
        stage.drag(from: CGPoint(x: 200 - knob.midX, y: knob.midY), to: CGPoint(x: 14, y: knob.midY))
        #expect(stage.text("0.25") != nil)
        stage.drag(from: CGPoint(x: knob.midX, y: knob.midY), to: CGPoint(x: 14, y: knob.midY))
        #expect(stage.text("1.00") != nil)
    }

    @Test func `ranges that are no ranges of numbers show their lower end, and nothing is chosen in them`() {
        let ranges: [ClosedRange<Double>] = [
            0 ... .infinity, -.infinity ... .infinity, -.infinity...0, 5...5,
            -.greatestFiniteMagnitude ... .greatestFiniteMagnitude,
        ]
        for range in ranges {
            for value in [0, 1, -1, .nan, .infinity, -.infinity, 1e308] {
                var written: [Double] = []
                let stage = Stage(size: CGSize(width: 200, height: 200)) {
                    VStack {
                        Gauge(value: value, in: range) { Text("x") }
                        Gauge(value: value, in: range) { Text("x") }.gaugeStyle(.accessoryCircular)
                        Slider(value: Binding(get: { value }, set: { written.append($0) }), in: range)
                        Slider(value: Binding(get: { value }, set: { written.append($0) }), in: range, step: 0.5)
                        ProgressView(value: value, total: range.upperBound)
                    }
                }
                let values = Set(stage.frame.accessibility.map(\.value)).subtracting([""])
                #expect(values == ["0%"], "\(range) \(value)")
                for slider in stage.frame.accessibility.suffix(2) {
                    stage.tap(CGPoint(x: slider.rect.maxX - 20, y: slider.rect.midY))
                    stage.press(.rightArrow)
                    stage.press(.end)
                    stage.advance(by: 0.1)
                }
                #expect(written.isEmpty, "\(range) \(value)")
            }
        }
    }

    @Test func `a wheel of progress takes the tint and the size of its surroundings`() throws {
        func wheel(@ViewBuilder _ content: @escaping () -> some View) throws -> (width: CGFloat, color: Color.Resolved)
        {
            let stage = Stage { content() }
            let spokes = stage.frame.shapes
            let all = spokes.reduce(CGRect.null) { $0.union($1.rect) }
            return (all.width, try #require(spokes.first).color)
        }
        let plain = try wheel { ProgressView() }
        let large = try wheel { ProgressView().tint(.red).controlSize(.large) }
        #expect(large.width > 1.7 * plain.width)
        #expect(large.color == Color.red.resolve(in: EnvironmentValues()))
        #expect(plain.color == Color.gray.resolve(in: EnvironmentValues()))
    }

    @Test func `a label that shows its icon alone speaks its title`() throws {
        var count = 0
        let stage = Stage {
            Button("Toggle Favorite", systemImage: "star") { count += 1 }.labelStyle(.iconOnly)
        }
        #expect(stage.frame.texts.isEmpty)
        #expect(stage.frame.accessibility.map(\.label) == ["Toggle Favorite"])
        try stage.tap("Toggle Favorite")
        stage.advance(by: 0)
        #expect(count == 1)
    }

    @Test func `buttons in bars show their icons, and sheets that they open show labels whole`() throws {
        struct Screen: View {
            @State private var isOpen = false
            var body: some View {
                NavigationStack {
                    Text("x").toolbar {
                        ToolbarItem(placement: .topBarTrailing) {
                            Button("Add", systemImage: "plus") { isOpen = true }
                                .sheet(isPresented: $isOpen) { Label("Inside", systemImage: "star") }
                        }
                        ToolbarItem(placement: .principal) { Label("Middle", systemImage: "star") }
                        ToolbarItem(placement: .bottomBar) {
                            Button("Whole", systemImage: "trash") {}.labelStyle(.titleAndIcon)
                        }
                    }
                }
            }
        }
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Screen() }
        #expect(stage.text("Add") == nil)
        #expect(stage.text("Middle") != nil && stage.text("Whole") != nil)
        try stage.tap("Add")
        #expect(stage.settle())
        #expect(stage.text("Inside") != nil)
    }

    @Test func `icons of labels take the tint in lists, and the foreground where one is set`() throws {
        func colors(@ViewBuilder _ content: @escaping () -> some View) throws -> (Color.Resolved, Color.Resolved) {
            let stage = Stage(size: CGSize(width: 300, height: 100)) { content() }
            let icon = try #require(stage.frame.shapes.last { $0.rect.width < 40 && $0.rect.width > 5 })
            return (icon.color, try #require(stage.text("x")).color)
        }
        let plain = EnvironmentValues()
        let row = try colors { List { Label("x", systemImage: "star.fill") } }
        #expect(row == (Color.blue.resolve(in: plain), Color.black.resolve(in: plain)))
        let red = try colors { List { Label("x", systemImage: "star.fill").foregroundStyle(.red) } }
        #expect(red == (Color.red.resolve(in: plain), Color.red.resolve(in: plain)))
        let outside = try colors { Label("x", systemImage: "star.fill") }
        #expect(outside == (Color.black.resolve(in: plain), Color.black.resolve(in: plain)))
    }

    @Test func `an icon in a row's button is in the button's colour, not in the tint`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            List {
                Button(role: .destructive) {
                } label: {
                    Label("x", systemImage: "star.fill")
                }
            }
        }
        let icon = try #require(stage.frame.shapes.last { $0.rect.width < 40 && $0.rect.width > 5 })
        #expect(icon.color == Color.red.resolve(in: EnvironmentValues()))
    }

    @Test func `arrows of links and of groups point to the other side from right to left`() {
        func columns(_ direction: LayoutDirection, @ViewBuilder _ content: @escaping () -> some View) -> [Int] {
            let image = stage(direction, content).image()
            return (0..<image.width).map { x in (0..<image.height).count { image[x, $0] & 255 < 235 } }
        }
        func isMirrored(@ViewBuilder _ content: @escaping () -> some View) -> Bool {
            let right = columns(.leftToRight, content)
            let left = columns(.rightToLeft, content)
            #expect(right.reduce(0, +) > 8)
            // An arrow has more ink where its line ends than at its tip.
            #expect(right != Array(right.reversed()))
            return zip(right, left.reversed()).allSatisfy { abs($0 - $1) <= 1 }
        }
        #expect(
            isMirrored {
                NavigationStack {
                    List {
                        NavigationLink {
                            Text("y")
                        } label: {
                            Spacer()
                        }
                    }
                }
            })
        #expect(
            isMirrored {
                DisclosureGroup {
                    Text("y")
                } label: {
                    Spacer()
                }.frame(height: 40).tint(.black)
            })
        // An open one points down, from either side.
        let open = [LayoutDirection.leftToRight, .rightToLeft].map { direction in
            let image = stage(direction) {
                DisclosureGroup(isExpanded: .constant(true)) {
                    Spacer()
                } label: {
                    Spacer()
                }.tint(.black)
            }.image()
            return (0..<image.height).map { y in (0..<image.width).count { image[$0, y] & 255 < 128 } }
        }
        #expect(open[0] == open[1] && open[0].contains { $0 > 0 })
    }

    @Test func `a header is spoken as it is written, whatever the case of its letters`() {
        let stage = Stage(size: CGSize(width: 300, height: 200)) { Form { Section("Add") { Text("x") } } }
        #expect(stage.text("ADD") != nil)
        #expect(stage.frame.accessibility.map(\.label) == ["Add", "x"])
    }
}
