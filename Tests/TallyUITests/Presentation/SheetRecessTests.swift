import SwiftUI
import TallyStage
import Testing

/// What stands behind a sheet, on a stage of 200 by 400 points; `large` is 376.
@MainActor
struct SheetRecessTests {
    private struct Host: View {
        let detents: Set<PresentationDetent>
        var interacts = false
        @State private var isShown = false
        @State private var isSecond = false

        var body: some View {
            Color.red.overlay(alignment: .top) { Button("Open") { isShown = true } }
                .sheet(isPresented: $isShown) {
                    VStack {
                        Button("Close") { isShown = false }
                        Button("Second") { isSecond = true }
                        Spacer()
                        Color.green.frame(height: 10)
                    }
                    .presentationDetents(detents)
                    .presentationBackgroundInteraction(interacts ? .enabled : .automatic)
                    .sheet(isPresented: $isSecond) { Text("second") }
                }
        }
    }

    private func red(_ stage: Stage) -> CGRect {
        stage.frame.shapes.first { $0.color.red > 0.9 && $0.color.green < 0.5 }?.rect ?? .null
    }

    @Test func `a large sheet makes what is behind smaller, on black and with round corners, and gives it back`() throws
    {
        let stage = Stage.phone { Host(detents: [.large]) }
        try stage.tap("Open")
        var widths: [CGFloat] = []
        repeat {
            stage.advance(by: 1.0 / 60)
            widths.append(red(stage).width)
        } while stage.isAnimating
        #expect(widths == widths.sorted(by: >) && widths.count > 10)
        #expect(isNear(red(stage), 16, 14, 168, 336))
        let image = stage.image()
        #expect(image[4, 10] == 0xFF00_0000 && image[17, 15] == image[4, 10])
        #expect(image[100, 18] != image[4, 10])
        try stage.tap("Close")
        #expect(stage.settle())
        #expect(red(stage) == CGRect(x: 0, y: 0, width: 200, height: 400))
        #expect(stage.frame.shapes.count == 1)
    }

    @Test(arguments: [nil, Color.Resolved(red: 0, green: 0, blue: 1)])
    func `the ground of the stage goes back with a screen that has none of its own`(ground: Color.Resolved?) throws {
        struct Plain: View {
            @State private var isShown = false
            var body: some View {
                VStack { Button("Open") { isShown = true } }.sheet(isPresented: $isShown) { Text("sheet") }
            }
        }
        let stage = Stage.phone { Plain() }
        stage.preferences.background = ground
        let before = stage.image()[100, 20]
        #expect(before == (ground == nil ? 0xFFFF_FFFF : 0xFF00_00FF))
        try stage.tap("Open")
        func isPlain(_ pixel: UInt32) -> Bool {
            // The sheet darkens what is behind it, by a quarter.
            (0..<3).allSatisfy { channel in
                let shift = UInt32(channel * 8)
                let (was, now) = (before >> shift & 255, pixel >> shift & 255)
                return now <= was && (now + 1) * 4 >= was * 3
            }
        }
        var frames = 0
        repeat {
            stage.advance(by: 1.0 / 60)
            #expect(isPlain(stage.image()[100, 20]))
            frames += 1
        } while stage.isAnimating
        #expect(frames > 10)
        #expect(stage.image()[4, 10] == 0xFF00_0000)
    }

    @Test func `a sheet that leaves room moves nothing back, till a finger makes it a large one`() throws {
        let stage = Stage.phone { Host(detents: [.medium, .large]) }
        try stage.tap("Open")
        #expect(stage.settle())
        #expect(red(stage).width == 200)
        stage.pointerDown(CGPoint(x: 100, y: 300))
        stage.pointerMove(CGPoint(x: 100, y: 280))
        stage.pointerMove(CGPoint(x: 100, y: 212))
        stage.advance(by: 0)
        // 88 of 176 points on the way from one to the other.
        #expect(isNear(red(stage).width, 184, 0.01))
        stage.pointerMove(CGPoint(x: 100, y: 350))
        stage.advance(by: 0)
        #expect(red(stage).width == 200)
        stage.pointerMove(CGPoint(x: 100, y: 100))
        stage.advance(by: 0)
        stage.pointerUp(CGPoint(x: 100, y: 100))
        #expect(stage.settle())
        #expect(isNear(red(stage).width, 168, 0.01))
    }

    @Test func `of two sheets the lower one stands behind the upper as what is behind a first`() throws {
        let stage = Stage.phone { Host(detents: [.large]) }
        try stage.tap("Open")
        #expect(stage.settle())
        try stage.tap("Second")
        #expect(stage.settle())
        let first = stage.frame.shapes.last { $0.rect.height > 100 && $0.rect.width == 168 && $0.color.green > 0.9 }
        #expect(isNear(try #require(first).rect.minY, 14, 0.01))
        #expect(red(stage).width < 168 && red(stage).minY < 14)
    }

    @Test func `where what is behind can be used, or a person wants less motion, it stays`() throws {
        for (host, isCalm) in [(Host(detents: [.large], interacts: true), false), (Host(detents: [.large]), true)] {
            var preferences = Preferences()
            preferences.reduceMotion = isCalm
            let stage = Stage(size: CGSize(width: 200, height: 400), scale: 1, preferences: preferences) { host }
            try stage.tap("Open")
            #expect(stage.settle())
            #expect(red(stage).width == 200)
        }
    }

    // MARK: In the dark

    private func grounds(_ scheme: ColorScheme, @ViewBuilder _ content: @escaping () -> some View) -> [UInt32] {
        let stage = Stage.phone {
            Text("behind").preferredColorScheme(scheme).sheet(isPresented: .constant(true)) {
                content().presentationDetents([.medium])
            }
        }
        _ = stage.settle()
        let image = stage.image()
        return [image[100, 390], image[8, 390]].map { $0 & 0xFF_FFFF }
    }

    @Test func `in the dark what is presented stands on a brighter ground than what is behind`() {
        #expect(grounds(.dark) { Color(.systemBackground) } == [0x1C1C1E, 0x1C1C1E])
        #expect(grounds(.dark) { Color(.secondarySystemBackground) }[0] == 0x2C2C2E)
        #expect(grounds(.dark) { Color(.systemGroupedBackground).opacity(1) }[0] == 0x1C1C1E)
        let list = grounds(.dark) { List(0..<9) { _ in Text(" ") } }
        #expect(list == [0x2C2C2E, 0x1C1C1E])
        #expect(grounds(.light) { List(0..<9) { _ in Text(" ") } } == [0xFFFFFF, 0xF2F2F7])
    }
}
