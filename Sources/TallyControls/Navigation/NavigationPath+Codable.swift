import Foundation
import TallyCore

extension NavigationPath {
    /// The path as it can be kept and read back; nil if one of its values cannot be coded.
    ///
    /// Kept is the name of each value's type with the value as JSON, the topmost first, as SwiftUI writes it.
    public var codable: CodableRepresentation? {
        elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: elements) : nil
    }

    public init(_ codable: CodableRepresentation) {
        self.init()
        elements = codable.values
    }

    /// The values of a path, to be coded.
    ///
    /// A type that cannot be found by its name when it is read back, as one of a function, is an error.
    public struct CodableRepresentation: Codable, Equatable {
        /// Each of a type that can be coded.
        let values: [AnyHashable]

        init(values: [AnyHashable]) { self.values = values }

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var values: [AnyHashable] = []
            func append<V: Decodable & Hashable>(_ type: V.Type, _ json: String) throws {
                values.append(AnyHashable(try JSONDecoder().decode(type, from: Data(json.utf8))))
            }
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                let json = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "A value of a navigation path is of an unknown type: \(name).")
                }
                try append(type, json)
            }
            self.values = values.reversed()
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for value in values.reversed() {
                guard let value = value.base as? any Encodable, let name = _mangledTypeName(type(of: value)) else {
                    throw EncodingError.invalidValue(
                        value,
                        EncodingError.Context(
                            codingPath: encoder.codingPath,
                            debugDescription: "A value of a navigation path is of a type without a name."))
                }
                try container.encode(name)
                try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
            }
        }
    }
}
