import SwiftUI
import TallyStage
import Testing

#Preview { Text("plain") }

#Preview("named", traits: .sizeThatFitsLayout, .landscapeLeft) {
    @Previewable @State var count = 1
    VStack {
        Text("\(count)")
        Button("more") { count += 1 }
    }
}

extension EnvironmentValues {
    @Entry var pace = 2.0
    @Entry fileprivate var caption: String = ["a", "b"]
        .joined(separator: ", ")
    @Entry var guest: String?
    @Entry var theme = Theme()
    @Entry var words = ["a", "b"].map { $0 + "!" }
}

/// Not to be shared by threads.
final class Theme {
    var name = "plain"
}

extension Transaction {
    @Entry var reason: String = "none"
}

@Animatable
struct Sector: Shape {
    var from: Angle
    var to: Angle
    var share: CGFloat = 1
    var depth = 1.5
    @AnimatableIgnored var isFilled = false
    let sides = 4
    var half: Double { share / 2 }
    static let made = 0

    func path(in rect: CGRect) -> Path {
        Path(CGRect(x: from.degrees, y: to.degrees, width: share, height: depth))
    }
}

@MainActor
@Suite struct `Macros` {
    @Test func `an entry of the environment has its default, and is set below`() {
        struct Reader: View {
            @Environment(\.pace) var pace
            @Environment(\.caption) var caption
            @Environment(\.guest) var guest
            var body: some View { Text(verbatim: "\(pace) \(caption) \(guest ?? "nobody")") }
        }
        let stage = Stage(size: CGSize(width: 400, height: 100)) {
            HStack {
                Reader()
                Reader().environment(\.pace, 3).environment(\.guest, "Ada")
            }
        }
        #expect(stage.frame.texts.map(\.string) == ["2.0 a, b nobody", "3.0 a, b Ada"])
    }

    @Test func `an entry whose type is not written may be of a class, and its default is made anew`() {
        struct Reader: View {
            @Environment(\.theme) var theme
            @Environment(\.words) var words
            var body: some View { Text(verbatim: "\(theme.name) \(words.joined())") }
        }
        let other = Theme()
        other.name = "other"
        let stage = Stage(size: CGSize(width: 400, height: 100)) {
            HStack {
                Reader()
                Reader().environment(\.theme, other).environment(\.words, [])
            }
        }
        #expect(stage.frame.texts.map(\.string) == ["plain a!b!", "other "])
        EnvironmentValues().theme.name = "changed"
        #expect(EnvironmentValues().theme.name == "plain")
    }

    @Test func `an entry of a transaction travels with it`() {
        struct Changing: View {
            @State private var isOn = false
            let note: (String) -> Void
            var body: some View {
                Button("go") {
                    var transaction = Transaction()
                    transaction.reason = "a tap"
                    withTransaction(transaction) { isOn.toggle() }
                }
                .opacity(isOn ? 1 : 0.9)
                .transaction { note($0.reason) }
            }
        }
        var reasons: [String] = []
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Changing { reasons.append($0) } }
        #expect(Transaction().reason == "none")
        reasons = []
        try? stage.tap("go")
        stage.advance(by: 0)
        #expect(reasons.contains("a tap"))
    }

    @Test func `an animatable type moves by all of its variables but the ignored`() {
        var sector = Sector(from: .degrees(0), to: .degrees(90), share: 2)
        let start = sector.animatableData
        sector = Sector(from: .degrees(10), to: .degrees(100), share: 4, depth: 3.5, isFilled: true)
        var half = sector.animatableData - start
        half.scale(by: 0.5)
        sector.animatableData = start + half
        #expect(abs(sector.from.degrees - 5) < 1e-9 && abs(sector.to.degrees - 95) < 1e-9)
        #expect(sector.share == 3 && sector.depth == 2.5 && sector.isFilled)
    }

    @Test func `an animatable shape moves on a stage`() {
        struct Growing: View {
            @State private var isLong = false
            var body: some View {
                Sector(from: .zero, to: .zero, share: isLong ? 40 : 20, depth: 10)
                    .onTapGesture { withAnimation(.linear(duration: 1)) { isLong = true } }
            }
        }
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Growing() }
        stage.tap(CGPoint(x: 5, y: 5))
        stage.advance(by: 0.5)
        #expect(stage.frame.shapes.map(\.rect.width) == [30])
    }
}
