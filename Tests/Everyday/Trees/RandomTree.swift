/// Makes trees at random: the same seed, the same tree.
struct RandomTree {
    private var random: SplitMix
    private var left: Int

    static func make(seed: UInt64, size: Int = 16) -> Tree {
        var maker = RandomTree(random: SplitMix(seed), left: size)
        return Tree(kind: .vertical(0), children: maker.children(1...3, depth: 1))
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    private mutating func place() -> Int { number(0...World.places - 1) }

    private mutating func children(_ range: ClosedRange<Int>, depth: Int) -> [Tree] {
        (0..<number(range)).map { _ in tree(depth: depth) }
    }

    private mutating func tree(depth: Int) -> Tree {
        left -= 1
        if left <= 0 || depth > 6 { return leaf() }
        switch number(0...99) {
        case ..<24: return leaf()
        case ..<46: return Tree(kind: .modified(modifier()), children: [tree(depth: depth + 1)])
        case ..<60: return Tree(kind: container(), children: children(0...3, depth: depth + 1))
        case ..<76: return Tree(kind: frame(), children: children(2...2, depth: depth + 1))
        case ..<83: return Tree(kind: program(), children: children(2...2, depth: depth + 1))
        case ..<91: return Tree(kind: control(), children: children(1...1, depth: depth + 1))
        case ..<96: return Tree(kind: screen(), children: children(2...2, depth: depth + 1))
        default: return Tree(kind: moving(), children: children(1...1, depth: depth + 1))
        }
    }

    private mutating func leaf() -> Tree {
        let kinds: [Tree.Kind] = [
            .text(number(0...3)), .number(value: place()), .number(value: place()), .paragraph(value: place()),
            .shape(number(0...4)), .color(number(0...3)), .gradient, .canvas(value: place()), .spacer, .divider,
            .symbol(number(0...2)), .stroked(value: place()), .material, .empty, .rolling(value: place()),
        ]
        return Tree(kind: kinds[number(0...kinds.count - 1)])
    }

    private mutating func container() -> Tree.Kind {
        let kinds: [Tree.Kind] = [
            .vertical(number(0...2)), .horizontal(number(0...2)), .layers(number(0...2)), .group, .lazyVertical,
            .lazyHorizontal, .grid, .lazyGrid(number(0...2)), .flow(value: place()), .fitting,
            .changing(value: place()),
        ]
        return kinds[number(0...kinds.count - 1)]
    }

    /// Of one view, or of two.
    private mutating func frame() -> Tree.Kind {
        let kinds: [Tree.Kind] = [
            .when(value: place()), .when(value: place()), .either(value: place()), .each(value: place()),
            .eachRepeated(value: place()), .eachMoved(value: place()), .scroll(number(0...2)), .list, .form, .reader,
            .readerAligned, .identified(value: place()), .section, .disclosure, .overlay(number(0...2)),
            .background(number(0...2)), .overlayWhen(value: place()), .mask, .safeArea(number(0...3)), .anchored,
            .measured, .readerPlaced, .spaced(value: place()),
        ]
        return kinds[number(0...kinds.count - 1)]
    }

    private mutating func control() -> Tree.Kind {
        let kinds: [Tree.Kind] = [
            .button(value: place()), .toggle(value: place()), .slider(value: place()), .stepper(value: place()),
            .picker(value: place()), .field, .progress(value: place()), .gauge(value: place()), .menu(value: place()),
        ]
        return kinds[number(0...kinds.count - 1)]
    }

    private mutating func screen() -> Tree.Kind {
        let kinds: [Tree.Kind] = [
            .sheet(value: place()), .cover(value: place()), .alert(value: place()), .dialog(value: place()),
            .popover(value: place()), .navigation(value: place()), .tabs(value: place()), .contextMenu(value: place()),
        ]
        return kinds[number(0...kinds.count - 1)]
    }

    private mutating func moving() -> Tree.Kind {
        let kinds: [Tree.Kind] = [.phases(value: place()), .keyframes(value: place()), .matched(value: place())]
        return kinds[number(0...kinds.count - 1)]
    }

    /// As people put them together.
    private mutating func program() -> Tree.Kind {
        let kinds: [Tree.Kind] = [
            .path(value: place()), .zoomed(value: place()), .pages(value: place()), .editable, .bound,
            .focused(value: place()), .expandable(value: place()), .pickers(value: place()), .timeline(value: place()),
            .looping, .symbolEffect(value: place(), number(0...3)), .markdown(value: place()), .styled(value: place()),
            .jumping(value: place()), .writing(value: place()), .chained(value: place()), .amount,
            .bars(value: place()),
        ]
        return kinds[number(0...kinds.count - 1)]
    }

    private mutating func modifier() -> Modifier {
        let all: [Modifier] = [
            .padding(value: place()), .frame(value: place()), .width(value: place()), .flexible(number(0...3)), .fixed,
            .offset(value: place()), .opacity(value: place()), .scale(value: place()), .rotation(value: place()),
            .space(value: place()), .blur(value: place()), .shadow, .clip(number(0...2)), .border,
            .corner(value: place()), .position(value: place()), .ratio(value: place()), .hidden(value: place()),
            .animation(value: place(), number(0...99)), .animation(value: place(), number(0...99)),
            .transition(number(0...7)), .transition(number(0...7)), .identified(value: place()),
            .disabled(value: place()), .tap(value: place()), .drag, .font(value: place()), .tint(value: place()),
            .priority, .index(value: place()), .group, .drawing, .effect, .hue(value: place()), .lines(value: place()),
            .redacted(value: place()), .trimmed(value: place()), .appears(value: place()), .scheme(value: place()),
            .direction(value: place()), .insets(value: place()), .relative,
            .guide(value: place()), .blend(value: place()), .faded(value: place()), .fixedAlong(value: place()),
        ]
        return all[number(0...all.count - 1)]
    }
}
