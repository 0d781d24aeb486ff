import Foundation
internal import TallySolver

// What cannot hold together.
extension LayoutEngine {
    /// Adds a rule; where it cannot hold it is left out, and reported.
    func install(_ rule: LayoutRule) {
        guard let linear = linear(rule), ids[ObjectIdentifier(rule)] == nil else { return }
        do {
            let id = try solver.add(linear)
            ids[ObjectIdentifier(rule)] = id
            owners[id] = .rule(rule)
        } catch .conflict(let others) {
            drop(rule, beside: others)
        } catch {
            if !rule.isReported, !isFitting {
                rule.isReported = LayoutMistake.report("\(rule.words) is left out of the layout: \(error)", rule.holder)
            }
            dropped.append(rule)
        }
    }

    /// Adds what an item says; nil: it cannot hold.
    func admit(_ linear: LinearConstraint, _ owner: Owner) -> ConstraintID? {
        guard let id = try? solver.add(linear) else { return nil }
        owners[id] = owner
        return id
    }

    /// Adds what has to hold, at the cost of rules that it contradicts.
    func insist(_ linear: LinearConstraint, _ owner: Owner) -> ConstraintID? {
        for _ in 0..<64 {
            do {
                let id = try solver.add(linear)
                owners[id] = owner
                return id
            } catch .conflict(let others) {
                guard giveWay(others, to: words(owner, linear)) else { return nil }
            } catch {
                return nil
            }
        }
        return nil
    }

    /// Changes all constants that have been noted, together: what contradicts the rest in between alone is no conflict.
    func applyConstants() {
        guard !constants.isEmpty else { return }
        mayAdmit = true
        let changes = constants
        constants = []
        for _ in 0..<64 {
            do {
                return try solver.setConstants(changes.filter { owners[$0.id] != nil })
            } catch .conflict(let others) {
                guard giveWay(others, to: nil) else { break }
            } catch {
                break
            }
        }
        // Whatever can be.
        for change in changes { try? solver.setConstant(change.constant, of: change.id) }
    }

    /// Leaves out the latest rule among some that cannot hold together.
    private func giveWay(_ others: [ConstraintID], to new: String?) -> Bool {
        let named = others.compactMap { id in owners[id].map { (id, $0) } }
        for (id, owner) in named.reversed() {
            guard case .rule(let rule) = owner else { continue }
            ids[ObjectIdentifier(rule)] = nil
            owners[id] = nil
            try? solver.remove(id)
            report(rule, named.map { words($0.1, nil) } + (new.map { [$0] } ?? []))
            dropped.append(rule)
            return true
        }
        return false
    }

    private func drop(_ rule: LayoutRule, beside others: [ConstraintID]) {
        dropped.append(rule)
        report(rule, others.compactMap { owners[$0].map { words($0, nil) } } + [rule.words])
    }

    private func report(_ rule: LayoutRule, _ all: [String]) {
        if rule.isReported || isFitting { return }
        rule.isReported = LayoutMistake.report(
            "Unable to simultaneously satisfy constraints: \(all.joined(separator: ", ")); \(rule.words) is left out. "
                + "Remove one of them, or give it a priority below 1000.", rule.holder)
    }

    private func words(_ owner: Owner, _ linear: LinearConstraint?) -> String {
        switch owner {
        case .rule(let rule): return rule.words
        case .frame(let record):
            let frame = record.frame.map(\.value)
            let size = frame.count > 1 ? "size == (\(LayoutRule.format(frame[0])), \(LayoutRule.format(frame[1])))" : ""
            let length = linear.map {
                "\($0.expression.terms[0].variable == record.width ? "width" : "height") == \(LayoutRule.format($0.constant))"
            }
            return "<NSAutoresizingMaskLayoutConstraint \(record.state?.name ?? "nil").\(length ?? size)>"
        case .content(let record):
            let size = record.content.map { LayoutRule.format($0?.value ?? -1) }.joined(separator: ", ")
            return "<NSContentSizeLayoutConstraint \(record.state?.name ?? "nil").size (\(size))>"
        case .floor(let record): return "<NSLayoutConstraint \(record.state?.name ?? "nil") size >= 0>"
        }
    }
}
