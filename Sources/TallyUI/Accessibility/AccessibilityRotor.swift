import Foundation
import TallyCore
import TallyScene

// Each of the four forms has a label, a key, a string or the name of a rotor that it is put in place of.
extension View {
    /// Offers a rotor while something in the view is looked at by assistive technology: its entries, one after another.
    ///
    /// A stage tells of it in `AccessibilityElement.rotors`.
    /// - Parameter entries: made anew whenever the rotor is told of.
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(label, entries)
    }

    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(Text(labelKey), entries)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(Text(label), entries)
    }

    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(Text(verbatim: systemRotor.name), entries)
    }

    /// Offers a rotor with an entry for each element, which leads to the view of its id.
    public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(rotorLabel, entries, { $0.id }, entryLabel)
    }

    public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(Text(rotorLabelKey), entries, { $0.id }, entryLabel)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(Text(rotorLabel), entries, { $0.id }, entryLabel)
    }

    public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(Text(verbatim: systemRotor.name), entries, { $0.id }, entryLabel)
    }

    /// Offers a rotor with an entry for each element, which leads to the view of this id.
    public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(rotorLabel, entries, { $0[keyPath: entryID] }, entryLabel)
    }

    public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(Text(rotorLabelKey), entries, { $0[keyPath: entryID] }, entryLabel)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(Text(rotorLabel), entries, { $0[keyPath: entryID] }, entryLabel)
    }

    public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(Text(verbatim: systemRotor.name), entries, { $0[keyPath: entryID] }, entryLabel)
    }

    /// Offers a rotor with an entry for each range of the view's text. The entries have no words of their own.
    public nonisolated func accessibilityRotor(
        _ label: Text, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor(label, textRanges: textRanges)
    }

    public nonisolated func accessibilityRotor(
        _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor(Text(labelKey), textRanges: textRanges)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityRotor<L: StringProtocol>(
        _ label: L, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor(Text(label), textRanges: textRanges)
    }

    public nonisolated func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor(Text(verbatim: systemRotor.name), textRanges: textRanges)
    }

    private nonisolated func rotor<Content: AccessibilityRotorContent>(
        _ label: Text, _ entries: @escaping () -> Content
    ) -> some View {
        let entries = OnMain(entries)
        let rotor = AccessibilityRotor(label: label) {
            var found = _AccessibilityRotorEntries()
            Content._collect(entries.value(), into: &found)
            return found.entries
        }
        return accessibility(AccessibilityChange(ofElement: false) { $0.rotors = [rotor] })
    }

    private nonisolated func rotor<EntryModel, ID: Hashable>(
        _ label: Text, _ entries: [EntryModel], _ id: @escaping (EntryModel) -> ID,
        _ entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        let items = entries.map {
            AccessibilityRotorItem(
                label: Text(verbatim: $0[keyPath: entryLabel]),
                id: AccessibilityRotorID(id: AnyHashable(id($0)), namespace: nil), prepare: {})
        }
        return accessibility(
            AccessibilityChange(ofElement: false) { $0.rotors = [AccessibilityRotor(label: label, items: items)] })
    }

    private nonisolated func rotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
        let items = textRanges.map { _ in AccessibilityRotorItem(label: nil, id: nil, prepare: {}) }
        return accessibility(
            AccessibilityChange(ofElement: false) { $0.rotors = [AccessibilityRotor(label: label, items: items)] })
    }
}

/// A rotor that a view offers.
struct AccessibilityRotor {
    let label: Text
    var items: [AccessibilityRotorItem] = []
    /// In place of items.
    var made: (@MainActor () -> [AccessibilityRotorItem])?

    init(label: Text, items: [AccessibilityRotorItem]) {
        self.label = label
        self.items = items
    }

    init(label: Text, made: @escaping @MainActor () -> [AccessibilityRotorItem]) {
        self.label = label
        self.made = made
    }

    @MainActor func told(_ locale: Locale) -> AccessibilityToldRotor {
        AccessibilityToldRotor(
            label: label.string(locale: locale),
            entries: (made?() ?? items).map {
                AccessibilityToldRotor.Entry(label: $0.label?.string(locale: locale), id: $0.id, prepare: $0.prepare)
            })
    }
}

/// A rotor as an element offers it.
package struct AccessibilityToldRotor {
    package struct Entry {
        /// Nil, until the view is found that it leads to: it has no words of its own.
        package fileprivate(set) var label: String?
        let id: AccessibilityRotorID?
        package let prepare: @MainActor () -> Void
        /// Where the view is that it leads to; nil: there is none on the stage.
        package fileprivate(set) var rect: Rect?
    }

    package let label: String
    package fileprivate(set) var entries: [Entry]
}

extension [AccessibilityItem] {
    /// Finds the views that entries lead to.
    mutating func findRotorEntries() {
        guard contains(where: { !$0.rotors.isEmpty }) else { return }
        let places = filter { !$0.rotorIDs.isEmpty }
        for index in indices {
            for rotor in self[index].rotors.indices {
                for entry in self[index].rotors[rotor].entries.indices {
                    let id = self[index].rotors[rotor].entries[entry].id
                    let own = self[index]
                    let place = id.map { id in places.first { $0.rotorIDs.contains { id.isMet(by: $0) } } } ?? own
                    let words = own.rotors[rotor].entries[entry].label ?? place?.label
                    self[index].rotors[rotor].entries[entry].label = words
                    self[index].rotors[rotor].entries[entry].rect = place?.rect
                }
            }
        }
    }
}
