import SwiftUI
import TallyStage
import Testing

@MainActor
struct SymbolTests {
    private func stage(_ content: @escaping () -> some View) -> Stage {
        Stage(size: CGSize(width: 100, height: 100)) { content() }
    }

    /// How many pixels are darker than not.
    private func ink(_ stage: Stage) -> Int { stage.image().pixels.count { $0 & 255 < 128 } }

    nonisolated private static let names = [
        "heart", "star", "circle", "square", "triangle", "diamond", "plus", "minus", "xmark", "checkmark",
        "chevron.left",
        "chevron.right", "chevron.up", "chevron.down", "arrow.left", "arrow.right", "arrow.up", "arrow.down",
        "arrow.clockwise", "play", "pause", "stop", "bell", "gear", "magnifyingglass", "person", "house", "trash",
        "bolt",
        "moon", "sun.max", "cloud", "drop", "flame", "leaf", "bookmark", "flag", "lock", "eye", "clock", "envelope",
        "suit.spade", "suit.club", "suit.heart", "suit.diamond", "sparkles", "photo", "ellipsis", "trophy",
        "die.face.5",
    ]

    @Test(arguments: names)
    func `a symbol has ink, more of it when it is filled, and no warning`(_ name: String) {
        let plain = stage { Image(systemName: name).font(.system(size: 50)) }
        let filled = stage { Image(systemName: name + ".fill").font(.system(size: 50)) }
        #expect(plain.warnings.isEmpty && filled.warnings.isEmpty)
        #expect(ink(plain) > 60 && ink(plain) < 4000)
        #expect(ink(filled) >= ink(plain) * 9 / 10)
        #expect(plain.frame.shapes.map(\.kind) == ["symbol"])
    }

    @Test func `a filled cart has a filled basket`() {
        func ink(_ name: String) -> Int {
            self.ink(stage { Image(systemName: name).font(.system(size: 50)) })
        }
        #expect(ink("cart.fill") > ink("cart") + 200)
        #expect(ink("cart.fill.badge.plus") > ink("cart.badge.plus") + 100)
    }

    @Test func `a filled symbol covers what its outline goes round`() {
        for name in ["heart", "star", "circle", "triangle", "bell", "drop", "seal"] {
            let plain = stage { Image(systemName: name).font(.system(size: 50)) }
            let filled = stage { Image(systemName: name + ".fill").font(.system(size: 50)) }
            let pixels = zip(plain.image().pixels, filled.image().pixels)
            #expect(pixels.allSatisfy { $0 & 255 > 100 || $1 & 255 <= ($0 & 255) + 16 }, "\(name)")
            #expect(filled.color(50, 50) == 0 && plain.color(50, 50) == 0xFFFFFF, "\(name)")
        }
    }

    @Test func `a symbol is as large and heavy as the font and scale say`() {
        func size(_ font: Font, _ scale: Image.Scale = .medium) -> CGSize {
            var size = CGSize.zero
            _ = stage {
                Image(systemName: "star").font(font).imageScale(scale).onGeometryChange(for: CGSize.self) {
                    $0.size
                } action: {
                    size = $0
                }
            }
            return size
        }
        let small = size(.system(size: 10))
        let large = size(.system(size: 20))
        #expect(isNear(large.width, 2 * small.width, 0.01) && small.width > 10 && small.width < 16)
        #expect(isNear(size(.system(size: 20), .small).width, 0.8 * large.width, 0.01))
        #expect(size(.system(size: 20), .large).width > large.width)
        #expect(
            ink(stage { Image(systemName: "plus").font(.system(size: 40, weight: .bold)) })
                > ink(stage { Image(systemName: "plus").font(.system(size: 40, weight: .thin)) }) * 3 / 2)
    }

    @Test func `a symbol takes the foreground, and its colour moves`() {
        let isOn = Remote(false)
        let stage = stage {
            Playing(isOn) {
                Image(systemName: "circle.fill").font(.system(size: 50)).foregroundStyle($0 ? Color.pureBlue : .pureRed)
            }
        }
        #expect(stage.color(50, 50) == 0xFF0000)
        withAnimation(.linear(duration: 1)) { isOn.value = true }
        stage.advance(by: 0.5)
        #expect(stage.isNear(50, 50, 0xBC00BC))
        stage.advance(by: 1)
        #expect(stage.color(50, 50) == 0x0000FF)
    }

    @Test func `a resizable symbol fills what it is given, and keeps its ratio where it is told to`() {
        let wide = stage { Image(systemName: "square.fill").resizable().frame(width: 80, height: 40) }
        #expect(wide.color(16, 50) == 0 && wide.color(84, 50) == 0 && wide.color(50, 28) == 0xFFFFFF)
        let fit = stage {
            Image(systemName: "square.fill").resizable().scaledToFit().frame(width: 80, height: 40)
        }
        #expect(fit.color(14, 50) == 0xFFFFFF && fit.color(50, 34) == 0)
    }

    @Test func `letters, numbers and signs of money stand in circles and squares`() {
        for name in ["1.circle", "50.circle.fill", "a.square", "wonsign.circle.fill", "02.square"] {
            let stage = stage { Image(systemName: name).font(.system(size: 60)) }
            #expect(stage.warnings.isEmpty && ink(stage) > 300, "\(name)")
            #expect(stage.frame.texts.count == 1, "\(name)")
        }
        let cut = stage { Image(systemName: "plus.circle.fill").font(.system(size: 60)) }
        #expect(cut.color(50, 50) == 0xFFFFFF && cut.color(50, 22) == 0)
        let plain = stage { Image(systemName: "plus.circle").font(.system(size: 60)) }
        #expect(plain.color(50, 50) == 0 && plain.color(35, 65) == 0xFFFFFF)
    }

    @Test func `a name without a symbol shows a box and a warning that says it`() {
        let stage = stage { Image(systemName: "no.such.thing").font(.system(size: 50)) }
        #expect(stage.warnings.count == 1 && stage.warnings[0].contains("\"no.such.thing\""))
        #expect(ink(stage) > 60)
        let nameless = self.stage { Image(systemName: "").resizable() }
        #expect(nameless.warnings.count == 1 && nameless.frame.shapes.isEmpty)
        #expect(self.stage { Image(systemName: "...") }.warnings.count == 1)
    }

    @Test func `variants add to the name what it lacks`() {
        let filled = stage { Image(systemName: "heart").symbolVariant(.fill).font(.system(size: 50)) }
        #expect(filled.image() == stage { Image(systemName: "heart.fill").font(.system(size: 50)) }.image())
        let circled = stage { Image(systemName: "plus").symbolVariant(.circle.fill).font(.system(size: 50)) }
        #expect(circled.image() == stage { Image(systemName: "plus.circle.fill").font(.system(size: 50)) }.image())
        #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.fill.contains(.circle))
    }

    @Test func `a label shows its symbol beside its title, and the title alone is read`() throws {
        var taps = 0
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            Label("Likes", systemImage: "heart.fill")
            Button("Add", systemImage: "plus") { taps += 1 }
        }
        #expect(stage.frame.visibleText.contains("Likes") && stage.frame.shapes.contains { $0.kind == "symbol" })
        #expect(stage.frame.accessibility.map(\.label) == ["Likes", "Add"])
        try stage.tap("Add")
        #expect(taps == 1)
    }

    @Test func `a button of a symbol and a text of its own is tapped by the text`() throws {
        var taps: [String] = []
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            ForEach(["Home", "Search"], id: \.self) { name in
                Button {
                    taps.append(name)
                } label: {
                    VStack {
                        Image(systemName: "star")
                        Text(verbatim: name)
                    }
                }
            }
        }
        try stage.tap("Search")
        #expect(taps == ["Search"])
        #expect(throws: StageError.self) { try stage.tap("star") }
        #expect(throws: StageError.self) { try stage.tap("Sea") }
    }

    @Test func `a symbol stands on the line of a text beside it`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text(verbatim: "H").font(.system(size: 40))
                Image(systemName: "circle.fill").font(.system(size: 40))
            }
        }
        let text = try #require(stage.frame.texts.first)
        let symbol = try #require(stage.frame.shapes.first)
        // The middle of the capital is that of the circle.
        let capital = stage.image()
        let column = Int(text.rect.minX) + 6
        let dark = (0..<100).filter { capital[column, $0] & 255 < 128 }
        let middle = CGFloat((dark.first ?? 0) + (dark.last ?? 0) + 1) / 2
        #expect(abs(symbol.rect.midY - middle) < 1.5)
    }

    @Test func `symbols of forward and backward point the other way right to left, those of right and left do not`() {
        func pixels(_ name: String, _ direction: LayoutDirection) -> [UInt32] {
            stage {
                Image(systemName: name).font(.system(size: 50)).environment(\.layoutDirection, direction)
            }.image().pixels
        }
        for (name, other) in [
            ("chevron.forward", "chevron.left"), ("arrow.backward", "arrow.right"), ("chevron.left", "chevron.left"),
            ("arrow.right", "arrow.right"), ("forward.fill", "forward.fill"),
        ] {
            let (mirrored, same) = (pixels(name, .rightToLeft), pixels(other, .leftToRight))
            let differing = zip(mirrored, same).count { abs(Int($0 & 255) - Int($1 & 255)) > 40 }
            #expect(differing < 30, "\(name)")
        }
        let (there, back) = (pixels("chevron.forward", .rightToLeft), pixels("chevron.forward", .leftToRight))
        #expect(zip(there, back).count { abs(Int($0 & 255) - Int($1 & 255)) > 40 } > 100)
    }
}
