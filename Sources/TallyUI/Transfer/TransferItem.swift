import Foundation

/// Something on its way from one place to another.
package struct TransferItem {
    private enum Kind {
        case value(any Transferable)
        case provider(NSItemProvider)
    }

    private let kind: Kind

    package init<T: Transferable>(_ value: T) { kind = .value(value) }
    package init(_ provider: NSItemProvider) { kind = provider.value.map(Kind.value) ?? .provider(provider) }

    /// As one that code of item providers takes.
    package var provider: NSItemProvider {
        switch kind {
        case .value(let value): NSItemProvider(transferring: value)
        case .provider(let provider): provider
        }
    }

    /// The types of all that it can be handed over as.
    package var types: [UTType] {
        switch kind {
        case .value(let value): Self.paths(of: value).types
        case .provider(let provider): provider.registeredContentTypes
        }
    }

    /// Returns it as data of a type, or of one that conforms to it; nil if it cannot be handed over as that.
    package func data(as type: UTType) -> Data? {
        switch kind {
        case .value(let value): Self.data(of: value, as: type)
        case .provider(let provider): provider.data(of: type)
        }
    }

    package func conforms(to types: [UTType]) -> Bool {
        self.types.contains { own in types.contains { own.conforms(to: $0) } }
    }

    /// Returns it as a value of a type; nil if it cannot be handed over as one.
    package func value<T: Transferable>(as type: T.Type) -> T? {
        if case .value(let value) = kind {
            if let value = value as? T { return value }
            if let data = data(of: value, for: T.self) { return data }
            for export in Self.paths(of: value).exports {
                guard let other = try? export(value) else { continue }
                if let found = other as? T ?? data(of: other, for: T.self) { return found }
            }
        }
        if case .provider(let provider) = kind {
            for read in _TransferPaths(of: T.self).data {
                guard let data = provider.data(of: read.type) else { continue }
                if let found = (try? read.read(data)) as? T { return found }
            }
        }
        for read in _TransferPaths(of: T.self).imports {
            if let found = (try? read(self)) as? T { return found }
        }
        return nil
    }

    private func data<T: Transferable>(of value: any Transferable, for type: T.Type) -> T? {
        let reads = _TransferPaths(of: T.self).data
        for export in Self.paths(of: value).data {
            guard let read = reads.first(where: { export.type.conforms(to: $0.type) }),
                let data = (try? export.export(value)) ?? nil, let found = (try? read.read(data)) as? T
            else { continue }
            return found
        }
        return nil
    }

    private static func paths(of value: any Transferable) -> _TransferPaths {
        func paths<T: Transferable>(_ value: T) -> _TransferPaths { _TransferPaths(of: T.self) }
        return paths(value)
    }

    /// The types of all that a value can be handed over as.
    static func types(of value: any Transferable) -> [UTType] { paths(of: value).types }

    /// Returns a value as data of a type, or of one that conforms to it.
    static func data(of value: any Transferable, as type: UTType) -> Data? {
        let paths = paths(of: value)
        for path in paths.data where path.type.conforms(to: type) {
            if let data = (try? path.export(value)) ?? nil { return data }
        }
        for export in paths.exports {
            if let other = (try? export(value)) ?? nil, let data = data(of: other, as: type) { return data }
        }
        return nil
    }
}
