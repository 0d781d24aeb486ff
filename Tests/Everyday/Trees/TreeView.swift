import SwiftUI
import Tally

/// A random tree as views. Each kind of view is one function's, so that the compiler meets no giant of a type.
struct TreeView: View {
    let tree: Tree
    let world: World

    @ViewBuilder var body: some View {
        switch tree.kind {
        case .modified(let modifier): ModifiedTree(modifier: modifier, content: first, world: world)
        case .group: children
        case .when(let value): if world.values[value] > 1 { first }
        case .either(let value): if world.values[value] > 1 { first } else { last }
        case .each(let value): ForEach(0..<world.values[value], id: \.self) { _ in first }
        case .eachRepeated(let value):
            ForEach([1, 2, 1, 1, 3].prefix(world.values[value] + 1), id: \.self) { _ in first }
        case .eachMoved(let value):
            ForEach(Array((0..<4).map { ($0 * 3 + world.values[value]) % 4 }), id: \.self) { index in
                if index == 1 { last } else { Text("\(index)") }
            }
        case .identified(let value): first.id(world.values[value])
        case .empty, .text, .number, .paragraph, .shape, .color, .gradient, .canvas, .spacer, .divider, .symbol,
            .stroked, .material, .rolling:
            LeafTree(kind: tree.kind, world: world)
        case .vertical, .horizontal, .layers, .lazyVertical, .lazyHorizontal, .grid, .lazyGrid, .flow, .fitting,
            .changing,
            .scroll, .list, .form, .reader, .readerAligned, .readerPlaced, .section, .disclosure, .spaced:
            ContainerTree(tree: tree, world: world)
        case .overlay, .background, .overlayWhen, .mask, .safeArea, .anchored, .measured:
            LayeredTree(kind: tree.kind, first: first, last: last, world: world)
        case .button, .toggle, .slider, .stepper, .picker, .field, .progress, .gauge, .menu:
            ControlTree(kind: tree.kind, content: first, world: world)
        case .sheet, .cover, .alert, .dialog, .popover, .navigation, .tabs, .contextMenu:
            ScreenTree(kind: tree.kind, first: first, last: last, world: world)
        case .path, .zoomed, .pages, .editable, .bound, .expandable, .pickers, .jumping, .bars:
            ProgramTree(kind: tree.kind, first: first, last: last, world: world)
        case .focused, .timeline, .looping, .symbolEffect, .markdown, .styled, .writing, .chained, .amount:
            PartTree(kind: tree.kind, content: first, world: world)
        case .phases, .keyframes, .matched: MovingTree(kind: tree.kind, content: first, world: world)
        }
    }

    private var first: TreeView { TreeView(tree: tree.children.first ?? Tree(kind: .empty), world: world) }
    private var last: TreeView { TreeView(tree: tree.children.last ?? Tree(kind: .empty), world: world) }
    private var children: TreeChildren { TreeChildren(trees: tree.children, world: world) }
}

/// Side by side, each by its place.
struct TreeChildren: View {
    let trees: [Tree]
    let world: World

    var body: some View { ForEach(trees.indices, id: \.self) { TreeView(tree: trees[$0], world: world) } }
}

struct LeafTree: View {
    let kind: Tree.Kind
    let world: World

    private static let words = ["one", "a longer piece of text", "Ägypten\nzwei", "1,234.50"]
    private static let colors = [Color.red, .blue, .green.opacity(0.5), .primary]

    @ViewBuilder var body: some View {
        switch kind {
        case .text(let index): Text(Self.words[index])
        case .number(let value): Text("\(world.values[value])").contentTransition(.numericText())
        case .paragraph(let value): Text(String(repeating: "word ", count: 1 + 4 * world.values[value]))
        case .color(let index): Self.colors[index]
        case .gradient: LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        case .spacer: Spacer()
        case .divider: Divider()
        case .material: Rectangle().fill(.ultraThinMaterial)
        case .symbol(let index): Image(systemName: ["star", "heart.fill", "no.such.symbol"][index])
        case .canvas(let value):
            let count = world.values[value]
            Canvas { context, size in
                for index in 0..<count {
                    let place = CGRect(x: CGFloat(index) * 9, y: 2, width: 6, height: size.height / 2)
                    context.fill(Path(ellipseIn: place), with: .color(.purple))
                }
            }
        case .rolling(let value): RollingNumber(world.values[value] * 37)
        default: shape
        }
    }

    @ViewBuilder private var shape: some View {
        switch kind {
        case .stroked(let value): Circle().stroke(.orange, lineWidth: CGFloat(world.values[value] * 2))
        case .shape(0): Circle()
        case .shape(1): RoundedRectangle(cornerRadius: 8).fill(.teal)
        case .shape(2): Capsule().strokeBorder(.pink, lineWidth: 3)
        case .shape(3): Ellipse().trim(from: 0, to: 0.7)
        case .shape: Rectangle().fill(.yellow).frame(width: 20, height: 12)
        default: EmptyView()
        }
    }
}
