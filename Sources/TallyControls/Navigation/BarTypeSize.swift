import TallyCore
import TallyUI

/// Keeps what stands in a bar at the size of type that bars have, whatever the person asked for.
///
/// What is presented from there, as a menu or a sheet, has the person's size again.
struct BarTypeSize: ViewModifier {
    /// Nil: that of bars. Else as the person asked for, and no larger.
    var largest: DynamicTypeSize?

    func body(content: Content) -> some View {
        content
            .transformEnvironment(\.self) { values in
                let asked = values.sizeBeyondBar ?? values.dynamicTypeSize
                values.sizeBeyondBar = asked
                values.dynamicTypeSize = largest.map { Swift.min($0, asked) } ?? .large
            }
    }
}

private struct SizeBeyondBarKey: EnvironmentKey { static var defaultValue: DynamicTypeSize? { nil } }

extension EnvironmentValues {
    /// The size of type that the person asked for, where the view stands in a bar.
    var sizeBeyondBar: DynamicTypeSize? {
        get { self[SizeBeyondBarKey.self] }
        set { self[SizeBeyondBarKey.self] = newValue }
    }

    /// Has what is presented from a bar as large as elsewhere.
    mutating func leaveBarTypeSize() {
        guard let sizeBeyondBar else { return }
        dynamicTypeSize = sizeBeyondBar
        self.sizeBeyondBar = nil
    }
}
