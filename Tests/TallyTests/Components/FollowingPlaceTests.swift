import SwiftUI
import Tally
import TallyStage
import Testing

/// Numbers in places that are as wide as the number itself, or follow it.
@MainActor
struct FollowingPlaceTests {
    @MainActor @Observable
    final class Model {
        var value = 7
    }

    /// Asks its view what it takes and offers so much less.
    private struct Tight: Layout {
        let less: CGFloat

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let size = subviews[0].sizeThatFits(.unspecified)
            return CGSize(width: size.width - less, height: size.height)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }

    enum Place: String, CaseIterable, Sendable {
        case fixed, fixedWidth, fixedRow, grid, column, bar, wider, narrower
    }

    private struct Screen: View {
        let model: Model
        let place: Place
        var style = RollStyle.flow

        private var number: some View { RollingNumber(model.value).rollStyle(style) }

        var body: some View {
            switch place {
            case .fixed: number.fixedSize()
            case .fixedWidth: number.fixedSize(horizontal: true, vertical: false)
            case .fixedRow: HStack { number }.fixedSize()
            case .grid:
                Grid {
                    GridRow {
                        Text("Score"); number
                    }
                }
            case .column:
                HStack {
                    Text("a"); Spacer(); number.fixedSize()
                }
            case .bar:
                NavigationStack { Color.clear.toolbar { ToolbarItem(placement: .principal) { number } } }
            case .wider: Tight(less: -3) { number }
            case .narrower: Tight(less: 1) { number }
            }
        }
    }

    nonisolated static let styles: [RollStyle] = [
        .flow, .perDigit, .perDigit(columns: .byPosition), .numericText, .ticker, .odometer, .continuous,
    ]

    private func digits(_ stage: Stage) -> String {
        stage.frame.texts.filter { $0.opacity > 0.5 }.map(\.string).joined()
    }

    @Test(arguments: Place.allCases.filter { $0 != .narrower }, styles.indices)
    func `a place that follows the number is never too narrow for it`(place: Place, style: Int) {
        let model = Model()
        let stage = Stage(size: CGSize(width: 320, height: 200)) {
            Screen(model: model, place: place, style: Self.styles[style])
        }
        _ = stage.settle()
        for value in [10, 1_050, 1_234_567, 980, 7] {
            model.value = value
            stage.advance(by: 0)
            for _ in 0..<120 where stage.isAnimating {
                #expect(!digits(stage).contains("…"), "\(place), \(value)")
                stage.advance(by: 1.0 / 60)
            }
            #expect(stage.settle(), "\(place), \(value)")
            let whole = Stage(size: CGSize(width: 320, height: 200)) {
                Screen(model: model, place: place, style: Self.styles[style])
            }
            _ = whole.settle()
            #expect(!digits(stage).contains("…"), "\(place), \(value)")
            #expect(stage.image() == whole.image(), "\(place), \(value)")
        }
        #expect(stage.warnings.isEmpty)
    }

    @Test func `one that offers less than the number takes comes to rest`() {
        let model = Model()
        let stage = Stage(size: CGSize(width: 320, height: 200)) { Screen(model: model, place: .narrower) }
        for value in [10, 1_234_567, 980, 7, 12_345] {
            model.value = value
            stage.advance(by: 0.2)
            #expect(stage.settle())
        }
        #expect(stage.warnings.isEmpty)
    }

    @MainActor @Observable
    final class Width {
        var isWide = false
    }

    private struct Opening: View {
        let width: Width
        let minimumScale: CGFloat
        var body: some View {
            RollingNumber(2_475).minimumScaleFactor(minimumScale).frame(width: width.isWide ? 200 : 30)
        }
    }

    @Test func `a place on its way to be wide enough shows the whole number, as it does of a text`() {
        let width = Width()
        let stage = Stage(size: CGSize(width: 320, height: 100)) { Opening(width: width, minimumScale: 1) }
        _ = stage.settle()
        #expect(digits(stage).contains("…"))
        let height = stage.frame.texts.map(\.rect.height).max()
        withAnimation(.linear(duration: 1)) { width.isWide = true }
        stage.advance(by: 0)
        for _ in 0..<70 {
            #expect(digits(stage) == "2,475")
            #expect(stage.frame.texts.map(\.rect.height).max() == height)
            stage.advance(by: 1.0 / 60)
        }
        #expect(stage.settle())
        // One on its way to be too narrow has it cut.
        withAnimation(.linear(duration: 1)) { width.isWide = false }
        stage.advance(by: 0.5)
        #expect(stage.settle())
        #expect(digits(stage).contains("…"))
    }

    @Test func `where the number may be smaller it grows with its place`() {
        let width = Width()
        let stage = Stage(size: CGSize(width: 320, height: 100)) { Opening(width: width, minimumScale: 0.5) }
        _ = stage.settle()
        #expect(digits(stage) == "2,475")
        withAnimation(.linear(duration: 1)) { width.isWide = true }
        stage.advance(by: 0)
        var last: CGFloat = 0
        for _ in 0..<70 {
            let shown = stage.frame.texts.map(\.rect.height).max() ?? 0
            #expect(shown >= last - 0.001 && (last == 0 || shown - last < 1))
            #expect(digits(stage) == "2,475")
            last = shown
            stage.advance(by: 1.0 / 60)
        }
    }

    @Test func `a number that changes without an animation of its own is whole while its neighbours make room`() {
        let model = Model()
        let stage = Stage(size: CGSize(width: 320, height: 100)) {
            HStack {
                RollingNumber(model.value).rollAnimation(nil)
                Text("points")
            }
        }
        _ = stage.settle()
        withAnimation(.linear(duration: 1)) { model.value = 10_095 }
        stage.advance(by: 0)
        for _ in 0..<60 {
            #expect(digits(stage) == "10,095points")
            stage.advance(by: 1.0 / 60)
        }
    }

    @MainActor @Observable
    final class Card {
        var value = 199_980
        var isWide = false
    }

    private struct CardView: View {
        let card: Card
        var body: some View {
            RollingNumber(card.value).font(.title).frame(width: card.isWide ? 180 : 80, alignment: .leading)
        }
    }

    @Test
    func `a place that widens and narrows again and again while the number changes comes to rest, and cuts it as ever`()
    {
        let card = Card()
        let stage = Stage(size: CGSize(width: 240, height: 80)) { CardView(card: card) }
        func both() {
            withAnimation {
                card.isWide.toggle()
                card.value = card.value > 5_000_000 ? 89_991 : 14_988_501
            }
        }
        stage.advance(by: 0.3)
        card.value = 12_338_766
        stage.advance(by: 0.3)
        withAnimation { card.isWide = true }
        stage.advance(by: 0.9)
        both()
        stage.advance(by: 0.2)
        both()
        stage.advance(by: 0.8)
        card.value = 49_995
        stage.advance(by: 0.05)
        both()
        #expect(stage.settle(within: 8))
        let other = Card()
        (other.value, other.isWide) = (card.value, card.isWide)
        let fresh = Stage(size: CGSize(width: 240, height: 80)) { CardView(card: other) }
        _ = fresh.settle()
        #expect(digits(stage) == digits(fresh))
        #expect(stage.frame.texts.map(\.rect.height).max() == fresh.frame.texts.map(\.rect.height).max())
    }
}
