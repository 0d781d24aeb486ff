@_spi(Reflection) import Swift

/// The views that a view stands for in its container, as far as its type tells: found without a node for any of them.
@MainActor
public struct _SubviewList {
    /// Views that stand one after another, and what stands over and under them.
    struct Part {
        let path: [AnyHashable]
        /// Whether it was written as a section.
        let isSection: Bool
        var values = ContainerValues()
        var header: [Subview] = []
        var content: [Subview] = []
        var footer: [Subview] = []
    }

    private enum Place { case header, content, footer }

    private(set) var parts: [Part] = []
    private var path: [AnyHashable] = []
    /// The modifiers around what comes next, from the outermost.
    private var modifiers: [(inout Subview) -> Void] = []
    /// Where in the section being read the next view stands; nil: in none.
    private var place: Place?

    private init() {}

    package static func of<V: View>(_ view: V) -> _SubviewList {
        var list = _SubviewList()
        withUnsafePointer(to: view) { V._addSubviews($0, to: &list) }
        return list
    }

    /// All of the views, those of sections between their headers and footers.
    package var subviews: [Subview] { parts.flatMap { $0.header + $0.content + $0.footer } }

    package mutating func add<V: View>(_ view: V) {
        append(modified(Subview(id: Subview.ID(path: path), content: TypedSubviewContent(view))))
    }

    /// Adds one of the views that another one stands for, with what is known of it.
    mutating func add(handedOn view: Subview) {
        var subview = Subview(id: Subview.ID(path: path), content: TypedSubviewContent(view))
        subview.containerValues = view.containerValues
        subview.isText = view.isText
        append(modified(subview))
    }

    /// Adds a text.
    package mutating func add<V: View>(text view: V) {
        var subview = Subview(id: Subview.ID(path: path), content: TypedSubviewContent(view))
        subview.isText = true
        append(modified(subview))
    }

    /// Returns a view with the modifiers around what comes next.
    private func modified(_ subview: Subview) -> Subview {
        var subview = subview
        for modifier in modifiers.reversed() { modifier(&subview) }
        return subview
    }

    private mutating func append(_ subview: Subview) {
        if place == nil, parts.last?.isSection ?? true { parts.append(Part(path: subview.id.path, isSection: false)) }
        let last = parts.count - 1
        switch place {
        case .header: parts[last].header.append(subview)
        case .content, nil: parts[last].content.append(subview)
        case .footer: parts[last].footer.append(subview)
        }
    }

    /// Adds what a view stands for, under a name that tells it from those beside it.
    package mutating func add<V: View>(_ view: V, named key: AnyHashable) {
        withUnsafePointer(to: view) { add(at: $0, named: key) }
    }

    /// Adds what the view of a collection's element stands for.
    ///
    /// - Parameters:
    ///   - id: of the element.
    ///   - key: that tells it from elements of the same id, too.
    package mutating func add<V: View>(_ view: V, of id: AnyHashable, named key: AnyHashable) {
        modifying {
            $0.containerValues.takeID(id)
        } _: {
            $0.add(view, named: key)
        }
    }

    mutating func add<V: View>(at view: UnsafePointer<V>, named key: AnyHashable) {
        path.append(key)
        V._addSubviews(view, to: &self)
        path.removeLast()
    }

    mutating func modifying(_ modifier: @escaping (inout Subview) -> Void, _ body: (inout _SubviewList) -> Void) {
        modifiers.append(modifier)
        body(&self)
        modifiers.removeLast()
    }

    /// Returns what is said of a section with what the modifiers around it say.
    private func modified(_ values: ContainerValues) -> ContainerValues {
        var whole = Subview(id: Subview.ID(path: path), content: TypedSubviewContent(EmptyView()))
        whole.containerValues = values
        return modified(whole).containerValues
    }

    /// Adds what has been read of a view by itself.
    private mutating func add(_ part: Part) {
        guard part.isSection, place == nil else {
            for subview in part.header + part.content + part.footer { append(modified(subview)) }
            return
        }
        var part = part
        part.values = modified(part.values)
        part.header = part.header.map(modified)
        part.content = part.content.map(modified)
        part.footer = part.footer.map(modified)
        parts.append(part)
    }

    /// Adds a section; one in another is a part of that one's content.
    package mutating func addSection(_ header: some View, _ content: some View, _ footer: some View) {
        let isOuter = place == nil
        if isOuter {
            var part = Part(path: path, isSection: true)
            part.values = modified(ContainerValues())
            parts.append(part)
        }
        for (index, part) in [Place.header, .content, .footer].enumerated() {
            if isOuter { place = part }
            switch part {
            case .header: add(header, named: index)
            case .content: add(content, named: index)
            case .footer: add(footer, named: index)
            }
        }
        if isOuter { place = nil }
    }

    /// Adds what a view with a body stands for: what it consists of where that is several views, else the view itself.
    mutating func add<V: View>(composite view: V) {
        // The state of what has some is at a node; it stands as a whole.
        guard V.Body.self != Never.self, PropertyLayout.of(V.self).isEmpty else { return add(view) }
        let body = view.body
        var inner = _SubviewList()
        inner.path = path
        inner.path.append(0)
        withUnsafePointer(to: body) { V.Body._addSubviews($0, to: &inner) }
        if inner.parts.count == 1, !inner.parts[0].isSection, inner.parts[0].content.count == 1,
            inner.parts[0].content[0].containerValues.isEmpty
        {
            return add(view)
        }
        // Not read again, or views in views would be read twice as often with each level.
        for part in inner.parts { add(part) }
    }
}

/// The views of a tuple where they are, found once for each type.
@MainActor
enum TupleParts {
    typealias Part = (offset: Int, add: @MainActor (UnsafeRawPointer, Int, inout _SubviewList) -> Void)
    private static var known: [ObjectIdentifier: [Part]] = [:]

    static func of<T>(_ type: T.Type) -> [Part] {
        if let known = known[ObjectIdentifier(type)] { return known }
        var parts: [Part] = []
        func open<V: View>(_ view: V.Type, _ offset: Int) {
            parts.append((offset, { $2.add(at: $0.assumingMemoryBound(to: V.self), named: $1) }))
        }
        if let view = type as? any View.Type {
            open(view, 0)
        } else {
            _ = _forEachField(of: type) { _, offset, part, _ in
                if let view = part as? any View.Type { open(view, offset) }
                return true
            }
        }
        known[ObjectIdentifier(type)] = parts
        return parts
    }
}
