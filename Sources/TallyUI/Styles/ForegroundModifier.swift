import TallyCore

/// The styles of the first levels of a foreground.
protocol ForegroundLevels {
    /// The styles that are set; empty if none is.
    var styles: [AnyShapeStyle] { get }
}

struct OneLevel<S: ShapeStyle>: ForegroundLevels {
    let first: S
    var styles: [AnyShapeStyle] { [AnyShapeStyle(first)] }
}

private struct NoLevels: ForegroundLevels, Equatable {
    var styles: [AnyShapeStyle] { [] }
}

/// For whom a foreground style is set.
enum ForegroundReach: Equatable {
    /// The styles are for everything inside, whatever controls would draw theirs in.
    case all
    /// The styles are for what is in no control or container with a style of its own, unless a person's program says
    /// otherwise.
    case standard
    /// The styles count as if nothing had been set outside.
    case fresh
}

/// Sets the foreground; the surroundings stay the same object as long as the styles are equal.
nonisolated struct ForegroundModifier<Levels: ForegroundLevels>: ViewModifier {
    typealias Body = Never
    let levels: Levels
    let reach: ForegroundReach

    private final class Memory {
        let environment = DerivedEnvironment()
        let comparator: ErasedComparator
        var modifier: ForegroundModifier

        init(_ modifier: ForegroundModifier, _ comparator: ErasedComparator) {
            self.modifier = modifier
            self.comparator = comparator
        }
    }

    @MainActor static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let modifier = modifier.pointee
        let memory = update.remember(node) { Memory(modifier, .of(Self.self)) }
        let isSame = memory.comparator.areEqual(&memory.modifier, modifier)
        if !isSame { memory.modifier = modifier }
        memory.environment.apply(&update, isSame: isSame) { modifier.apply(to: &$0) }
        C._reconcile(content, node, &update)
    }

    @MainActor private func apply(to environment: inout EnvironmentValues) {
        let styles = levels.styles
        func entry(in outer: ForegroundEntry?) -> ForegroundEntry? {
            styles.isEmpty ? nil : ForegroundEntry(styles, outer: outer)
        }
        switch reach {
        case .all:
            environment.foreground = entry(in: environment.foreground ?? environment.standardForeground)
        case .standard: environment.standardForeground = entry(in: nil)
        case .fresh:
            environment.foreground = nil
            environment.standardForeground = entry(in: nil)
        }
    }
}

extension View {
    /// Sets what a control or a container draws the view in as long as no foreground style is set around it.
    package nonisolated func standardForeground<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ForegroundModifier(levels: OneLevel(first: style), reach: .standard))
    }

    /// Draws what the system shows besides, as bars and menus, as if no style was set around.
    package nonisolated func freshForeground() -> some View {
        modifier(ForegroundModifier(levels: NoLevels(), reach: .fresh))
    }
}
