import Foundation
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor
@Suite("Contents, guides and sizes that fit")
struct ContentTests {
    private func label(_ text: String, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    @Test func `the defaults of priorities`() {
        let label = UILabel()
        #expect(label.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(label.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
        #expect(UILayoutPriority.required.rawValue == 1000 && UILayoutPriority.fittingSizeLevel.rawValue == 50)
        #expect(UIView().translatesAutoresizingMaskIntoConstraints)
    }

    @Test func `a text that changes changes the layout`() {
        let board = Board(0)
        let text = label("7")
        board.add(text)
        text.trailingAnchor.constraint(equalTo: board.root.trailingAnchor).isActive = true
        let stage = board.stage()
        let narrow = text.frame.width
        #expect(narrow == text.intrinsicContentSize.width && text.frame.maxX == 200)
        text.text = "134,900"
        stage.advance(by: 0)
        #expect(text.frame.width == text.intrinsicContentSize.width && text.frame.width > narrow)
        #expect(text.frame.maxX == 200)
    }

    @Test func `the lower resistance is compressed, the lower hugging stretched`() {
        for isWide in [false, true] {
            let board = Board(0)
            let (a, b) = (label("first and long"), label("second and long"))
            for view in [a, b] { board.add(view) }
            NSLayoutConstraint.activate([
                a.leadingAnchor.constraint(equalTo: board.root.leadingAnchor),
                b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
                b.trailingAnchor.constraint(equalTo: board.root.trailingAnchor),
            ])
            a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
            a.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
            let stage = board.stage(isWide ? 600 : 150)
            #expect(a.frame.width == a.intrinsicContentSize.width)
            #expect(b.frame.maxX == (isWide ? 600 : 150) && stage.warnings.isEmpty)
        }
    }

    @Test func `the height of several lines follows from the width`() {
        let board = Board(0)
        let note = label("A note that is too long for one line of this stage, and so it is broken", lines: 0)
        let below = UIView()
        for view in [note, below] { board.add(view) }
        let inset = note.leadingAnchor.constraint(equalTo: board.root.leadingAnchor, constant: 10)
        NSLayoutConstraint.activate([
            inset, note.trailingAnchor.constraint(equalTo: board.root.trailingAnchor),
            note.topAnchor.constraint(equalTo: board.root.topAnchor),
            below.topAnchor.constraint(equalTo: note.bottomAnchor, constant: 8),
        ])
        let stage = board.stage(200, 400)
        let height = note.frame.height
        #expect(note.frame.width == 190)
        #expect(height == note.sizeThatFits(CGSize(width: 190, height: 1000)).height && height > 60)
        #expect(below.frame.minY == height + 8)
        inset.constant = 100
        stage.advance(by: 0)
        #expect(note.frame.height > height && below.frame.minY == note.frame.height + 8)
        inset.constant = 10
        stage.advance(by: 0)
        #expect(note.frame.height == height)
    }

    @Test func `margins, safe area and free guides`() {
        let board = Board(2)
        let guide = UILayoutGuide()
        board.root.addLayoutGuide(guide)
        let (a, b) = (board.views[0], board.views[1])
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: board.root.layoutMarginsGuide.leadingAnchor),
            a.topAnchor.constraint(equalTo: board.root.safeAreaLayoutGuide.topAnchor, constant: 1),
            a.widthAnchor.constraint(equalToConstant: 20), a.heightAnchor.constraint(equalToConstant: 10),
            guide.leadingAnchor.constraint(equalTo: a.trailingAnchor),
            guide.trailingAnchor.constraint(equalTo: board.root.layoutMarginsGuide.trailingAnchor),
            guide.topAnchor.constraint(equalTo: a.topAnchor), guide.heightAnchor.constraint(equalToConstant: 30),
            b.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            b.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            b.widthAnchor.constraint(equalToConstant: 10), b.heightAnchor.constraint(equalToConstant: 10),
        ])
        let stage = board.stage()
        #expect(a.frame.origin == CGPoint(x: 8, y: 1))
        #expect(guide.layoutFrame == CGRect(x: 28, y: 1, width: 164, height: 30))
        #expect(b.frame.origin == CGPoint(x: 105, y: 11))
        board.root.layoutMargins.left = 28
        stage.advance(by: 0)
        #expect(a.frame.minX == 28 && b.frame.minX == 115)
        #expect(board.root.layoutMarginsGuide.layoutFrame == CGRect(x: 28, y: 8, width: 164, height: 84))
        board.root.removeLayoutGuide(guide)
        #expect(guide.owningView == nil && board.root.layoutGuides.isEmpty)
        #expect(stage.warnings.isEmpty)
    }

    @Test func `a distance between anchors is a length`() {
        let board = Board(2)
        let (a, b) = (board.views[0], board.views[1])
        board.pin(a, 30, 0, 20, 10)
        NSLayoutConstraint.activate([
            b.widthAnchor.constraint(equalToConstant: 20),
            a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(
                equalTo: b.trailingAnchor.anchorWithOffset(to: board.root.trailingAnchor), multiplier: 2),
        ])
        let stage = board.stage(140)
        #expect(abs((b.solvedFrame?.minX ?? 0) - (50 + 70 * 2 / 3.0)) < 1e-6 && stage.warnings.isEmpty)
    }

    @Test func `baselines of different fonts meet`() {
        let board = Board(0)
        let (small, large) = (label("small"), label("large"))
        large.font = .systemFont(ofSize: 40)
        for view in [small, large] { board.add(view) }
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: board.root.topAnchor, constant: 10),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])
        let stage = board.stage()
        func line(_ label: UILabel) -> CGFloat {
            label.frame.minY + (label.baselines(for: label.frame.size)?.first ?? 0)
        }
        #expect(abs(line(small) - line(large)) <= 1)
        large.font = .systemFont(ofSize: 60)
        stage.advance(by: 0)
        #expect(abs(line(small) - line(large)) <= 1)
    }

    @Test func `the size that fits is that of what is inside`() {
        let card = UIView()
        let text = label("A text that is broken where the width says so, and not before it", lines: 0)
        card.addSubview(text)
        text.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
            text.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
            text.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
            text.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
        ])
        let natural = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(natural.width == text.intrinsicContentSize.width + 20)
        let narrow = card.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(narrow.width == 120)
        #expect(narrow.height == text.sizeThatFits(CGSize(width: 100, height: 1000)).height + 10)
        #expect(UIView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    }

    @Test func `the other direction of reading swaps leading and trailing alone`() {
        let board = Board(2)
        let (a, b) = (board.views[0], board.views[1])
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: board.root.leadingAnchor, constant: 10),
            a.widthAnchor.constraint(equalToConstant: 20),
            b.leftAnchor.constraint(equalTo: board.root.leftAnchor, constant: 10),
            b.widthAnchor.constraint(equalToConstant: 20),
        ])
        let stage = board.stage()
        #expect(a.frame.minX == 10 && b.frame.minX == 10)
        board.root.semanticContentAttribute = .forceRightToLeft
        stage.advance(by: 0)
        #expect(a.frame.maxX == 190 && b.frame.minX == 10)
    }
}
