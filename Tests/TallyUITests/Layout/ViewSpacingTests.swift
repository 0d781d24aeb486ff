import SwiftUI
import TallyStage
import Testing

@testable import TallyCore

/// The distances that views prefer to one another.
@MainActor
struct ViewSpacingTests {
    /// The system font of Apple's at 13 points, two pixels to a point.
    private let text = ViewSpacing(
        ascent: 12.568359375, descent: 2.7421875, capHeight: 9.15966796875, leading: 0, pixels: 2)

    // MARK: Values

    @Test func `a text and what is none keep the distance that Apple's framework was seen to keep`() {
        #expect(abs(ViewSpacing().distance(to: text, along: .vertical) - 4.7421875) < 1e-9)
        #expect(abs(text.distance(to: ViewSpacing(), along: .vertical) - 8.15087890625) < 1e-9)
    }

    @Test func `two texts are apart by the leading of the lower one, in whole pixels`() {
        let airy = ViewSpacing(ascent: 16, descent: 4, capHeight: 12, leading: 1.7, pixels: 2)
        #expect(text.distance(to: airy, along: .vertical) == 2)
        #expect(airy.distance(to: text, along: .vertical) == 0)
        #expect(text.distance(to: text, along: .vertical) == 0)
    }

    @Test func `beside one another texts are as far apart as anything`() {
        #expect(text.distance(to: text, along: .horizontal) == 8)
        #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
    }

    @Test func `zero keeps no distance to anything`() {
        for other in [.zero, ViewSpacing(), text] {
            for axis in Axis.allCases {
                #expect(ViewSpacing.zero.distance(to: other, along: axis) == 0)
                #expect(other.distance(to: .zero, along: axis) == 0)
            }
        }
    }

    @Test func `what is joined asks for the larger of what its parts ask for, at the edges that are joined alone`() {
        let both = ViewSpacing().union(text)
        #expect(
            both.distance(to: text, along: .vertical) == text.distance(to: ViewSpacing(), along: .vertical)
                - 3.40869140625)
        let below = ViewSpacing().union(text, edges: .bottom)
        #expect(
            below.distance(to: ViewSpacing(), along: .vertical) == text.distance(to: ViewSpacing(), along: .vertical))
        #expect(ViewSpacing().distance(to: below, along: .vertical) == 8)
    }

    // MARK: On a stage

    /// Returns the points between the line box or the shape of a view and that of the next, from the top down.
    private func gaps(
        size: DynamicTypeSize = .large, scale: CGFloat = 1, @ViewBuilder _ content: @escaping () -> some View
    ) -> [Double] {
        let stage = Stage(size: CGSize(width: 300, height: 600)) {
            VStack { content() }.environment(\.dynamicTypeSize, size).environment(\.displayScale, scale)
        }
        let rects = (stage.frame.texts.map(\.rect) + stage.frame.shapes.map(\.rect)).sorted { $0.minY < $1.minY }
        return zip(rects, rects.dropFirst()).map { Double($1.minY - $0.maxY) }
    }

    private func isNear(_ a: [Double], _ b: [Double]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-6 }
    }

    @Test(arguments: [
        (Font.TextStyle.largeTitle, 1.0), (.title, 1), (.title2, 2), (.title3, 2), (.headline, 2), (.body, 2),
        (.callout, 2), (.subheadline, 3), (.footnote, 3), (.caption, 2), (.caption2, 0),
    ])
    func `two texts of a style stand as far apart as its lines`(_ style: Font.TextStyle, _ points: Double) {
        let gaps = gaps {
            Text("one").font(.system(style))
            Text("two").font(.system(style))
        }
        #expect(isNear(gaps, [points]), "\(gaps)")
    }

    @Test func `a font of a fixed size has nothing between its lines, and the lower text decides`() {
        let gaps = gaps {
            Text("one").font(.body)
            Text("two").font(.system(size: 17))
            Text("three").font(.body)
        }
        #expect(isNear(gaps, [0, 2]), "\(gaps)")
    }

    @Test func `the distance follows the type size and the pixels`() {
        let large = gaps(size: .accessibility5) {
            Text("one").font(.footnote)
            Text("two").font(.footnote)
        }
        #expect(isNear(large, [0]), "\(large)")
        let fine = gaps(scale: 3) {
            Text("one").font(.footnote)
            Text("two").font(.footnote)
        }
        #expect(isNear(fine, [8.0 / 3]), "\(fine)")
    }

    @Test func `a text in a button, behind a colour or in a stack is a text to its neighbours`() {
        let gaps = gaps {
            Text("one")
            Button("two") {}
            VStack { Text("three") }
            Group { Text("four").foregroundStyle(.red).offset(x: 3) }
            Text("five").opacity(0.5)
        }
        #expect(isNear(gaps, [2, 2, 2, 2]), "\(gaps)")
    }

    @Test func `a padding or a frame along the axis makes of a text what is none`() {
        let text = gaps {
            Text("one")
            Text("two").padding(.horizontal)
            Text("three").frame(width: 90)
        }
        #expect(isNear(text, [2, 2]), "\(text)")
        let padded = gaps {
            Text("one").padding(.bottom, 1)
            Text("two").padding(.top, 1)
            Color.red.frame(width: 1, height: 1)
            Text("three").frame(height: 100, alignment: .top)
        }
        #expect(padded[0] == 10)
        #expect(padded[2] == 8)
    }

    @Test func `a row of a picture and a text keeps the distance of the picture to the text below`() {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            VStack {
                HStack(spacing: 0) {
                    Color.red.frame(width: 1, height: 1)
                    Text("one")
                }
                Text("two")
            }
        }
        let row = stage.frame.texts[1].rect.minY - stage.frame.texts[0].rect.maxY
        let alone = gaps {
            Color.red.frame(width: 1, height: 1)
            Text("two")
        }
        #expect(abs(row - alone[0]) < 1e-6)
        #expect(alone[0] > 3 && alone[0] < 8)
    }

    @Test func `a spacer keeps its own length, with or without a frame`() {
        let gaps = gaps {
            Text("one")
            Spacer(minLength: 0).frame(height: 20)
            Text("two")
            Color.red.frame(width: 1, height: 1)
            Spacer().frame(height: 5)
            Color.red.frame(width: 1, height: 1)
        }
        #expect(abs(gaps[0] - 20) < 1e-6)
        #expect(abs(gaps[2] - 5) < 1e-6)
    }

    @Test func `a text that gets another font of the same size moves those below it`() throws {
        struct Lines: View {
            @State private var isFixed = false
            var body: some View {
                VStack {
                    Button("go") { isFixed = true }
                    Text("two").font(isFixed ? .system(size: 17) : .body)
                }
            }
        }
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Lines() }
        func gap() -> Double { stage.frame.texts[1].rect.minY - stage.frame.texts[0].rect.maxY }
        #expect(abs(gap() - 2) < 1e-6)
        try stage.tap("go")
        stage.advance(by: 0.1)
        #expect(abs(gap()) < 1e-6)
    }

    @Test func `grids and lazy columns keep the distances of texts`() {
        let grid = gaps {
            Grid {
                GridRow { Text("a") }; GridRow { Text("b") }; Divider(); Text("c")
            }
        }
        #expect(abs(grid[0] - 2) < 1e-6)
        #expect(grid[1] > 4)
        #expect(isNear(gaps { LazyVStack { ForEach(0..<4) { Text("\($0)") } } }, [2, 2, 2]))
    }

    @Test func `a lazy column of texts in a scroll view is as long as all of its lines`() {
        let stage = Stage(size: CGSize(width: 100, height: 200)) {
            ScrollView { LazyVStack { ForEach(0..<1_000) { Text("\($0)") } } }
        }
        let first = stage.frame.texts.map(\.rect)
        #expect(abs(first[1].minY - first[0].maxY - 2) < 1e-6)
        stage.scroll(CGSize(width: 0, height: 1_000_000), at: CGPoint(x: 50, y: 100))
        stage.advance(by: 2)
        let last = stage.frame.texts.filter { $0.string == "999" }
        #expect(last.count == 1)
        #expect(abs((last.first?.rect.maxY ?? 0) - 200) < 1)
    }

    // MARK: Layouts of one's own

    /// As in the documentation of `Layout.spacing(subviews:cache:)`.
    private struct Column: Layout {
        func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
            var spacing = ViewSpacing()
            for index in subviews.indices {
                var edges: Edge.Set = [.leading, .trailing]
                if index == 0 { edges.formUnion(.top) }
                if index == subviews.count - 1 { edges.formUnion(.bottom) }
                spacing.formUnion(subviews[index].spacing, edges: edges)
            }
            return spacing
        }

        private func tops(_ subviews: Subviews) -> [CGFloat] {
            var tops: [CGFloat] = [0]
            for index in subviews.indices.dropFirst() {
                let gap = subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .vertical)
                tops.append(tops[index - 1] + subviews[index - 1].sizeThatFits(.unspecified).height + gap)
            }
            return tops
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            return CGSize(
                width: sizes.map(\.width).max() ?? 0, height: (tops(subviews).last ?? 0) + (sizes.last?.height ?? 0))
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            for (subview, top) in zip(subviews, tops(subviews)) {
                subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY + top), proposal: .unspecified)
            }
        }
    }

    @Test func `a layout of one's own reads the distances of its subviews and tells its own`() {
        let own = gaps {
            Column {
                Text("one"); Text("two"); Color.red.frame(width: 1, height: 1)
            }
            Color.red.frame(width: 1, height: 1)
        }
        let stack = gaps {
            Text("one"); Text("two"); Color.red.frame(width: 1, height: 1); Color.red.frame(width: 1, height: 1)
        }
        #expect(isNear(own, stack), "\(own) \(stack)")
    }

    @Test func `a layout that says nothing of distances prefers what its subviews do`() {
        struct Plain: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                subviews.first?.sizeThatFits(proposal) ?? .zero
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
                for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
            }
        }
        #expect(
            isNear(
                gaps {
                    Text("one"); Plain { Text("two") }; AnyLayout(Plain()) { Text("three") }
                }, [2, 2]))
        #expect(
            gaps {
                Color.red.frame(width: 1, height: 1); Plain { Color.red.frame(width: 1, height: 1) }
            } == [8])
    }

    @Test(arguments: [true, false])
    func `an empty stack in a stack takes nothing of the distance to what is beside that`(isFirst: Bool) {
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            HStack {
                Color.red.frame(width: 20, height: 20)
                VStack {
                    if isFirst { HStack {} }
                    Color.blue.frame(width: 20, height: 20)
                    if !isFirst { HStack { ForEach(0..<0) { Text("\($0)") } } }
                }
                Color.green.frame(width: 20, height: 20)
            }
        }
        stage.advance(by: 0)
        let places = stage.frame.shapes.map(\.rect).sorted { $0.minX < $1.minX }
        #expect(places.count == 3)
        for (left, right) in zip(places, places.dropFirst()) { #expect(right.minX - left.maxX == 8) }
    }
}
