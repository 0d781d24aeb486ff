import Foundation
import TallyCore

/// What more there is to be told of an element: Apple's framework Accessibility names it so.
public enum AXCustomContent {
    /// Whether it is told with the element or only to those who ask.
    public enum Importance: UInt, Sendable {
        case `default`
        case high
    }
}

/// What a detail told of a view is called, and known by.
public struct AccessibilityCustomContentKey: Equatable {
    let label: Text
    private let id: String?

    public init(_ label: Text, id: String) { (self.label, self.id) = (label, id) }
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
    public init(_ label: Text) { (self.label, id) = (label, nil) }
    public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey)) }

    public static func == (a: Self, b: Self) -> Bool { a.id == nil && b.id == nil ? a.label == b.label : a.id == b.id }
}

/// A detail, or that there is none any more.
struct AccessibilityCustomContent {
    let key: AccessibilityCustomContentKey
    let value: Text?
    let importance: AXCustomContent.Importance
}

extension [AccessibilityCustomContent] {
    mutating func set(_ content: AccessibilityCustomContent) {
        guard let index = firstIndex(where: { $0.key == content.key }) else { return append(content) }
        self[index] = content
    }
}

extension AccessibilityChange {
    fileprivate static func custom(
        _ key: AccessibilityCustomContentKey, _ value: Text?, _ importance: AXCustomContent.Importance
    ) -> Self {
        AccessibilityChange {
            $0.customContent = [AccessibilityCustomContent(key: key, value: value, importance: importance)]
        }
    }
}

extension View {
    /// Tells more of the view to those who ask for it. A later value for the same key takes the place of an earlier one, and nil
    /// takes it away.
    ///
    /// - Parameter importance: What is of high importance is told with the view itself.
    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.custom(key, value, importance))
    }

    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.custom(key, Text(valueKey), importance))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.custom(key, Text(value), importance))
    }

    public nonisolated func accessibilityCustomContent(
        _ label: Text, _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.custom(AccessibilityCustomContentKey(label), value, importance))
    }

    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.custom(AccessibilityCustomContentKey(labelKey), value, importance))
    }

    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.custom(AccessibilityCustomContentKey(labelKey), Text(valueKey), importance))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.custom(AccessibilityCustomContentKey(labelKey), Text(value), importance))
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AXCustomContent.Importance = .default
    ) -> Self {
        adding(.custom(key, value, importance))
    }

    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> Self {
        adding(.custom(key, Text(valueKey), importance))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> Self {
        adding(.custom(key, Text(value), importance))
    }

    public nonisolated func accessibilityCustomContent(
        _ label: Text, _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> Self {
        adding(.custom(AccessibilityCustomContentKey(label), value, importance))
    }

    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> Self {
        adding(.custom(AccessibilityCustomContentKey(labelKey), value, importance))
    }

    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> Self {
        adding(.custom(AccessibilityCustomContentKey(labelKey), Text(valueKey), importance))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> Self {
        adding(.custom(AccessibilityCustomContentKey(labelKey), Text(value), importance))
    }
}
