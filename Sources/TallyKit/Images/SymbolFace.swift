import Foundation
import TallyCore
internal import TallyScene
import TallyStage
import TallyUI

/// The font that a symbol goes with.
struct SymbolFace: Hashable, Sendable {
    var pointSize: CGFloat?
    var weight: UIImage.SymbolWeight?
    var scale: UIImage.SymbolScale?

    /// Takes over what another one says.
    func applying(_ other: SymbolFace) -> SymbolFace {
        SymbolFace(
            pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight, scale: other.scale ?? scale)
    }
}

/// The pictures of symbols, black and of three pixels a point.
@MainActor
enum SymbolPictures {
    private static var known: [Key: CGImage?] = [:]
    static let scale: CGFloat = 3

    private struct Key: Hashable {
        let name: String
        let face: SymbolFace
    }

    /// Returns the picture of a symbol; nil: there is none of this name.
    static func picture(_ name: String, _ face: SymbolFace) -> CGImage? {
        let key = Key(name: name, face: face)
        if let picture = known[key] { return picture }
        let picture = draw(name, face)
        known[key] = picture
        return picture
    }

    private static func draw(_ name: String, _ face: SymbolFace) -> CGImage? {
        if name.isEmpty { return nil }
        let report = SizeReport()
        let stage = Stage(size: .zero, scale: scale) {
            Measured(report: report) {
                Image(systemName: name).font(
                    .system(size: face.pointSize ?? 17, weight: face.weight?.weight ?? .regular)
                )
                .imageScale(face.scale?.scale ?? .medium).foregroundStyle(Color.black)
            }
        }
        stage.preferences.background = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
        stage.advance(by: 0)
        stage.size = report.size
        stage.advance(by: 0)
        // A name without a symbol is warned of.
        guard stage.warnings.isEmpty, report.size.width > 0 else { return nil }
        return CGImage(stage.image())
    }
}

@MainActor
private final class SizeReport {
    var size = CGSize.zero
}

/// Gives a view its own size, and tells that.
private struct Measured: Layout {
    let report: SizeReport

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size(subviews) }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
        let size = size(subviews)
        MainActor.assumeIsolated { report.size = size }
    }

    private func size(_ subviews: Subviews) -> CGSize { subviews.first?.sizeThatFits(.unspecified) ?? .zero }
}

extension UIImage.SymbolWeight {
    fileprivate var weight: Font.Weight {
        switch self {
        case .unspecified, .regular: .regular
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
    }
}

extension UIImage.SymbolScale {
    fileprivate var scale: Image.Scale {
        switch self {
        case .small: .small
        case .large: .large
        default: .medium
        }
    }
}
