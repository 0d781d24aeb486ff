import Foundation
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor
@Suite("Visual format")
struct VisualFormatTests {
    private func make(
        _ format: String, _ board: Board, _ options: NSLayoutConstraint.FormatOptions = []
    ) -> [NSLayoutConstraint] {
        NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: ["gap": 12, "wide": CGFloat(60)],
            views: ["a": board.views[0], "b": board.views[1]])
    }

    @Test func `lines along both axes`() {
        let board = Board(2)
        NSLayoutConstraint.activate(make("H:|-20-[a(wide)]-[b(>=a@700,<=90)]-(>=gap)-|", board, .alignAllTop))
        NSLayoutConstraint.activate(make("V:|-[a(30)]", board) + make("V:[b(==a)]", board))
        let stage = board.stage()
        #expect(board.views[0].frame == CGRect(x: 20, y: 8, width: 60, height: 30))
        #expect(board.views[1].frame.minX == 88 && board.views[1].frame.minY == 8)
        #expect((60...90).contains(board.views[1].frame.width) && board.views[1].frame.height == 30)
        #expect(stage.warnings.isEmpty)
    }

    @Test func `views that touch, and spaces between all that is written`() {
        let board = Board(2)
        let made = make(" H: | [a] [b( == a )] | ", board)
        #expect(made.count == 4)
        NSLayoutConstraint.activate(made)
        _ = board.stage()
        #expect(board.views.map(\.frame.minX) == [0, 100])
    }

    @Test(arguments: [
        ("H:|-[a", "at character 7, ] is expected"), ("H:[a(]", "at character 6, a name is expected"),
        ("H:[a]-5[b]", "at character 8, - is expected"), ("H:[c]", "c is not among the views"),
        ("V:[a(high)]", "at character 6, high is not among the metrics"), ("", "at character 1, there is no view"),
        ("H:|-", "at character 5, a number or a name is expected"),
        ("H:-[a]", "a distance needs | or a view before it"),
        ("H:[a]|[b]", "nothing can follow the superview"),
    ])
    func `a line that cannot be read makes nothing, and says where`(_ format: String, _ reason: String) {
        let board = Board(2)
        #expect(make(format, board).isEmpty)
        let stage = board.stage()
        #expect(stage.warnings.count == 1)
        #expect(stage.warnings.first?.contains(reason) == true, "\(stage.warnings)")
    }
}
