import Foundation

/// What the compiler is told.
struct Answer {
    private struct Response: Encodable {
        struct Capabilities: Encodable {
            struct Capability: Encodable {
                let protocolVersion: Int
            }

            let capability: Capability
        }

        struct Expansion: Encodable {
            let expandedSource: String?
            let diagnostics: [Diagnostic]
        }

        var getCapabilityResult: Capabilities?
        var expandMacroResult: Expansion?
    }

    private struct Diagnostic: Encodable {
        struct Position: Encodable {
            let fileName: String
            let offset: Int
        }

        let message: String
        let severity = "error"
        let position: Position
        let highlights: [Position] = []
        let notes: [Position] = []
        let fixIts: [Position] = []
    }

    private var response = Response()

    init(to message: Message) {
        switch message {
        case .capabilities:
            response.getCapabilityResult = .init(capability: .init(protocolVersion: 7))
        case .expansion(let use):
            do throws(MacroError) {
                response.expandMacroResult = .init(expandedSource: try expand(use), diagnostics: [])
            } catch {
                let place = (use.declSyntax ?? use.syntax)?.location
                let position = Diagnostic.Position(fileName: place?.fileName ?? "", offset: place?.offset ?? 0)
                response.expandMacroResult = .init(
                    expandedSource: nil, diagnostics: [Diagnostic(message: error.message, position: position)])
            }
        case .unknown:
            response.expandMacroResult = .init(expandedSource: nil, diagnostics: [])
        }
    }

    func write(to file: FileHandle) throws {
        let body = try JSONEncoder().encode(response)
        try file.write(contentsOf: withUnsafeBytes(of: UInt64(body.count).littleEndian) { Data($0) } + body)
    }
}

/// Why a macro cannot be used where it stands, in words for who wrote it there.
struct MacroError: Error {
    let message: String
}

private func expand(_ use: Message.Expansion) throws(MacroError) -> String {
    switch use.macro.typeName {
    case "Entry": try EntryMacro.expand(use)
    case "EntryDefaultValue": try EntryMacro.expandDefault(use)
    case "Animatable": try AnimatableMacro.expand(use)
    case "Preview": PreviewMacro.expand(use)
    // The rest are marks that others read.
    default: ""
    }
}
