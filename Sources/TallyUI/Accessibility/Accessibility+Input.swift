public import Foundation
import TallyCore

extension View {
    /// Gives the names that the view can be asked for by voice, the best first. Where there are some, they stand for its label.
    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibility(AccessibilityChange { $0.inputLabels = inputLabels })
    }

    public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    /// Has the view tapped at a point of its own space, in points from its top left corner, when it is activated; its middle
    /// where nothing is said.
    public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibility(AccessibilityChange { $0.activationPoint = .place(activationPoint) })
    }

    /// The same, as a share of the view's size.
    public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibility(AccessibilityChange { $0.activationPoint = .share(activationPoint) })
    }

    /// Lets touches of somebody who is guided by voice reach the view itself, as the keys of a piano.
    public nonisolated func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.directTouch(isDirectTouchArea, options))
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> Self {
        adding(AccessibilityChange { $0.inputLabels = inputLabels })
    }

    public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> Self {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> Self {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> Self {
        adding(AccessibilityChange { $0.activationPoint = .place(activationPoint) })
    }

    public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> Self {
        adding(AccessibilityChange { $0.activationPoint = .share(activationPoint) })
    }

    public nonisolated func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> Self {
        adding(.directTouch(isDirectTouchArea, options))
    }
}

/// How touches reach a view that takes them itself.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public typealias RawValue = UInt
    public typealias Element = AccessibilityDirectTouchOptions
    public typealias ArrayLiteralElement = AccessibilityDirectTouchOptions

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing is said of what is touched.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    /// It has to be activated first.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

extension AccessibilityChange {
    fileprivate static func directTouch(_ isArea: Bool, _ options: AccessibilityDirectTouchOptions) -> Self {
        AccessibilityChange {
            $0.directTouch = .some(isArea ? options : nil)
            if isArea { $0.addedTraits = .allowsDirectInteraction } else { $0.removedTraits = .allowsDirectInteraction }
        }
    }
}
