import SwiftUI
import TallyStage
import Testing

/// A text of several lines behind a window of one line, as a rolling digit is made.
private struct Drum: View {
    @State private var place = 0
    var body: some View {
        VStack {
            Text(verbatim: "0\n1\n2\n3").fixedSize().frame(height: 20, alignment: .top).offset(y: CGFloat(-22 * place))
                .clipped()
                .accessibilityElement(children: .ignore).accessibilityLabel("digit")
            Button("turn") { withAnimation(.linear(duration: 0.3)) { place += 3 } }
        }
    }
}

@MainActor
struct RollTraceTests {
    @Test func `each line of a drum is a text of its own that comes and goes past the edge of its window`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 80)) { Drum() }
        let trace = try stage.trace(for: 0.4) { try stage.tap("turn") }
        let lines = ["0", "1", "2", "3"].map { trace.texts(reading: $0) }
        #expect(lines.allSatisfy { $0.count == 1 })
        for line in lines {
            #expect(line[0].texts.count == 1)
            #expect(line[0].series(\.midY).isMonotone().holds)
        }
        let check = trace.isContinuous(within: 0.5, opacity: 0.01)
        #expect(check.holds, "\(check)")
    }

    @Test func `a label over a drum is followed as what shows of it`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 80)) { Drum() }
        let digit = try stage.trace("digit", for: 0.4) { try stage.tap("turn") }
        #expect(digit.kind == .group)
        #expect(digit.texts.first == "0" && digit.texts.last == "3")
        #expect(digit.series(\.height).stays(in: 0...20.1).holds)
    }
}
