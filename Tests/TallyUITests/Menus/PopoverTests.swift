import Foundation
import SwiftUI
import TallyStage
import Testing

/// Popovers, on a stage of 400 by 600 points.
@MainActor
struct PopoverTests {
    private struct Name: Identifiable { let id: String }

    @Test func `it stands beside its view while the binding is true, and every way out makes it false`() throws {
        for way in ["outside", "escape", "dismiss", "binding"] {
            let remote = Remote(false)
            let stage = Stage(size: CGSize(width: 400, height: 600)) {
                Playing(remote) { _ in
                    Color.red.frame(width: 40, height: 40)
                        .popover(isPresented: remote.binding ?? .constant(false)) {
                            Leaving().presentationCompactAdaptation(.popover)
                        }
                }
            }
            #expect(stage.text("Leave") == nil)
            remote.value = true
            #expect(stage.settle())
            let card = try #require(stage.text("Leave")).rect
            #expect(isNear(card.midX, 200, 0.6) && card.minY > 320)
            switch way {
            case "outside": stage.tap(CGPoint(x: 5, y: 5))
            case "escape": stage.press(.escape)
            case "dismiss": try stage.tap("Leave")
            default: remote.value = false
            }
            #expect(stage.settle())
            #expect(stage.text("Leave") == nil, "\(way)")
            #expect(!remote.value, "\(way)")
        }
    }

    private struct Leaving: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("Leave") { dismiss() }.padding() }
    }

    @Test func `it is about an item, which it shows until it is out of sight`() throws {
        let remote = Remote<Name?>(nil)
        let stage = Stage(size: CGSize(width: 400, height: 600)) {
            Playing(remote) { _ in
                Color.red.frame(width: 40, height: 40)
                    .popover(item: remote.binding ?? .constant(nil), attachmentAnchor: .point(.topLeading)) {
                        Text("about \($0.id)").padding().presentationCompactAdaptation(.popover)
                    }
            }
        }
        remote.value = Name(id: "a")
        #expect(stage.settle())
        let card = try #require(stage.text("about a")).rect
        #expect(isNear(card.midX, 180, 0.6) && card.minY > 280 && card.minY < 320)
        stage.press(.escape)
        stage.advance(by: 0.05)
        #expect(stage.text("about a") != nil)
        #expect(stage.settle())
        #expect(stage.text("about a") == nil && remote.value == nil)
    }

    @Test
    func
        `an arrow points at the view, clear of the corners, and there is none where it lies over the view or is a sheet`()
    {
        struct Page: View {
            let at: CGPoint
            let height: CGFloat
            let adaptation: PresentationAdaptation
            var body: some View {
                Color.red.frame(width: 40, height: 40)
                    .popover(isPresented: .constant(true)) {
                        Color.blue.frame(width: 200, height: height).presentationCompactAdaptation(adaptation)
                    }
                    .position(at)
            }
        }
        func arrow(_ x: CGFloat, _ y: CGFloat, height: CGFloat = 100, _ kind: PresentationAdaptation = .popover)
            -> CGRect?
        {
            let stage = Stage(size: CGSize(width: 400, height: 600)) {
                Page(at: CGPoint(x: x, y: y), height: height, adaptation: kind)
            }
            #expect(stage.settle())
            return stage.frame.shapes.map(\.rect).first { $0.height > 10 && $0.height < 20 && $0.width > 30 }
        }
        let (below, above, corner) = (arrow(200, 100), arrow(200, 500), arrow(20, 100))
        #expect(below.map { isNear($0.minY, 120, 0.6) && isNear($0.midX, 200, 0.6) } == true, "\(below as Any)")
        #expect(above.map { isNear($0.maxY, 480, 0.6) && isNear($0.midX, 200, 0.6) } == true, "\(above as Any)")
        #expect(corner.map { $0.minX >= 8 + 13 } == true, "\(corner as Any)")
        #expect(arrow(200, 300, height: 500) == nil)
        #expect(arrow(200, 100, .sheet) == nil)
    }

    @Test func `it reads from right to left where its view does, and stands beside it all the same`() throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let stage = Stage(size: CGSize(width: 400, height: 600)) {
                HStack(spacing: 0) {
                    Color.red.frame(width: 40, height: 40).popover(isPresented: .constant(true)) {
                        HStack {
                            Text("one"); Text("two")
                        }.padding().presentationCompactAdaptation(.popover)
                    }
                    Spacer().frame(width: 100)
                }
                .environment(\.layoutDirection, direction)
            }
            #expect(stage.settle())
            let (one, two) = (try #require(stage.text("one")).rect, try #require(stage.text("two")).rect)
            #expect((one.maxX <= two.minX) == (direction == .leftToRight))
            let middle = (min(one.minX, two.minX) + max(one.maxX, two.maxX)) / 2
            #expect(isNear(middle, direction == .leftToRight ? 150 : 250, 0.6), "\(direction)")
        }
    }

    @Test func `it stands beside the point or the part of its view that is asked for`() throws {
        for (anchor, x, y): (PopoverAttachmentAnchor, CGFloat, CGFloat) in [
            (.point(.topTrailing), 250, 280), (.point(.bottomLeading), 150, 320),
            (.rect(.rect(CGRect(x: 80, y: 0, width: 20, height: 10))), 240, 290),
        ] {
            let stage = Stage(size: CGSize(width: 400, height: 600)) {
                Color.red.frame(width: 100, height: 40)
                    .popover(isPresented: .constant(true), attachmentAnchor: anchor) {
                        Text("card").presentationCompactAdaptation(.popover)
                    }
            }
            #expect(stage.settle())
            let card = try #require(stage.text("card")).rect
            #expect(isNear(card.midX, x, 0.6) && isNear(card.minY, y + 13, 0.6))
        }
    }

    @Test func `of another item the same card tells`() {
        let remote = Remote<Name?>(Name(id: "a"))
        let stage = Stage(size: CGSize(width: 400, height: 600)) {
            Playing(remote) { _ in
                Color.red.frame(width: 40, height: 40)
                    .popover(item: remote.binding ?? .constant(nil)) {
                        Text("about \($0.id)").presentationCompactAdaptation(.popover)
                    }
            }
        }
        remote.value = Name(id: "b")
        #expect(stage.settle())
        #expect(stage.text("about b") != nil)
        remote.value = Name(id: "c")
        #expect(stage.settle())
        #expect(stage.text("about c") != nil && stage.text("about b") == nil)
    }

    @Test func `it goes along with its view as layout moves that, not with effects inside of it`() throws {
        let remote = Remote(0)
        let stage = Stage(size: CGSize(width: 400, height: 600)) {
            Playing(remote) { step in
                ScrollViewReader { _ in
                    ScrollView {
                        HStack(spacing: 0) {
                            Color.red.frame(width: step > 0 ? 120 : 40, height: 40)
                                .offset(x: step > 1 ? 30 : 0)
                                .popover(isPresented: .constant(true)) {
                                    Text("card").presentationCompactAdaptation(.popover)
                                }
                            Spacer(minLength: 0)
                        }
                        .padding(.top, 200)
                        Color.blue.frame(height: 900)
                        Text("end").id("end")
                    }
                }
            }
        }
        func card() throws -> CGRect { try #require(stage.text("card")).rect }
        // On its way in, it is there already where it is going to be.
        stage.advance(by: 0.1)
        #expect(stage.settle())
        let first = try card()
        #expect(isNear(first.minX, 8, 0.6) && isNear(first.minY, 253, 0.6))
        remote.value = 1
        stage.advance(by: 0)
        let wider = try card()
        #expect(isNear(wider.midX, 60, 0.6) && isNear(wider.minY, 253, 0.6))
        remote.value = 2
        stage.advance(by: 0)
        let shifted = try card()
        #expect(isNear(shifted.midX, 60, 0.6), "an effect inside of the view does not move the view")
    }

    @Test func `it has the place of its view also where that changes as it opens`() throws {
        let remote = Remote(false)
        let stage = Stage(size: CGSize(width: 400, height: 600)) {
            Playing(remote) { isOpen in
                HStack(spacing: 0) {
                    Text(isOpen ? "a much wider text" : "w")
                        .popover(isPresented: remote.binding ?? .constant(false)) {
                            Text("card").presentationCompactAdaptation(.popover)
                        }
                    Spacer(minLength: 0)
                }
                .offset(x: isOpen ? 50 : 0)
                .animation(.linear(duration: 1), value: isOpen)
            }
        }
        let before = try #require(stage.text("w")).rect
        remote.value = true
        #expect(stage.settle())
        let text = try #require(stage.text("a much wider text")).rect
        let card = try #require(stage.text("card")).rect
        #expect(text.midX > before.midX + 60)
        #expect(isNear(card.midX, text.midX, 0.6) && isNear(card.minY, text.maxY + 13, 0.6))
    }

    @Test func `the card of a view that leaves stays where it was, wherever the view goes`() throws {
        let isThere = Remote(true)
        let stage = Stage(size: CGSize(width: 400, height: 600)) {
            Playing(isThere) { isThere in
                ZStack {
                    if isThere {
                        Color.red.frame(width: 40, height: 40)
                            .popover(isPresented: .constant(true)) {
                                Text("card").padding().presentationCompactAdaptation(.popover)
                            }
                            .transition(.offset(x: -150))
                    }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
        #expect(stage.settle())
        let open = try #require(stage.text("card")).rect
        withAnimation(.linear(duration: 1)) { isThere.value = false }
        var isSeen = false
        for _ in 0..<20 {
            stage.advance(by: 0.02)
            guard let card = stage.text("card")?.rect, stage.boxes.contains(where: { $0.width == 40 && $0.midX < 195 })
            else { continue }
            isSeen = true
            #expect(abs(card.midX - open.midX) < 2)
        }
        #expect(isSeen)
        #expect(stage.settle())
        #expect(stage.text("card") == nil && stage.boxes.isEmpty)
    }
}
