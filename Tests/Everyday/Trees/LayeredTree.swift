import SwiftUI

private struct BoundsKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

struct LayeredTree: View {
    let kind: Tree.Kind
    let first: TreeView
    let last: TreeView
    let world: World

    private static let alignments: [Alignment] = [.center, .topLeading, .bottom]
    private static let edges: [VerticalEdge] = [.top, .bottom, .top, .bottom]

    @ViewBuilder var body: some View {
        switch kind {
        case .overlay(let index): first.overlay(alignment: Self.alignments[index]) { last }
        case .background(let index): first.background(alignment: Self.alignments[index]) { last }
        case .overlayWhen(let value): first.overlay { if world.values[value] > 1 { last } }
        // The box of a mask counts the faces of a number that are not seen.
        case .mask where last.tree.rolls: first
        case .mask: first.mask { last }
        case .safeArea(let index): first.safeAreaInset(edge: Self.edges[index]) { last }
        case .anchored:
            first.anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
                .overlayPreferenceValue(BoundsKey.self) { anchors in
                    GeometryReader { proxy in
                        ForEach(anchors.indices, id: \.self) { index in
                            let place = proxy[anchors[index]]
                            Rectangle().stroke(.red).frame(width: place.width, height: place.height)
                                .offset(x: place.minX, y: place.minY)
                        }
                    }
                }
        case .measured: MeasuredTree(first: first, last: last)
        default: EmptyView()
        }
    }
}

/// As wide as something beside it, once that has told how wide it is.
private struct MeasuredTree: View {
    let first: TreeView
    let last: TreeView
    @State private var width: CGFloat = 0

    var body: some View {
        VStack {
            // One view: of several, each would tell a width of its own.
            VStack { first }.onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                width = $0
            }
            last.frame(width: width / 2)
        }
    }
}
