import Foundation

extension View {
    /// Prints why the body that is being evaluated runs, in the form "Counter: @self, _count changed.": call it in the body.
    ///
    /// `@self` is another value of the view, `@identity` a view that has just come, a name that of a dynamic property, and
    /// `@dependencies` an observable model that was read. Outside of a body nothing is printed.
    public static func _printChanges() { ChangeTrace.tell(of: Self.self, print: ChangeTrace.printer) }

    /// Writes to the standard error what `_printChanges()` prints.
    public static func _logChanges() { ChangeTrace.tell(of: Self.self, print: ChangeTrace.logger) }
}

extension ViewModifier {
    /// Prints why the modifier's body that is being evaluated runs; see `View._printChanges()`.
    public static func _printChanges() { ChangeTrace.tell(of: Self.self, print: ChangeTrace.printer) }

    /// Writes to the standard error what `_printChanges()` prints.
    public static func _logChanges() { ChangeTrace.tell(of: Self.self, print: ChangeTrace.logger) }
}

/// What the dynamic properties of a body were when it was last asked why it runs.
@MainActor
package struct ChangeTrace {
    /// Where the lines go; tests read them.
    package static var printer: (String) -> Void = { print($0) }
    package static var logger: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }

    private var marks: [AnyObject?]

    private init(_ composite: CompositeState) { marks = composite.storage.map { ($0 as? any ChangeMarking)?.mark } }

    fileprivate static func tell<T>(of type: T.Type, print: (String) -> Void) {
        guard let composite = CompositeState.evaluating else { return }
        let layout = PropertyLayout.of(type)
        // A part of a body may be written in another type.
        let names = layout.storageCount == composite.storage.count ? layout.names : []
        var causes: [String] = composite.hasNewView ? ["@self"] : []
        if let trace = composite.trace {
            causes += trace.changed(composite, names)
        } else if composite.evaluation == 1 {
            causes = ["@self", "@identity"] + distinct(names)
        }
        composite.trace = ChangeTrace(composite)
        let words = causes.isEmpty ? "unchanged" : causes.joined(separator: ", ") + " changed"
        print("\(_typeName(type, qualified: false)): \(words).")
    }

    private func changed(_ composite: CompositeState, _ names: [String]) -> [String] {
        var causes: [String] = []
        var unknown: [String] = []
        for (index, name) in names.enumerated() {
            guard let kept = composite.storage[index] as? any ChangeMarking, let mark = marks[index] else {
                unknown.append(name)
                continue
            }
            if kept.hasChanged(since: mark) { causes.append(name) }
        }
        if composite.hasNewView || !causes.isEmpty { return Self.distinct(causes) }
        return unknown.isEmpty ? ["@dependencies"] : Self.distinct(unknown)
    }

    private static func distinct(_ names: [String]) -> [String] {
        names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

/// What a dynamic property keeps, if it can tell whether it has changed.
@MainActor
protocol ChangeMarking: AnyObject {
    /// What it is now.
    var mark: AnyObject { get }
    func hasChanged(since mark: AnyObject) -> Bool
}

extension StateLocation: ChangeMarking {
    var mark: AnyObject { ViewBox(valueShown) }

    func hasChanged(since mark: AnyObject) -> Bool {
        guard let mark = mark as? ViewBox<Value> else { return true }
        return !areSurelyEqual(mark.value, valueShown)
    }
}
