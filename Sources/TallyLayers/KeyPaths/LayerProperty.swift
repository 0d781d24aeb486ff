/// A property of a layer that animations can change.
package enum LayerProperty: Hashable, CaseIterable, Sendable {
    // CALayer
    case anchorPoint, anchorPointZ, backgroundColor, borderColor, borderWidth, bounds, contents, contentsRect
    case contentsCenter, contentsScale, cornerRadius, hidden, doubleSided, mask, masksToBounds, opacity, position
    case rasterizationScale, shadowColor, shadowOffset, shadowOpacity, shadowPath, shadowRadius, shouldRasterize
    case sublayers, sublayerTransform, transform, zPosition
    // CAShapeLayer
    case path, fillColor, strokeColor, lineWidth, strokeStart, strokeEnd, miterLimit, lineDashPhase
    // CAGradientLayer
    case colors, locations, startPoint, endPoint
    // CATextLayer
    case fontSize, foregroundColor, string
    // CAReplicatorLayer
    case instanceCount, instanceDelay, instanceTransform, instanceColor, instanceRedOffset, instanceGreenOffset
    case instanceBlueOffset, instanceAlphaOffset
    // CAEmitterLayer
    case birthRate, lifetime, emitterPosition, emitterZPosition, emitterSize, emitterDepth, velocity, scale, spin
    /// One of a program's own.
    case program(ProgramKey)

    /// Those that layers have.
    package static let allCases: [LayerProperty] = [
        .anchorPoint, .anchorPointZ, .backgroundColor, .borderColor, .borderWidth, .bounds, .contents, .contentsRect,
        .contentsCenter, .contentsScale, .cornerRadius, .hidden, .doubleSided, .mask, .masksToBounds, .opacity,
        .position, .rasterizationScale, .shadowColor, .shadowOffset, .shadowOpacity, .shadowPath, .shadowRadius,
        .shouldRasterize, .sublayers, .sublayerTransform, .transform, .zPosition, .path, .fillColor, .strokeColor,
        .lineWidth, .strokeStart, .strokeEnd, .miterLimit, .lineDashPhase, .colors, .locations, .startPoint,
        .endPoint, .fontSize, .foregroundColor, .string, .instanceCount, .instanceDelay, .instanceTransform,
        .instanceColor, .instanceRedOffset, .instanceGreenOffset, .instanceBlueOffset, .instanceAlphaOffset,
        .birthRate, .lifetime, .emitterPosition, .emitterZPosition, .emitterSize, .emitterDepth, .velocity, .scale,
        .spin,
    ]

    /// Its name in key paths and among the actions: the case's.
    package var key: String { if case .program(let own) = self { own.name } else { Self.keys[self] ?? "" } }

    private static let keys = Dictionary(uniqueKeysWithValues: allCases.map { ($0, String(describing: $0)) })

    private static let byKey: [String: LayerProperty] = {
        var result = Dictionary(uniqueKeysWithValues: allCases.map { ($0.key, $0) })
        result["isHidden"] = .hidden
        result["isDoubleSided"] = .doubleSided
        return result
    }()

    /// The property of a name; nil if there is none that animates. `isHidden` is a name of `hidden`, likewise
    /// `isDoubleSided`.
    package init?(key: String) {
        guard let property = Self.byKey[key] else { return nil }
        self = property
    }

    /// What it holds.
    package var kind: LayerValue.Kind {
        switch self {
        case .anchorPointZ, .borderWidth, .contentsScale, .cornerRadius, .opacity, .rasterizationScale, .shadowOpacity,
            .shadowRadius, .zPosition, .lineWidth, .strokeStart, .strokeEnd, .miterLimit, .lineDashPhase, .fontSize,
            .instanceCount, .instanceDelay, .instanceRedOffset, .instanceGreenOffset, .instanceBlueOffset,
            .instanceAlphaOffset, .birthRate, .lifetime, .emitterZPosition, .emitterDepth, .velocity, .scale, .spin:
            .number
        case .hidden, .doubleSided, .masksToBounds, .shouldRasterize: .flag
        case .anchorPoint, .position, .startPoint, .endPoint, .emitterPosition: .point
        case .shadowOffset, .emitterSize: .size
        case .bounds, .contentsRect, .contentsCenter: .rect
        case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor, .foregroundColor, .instanceColor:
            .color
        case .sublayerTransform, .transform, .instanceTransform: .transform
        case .shadowPath, .path: .path
        case .colors: .colors
        case .locations: .numbers
        case .contents, .mask, .sublayers, .string: .object
        case .program: .any
        }
    }
}
