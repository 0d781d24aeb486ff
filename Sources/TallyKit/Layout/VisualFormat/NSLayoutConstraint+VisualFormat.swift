import Foundation

extension NSLayoutConstraint {
    /// Returns the constraints of a line such as `"H:|-[name(>=80)]-12-[amount]-|"`, inactive.
    ///
    /// A line that cannot be read, and a name that is not in the dictionaries, are reported with the place; then there are none.
    ///
    /// - Parameters:
    ///   - opts: what the views have in common besides, and where leading is.
    ///   - metrics: numbers by name.
    ///   - views: views and layout guides by name. `|` is the superview of the first.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormatError) {
            var reader = VisualFormatReader(format)
            let line = try reader.read()
            return try VisualFormatMaker(text: format, line: line, options: opts, metrics: metrics ?? [:], views: views)
                .constraints()
        } catch {
            let view = views.keys.sorted().lazy.compactMap { views[$0].flatMap(ConstraintState.of)?.home }.first
            LayoutMistake.keep(
                "The visual format \"\(format)\" makes no constraints: at character \(error.place + 1), \(error.what).",
                view)
            return []
        }
    }
}

/// Makes constraints of a line that has been read.
@MainActor
private struct VisualFormatMaker {
    let text: String
    let line: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]

    func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
        var made: [NSLayoutConstraint] = []
        var states: [ConstraintState] = []
        for item in line.items { states.append(try state(item)) }
        for (index, item) in line.items.enumerated() {
            for predicate in item.lengths { made.append(try length(states[index], predicate)) }
            guard index > 0 else { continue }
            made += try gap(item.gap, states[index - 1], line.items[index - 1], states[index], item)
        }
        let inner = zip(states, line.items).filter { $0.1.name != nil }.map(\.0)
        for attribute in alignments {
            for (view, next) in zip(inner, inner.dropFirst()) {
                made.append(NSLayoutConstraint(view, attribute, .equal, next, attribute, multiplier: 1, constant: 0))
            }
        }
        return made
    }

    // MARK: Parts

    private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
        if line.isVertical { return (.top, .bottom) }
        let direction = options.intersection(.directionMask)
        if direction == .directionLeftToRight { return (.left, .right) }
        return direction == .directionRightToLeft ? (.right, .left) : (.leading, .trailing)
    }

    private func gap(
        _ gap: VisualFormat.Gap, _ before: ConstraintState, _ beforeItem: VisualFormat.Item, _ after: ConstraintState,
        _ item: VisualFormat.Item
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let isAtEdge = beforeItem.name == nil || item.name == nil
        var first = item.name == nil ? edges.end : edges.start
        var second = beforeItem.name == nil ? edges.start : edges.end
        // Where right comes before left, distances count the other way.
        let isReversed = edges.start == .right
        var predicates: [VisualFormat.Predicate] = []
        switch gap {
        case .none: predicates = [.init(object: .number(0))]
        case .points(let points): predicates = points
        case .standard where isAtEdge:
            if item.name == nil { first = margin(first) } else { second = margin(second) }
            predicates = [.init(object: .number(0))]
        case .standard: predicates = [.init(object: .number(Double(systemSpacing)))]
        }
        var made: [NSLayoutConstraint] = []
        for predicate in predicates {
            let points = CGFloat(try number(predicate.object))
            let constraint =
                isReversed
                ? NSLayoutConstraint(before, second, predicate.relation, after, first, multiplier: 1, constant: points)
                : NSLayoutConstraint(after, first, predicate.relation, before, second, multiplier: 1, constant: points)
            if let priority = predicate.priority { constraint.priority = .init(Float(try number(priority))) }
            made.append(constraint)
        }
        return made
    }

    private func margin(_ edge: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
        switch edge {
        case .left: .leftMargin
        case .right: .rightMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .top: .topMargin
        default: .bottomMargin
        }
    }

    private func length(
        _ state: ConstraintState, _ predicate: VisualFormat.Predicate
    ) throws(VisualFormatError) -> NSLayoutConstraint {
        let attribute: NSLayoutConstraint.Attribute = line.isVertical ? .height : .width
        let constraint: NSLayoutConstraint
        if case .name(let name) = predicate.object, metrics[name] == nil,
            let other = views[name].flatMap(ConstraintState.of)
        {
            constraint = NSLayoutConstraint(
                state, attribute, predicate.relation, other, attribute, multiplier: 1, constant: 0)
        } else {
            constraint = NSLayoutConstraint(
                state, attribute, predicate.relation, nil, .notAnAttribute, multiplier: 1,
                constant: CGFloat(try number(predicate.object)))
        }
        if let priority = predicate.priority { constraint.priority = .init(Float(try number(priority))) }
        return constraint
    }

    private func state(_ item: VisualFormat.Item) throws(VisualFormatError) -> ConstraintState {
        if let name = item.name {
            guard let state = views[name].flatMap(ConstraintState.of) else {
                throw VisualFormatError(what: "\(name) is not among the views", place: place(of: name))
            }
            return state
        }
        for item in line.items {
            guard let name = item.name, let state = views[name].flatMap(ConstraintState.of) else { continue }
            if let around = state.view?.around ?? state.guide?.owningView { return around.layoutState }
        }
        throw VisualFormatError(what: "| stands for a superview, but the views have none yet", place: place(of: "|"))
    }

    private func number(_ object: VisualFormat.Object) throws(VisualFormatError) -> Double {
        switch object {
        case .number(let value): return value
        case .name(let name):
            switch metrics[name] {
            case let value as Double: return value
            case let value as CGFloat: return Double(value)
            case let value as Int: return Double(value)
            case let value as Float: return Double(value)
            case let value as NSNumber: return value.doubleValue
            default: throw VisualFormatError(what: "\(name) is not among the metrics", place: place(of: name))
            }
        }
    }

    private func place(of word: String) -> Int {
        text.range(of: word).map { text.distance(from: text.startIndex, to: $0.lowerBound) } ?? 0
    }

    private var alignments: [NSLayoutConstraint.Attribute] {
        let all: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        return all.filter { options.contains($0.0) }.map(\.1)
    }
}
