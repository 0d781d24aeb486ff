import SwiftUI

struct ContainerTree: View {
    let tree: Tree
    let world: World

    private var children: TreeChildren { TreeChildren(trees: tree.children, world: world) }
    private var first: TreeView { TreeView(tree: tree.children.first ?? Tree(kind: .empty), world: world) }
    private var last: TreeView { TreeView(tree: tree.children.last ?? Tree(kind: .empty), world: world) }

    @ViewBuilder var body: some View {
        switch tree.kind {
        case .vertical(let index):
            VStack(alignment: [.leading, .center, .trailing][index], spacing: index == 1 ? nil : 4) { children }
        case .horizontal(let index):
            HStack(alignment: [.top, .center, .firstTextBaseline][index], spacing: index == 1 ? nil : 0) { children }
        case .layers(let index): ZStack(alignment: [.topLeading, .center, .bottomTrailing][index]) { children }
        case .lazyVertical: ScrollView { LazyVStack { children } }
        case .lazyHorizontal: ScrollView(.horizontal) { LazyHStack { children } }
        case .grid:
            Grid {
                GridRow { children }
                GridRow {
                    Text("cell")
                    first.gridCellColumns(2)
                }
            }
        case .lazyGrid(let index): lazyGrid(index)
        case .flow(let value): FlowLayout(spacing: CGFloat(world.values[value] * 3)) { children }
        case .fitting:
            ViewThatFits {
                children
                Text("none fits")
            }
        case .changing(let value):
            let isRow = world.values[value] > 1
            (isRow ? AnyLayout(HStackLayout(spacing: 2)) : AnyLayout(VStackLayout(alignment: .leading))) { children }
        default: framed
        }
    }

    @ViewBuilder private func lazyGrid(_ index: Int) -> some View {
        let columns = [
            [GridItem(.adaptive(minimum: 30))], [GridItem(.flexible()), GridItem(.fixed(20))], [GridItem(.flexible())],
        ]
        ScrollView { LazyVGrid(columns: columns[index]) { children } }
    }

    @ViewBuilder private var framed: some View {
        switch tree.kind {
        case .scroll(let index): ScrollView([.vertical, .horizontal, [.vertical, .horizontal]][index]) { children }
        case .list: List { children }
        case .form: Form { children }
        case .reader:
            GeometryReader { proxy in
                VStack {
                    Text("\(Int(proxy.size.width))")
                    children
                }
                .frame(width: proxy.size.width / 2)
            }
        case .readerAligned:
            GeometryReader { proxy in
                ZStack(alignment: .leading) {
                    first
                    Circle().frame(width: proxy.size.width * 0.5)
                }
            }
        case .readerPlaced:
            GeometryReader { proxy in
                first.frame(height: max(4, proxy.size.height - proxy.frame(in: .global).minY / 8))
            }
        case .spaced(let value):
            HStack {
                first
                Spacer(minLength: CGFloat(world.values[value] * 6))
                last
            }
        case .section:
            Section {
                first
            } header: {
                last
            } footer: {
                Text("end")
            }
        case .disclosure: DisclosureGroup("More") { children }
        default: EmptyView()
        }
    }
}

/// Rows that break where there is no more space.
struct FlowLayout: Layout {
    var spacing: CGFloat

    private func places(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (points: [CGPoint], size: CGSize) {
        let width = proposal.width ?? .infinity
        var points: [CGPoint] = []
        var x: CGFloat = 0
        var y: CGFloat = 0
        var height: CGFloat = 0
        var widest: CGFloat = 0
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width {
                x = 0
                y += height + spacing
                height = 0
            }
            points.append(CGPoint(x: x, y: y))
            x += size.width + spacing
            height = max(height, size.height)
            widest = max(widest, x - spacing)
        }
        return (points, CGSize(width: widest, height: y + height))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        places(proposal, subviews).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let points = places(ProposedViewSize(bounds.size), subviews).points
        for (subview, point) in zip(subviews, points) {
            subview.place(at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
        }
    }
}
