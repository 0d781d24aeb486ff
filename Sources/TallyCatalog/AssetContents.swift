package import Foundation

/// The file `Contents.json` of a set, or of a group, in an asset catalog.
package struct AssetContents: Decodable, Sendable {
    package var images: [Picture]?
    package var colors: [Shade]?
    package var properties: Properties?

    package struct Properties: Decodable, Sendable {
        package var providesNamespace: Bool?
        package var templateRenderingIntent: String?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case templateRenderingIntent = "template-rendering-intent"
        }
    }

    package struct Appearance: Decodable, Sendable {
        package let appearance: String
        package let value: String
    }

    package struct Picture: Decodable, Sendable {
        package var filename: String?
        package var scale: String?
        package var idiom: String?
        package var appearances: [Appearance]?
    }

    package struct Shade: Decodable, Sendable {
        package var color: Value?
        package var idiom: String?
        package var appearances: [Appearance]?

        package struct Value: Decodable, Sendable {
            package var space: String?
            package var components: [String: String]?
            package var reference: String?

            enum CodingKeys: String, CodingKey {
                case space = "color-space"
                case components
                case reference
            }
        }
    }

    /// The name of its file in the folder of a set.
    package static let fileName = "Contents.json"

    /// Nil where there is none that can be read.
    package static func read(_ folder: URL) -> AssetContents? { try? reading(folder) }

    /// - Throws: where there is no file, or none that can be read.
    package static func reading(_ folder: URL) throws -> AssetContents {
        try JSONDecoder().decode(AssetContents.self, from: Data(contentsOf: folder.appending(path: fileName)))
    }
}
