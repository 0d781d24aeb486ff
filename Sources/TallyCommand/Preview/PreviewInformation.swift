import Foundation

/// What a program that is shown says of itself in its `Info.plist`: what a person wrote there, with Xcode's variables filled in, and for the
/// rest what Xcode writes for a new project.
struct PreviewInformation {
    let name: String
    /// The person's own `Info.plist`; nil: there is none.
    let written: URL?

    /// The file; nil where nothing can be made of what was written.
    var plist: Data? {
        var facts: [String: Any] = usual
        if let written, let data = try? Data(contentsOf: written),
            let own = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        {
            for (key, value) in own { facts[key] = (value as? String).map(filled) ?? value }
        }
        return try? PropertyListSerialization.data(fromPropertyList: facts, format: .xml, options: 0)
    }

    private var identifier: String {
        "com.example."
            + name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? String($0) : "-" }.joined()
    }

    private var usual: [String: String] {
        [
            "CFBundleDevelopmentRegion": "en", "CFBundleExecutable": name, "CFBundleIdentifier": identifier,
            "CFBundleInfoDictionaryVersion": "6.0", "CFBundleName": name, "CFBundlePackageType": "APPL",
            "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
        ]
    }

    /// Returns a text with the variables that Xcode's templates have in it; one that is not known stays as it is.
    private func filled(_ text: String) -> String {
        let variables: KeyValuePairs = [
            "DEVELOPMENT_LANGUAGE": "en", "EXECUTABLE_NAME": name, "PRODUCT_NAME": name, "TARGET_NAME": name,
            "PRODUCT_BUNDLE_IDENTIFIER": identifier, "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "MARKETING_VERSION": "1.0",
            "CURRENT_PROJECT_VERSION": "1",
        ]
        return variables.reduce(text) { text, variable in
            text.replacingOccurrences(of: "$(\(variable.key))", with: variable.value)
                .replacingOccurrences(of: "${\(variable.key)}", with: variable.value)
        }
    }
}
