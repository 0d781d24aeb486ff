import Foundation
import Observation

/// Sets values of the environment for the views inside; the result is one object as long as nothing changes.
final class EnvironmentFold {
    private var outer: EnvironmentStorage?
    private var result: EnvironmentValues?

    @MainActor func apply(
        _ update: inout _ViewUpdate, isSame: Bool, _ change: (inout EnvironmentValues) -> Void
    ) {
        if isSame, let result, outer === update.environment.storage {
            update.environment = result
            return
        }
        outer = update.environment.storage
        change(&update.environment)
        result = update.environment
    }
}

nonisolated public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
    public typealias Body = Never
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    public var value: Value

    public nonisolated init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        self.keyPath = keyPath
        self.value = value
    }

    private final class Memory {
        let environment = EnvironmentFold()
        var value: Value
        let comparator: ErasedComparator
        init(_ value: Value, _ comparator: ErasedComparator) {
            self.value = value
            self.comparator = comparator
        }
    }

    @MainActor public static func _reconcile<C: View>(
        _ modifier: Self, content: C, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let memory = update.fold(node) { Memory(modifier.value, .of(Value.self)) }
        let isSame = memory.comparator.areEqual(&memory.value, modifier.value)
        if !isSame { memory.value = modifier.value }
        memory.environment.apply(&update, isSame: isSame) { $0[keyPath: modifier.keyPath] = modifier.value }
        C._reconcile(content, node, &update)
    }
}

nonisolated public struct _EnvironmentKeyTransformModifier<Value>: ViewModifier {
    public typealias Body = Never
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    public var transform: (inout Value) -> Void

    public nonisolated init(
        keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) {
        self.keyPath = keyPath
        self.transform = transform
    }

    @MainActor public static func _reconcile<C: View>(
        _ modifier: Self, content: C, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        var value = update.environment[keyPath: modifier.keyPath]
        modifier.transform(&value)
        _EnvironmentKeyWritingModifier._reconcile(
            _EnvironmentKeyWritingModifier(keyPath: modifier.keyPath, value: value), content: content, node, &update)
    }
}

extension View {
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(
            _EnvironmentKeyWritingModifier<T?>(keyPath: \EnvironmentValues.[objectKey: ObjectKey<T>()], value: object))
    }

    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }

    public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

    public nonisolated func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }

    /// Fills controls with a style: what a progress view, gauge or slider shows of its value, a switch that is on, a
    /// prominent button. Texts that take one colour alone, as links, take the style's first.
    ///
    /// `Color.accentColor` stays the colour of the scheme. Nil: what is theirs.
    public nonisolated func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
        environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
    }

    public nonisolated func accentColor(_ color: Color?) -> some View { environment(\.tint, color) }

    public nonisolated func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }

    public nonisolated func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// Lets texts inside shrink to this share of their size where they would lose their end; they shrink no more than
    /// they have to.
    ///
    /// - Parameter factor: held within 0...1; what is not a number counts as 1.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    public nonisolated func lineSpacing(_ spacing: CGFloat) -> some View { environment(\.lineSpacing, spacing) }

    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
}

struct ObjectKey<T>: Hashable {}

extension EnvironmentValues {
    subscript<T: AnyObject>(objectKey key: ObjectKey<T>) -> T? {
        get { self[T.self] }
        set { self[T.self] = newValue }
    }
}
