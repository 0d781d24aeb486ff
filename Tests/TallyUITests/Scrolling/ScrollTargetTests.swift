import SwiftUI
import TallyStage
import Testing

@MainActor
struct ScrollTargetTests {
    /// Ten views of 60 points and 10 between two, in a window of 100.
    private func row(
        _ behavior: some ScrollTargetBehavior, margin: CGFloat = 0, width: CGFloat = 60,
        direction: LayoutDirection = .leftToRight
    ) -> Stage {
        Stage {
            ScrollView(.horizontal) {
                HStack(spacing: 10) { ForEach(0..<10) { _ in Color.red.frame(width: width, height: 100) } }
                    .scrollTargetLayout()
            }
            .contentMargins(.horizontal, margin)
            .scrollTargetBehavior(behavior)
            .environment(\.layoutDirection, direction)
            // In a compact window a throw ends within the next one.
            .environment(\.horizontalSizeClass, .regular)
        }
    }

    private func offset(_ stage: Stage) -> CGFloat { -(stage.boxes.first?.minX ?? .nan) }

    /// Drags to the left and lets the finger rest before it lets go.
    private func carry(_ stage: Stage, by distance: CGFloat) {
        stage.pointerDown(CGPoint(x: 50, y: 50))
        stage.advance(by: 0.02)
        // The first ten points do not count.
        stage.pointerMove(CGPoint(x: 50 - distance - (distance < 0 ? -10 : 10), y: 50))
        stage.advance(by: 0.2)
        stage.pointerUp(CGPoint(x: 50 - distance - (distance < 0 ? -10 : 10), y: 50))
        #expect(stage.settle())
    }

    @Test func `pages come to rest at the nearer one, and no flick goes further than one`() {
        let stage = row(.paging)
        carry(stage, by: 40)
        #expect(offset(stage) == 0)
        carry(stage, by: 60)
        #expect(offset(stage) == 100)
        carry(stage, by: -20)
        #expect(offset(stage) == 100)
        stage.drag(from: CGPoint(x: 90, y: 50), to: CGPoint(x: 10, y: 50), duration: 0.05)
        #expect(stage.settle() && offset(stage) == 200)
        stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 80, y: 50), duration: 0.05)
        #expect(stage.settle() && offset(stage) == 100)
        for _ in 0..<8 { carry(stage, by: 80) }
        #expect(offset(stage) == 590, "the last page ends with the content")
    }

    @Test func `a flick goes on at the finger's speed, and never over its page`() {
        let stage = row(.paging)
        stage.drag(from: CGPoint(x: 80, y: 50), to: CGPoint(x: 40, y: 50), duration: 0.1)
        var places = [offset(stage)]
        for _ in 0..<60 {
            stage.advance(by: 1 / 60)
            places.append(offset(stage))
        }
        // 400 points a second.
        #expect(isNear(places[1] - places[0], 400 / 60, 1.2))
        #expect(zip(places.dropFirst(), places).allSatisfy { $0 >= $1 } && places.last == 100)
        #expect((places.max() ?? 0) <= 100)
    }

    @Test func `views come to rest at the window's start, within its margins`() {
        for margin in [0.0, 20] {
            let stage = row(.viewAligned, margin: margin)
            carry(stage, by: 30)
            #expect(isNear(offset(stage), -margin))
            carry(stage, by: 40)
            #expect(isNear(offset(stage), 70 - margin))
            carry(stage, by: 150)
            #expect(isNear(offset(stage), 210 - margin))
            carry(stage, by: 1000)
            #expect(isNear(offset(stage), 590 + margin), "where the content ends")
        }
    }

    @Test func `a throw goes on to a view, unless it is limited`() {
        func thrown(_ limit: ViewAlignedScrollTargetBehavior.LimitBehavior, compact: Bool = false) -> CGFloat {
            let stage = Stage {
                ScrollView(.horizontal) {
                    HStack(spacing: 10) { ForEach(0..<20) { _ in Color.red.frame(width: 60, height: 100) } }
                        .scrollTargetLayout()
                }
                .scrollTargetBehavior(.viewAligned(limitBehavior: limit))
                .environment(\.horizontalSizeClass, compact ? .compact : .regular)
            }
            stage.drag(from: CGPoint(x: 90, y: 50), to: CGPoint(x: 10, y: 50), duration: 0.1)
            #expect(stage.settle())
            return offset(stage)
        }
        // From 70 points on at 800 points a second it would glide 400 points more.
        #expect(thrown(.never) == 490 && thrown(.automatic) == 490)
        #expect(thrown(.alwaysByOne) == 70)
        #expect(thrown(.always) == 70 && thrown(.alwaysByFew) == 70 && thrown(.automatic, compact: true) == 70)
    }

    @Test func `an anchor says which points meet`() {
        let stage = row(.viewAligned(anchor: .center))
        carry(stage, by: 60)
        // Of the second view, from 70 to 130, the middle is in the window's.
        #expect(isNear(offset(stage), 50))
    }

    @Test func `after the wheel has rested the content comes to rest too`() {
        let stage = row(.viewAligned)
        for _ in 0..<3 {
            stage.scroll(CGSize(width: 20, height: 0), at: CGPoint(x: 50, y: 50))
            stage.advance(by: 0.1)
        }
        #expect(offset(stage) == 60)
        stage.advance(by: 1)
        #expect(offset(stage) == 70 && !stage.isAnimating)
        stage.scroll(CGSize(width: 20, height: 0), at: CGPoint(x: 50, y: 50))
        stage.advance(by: 1)
        #expect(offset(stage) == 70)
    }

    @Test func `a behavior of one's own is told where all is, and what it says holds`() {
        final class Seen: @unchecked Sendable { var lines: [String] = [] }
        struct Own: ScrollTargetBehavior {
            let seen: Seen
            let place: CGFloat
            func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
                seen.lines.append(
                    "\(Int(target.rect.minX.rounded())) of \(Int(context.contentSize.width)) in "
                        + "\(Int(context.containerSize.width)), from \(Int(context.originalTarget.rect.minX.rounded())) at "
                        + "\(Int(context.velocity.dx.rounded())), \(context.axes == .horizontal), \(context.isEnabled)")
                target.rect.origin.x = place
            }
        }
        let seen = Seen()
        let stage = row(Own(seen: seen, place: 33), margin: 10)
        carry(stage, by: 50)
        #expect(isNear(offset(stage), 33 - 10))
        carry(stage, by: 10)
        #expect(
            seen.lines == ["50 of 690 in 80, from 0 at 0, true, true", "43 of 690 in 80, from 33 at 0, true, true"])
        for (place, end) in [(-50.0, 0.0), (5000, 610), (.nan, 0), (.infinity, 0)] {
            let stage = row(Own(seen: seen, place: place), margin: 10)
            carry(stage, by: 300)
            #expect(isNear(offset(stage), end - 10), "\(place)")
        }
    }

    @Test func `views marked one by one are targets, others are not`() {
        let stage = Stage {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10) { index in
                        Color.red.frame(width: 100, height: 50).scrollTarget(isEnabled: index.isMultiple(of: 3))
                    }
                }
            }
            .scrollTargetBehavior(.viewAligned)
        }
        stage.scroll(CGSize(width: 0, height: 100), at: CGPoint(x: 50, y: 50))
        #expect(stage.settle())
        stage.advance(by: 1)
        #expect(stage.boxes.first?.minY == -150)
        let none = Stage {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<10) { _ in Color.red.frame(width: 100, height: 50) } }
                    .scrollTargetLayout(isEnabled: false)
            }
            .scrollTargetBehavior(.viewAligned)
        }
        none.scroll(CGSize(width: 0, height: 110), at: CGPoint(x: 50, y: 50))
        none.advance(by: 1)
        #expect(none.boxes.first?.minY == -110)
    }
}
