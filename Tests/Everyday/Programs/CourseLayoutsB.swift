import SwiftUI

private struct MasonryLayout: Layout {
    var columns = 2
    var spacing: CGFloat = 10
    struct Cache { var frames: [CGRect] = [], height: CGFloat = 0, width: CGFloat = -1 }
    func makeCache(subviews: Subviews) -> Cache { Cache() }
    func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = Cache() }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        fill(&cache, width, subviews)
        return CGSize(width: width, height: cache.height)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        fill(&cache, bounds.width, subviews)
        for (subview, frame) in zip(subviews, cache.frames) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }
    private func fill(_ cache: inout Cache, _ width: CGFloat, _ subviews: Subviews) {
        if cache.width == width { return }
        let column = max(0, (width - spacing * CGFloat(columns - 1)) / CGFloat(columns))
        var heights = Array(repeating: CGFloat.zero, count: columns)
        cache.frames = subviews.map { subview in
            let shortest = heights.indices.min { heights[$0] < heights[$1] } ?? 0
            let size = subview.sizeThatFits(ProposedViewSize(width: column, height: nil))
            let frame = CGRect(
                x: CGFloat(shortest) * (column + spacing), y: heights[shortest], width: column, height: size.height)
            heights[shortest] += size.height + spacing
            return frame
        }
        cache.height = max(0, (heights.max() ?? 0) - spacing)
        cache.width = width
    }
}

private struct Pinboard: View {
    @State private var columns = 2
    private let heights: [CGFloat] = [100, 60, 80, 120, 40, 70]
    var body: some View {
        VStack {
            MasonryLayout(columns: columns) {
                ForEach(heights.indices, id: \.self) { index in
                    RoundedRectangle(cornerRadius: 8).fill(.mint).frame(height: heights[index]).overlay(
                        Text("Pin \(index)"))
                }
            }
            Button("\(columns) columns") { withAnimation(.linear(duration: 0.5)) { columns = columns == 2 ? 3 : 2 } }
            Spacer()
        }
    }
}

private struct HeightKey: PreferenceKey {
    static var defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Plans: View {
    @State private var height: CGFloat?
    @State private var isLong = false
    var body: some View {
        VStack {
            HStack(alignment: .top) {
                plan("Free", "Everything you need.")
                plan(
                    "Pro", isLong ? "Everything you need, and a great deal of things that you will never use." : "More."
                )
            }
            .onPreferenceChange(HeightKey.self) { height = $0 }
            Button("Explain") {
                height = nil
                isLong.toggle()
            }
        }
        .padding()
    }
    private func plan(_ name: String, _ text: String) -> some View {
        VStack(alignment: .leading) {
            Text(name).font(.headline)
            Text(text)
        }
        .padding()
        .background(GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) })
        .frame(height: height, alignment: .top)
        .frame(maxWidth: .infinity)
        .background(Color.gray.opacity(0.2))
    }
}

private struct Wheel: Layout {
    var angle: Angle
    var radius: CGFloat
    var animatableData: AnimatablePair<Double, CGFloat> {
        get { AnimatablePair(angle.radians, radius) }
        set {
            angle = .radians(newValue.first)
            radius = newValue.second
        }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 260, height: 260)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (index, subview) in subviews.enumerated() {
            let turn = angle.radians + 2 * .pi * Double(index) / Double(max(1, subviews.count))
            subview.place(
                at: CGPoint(x: bounds.midX + radius * cos(turn), y: bounds.midY + radius * sin(turn)), anchor: .center,
                proposal: .unspecified)
        }
    }
}

private struct Planets: View {
    @State private var turns = 0.0
    @State private var isTight = false
    var body: some View {
        VStack {
            Wheel(angle: .degrees(90 * turns), radius: isTight ? 40 : 100) {
                ForEach(0..<4) { Circle().fill(.blue).frame(width: 40).overlay(Text("\($0)")) }
            }
            Button("Turn") { withAnimation(.linear(duration: 1)) { turns += 1 } }
            Toggle("Tight", isOn: $isTight.animation(.linear(duration: 1))).frame(width: 140)
        }
    }
}

private struct Overlap: LayoutValueKey { static let defaultValue: CGFloat = 0 }

private struct OverlapStack: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let width = zip(subviews, sizes).map { $1.width - $0[Overlap.self] }.reduce(0, +)
        return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var x = bounds.minX
        for subview in subviews {
            x -= subview[Overlap.self]
            subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
            x += subview.dimensions(in: .unspecified).width
        }
    }
}

private struct Faces: View {
    @State private var people = ["Ann", "Bob", "Cy"]
    var body: some View {
        VStack {
            OverlapStack {
                ForEach(Array(people.enumerated()), id: \.element) { index, name in
                    Circle().fill(.orange).overlay(Circle().stroke(.white, lineWidth: 2))
                        .overlay(Text(name.prefix(1)))
                        .frame(width: 40, height: 40)
                        .layoutValue(key: Overlap.self, value: index == 0 ? 0 : 12)
                        .transition(.scale)
                }
            }
            Text("\(people.count) people")
            Button("Invite") { withAnimation(.linear(duration: 0.4)) { people.append("Dan") } }
            Button("Leave") { withAnimation(.linear(duration: 0.4)) { if !people.isEmpty { people.removeFirst() } } }
        }
    }
}

extension HorizontalAlignment {
    private enum Rail: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
    }
    fileprivate static let rail = HorizontalAlignment(Rail.self)
}

private struct Story: View {
    private let events = [("1969", "Moon"), ("1989", "A wall comes down"), ("2007", "Phone")]
    @State private var shown = 1
    var body: some View {
        VStack {
            VStack(alignment: .rail, spacing: 0) {
                ForEach(events.prefix(shown), id: \.0) { year, text in
                    HStack {
                        Text(year).font(.caption)
                        Circle().fill(.red).frame(width: 12, height: 12).alignmentGuide(.rail) {
                            $0[HorizontalAlignment.center]
                        }
                        Text(text)
                    }
                    .frame(height: 40)
                    .transition(.opacity)
                }
            }
            .background(alignment: Alignment(horizontal: .rail, vertical: .center)) { Rectangle().frame(width: 2) }
            Button("Next event") { withAnimation(.linear(duration: 0.4)) { shown = min(shown + 1, events.count) } }
        }
    }
}

private struct Switcher: View {
    @State private var isVertical = false
    var body: some View {
        let layout = isVertical ? AnyLayout(VStackLayout(spacing: 10)) : AnyLayout(HStackLayout(spacing: 10))
        VStack(spacing: 30) {
            layout {
                ForEach(0..<3) { Text("Box \($0)").frame(width: 80, height: 40).background(Color.teal) }
            }
            .frame(height: 160)
            Button("Switch") { withAnimation(.linear(duration: 1)) { isVertical.toggle() } }
        }
    }
}

extension Program {
    static let courseLayoutsB: [Program] = [
        Program("pins in columns") {
            Pinboard()
        } story: { person in
            let pin = { (frame: Shown, name: String) in frame.texts.first { $0.string == name }?.rect }
            // 100 | 60, 80 beside; then 120 below the left one.
            person.measures("the third is below the second", 60 + 10 + 40) { pin($0, "Pin 2")?.midY }
            person.measures("the fourth below the first", 100 + 10 + 60) { pin($0, "Pin 3")?.midY }
            try person.tap("2 columns")
            try person.wait(0.25)
            person.measures("the first is getting narrower", 95 + (370.0 / 6 - 95) / 2) { pin($0, "Pin 0")?.midX }
            try person.tap("3 columns")
            try person.settle()
            person.measures("as at first", 95) { pin($0, "Pin 0")?.midX }
        },
        Program("plans of equal height") {
            Plans()
        } story: { person in
            let heights = { (frame: Shown) in
                Set(frame.shapes.filter { $0.color.opacity > 0 }.map { $0.rect.height.rounded() })
            }
            person.expect("as high as one another") { heights($0).count == 1 }
            let short = person.stage.frame.shapes.map(\.rect.height).max() ?? 0
            try person.tap("Explain")
            try person.settle()
            person.expect("again, but higher") {
                heights($0).count == 1 && ($0.shapes.first?.rect.height ?? 0) > short + 20
            }
            try person.tap("Explain")
            try person.settle()
            person.measures("and back", short) { $0.shapes.first?.rect.height }
        },
        Program("planets on a wheel") {
            Planets()
        } story: { person in
            let place = { (frame: Shown) in frame.texts.first { $0.string == "0" }?.rect }
            let middle = place(person.stage.frame)!
            try person.tap("Turn")
            try person.wait(0.5)
            person.measures("an eighth of a turn", 195 + 100 / 2.0.squareRoot()) { place($0)?.midX }
            person.measures("downwards", middle.midY + 100 / 2.0.squareRoot()) { place($0)?.midY }
            try person.tap("Tight")
            try person.wait(0.5)
            person.measures("a quarter, and half as tight", middle.midY + 70) { place($0)?.midY }
            try person.settle()
            person.measures("tight", middle.midY + 40) { place($0)?.midY }
        },
        Program("faces that overlap") {
            Faces()
        } story: { person in
            let xs = { (frame: Shown) in frame.shapes.filter { !$0.isStroked }.map(\.rect.midX).sorted() }
            person.expect("28 points apart") { xs($0) == [167, 195, 223] }
            try person.tap("Invite")
            try person.wait(0.2)
            person.measures("the first makes room", 160) { xs($0).first }
            try person.settle()
            person.expect("four of them") { xs($0) == [153, 181, 209, 237] }
            try person.tap("Leave")
            try person.wait(0.1)
            try person.tap("Leave")
            try person.settle()
            person.expect("two are left") { xs($0) == [181, 209] }
            person.sees("2 people")
        },
        Program("events on a rail") {
            Story()
        } story: { person in
            try person.tap("Next event")
            try person.wait(0.2)
            try person.tap("Next event")
            try person.settle()
            person.sees("1969", "A wall comes down", "Phone")
            person.expect("all dots are on one line") { frame in
                Set(frame.shapes.map { ($0.rect.midX * 2).rounded() }).count == 1
            }
        },
        Program("row that becomes a column") {
            Switcher()
        } story: { person in
            let box = { (frame: Shown) in frame.texts.first { $0.string == "Box 0" }?.rect }
            person.measures("to the left", 105) { box($0)?.midX }
            let y = box(person.stage.frame)?.midY ?? 0
            try person.tap("Switch")
            try person.wait(0.5)
            person.measures("half way", 150) { box($0)?.midX }
            person.measures("half way up", y - 25) { box($0)?.midY }
            try person.settle()
            person.measures("in the middle", 195) { box($0)?.midX }
            person.measures("on top", y - 50) { box($0)?.midY }
        },
    ]
}
