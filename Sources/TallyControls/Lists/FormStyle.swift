import TallyCore

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {}

/// The style of forms where none is set: it looks like `grouped`.
nonisolated public struct AutomaticFormStyle: FormStyle { public init() {} }
/// Sections as cards on a grey ground.
nonisolated public struct GroupedFormStyle: FormStyle { public init() {} }
/// Controls below one another, on no ground.
nonisolated public struct ColumnsFormStyle: FormStyle { public init() {} }

extension FormStyle where Self == AutomaticFormStyle {
    /// A style that looks like `grouped`.
    public static var automatic: AutomaticFormStyle { .init() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Sections as cards on a grey ground.
    public static var grouped: GroupedFormStyle { .init() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Controls below one another, on no ground.
    public static var columns: ColumnsFormStyle { .init() }
}

/// What is seen of a form.
enum FormLook: Sendable {
    case grouped
    case columns
}

private struct FormLookKey: EnvironmentKey { static let defaultValue = FormLook.grouped }

extension EnvironmentValues {
    var formLook: FormLook {
        get { self[FormLookKey.self] }
        set { self[FormLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how forms in the view look.
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
        environment(\.formLook, style is ColumnsFormStyle ? .columns : .grouped)
    }
}
