/// What an animation changes: a property, or a number or two of it, as `transform.rotation.z` and `bounds.size`.
package struct LayerKeyPath: Hashable, Sendable {
    package let property: LayerProperty
    package let component: Component

    /// A part of a value.
    package enum Component: UInt8, Sendable {
        /// All of it.
        case whole
        case x, y, width, height
        case origin, originX, originY, size, sizeWidth, sizeHeight
        case rotationX, rotationY, rotationZ
        /// All three; read as their mean.
        case scale
        /// x and y alone; read as their mean.
        case scaleXY
        case scaleX, scaleY, scaleZ
        /// x and y, as a size.
        case translation
        case translationX, translationY, translationZ
    }

    package init(_ property: LayerProperty, _ component: Component = .whole) {
        self.property = property
        self.component = component
    }

    /// Reads a key path; nil if no layer has such a property, or the property no such part.
    package init?(_ string: String) {
        let parts = string.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let property = LayerProperty(key: String(first)) else { return nil }
        self.property = property
        guard parts.count == 2 else {
            component = .whole
            return
        }
        guard let component = Component(parts[1], of: property.kind) else { return nil }
        self.component = component
    }

    /// Reads the key path of an animation, which may be a key of the program's own.
    package init?(animated string: String) {
        if let known = LayerKeyPath(string) {
            self = known
        } else if let own = ProgramKey(string) {
            self.init(.program(own))
        } else {
            return nil
        }
    }

    /// The kind of the part.
    package var kind: LayerValue.Kind {
        switch component {
        case .whole: property.kind
        case .origin: .point
        case .size, .translation: .size
        default: .number
        }
    }
}

extension LayerKeyPath.Component {
    fileprivate init?(_ name: Substring, of kind: LayerValue.Kind) {
        let component: Self? =
            switch kind {
            case .point: Self.ofPoint(name)
            case .size: Self.ofSize(name)
            case .rect: Self.ofRect(name)
            case .transform: Self.ofTransform(name)
            default: nil
            }
        guard let component else { return nil }
        self = component
    }

    private static func ofPoint(_ name: Substring) -> Self? {
        switch name {
        case "x": .x
        case "y": .y
        default: nil
        }
    }

    private static func ofSize(_ name: Substring) -> Self? {
        switch name {
        case "width": .width
        case "height": .height
        default: nil
        }
    }

    private static func ofRect(_ name: Substring) -> Self? {
        switch name {
        case "origin": .origin
        case "origin.x": .originX
        case "origin.y": .originY
        case "size": .size
        case "size.width": .sizeWidth
        case "size.height": .sizeHeight
        default: nil
        }
    }

    private static func ofTransform(_ name: Substring) -> Self? {
        switch name {
        case "rotation", "rotation.z": .rotationZ
        case "rotation.x": .rotationX
        case "rotation.y": .rotationY
        case "scale": .scale
        case "scale.xy": .scaleXY
        case "scale.x": .scaleX
        case "scale.y": .scaleY
        case "scale.z": .scaleZ
        case "translation": .translation
        case "translation.x": .translationX
        case "translation.y": .translationY
        case "translation.z": .translationZ
        default: nil
        }
    }
}
