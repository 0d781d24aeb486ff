import Foundation
import SwiftUI
import TallyStage
import Testing

@MainActor
struct MaterialTests {
    /// Black and white stripes, four points each.
    private struct Stripes: View {
        var body: some View {
            HStack(spacing: 0) {
                ForEach(0..<50, id: \.self) { index in (index.isMultiple(of: 2) ? Color.black : .white).frame(width: 4)
                }
            }
        }
    }

    /// The most by which pixels side by side differ in a row.
    private func contrast(_ picture: Bitmap, y: Int, _ columns: Range<Int>) -> Int {
        let greens = columns.map { Int(picture[$0, y] >> 8 & 255) }
        return zip(greens, greens.dropFirst()).map { abs($0 - $1) }.max() ?? 0
    }

    private func green(_ stage: Stage, _ x: Int, _ y: Int) -> Int { Int(stage.image()[x, y] >> 8 & 255) }

    private func stage(_ size: CGFloat = 200, _ scheme: ColorScheme = .light, @ViewBuilder _ content: () -> some View)
        -> Stage
    {
        let content = content()
        return Stage(size: CGSize(width: size, height: size)) { content.environment(\.colorScheme, scheme) }
    }

    @Test(arguments: [ColorScheme.light, .dark])
    func `nothing fine is to be told behind any material`(scheme: ColorScheme) {
        func expectSmooth(_ card: some View, sourceLocation: SourceLocation = #_sourceLocation) {
            let picture = stage(200, scheme) {
                ZStack {
                    Stripes(); card.frame(width: 100, height: 100)
                }
            }.image()
            #expect(contrast(picture, y: 100, 55..<145) <= 2, sourceLocation: sourceLocation)
            #expect(contrast(picture, y: 20, 0..<200) == 255, sourceLocation: sourceLocation)
        }
        expectSmooth(Color.clear.background(.ultraThinMaterial))
        expectSmooth(Color.clear.background(.thinMaterial, in: .rect(cornerRadius: 12)))
        expectSmooth(Rectangle().fill(.regularMaterial))
        expectSmooth(Color.clear.background { Rectangle().fill(Material.thick) })
        expectSmooth(Color.clear.background(Material.ultraThick))
        expectSmooth(Color.clear.background(.bar))
        expectSmooth(Color.clear.background(AnyShapeStyle(.regularMaterial)))
        expectSmooth(Rectangle().fill(.thinMaterial).clipShape(.capsule))
        expectSmooth(Rectangle().fill(.thinMaterial).shadow(radius: 4))
        expectSmooth(Rectangle().fill(.thinMaterial).drawingGroup())
        expectSmooth(Rectangle().fill(.thinMaterial).compositingGroup().clipped())
        expectSmooth(Rectangle().fill(.thinMaterial).mask { Rectangle() })
        expectSmooth(Rectangle().fill(.thinMaterial).rotationEffect(.degrees(90)).scaleEffect(1.01))
    }

    @Test func `the thicker a material, the less shows through it`() {
        func spread(_ material: Material, _ scheme: ColorScheme) -> Int {
            func shown(_ ground: Color) -> Int {
                green(stage(60, scheme) { ground.overlay { Rectangle().fill(material).padding(10) } }, 30, 30)
            }
            return shown(.white) - shown(.black)
        }
        for scheme in [ColorScheme.light, .dark] {
            let spreads = [Material.ultraThin, .thin, .regular, .thick, .ultraThick].map { spread($0, scheme) }
            #expect(zip(spreads, spreads.dropFirst()).allSatisfy { $0 > $1 && $1 > 0 })
        }
    }

    @Test func `a material is light or dark with its place`() {
        func shown(_ scheme: ColorScheme) -> Int {
            green(stage(60, scheme) { Color.gray.overlay { Rectangle().fill(.regularMaterial) } }, 30, 30)
        }
        #expect(shown(.light) > 180 && shown(.dark) < 90)
    }

    @Test func `an opacity of the view or of the style shows what is sharp behind it`() {
        let faint = stage {
            ZStack {
                Stripes(); Rectangle().fill(.thinMaterial).padding(50).opacity(0.5)
            }
        }.image()
        #expect((100...150).contains(contrast(faint, y: 100, 60..<140)))
        let style = stage {
            ZStack {
                Stripes(); Rectangle().fill(.thinMaterial.opacity(0.5)).padding(50)
            }
        }.image()
        #expect((100...150).contains(contrast(style, y: 100, 60..<140)))
    }

    @Test func `a material in perspective is kept, and what is behind it moves past`() {
        let remote = Remote(Color.red)
        let stage = stage(100) {
            Playing(remote) { color in
                color.overlay {
                    Rectangle().fill(.thinMaterial).padding(20)
                        .rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
                }
            }
        }
        _ = stage.image()
        for color in [Color.blue, .green] {
            remote.value = color
            stage.advance(by: 0)
            #expect(stage.image() == stage.imageFromNothing())
        }
    }

    @Test func `one material goes over into another`() {
        let remote = Remote(false)
        let stage = stage(60) {
            Color.black.overlay {
                Playing(remote) {
                    Rectangle().fill($0 ? AnyShapeStyle(.ultraThickMaterial) : AnyShapeStyle(.ultraThinMaterial))
                }
            }
        }
        let thin = green(stage, 30, 30)
        withAnimation(.linear(duration: 1)) { remote.value = true }
        stage.advance(by: 0.5)
        let middle = green(stage, 30, 30)
        stage.advance(by: 0.6)
        let thick = green(stage, 30, 30)
        #expect(thin + 20 < middle && middle + 20 < thick)
    }

    /// Plays, and expects that every picture equals one painted from nothing.
    private func expectTrue(_ stage: Stage, for seconds: Double, sourceLocation: SourceLocation = #_sourceLocation) {
        for _ in 0..<Int(seconds * 20) {
            stage.advance(by: 0.05)
            #expect(stage.image() == stage.imageFromNothing(), sourceLocation: sourceLocation)
        }
    }

    @Test func `what moves behind a material that moves itself leaves nothing of what was`() {
        let remote = Remote(false)
        let stage = stage {
            Playing(remote) { isOn in
                ZStack {
                    Text("Behind").font(.largeTitle).offset(x: isOn ? 60 : -60, y: isOn ? 20 : -70)
                    Circle().fill(.red).frame(width: 30, height: 30).offset(y: isOn ? 90 : -90)
                    Text("Card").padding(30).background(.ultraThinMaterial, in: .rect(cornerRadius: 16))
                        .shadow(radius: isOn ? 8 : 0)
                        .rotationEffect(.degrees(isOn ? 20 : 0)).scaleEffect(isOn ? 1.4 : 1)
                    Capsule().fill(.regularMaterial).frame(width: 120, height: 30).opacity(isOn ? 0.3 : 1)
                        .offset(y: isOn ? 30 : 80)
                    if isOn { Text("Toast").padding().background(.bar, in: Capsule()).transition(.opacity) }
                    ZStack {
                        Color.blue.frame(width: 9, height: 9); Rectangle().fill(.thinMaterial).padding(80)
                    }
                    .blur(radius: isOn ? 2 : 0).clipShape(Circle().offset(x: isOn ? 40 : 0))
                }
            }
        }
        for isOn in [true, false] {
            withAnimation(.easeInOut(duration: 0.5)) { remote.value = isOn }
            expectTrue(stage, for: 0.6)
        }
    }

    @Test func `a screen that scrolls below a bar shows smoothly through it`() {
        let stage = Stage(size: CGSize(width: 200, height: 300)) {
            NavigationStack {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<100, id: \.self) { _ in Stripes().frame(width: 200, height: 20) }
                    }
                }
                .navigationTitle("Rows").navigationBarTitleDisplayMode(.inline)
            }
        }
        stage.scroll(CGSize(width: 0, height: 90), at: CGPoint(x: 100, y: 200))
        expectTrue(stage, for: 0.4)
        let picture = stage.image()
        #expect(contrast(picture, y: 8, 8..<60) <= 3)
        // Black and white are behind it.
        #expect((150...250).contains(picture[30, 8] >> 8 & 255))
        #expect(contrast(picture, y: 200, 8..<60) > 200)
    }

    @Test func `a text in a material shows what is behind, smoothly`() {
        let text = Text("█████").font(.system(size: 40)).foregroundStyle(.ultraThinMaterial)
        let picture = stage {
            ZStack {
                Stripes(); text
            }
        }.image()
        #expect(contrast(picture, y: 100, 85..<115) <= 3)
    }

    @Test func `a frame tells of a material by its tint`() {
        let stage = stage { Rectangle().fill(.regularMaterial) }
        let color = stage.frame.shapes.first?.color
        #expect(abs((color?.opacity ?? 0) - 0.7) < 0.01 && (color?.red ?? 0) > 0.9)
    }

    private struct Moved: View {
        let place: CGFloat
        let isBlurred: Bool
        var body: some View {
            ZStack {
                Color.white
                Color.black.frame(width: 30, height: 100).position(x: place, y: 50)
                if isBlurred {
                    Rectangle().fill(.ultraThinMaterial).frame(width: 120, height: 80).blur(radius: 40)
                        .position(x: 300, y: 50)
                } else {
                    Rectangle().fill(.ultraThinMaterial).frame(width: 150, height: 80).position(x: 175, y: 50)
                    Rectangle().fill(.ultraThinMaterial).frame(width: 150, height: 80).position(x: 315, y: 50)
                }
            }
        }
    }

    @Test(arguments: [false, true])
    func `what moves behind a material is seen in all that is made of it, in those over it too`(isBlurred: Bool) {
        let place = Remote(CGFloat(400))
        let stage = Stage(size: CGSize(width: 700, height: 100)) {
            Playing(place) { Moved(place: $0, isBlurred: isBlurred) }
        }
        #expect(stage.image() == stage.imageFromNothing())
        for new in [402.0, 396, 380, 300, 290, 420, 340] {
            place.value = new
            stage.advance(by: 0)
            #expect(stage.image() == stage.imageFromNothing(), "\(new)")
        }
    }

    @Test func `however much a material is enlarged, it is blurred no wider than a hundred pixels`() {
        func shown(_ right: Color) -> Int {
            let stage = Stage(size: CGSize(width: 900, height: 40)) {
                ZStack {
                    HStack(spacing: 0) {
                        Color.black
                        right
                    }
                    Rectangle().fill(.ultraThinMaterial).frame(width: 45, height: 2).scaleEffect(20)
                }
            }
            return green(stage, 20, 20)
        }
        #expect(abs(shown(.white) - shown(.black)) <= 2)
    }
}
