import SwiftUI

/// Shows a tree; evaluated again only when a switch that it reads itself is thrown.
struct TreeView: View, @MainActor Equatable {
    let tree: Tree

    static func == (a: TreeView, b: TreeView) -> Bool { a.tree === b.tree }

    init(_ tree: Tree) { self.tree = tree }

    private var first: TreeView { TreeView(tree.parts[0]) }
    private var last: TreeView { TreeView(tree.parts[tree.parts.count - 1]) }
    private var isOn: Bool { tree.control.isOn }
    private var number: CGFloat { CGFloat(tree.number) }
    private var all: some View { ForEach(tree.parts.indices, id: \.self) { TreeView(tree.parts[$0]) } }
    private var color: Color { [Color.red, .blue, .green, .orange, .purple, .pink, .teal, .indigo][tree.number] }

    var body: some View {
        switch tree.kind {
        case .color, .circle, .ring, .text, .canvas, .picture: leaf
        case .hStack, .vStack, .zStack, .scroll, .across, .lazy, .grid, .list, .form: container
        case .flow, .anyLayout, .fits, .group, .section, .inset, .spaced: otherContainer
        case .reader, .placeReader, .relative, .anchored, .measured: reader
        case .when, .either, .each: condition
        case .frame, .padding, .offset, .opacity, .scale, .turn, .flip, .blur, .shadow, .clip, .mask: effect
        default: otherEffect
        }
    }

    @ViewBuilder private var leaf: some View {
        switch tree.kind {
        case .color: color
        case .circle: Circle().fill(color).frame(width: isOn ? 30 : nil)
        case .ring: Circle().stroke(color, lineWidth: isOn ? 6 : 1).frame(width: 24, height: 24)
        case .canvas:
            let isEmpty = isOn
            Canvas { context, size in
                if !isEmpty {
                    context.fill(Path(CGRect(origin: .zero, size: size).insetBy(dx: 3, dy: 3)), with: .color(color))
                }
            }
            .frame(width: 20 + number * 3, height: 18)
        case .picture: Image(systemName: "star.fill").foregroundStyle(color)
        default: Text(isOn ? "A longer text than before \(tree.number)" : "Text \(tree.number)")
        }
    }

    @ViewBuilder private var container: some View {
        switch tree.kind {
        case .hStack: HStack(alignment: tree.number % 2 == 0 ? .center : .firstTextBaseline) { all }
        case .vStack: VStack(alignment: tree.number % 2 == 0 ? .leading : .trailing, spacing: isOn ? 2 : nil) { all }
        case .zStack: ZStack(alignment: [.center, .leading, .topTrailing, .bottom][tree.number % 4]) { all }
        case .scroll: ScrollView { all }
        case .across: ScrollView(.horizontal) { HStack { all } }
        case .lazy: LazyVStack(alignment: .leading) { all }
        case .list: List { all }
        case .form: Form { Section("Head") { all } }
        default:
            Grid {
                ForEach(tree.parts.indices, id: \.self) { i in
                    GridRow {
                        TreeView(tree.parts[i]); first
                    }
                }
            }
        }
    }

    @ViewBuilder private var otherContainer: some View {
        switch tree.kind {
        case .flow: Flow(spacing: isOn ? 10 : 2) { all }
        case .anyLayout:
            (isOn
                ? AnyLayout(VStackLayout()) : tree.number < 4 ? AnyLayout(HStackLayout()) : AnyLayout(Flow(spacing: 1)))
            {
                all
            }
        case .fits: ViewThatFits { all }
        case .group: Group { all }
        case .section: Section("Section") { all }
        case .spaced:
            HStack {
                first; Spacer(minLength: isOn ? 20 : 0); last
            }
        default:
            first.safeAreaInset(edge: tree.number % 2 == 0 ? .bottom : .top) { last.frame(maxHeight: isOn ? 30 : 12) }
        }
    }

    @ViewBuilder private var reader: some View {
        switch tree.kind {
        case .reader:
            GeometryReader { p in
                ZStack(alignment: .leading) {
                    Rectangle().fill(color.opacity(0.3))
                    first.frame(width: p.size.width * 0.5)
                }
            }
        case .placeReader:
            GeometryReader { p in
                first.frame(width: p.size.width, height: max(4, p.size.height - p.frame(in: .global).minY / 8))
            }
        case .relative: first.containerRelativeFrame(.horizontal) { width, _ in width * 0.6 }
        case .anchored:
            first.anchorPreference(key: Places.self, value: .bounds) { [$0] }
                .overlayPreferenceValue(Places.self) { anchors in
                    GeometryReader { p in
                        ForEach(anchors.indices, id: \.self) { index in
                            let box = p[anchors[index]]
                            Rectangle().stroke(color).frame(width: box.width, height: box.height)
                                .offset(x: box.minX, y: box.minY)
                        }
                    }
                }
        default: Measured(first: first)
        }
    }

    @ViewBuilder private var condition: some View {
        switch tree.kind {
        case .when: if isOn == (tree.number % 2 == 0) { first }
        case .either: if isOn { first } else { last }
        default: ForEach(0..<(isOn ? tree.number % 3 : 2), id: \.self) { TreeView(tree.parts[$0 % tree.parts.count]) }
        }
    }

    @ViewBuilder private var effect: some View {
        switch tree.kind {
        case .frame:
            first.frame(width: isOn ? 60 : 30 + number * 10, height: tree.number < 4 ? 40 : nil, alignment: .topLeading)
        case .padding: first.padding(isOn ? 14 : 3)
        case .offset: first.offset(x: isOn ? 12 : -4, y: number)
        case .opacity: first.opacity(isOn ? 0.4 : tree.number % 2 == 0 ? 1 : 0)
        case .scale: first.scaleEffect(isOn ? 0.7 : 1.1, anchor: .topLeading)
        case .turn: first.rotationEffect(.degrees(isOn ? 30 : 0))
        case .flip: first.rotation3DEffect(.degrees(isOn ? 40 : 10), axis: (x: 0, y: 1, z: 0))
        case .blur: first.blur(radius: isOn ? 3 : 0)
        case .shadow: first.shadow(radius: isOn ? 4 : 1, x: 2)
        case .clip: first.frame(width: 50, height: 30).clipShape(RoundedRectangle(cornerRadius: isOn ? 12 : 2))
        default: first.mask { last }
        }
    }

    @ViewBuilder private var otherEffect: some View {
        switch tree.kind {
        case .overlay: first.overlay(alignment: .bottomTrailing) { last }
        case .background: first.background(alignment: .topLeading) { last }
        case .font: first.font(isOn ? .title : .caption)
        case .guide:
            let isMiddle = isOn
            first.alignmentGuide(.leading) { isMiddle ? $0.width / 2 : $0[.leading] - number }
        case .blend: first.blendMode(isOn ? .multiply : .screen)
        case .grouped: first.compositingGroup().opacity(isOn ? 0.5 : 1)
        case .priority: first.layoutPriority(isOn ? 1 : 0)
        case .aspect: first.aspectRatio(isOn ? 2 : 1, contentMode: .fit)
        case .fixed: first.fixedSize(horizontal: isOn, vertical: !isOn)
        case .flexible: first.frame(maxWidth: isOn ? .infinity : nil, minHeight: isOn ? 20 : nil, alignment: .trailing)
        case .position: first.frame(width: 20, height: 20).position(x: isOn ? 40 : 10, y: 20)
        case .tint: first.foregroundStyle(isOn ? Color.mint : Color.brown)
        case .id: first.id(isOn)
        default: first.coordinateSpace(.named("space"))
        }
    }
}

private struct Places: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

/// Tells its own width below.
private struct Measured: View {
    let first: TreeView
    @State private var width: CGFloat = 0

    var body: some View {
        VStack(spacing: 0) {
            ZStack { first }.onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                width = $0
            }
            Color.gray.frame(width: width / 2, height: 4)
        }
    }
}

/// Lines of views, as many a line as fit.
struct Flow: Layout {
    var spacing: CGFloat

    private func lines(_ subviews: Subviews, _ width: CGFloat) -> [(CGPoint, CGSize)] {
        var places: [(CGPoint, CGSize)] = []
        var x: CGFloat = 0
        var y: CGFloat = 0
        var height: CGFloat = 0
        for subview in subviews {
            let size = subview.sizeThatFits(ProposedViewSize(width: min(width, 60), height: 20))
            if x > 0 && x + size.width > width {
                x = 0
                y += height + spacing
                height = 0
            }
            places.append((CGPoint(x: x, y: y), size))
            x += size.width + spacing
            height = max(height, size.height)
        }
        return places
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let places = lines(subviews, proposal.width ?? 100)
        return CGSize(
            width: places.map { $0.0.x + $0.1.width }.max() ?? 0, height: places.map { $0.0.y + $0.1.height }.max() ?? 0
        )
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, place) in zip(subviews, lines(subviews, bounds.width)) {
            subview.place(
                at: CGPoint(x: bounds.minX + place.0.x, y: bounds.minY + place.0.y), proposal: ProposedViewSize(place.1)
            )
        }
    }
}
