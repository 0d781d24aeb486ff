@_spi(Reflection) import Swift

/// Where in a type its dynamic properties are, found once for each type; installing them needs no reflection.
@MainActor
package final class PropertyLayout {
    private typealias Install = @MainActor (UnsafeMutableRawPointer, inout AnyObject?, PropertyContext) -> Void
    private var stored: [(offset: Int, install: Install)] = []
    /// Of what is stored, the variables as they are written in the view.
    private(set) var names: [String] = []
    private var updates: [(offset: Int, update: @MainActor (UnsafeMutableRawPointer) -> Void)] = []
    package var storageCount: Int { stored.count }
    /// Whether no property is dynamic.
    package var isEmpty: Bool { stored.isEmpty && updates.isEmpty }

    private static var known: [ObjectIdentifier: PropertyLayout] = [:]

    package static func of<T>(_ type: T.Type) -> PropertyLayout {
        if let known = known[ObjectIdentifier(type)] { return known }
        let made = PropertyLayout()
        made.add(type, at: 0, in: nil)
        known[ObjectIdentifier(type)] = made
        return made
    }

    private func add<T>(_ type: T.Type, at base: Int, in outer: String?) {
        guard TypeKind.isStruct(type) else { return }
        _ = _forEachField(of: type) { name, offset, fieldType, _ in
            let name = outer ?? String(cString: name)
            if let property = fieldType as? any DynamicProperty.Type {
                addProperty(property, at: base + offset, name)
            } else if let holder = fieldType as? any PropertyHolder.Type {
                addHeld(holder, at: base + offset, name)
            }
            return true
        }
    }

    private func addHeld<H: PropertyHolder>(_ type: H.Type, at offset: Int, _ name: String) {
        add(H.Held.self, at: offset, in: name)
    }

    private func addProperty<P: DynamicProperty>(_ type: P.Type, at offset: Int, _ name: String) {
        if let property = type as? any StoredProperty.Type {
            names.append(name)
            addStored(property, at: offset)
        } else {
            add(type, at: offset, in: name)
            updates.append((offset, { $0.advanced(by: 0).assumingMemoryBound(to: P.self).pointee.update() }))
        }
    }

    private func addStored<P: StoredProperty>(_ type: P.Type, at offset: Int) {
        stored.append((offset, { $0.assumingMemoryBound(to: P.self).pointee.install(&$1, $2) }))
    }

    package func install<T>(_ value: inout T, _ storage: inout [AnyObject?], _ context: PropertyContext) {
        if isEmpty { return }
        withUnsafeMutablePointer(to: &value) { pointer in
            let raw = UnsafeMutableRawPointer(pointer)
            for index in stored.indices { stored[index].install(raw + stored[index].offset, &storage[index], context) }
            for update in updates { update.update(raw + update.offset) }
        }
    }
}
