/// A tree of views as a value: what is random is made of these, printed, and made smaller.
struct Tree: CustomStringConvertible, Equatable, Sendable {
    var kind: Kind
    var children: [Tree] = []

    /// What stands at one place of a tree. Numbers named `value` are places of `World.values`.
    enum Kind: Equatable, Sendable {
        // Without children.
        case empty, text(Int), number(value: Int), paragraph(value: Int), shape(Int), color(Int), gradient
        case canvas(value: Int), spacer, divider, symbol(Int), stroked(value: Int), material
        // Containers of any number.
        case vertical(Int), horizontal(Int), layers(Int), group, lazyVertical, lazyHorizontal, grid, lazyGrid(Int),
            flow(value: Int)
        case fitting, changing(value: Int)
        // Containers of one.
        case when(value: Int), either(value: Int), each(value: Int), eachRepeated(value: Int), eachMoved(value: Int)
        case scroll(Int), list, form, reader, readerAligned, readerPlaced, identified(value: Int), section, disclosure
        case spaced(value: Int)
        case overlay(Int), background(Int), overlayWhen(value: Int), mask, safeArea(Int), anchored, measured
        case modified(Modifier)
        // What people work.
        case button(value: Int), toggle(value: Int), slider(value: Int), stepper(value: Int), picker(value: Int)
        case field, progress(value: Int), gauge(value: Int), menu(value: Int), rolling(value: Int)
        // What stands over the stage, and what shows one thing at a time.
        case sheet(value: Int), cover(value: Int), alert(value: Int), dialog(value: Int), popover(value: Int)
        case navigation(value: Int), tabs(value: Int), contextMenu(value: Int)
        // As people put them together.
        case path(value: Int), zoomed(value: Int), pages(value: Int), editable, bound, focused(value: Int)
        case expandable(value: Int), pickers(value: Int), timeline(value: Int), symbolEffect(value: Int, Int)
        case markdown(value: Int), styled(value: Int), jumping(value: Int), writing(value: Int), chained(value: Int)
        case amount, bars(value: Int)
        // What moves by itself when a value changes.
        case looping, phases(value: Int), keyframes(value: Int), matched(value: Int)
    }

    /// Whether a rolling number is in it.
    var rolls: Bool {
        if case .rolling = kind { return true }
        return children.contains(where: \.rolls)
    }

    var count: Int { 1 + children.reduce(0) { $0 + $1.count } }

    var description: String {
        let name = "\(kind)"
        return children.isEmpty ? name : name + " { " + children.map(\.description).joined(separator: "; ") + " }"
    }

    /// Trees with one thing less, those that have lost most first.
    var simpler: [Tree] {
        var found: [Tree] = []
        if case .empty = kind { return [] }
        if children.isEmpty {
            found.append(Tree(kind: .empty))
            if case .text(0) = kind { return found }
            found.append(Tree(kind: .text(0)))
            return found
        }
        found += children
        for index in children.indices where children.count > 1 {
            var fewer = self
            fewer.children.remove(at: index)
            found.append(fewer)
        }
        for (index, child) in children.enumerated() {
            for smaller in child.simpler {
                var other = self
                other.children[index] = smaller
                found.append(other)
            }
        }
        return found
    }
}

/// What a modifier of a random tree does; the numbers are places of `World.values`.
enum Modifier: Equatable, Sendable {
    case padding(value: Int), frame(value: Int), width(value: Int), flexible(Int), fixed, offset(value: Int)
    case opacity(value: Int), scale(value: Int), rotation(value: Int), space(value: Int), blur(value: Int)
    case shadow, clip(Int), border, corner(value: Int), position(value: Int), ratio(value: Int), hidden(value: Int)
    case animation(value: Int, Int), transition(Int), identified(value: Int), disabled(value: Int)
    case tap(value: Int), drag, font(value: Int), tint(value: Int), priority, index(value: Int), group
    case drawing, effect, hue(value: Int), lines(value: Int), redacted(value: Int), trimmed(value: Int)
    case appears(value: Int), scheme(value: Int), direction(value: Int), insets(value: Int), relative
    case guide(value: Int), blend(value: Int), faded(value: Int), fixedAlong(value: Int)
}
