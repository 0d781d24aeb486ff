/// Controls in sections, as cards on a grey ground that scrolls.
///
/// A list of the style `insetGrouped`, unless `formStyle(_:)` says otherwise: `columns` has no ground, no cards and no lines.
public struct Form<Content: View>: View {
    private let content: Content
    @Environment(\.formLook) private var look

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        switch look {
        case .grouped:
            List { content }
                .environment(\.listLook, .insetGrouped)
                .environment(\.isForm, true)
        case .columns:
            ScrollView {
                VStack(alignment: .leading, spacing: 12) { content }
                    .padding(16)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
    }
}

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {}

/// As `grouped`.
public struct AutomaticFormStyle: FormStyle { public nonisolated init() {} }
/// Sections as cards on a grey ground.
public struct GroupedFormStyle: FormStyle { public nonisolated init() {} }
/// Controls below one another, on no ground.
public struct ColumnsFormStyle: FormStyle { public nonisolated init() {} }

extension FormStyle where Self == AutomaticFormStyle {
    /// As `grouped`.
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
private struct IsFormKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var formLook: FormLook {
        get { self[FormLookKey.self] }
        set { self[FormLookKey.self] = newValue }
    }

    /// Whether the view stands in a form.
    var isForm: Bool {
        get { self[IsFormKey.self] }
        set { self[IsFormKey.self] = newValue }
    }
}

extension View {
    /// How forms in the view look.
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
        environment(\.formLook, style is ColumnsFormStyle ? .columns : .grouped)
    }
}
