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
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let modifier = modifier.pointee
        var value = update.environment[keyPath: modifier.keyPath]
        modifier.transform(&value)
        let written = _EnvironmentKeyWritingModifier(keyPath: modifier.keyPath, value: value)
        withUnsafePointer(to: written) {
            _EnvironmentKeyWritingModifier._reconcile($0, content: content, node, &update)
        }
    }
}

extension View {
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }
}
