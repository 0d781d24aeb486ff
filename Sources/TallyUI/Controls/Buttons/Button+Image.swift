extension Button where Label == TallyUI.Label<Text, Image> {
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { TallyUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { TallyUI.Label(title, systemImage: systemImage) }
    }

    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { TallyUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { TallyUI.Label(title, systemImage: systemImage) }
    }
}
