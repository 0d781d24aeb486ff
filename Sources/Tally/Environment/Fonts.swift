import SwiftUI

/// What the texts of a component are set in.
struct Fonts: Equatable {
    let own: Font?
    let font: Font?
    let size: DynamicTypeSize
    let setting: FontSetting.Value

    /// Points that a `baselineOffset` raises texts by, where it is known: Apple's SwiftUI tells nobody.
    var raise: Double {
        #if canImport(TallyUI)
            Double(setting?.baselineOffset ?? 0)
        #else
            0
        #endif
    }
}

/// Reads what the texts of a component are set in.
struct FontReader: DynamicProperty {
    @Environment(\.font) private var font
    @Environment(\.dynamicTypeSize) private var size
    private let setting = FontSetting()

    /// - Parameter own: A font of the component's own.
    @MainActor
    func fonts(_ own: Font? = nil) -> Fonts { Fonts(own: own, font: font, size: size, setting: setting.value) }
}

/// What a place says of its texts besides the font: weight, tracking and the like.
///
/// Apple's SwiftUI tells nobody.
struct FontSetting: DynamicProperty {
    #if canImport(TallyUI)
        typealias Value = Text.Style?
        @Environment(\.textStyle) private var style
        @MainActor var value: Value { style }
    #else
        typealias Value = Bool
        var value: Value { false }
    #endif
}

extension View {
    /// Has texts inside be set in a font and size of type, whatever the place says.
    func set(in fonts: Fonts) -> some View {
        environment(\.font, fonts.own ?? fonts.font).environment(\.dynamicTypeSize, fonts.size)
    }

    /// Has another font be there at once inside, whatever animation there is around.
    func still(inside fonts: Fonts) -> some View { transaction(value: fonts) { $0.animation = nil } }
}
