import Foundation
import TallyLayers

/// What a row shows while rows are edited: a sign at its left that removes or inserts, and a handle at its right.
@MainActor
final class CellEditing {
    private(set) var isOn = false
    private(set) var style = UITableViewCell.EditingStyle.delete
    private(set) var indents = true
    private(set) var canMove = false
    /// A finger has opened the row, or does.
    var isSwiped = false
    private var sign: EditSign?
    private var handle: RowHandle?

    static let signWidth: CGFloat = 38
    static let handleWidth: CGFloat = 44
    /// Seconds in which the content makes room.
    static let duration = 0.3

    /// How far the content stands to the right.
    var indent: CGFloat { isOn && indents ? Self.signWidth : 0 }

    /// Takes over what the table says of the row.
    func prepare(_ style: UITableViewCell.EditingStyle, indents: Bool, canMove: Bool) {
        self.style = style
        self.indents = indents
        self.canMove = canMove
    }

    func set(_ isOn: Bool, _ cell: UITableViewCell, animated: Bool) {
        guard isOn != self.isOn else { return }
        if isOn { UIView.atOnce { makeParts(cell) } }
        self.isOn = isOn
        cell.setNeedsLayout()
        cell.content.stateDiffers()
        let change = { cell.layoutIfNeeded() }
        if animated, cell.window != nil {
            UIView.animate(withDuration: Self.duration, animations: change) { [weak self, weak cell] _ in
                if let self, let cell, !self.isOn { dropParts(cell) }
            }
        } else {
            UIView.atOnce(change)
            if !isOn { dropParts(cell) }
        }
    }

    private func makeParts(_ cell: UITableViewCell) {
        if sign?.style != style { dropParts(cell) }
        if sign == nil, style != .none {
            let made = EditSign(style)
            sign = made
            cell.addSubview(made)
        }
        if handle == nil, canMove {
            let made = RowHandle()
            handle = made
            cell.addSubview(made)
        }
        place(in: cell)
    }

    private func dropParts(_ cell: UITableViewCell) {
        sign?.removeFromSuperview()
        handle?.removeFromSuperview()
        (sign, handle) = (nil, nil)
    }

    func place(in cell: UITableViewCell) {
        let size = cell.bounds.size
        if let sign {
            sign.frame = CGRect(
                x: isOn ? 0 : -Self.signWidth, y: 0, width: Self.signWidth + UITableViewCell.margin / 2,
                height: size.height)
            sign.alpha = isOn ? 1 : 0
            cell.bringSubviewToFront(sign)
        }
        if let handle {
            handle.frame = CGRect(
                x: isOn ? size.width - Self.handleWidth : size.width, y: 0, width: Self.handleWidth,
                height: size.height)
            cell.bringSubviewToFront(handle)
        }
    }
}

/// The sign that removes a row, or inserts one.
final class EditSign: UIControl {
    let style: UITableViewCell.EditingStyle

    init(_ style: UITableViewCell.EditingStyle) {
        self.style = style
        super.init(frame: .zero)
        layer.needsDisplayOnBoundsChange = true
        accessibilityLabel = style == .insert ? "Insert" : "Delete"
        addAction(
            UIAction { [weak self] _ in
                guard let self, let cell = around as? UITableViewCell else { return }
                (cell.around as? UITableView)?.signPressed(cell)
            }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let middle = CGPoint(x: UITableViewCell.margin + 11, y: bounds.midY)
        context.setFillColor((style == .insert ? UIColor.systemGreen : UIColor.systemRed).cgColor)
        context.fillEllipse(in: CGRect(x: middle.x - 11, y: middle.y - 11, width: 22, height: 22))
        context.setFillColor(UIColor.white.cgColor)
        context.fill(CGRect(x: middle.x - 6, y: middle.y - 1, width: 12, height: 2))
        if style == .insert { context.fill(CGRect(x: middle.x - 1, y: middle.y - 6, width: 2, height: 12)) }
    }
}

/// What a finger takes a row by, to put it elsewhere.
final class RowHandle: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.needsDisplayOnBoundsChange = true
        accessibilityLabel = "Reorder"
        let press = UILongPressGestureRecognizer(target: nil) { [weak self] (press: UILongPressGestureRecognizer) in
            guard let self, let cell = around as? UITableViewCell else { return }
            (cell.around as? UITableView)?.handleMoved(press, cell)
        }
        press.minimumPressDuration = 0
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(UIColor.tertiaryLabel.cgColor)
        for line in -1...1 {
            context.fill(CGRect(x: 10, y: bounds.midY + CGFloat(line) * 5 - 0.75, width: 20, height: 1.5))
        }
    }
}
