import Foundation
import Testing

@testable import TallyControls

/// How a table's width is shared among its columns.
struct TableWidthTests {
    private func share(_ room: CGFloat, _ columns: TableColumnWidth...) -> [CGFloat] {
        TableWidths.share(room, columns)
    }

    private func isSame(_ a: [CGFloat], _ b: [CGFloat]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 0.01 }
    }

    @Test func `columns without a width are equally wide`() {
        #expect(isSame(share(300, .init(), .init(), .init()), [100, 100, 100]))
        #expect(share(300).isEmpty)
    }

    @Test func `a limit that is met gives what it takes to the others`() {
        #expect(isSame(share(300, .init(max: 50), .init(), .init()), [50, 125, 125]))
        #expect(isSame(share(300, .init(min: 200), .init(), .init()), [200, 50, 50]))
        #expect(isSame(share(300, .init(min: 160), .init(max: 20), .init()), [160, 20, 120]))
    }

    @Test func `what the flexible leave changes those that said how wide they are`() {
        #expect(isSame(share(300, .init(ideal: 100), .init(ideal: 100)), [150, 150]))
        #expect(isSame(share(150, .init(ideal: 100), .init(ideal: 100)), [75, 75]))
        #expect(isSame(share(300, .init(min: 100, ideal: 100, max: 100), .init()), [100, 200]))
        #expect(isSame(share(300, .init(min: 50, ideal: 50, max: 50), .init(max: 60)), [50, 60]))
    }

    @Test func `less room than all need is divided in proportion`() {
        #expect(isSame(share(100, .init(min: 100), .init(min: 300)), [25, 75]))
        #expect(isSame(share(0, .init(), .init()), [0, 0]))
        #expect(isSame(share(-10, .init(), .init()), [0, 0]))
    }

    @Test func `widths without sense count as none, or as the nearest that makes sense`() {
        #expect(isSame(share(300, .init(min: .nan, ideal: .infinity, max: -.infinity), .init()), [150, 150]))
        #expect(isSame(share(300, .init(min: -5, ideal: -5, max: -5), .init()), [0, 300]))
        #expect(isSame(share(300, .init(min: 200, ideal: 10, max: 50), .init()), [200, 100]))
    }
}
