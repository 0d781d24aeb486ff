import TallyCore

/// A grey that controls are drawn in, one in the light and one in the dark: the published fills of iOS.
struct ControlFill: ShapeStyle {
    private let light: UInt32
    private let dark: UInt32

    /// The fill behind small controls.
    static let ground = ControlFill(light: 0x7676_801F, dark: 0x7676_803D)
    /// A track that nothing has filled.
    static let track = ControlFill(light: 0x7878_8029, dark: 0x7878_8052)
    static let separator = ControlFill(light: 0x3C3C_434A, dark: 0x5454_5899)

    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        Color.Resolved(hexadecimal: environment.colorScheme == .dark ? dark : light)
    }
}
