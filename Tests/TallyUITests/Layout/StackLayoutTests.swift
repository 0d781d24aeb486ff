import SwiftUI
import TallyStage
import Testing

/// A box of a wish: as large as asked for within limits.
private func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

@MainActor
struct StackLayoutTests {
    private func rects<V: View>(_ width: CGFloat = 100, _ height: CGFloat = 100, @ViewBuilder _ view: @escaping () -> V)
        -> [CGRect]
    {
        Stage(size: CGSize(width: width, height: height), content: view).boxes
    }

    @Test func `a column stands in the middle, its views 8 apart, each in the middle of the widest`() {
        let rects = rects {
            VStack {
                box(40, 10); box(20, 20)
            }
        }
        #expect(rects == [CGRect(x: 30, y: 31, width: 40, height: 10), CGRect(x: 40, y: 49, width: 20, height: 20)])
    }

    @Test(arguments: [(HorizontalAlignment.leading, 30.0), (.center, 40), (.trailing, 50)])
    func `columns align by a horizontal guide`(_ alignment: HorizontalAlignment, _ x: Double) {
        let rects = rects {
            VStack(alignment: alignment, spacing: 0) {
                box(40, 10); box(20, 10)
            }
        }
        #expect(Double(rects[1].minX) == x)
    }

    @Test(arguments: [(VerticalAlignment.top, 30.0), (.center, 40), (.bottom, 50)])
    func `rows align by a vertical guide`(_ alignment: VerticalAlignment, _ y: Double) {
        let rects = rects {
            HStack(alignment: alignment, spacing: 0) {
                box(10, 40); box(10, 20)
            }
        }
        #expect(Double(rects[1].minY) == y)
    }

    @Test func `what is flexible shares what is left in equal parts`() {
        let rects = rects {
            HStack(spacing: 10) {
                Color.red; box(20, 10); Color.red
            }
        }
        #expect(rects.map(\.width) == [30, 20, 30])
        #expect(rects.map(\.minX) == [0, 40, 70])
        #expect(rects.map(\.height) == [100, 10, 100])
    }

    @Test func `the least flexible is asked first, so a limited view leaves its rest to the others`() {
        let rects = rects {
            HStack(spacing: 0) {
                Color.red; Color.red.frame(maxWidth: 10)
            }
        }
        #expect(rects.map(\.width) == [90, 10])
    }

    @Test func `a higher layout priority takes first, and leaves the others their least`() {
        let rects = rects {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 15); Color.red.layoutPriority(1); Color.red.frame(minWidth: 5)
            }
        }
        #expect(rects.map(\.width) == [15, 80, 5])
    }

    @Test func `a spacer takes what all others leave: a text beside it keeps its line`() {
        let stage = Stage {
            HStack(spacing: 0) {
                Text("Two words").font(.system(size: 12)); Spacer(); Square()
            }
        }
        #expect(stage.frame.texts.map(\.string) == ["Two words"])
        let rects = rects {
            HStack(spacing: 0) {
                Color.red; Spacer(minLength: 12); Color.red.frame(maxWidth: 30)
            }
        }
        #expect(rects.map(\.width) == [58, 30])
    }

    @Test func `a spacer takes what is left, at least 8, and asks for no distance`() {
        #expect(
            rects {
                HStack {
                    box(10, 10); Spacer(); box(10, 10)
                }
            }.map(\.minX) == [0, 90])
        #expect(
            rects {
                HStack {
                    box(10, 10); Spacer(minLength: 30); box(10, 10)
                }.fixedSize()
            }.map(\.minX) == [25, 65])
        #expect(
            rects {
                HStack {
                    box(10, 10); Spacer(); box(10, 10)
                }.fixedSize()
            }.map(\.minX) == [36, 54])
        #expect(
            rects {
                VStack {
                    Spacer(); box(10, 10)
                }
            }.map(\.minY) == [90])
    }

    @Test func `a stack lays its views one upon another, aligned`() {
        let rects = rects {
            ZStack(alignment: .bottomTrailing) {
                box(40, 40); box(10, 20)
            }
        }
        #expect(rects == [CGRect(x: 30, y: 30, width: 40, height: 40), CGRect(x: 60, y: 50, width: 10, height: 20)])
    }

    @Test func `text keeps its ideal size under fixedSize and wraps without`() {
        let long = "many words that do not fit into one line"
        let wrapped = Stage { Text(long) }
        let fixed = Stage { Text(long).fixedSize() }
        #expect(wrapped.frame.texts.count > 1)
        #expect(fixed.frame.texts.count == 1)
        #expect(fixed.frame.texts[0].rect.width > 100)
    }

    @Test func `flexible frames take between their limits, ideal where nothing is proposed`() {
        #expect(
            rects { Color.red.frame(minWidth: 10, maxWidth: 60, maxHeight: 30) } == [
                CGRect(x: 20, y: 35, width: 60, height: 30)
            ])
        #expect(
            rects { Color.red.frame(idealWidth: 30, idealHeight: 20).fixedSize() } == [
                CGRect(x: 35, y: 40, width: 30, height: 20)
            ])
        #expect(
            rects { box(10, 10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading) } == [
                CGRect(x: 0, y: 0, width: 10, height: 10)
            ])
        #expect(
            rects { box(10, 10).frame(minWidth: 50, alignment: .trailing).background(Color.blue) }.map(\.width) == [
                50, 10,
            ])
        #expect(
            rects { box(10, 10).frame(width: 40, height: 40, alignment: .bottomTrailing) } == [
                CGRect(x: 60, y: 60, width: 10, height: 10)
            ])
    }

    @Test func `padding, and a position in the container's space`() {
        #expect(
            rects { Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) } == [
                CGRect(x: 2, y: 1, width: 94, height: 96)
            ])
        #expect(rects { Color.red.padding() } == [CGRect(x: 16, y: 16, width: 68, height: 68)])
        #expect(rects { Color.red.padding(.horizontal, 10) } == [CGRect(x: 10, y: 0, width: 80, height: 100)])
        #expect(rects { box(10, 10).position(x: 30, y: 80) } == [CGRect(x: 25, y: 75, width: 10, height: 10)])
    }

    @Test func `aspect ratios fit within and fill over`() {
        #expect(
            rects(100, 60) { Color.red.aspectRatio(2, contentMode: .fit) } == [
                CGRect(x: 0, y: 5, width: 100, height: 50)
            ])
        #expect(
            rects(100, 20) { Color.red.aspectRatio(2, contentMode: .fit) } == [
                CGRect(x: 30, y: 0, width: 40, height: 20)
            ])
        #expect(
            rects(100, 60) { Color.red.aspectRatio(1, contentMode: .fill) } == [
                CGRect(x: 0, y: -20, width: 100, height: 100)
            ])
    }

    @Test func `a geometry reader takes all, tells its size, and stands its content at the top left`() {
        let stage = Stage(size: CGSize(width: 80, height: 60)) {
            GeometryReader { proxy in
                box(proxy.size.width / 4, proxy.size.height / 3)
            }
        }
        #expect(stage.box == CGRect(x: 0, y: 0, width: 20, height: 20))
        stage.size = CGSize(width: 40, height: 30)
        stage.advance(by: 0)
        stage.advance(by: 0)
        #expect(stage.box == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func `alignment guides move a view against its siblings`() {
        let rects = rects {
            VStack(alignment: .leading, spacing: 0) {
                box(40, 10)
                box(20, 10).alignmentGuide(.leading) { _ in -10 }
                box(20, 10).alignmentGuide(.leading) { $0[HorizontalAlignment.trailing] }
            }
        }
        #expect(rects.map { $0.minX - rects[0].minX } == [0, 10, -20])
    }

    @Test func `baselines line up texts of different size`() {
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            HStack(alignment: .firstTextBaseline) {
                Text("a").font(.system(size: 40)); Text("b").font(.system(size: 10))
            }
        }
        let (large, small) = (stage.text("a")!.rect, stage.text("b")!.rect)
        #expect(small.minY > large.minY + 10)
        #expect(small.maxY < large.maxY)
    }

    @Test func `where reading goes right to left, rows and leading edges are mirrored`() {
        let stage = Stage {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 0) {
                    box(10, 10); box(20, 10); Spacer(minLength: 0)
                }
                box(30, 10)
                box(10, 10).padding(.leading, 7)
            }
        }
        #expect(stage.boxes.map(\.minX) == [0, 10, 0, 7])
        stage.preferences.layoutDirection = .rightToLeft
        stage.advance(by: 0)
        #expect(stage.boxes.map(\.minX) == [90, 70, 70, 83])
    }

    @Test func `nonsense lengths have a stated result and stop nothing`() {
        for bad in [CGFloat.nan, -20, -CGFloat.infinity] {
            #expect(rects { Color.red.frame(width: bad, height: 10) }.map(\.width) == [0], "\(bad)")
            #expect(
                rects {
                    VStack {
                        box(10, 10).padding(.leading, bad); box(10, 10)
                    }
                }.count == 2)
        }
        #expect(rects { Color.red.frame(width: .infinity, height: 10) }.map(\.width) == [100])
        #expect(rects { box(10, 10).offset(x: .nan, y: .infinity) } == [CGRect(x: 45, y: 45, width: 10, height: 10)])
        #expect(rects { box(10, 10).position(x: .nan, y: 5) }.count == 1)
    }
}
