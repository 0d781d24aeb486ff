import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// A modifier's slot that has a part in what a view hands up for some key.
class PreferenceSlot: Slot {
    final let key: ObjectIdentifier
    private let bit: UInt64

    fileprivate init(_ element: Element, _ applied: AppliedModifier, key: ObjectIdentifier, bit: UInt64) {
        self.key = key
        self.bit = bit
        super.init(element, applied)
        // The way up stays marked for good: it says where to look, not what is there.
        var next: Element? = element
        while let element = next, element.preferenceBits & bit == 0 {
            element.preferenceBits |= bit
            next = element.container?.site?.element
        }
    }

    override func apply(isFirst: Bool) { element.runtime.layoutPass.followers.noteChange() }
    override func destroy() { element.runtime.layoutPass.followers.noteChange() }
}

class TypedPreferenceSlot<K: PreferenceKey>: PreferenceSlot {
    init(_ element: Element, _ applied: AppliedModifier) {
        super.init(element, applied, key: ObjectIdentifier(K.self), bit: K.bit)
    }

    /// Returns what the view hands up, given what is inside it.
    func value(inside: () -> K.Value?) -> K.Value? { inside() }
}

extension Site {
    /// Returns what the views at the site hand up for a key. Nil if none of them has a value.
    ///
    /// - Complexity: O(elements on the ways to views that have ever set a key).
    func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        var value: K.Value?
        element.collectPreference(key, K.bit, level, into: &value)
        return value
    }
}

extension Element {
    fileprivate func collectPreference<K: PreferenceKey>(
        _ key: K.Type, _ bit: UInt64, _ level: Int, into result: inout K.Value?
    ) {
        guard level > 0 else {
            childList?.collectPreference(key, bit, into: &result)
            return
        }
        let slot = slots[level - 1]
        if let preference = slot as? PreferenceSlot, preference.key == ObjectIdentifier(key) {
            // unsafe: the key is the type's, which a slot of that type alone has.
            let own = unsafeDowncast(preference, to: TypedPreferenceSlot<K>.self).value {
                var inside: K.Value?
                collectPreference(key, bit, level - 1, into: &inside)
                return inside
            }
            if let own { merge(key, own, into: &result) }
            return
        }
        collectPreference(key, bit, level - 1, into: &result)
        slot.overlayList?.collectPreference(key, bit, into: &result)
        slot.backgroundList?.collectPreference(key, bit, into: &result)
    }

    private func merge<K: PreferenceKey>(_ key: K.Type, _ value: K.Value, into result: inout K.Value?) {
        if var known = result {
            K.reduce(value: &known) { value }
            result = known
        } else {
            result = value
        }
    }
}

extension ElementList {
    fileprivate func collectPreference<K: PreferenceKey>(
        _ key: K.Type, _ bit: UInt64, into result: inout K.Value?
    ) {
        collect()
        for element in elements where element.preferenceBits & bit != 0 && !element.isOffstage {
            element.collectPreference(key, bit, element.slots.count, into: &result)
        }
    }
}
