public import Foundation
public import TallyCombine
public import TallyCore
import TallyStage
public import TallyUI

/// Makes pictures of a view, without a window and without a display, as on a server.
///
/// What the view keeps as state it keeps from one picture to the next. Time stands still in it: what would move is where it is bound
/// for, and work in the background is not waited for.
///
/// - Complexity: A picture costs what a first frame costs; a second one of the same view what differs.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
    /// Fires before a picture would be another, as an observed object of the view has changed.
    public let objectWillChange = ObservableObjectPublisher()

    public var content: Content { willSet { changes() } }
    /// The size that the view is offered: by default its ideal one.
    public var proposedSize = ProposedViewSize.unspecified { willSet { changes() } }
    /// Pixels a point. Not finite or not above 0 counts as 1, more than 64 as 64.
    public var scale: CGFloat = 1 { willSet { changes() } }
    /// Whether there is black where the view is clear.
    public var isOpaque = false { willSet { changes() } }
    /// Says for what the picture is made; it is made in 8 bits of sRGB whatever it says.
    public var colorMode = ColorRenderingMode.nonLinear { willSet { changes() } }

    private let sheet = Sheet<Content>()
    private var stage: Stage?
    private var isRendering = false

    public init(content view: Content) { content = view }

    private func changes() { objectWillChange.send() }

    /// A picture of the view as it is now; nil if it has no size.
    public var cgImage: CGImage? {
        isRendering = true
        defer { isRendering = false }
        sheet.show(content, proposedSize)
        let stage = stage ?? makeStage()
        self.stage = stage
        stage.scale = scale
        stage.preferences.background = Color.Resolved(red: 0, green: 0, blue: 0, opacity: isOpaque ? 1 : 0)
        stage.advance(by: 0)
        if stage.size != sheet.size {
            stage.size = sheet.size
            stage.advance(by: 0)
        }
        let bitmap = stage.image()
        return bitmap.width > 0 && bitmap.height > 0 ? CGImage(bitmap) : nil
    }

    /// The same with the renderer's scale.
    public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: stage?.scale ?? 1) } }

    private func makeStage() -> Stage {
        let stage = Stage(size: .zero, scale: scale) { [sheet] in SheetView(sheet: sheet) }
        stage.forward = { [weak self] signal in
            if case .frame = signal, let self, !isRendering { changes() }
        }
        return stage
    }
}

/// What is shown, and how large it has become.
@MainActor private final class Sheet<Content: View>: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    private(set) var content: Content?
    private(set) var proposal = ProposedViewSize.unspecified
    var size = CGSize.zero

    func show(_ content: Content, _ proposal: ProposedViewSize) {
        objectWillChange.send()
        (self.content, self.proposal) = (content, proposal)
    }
}

private struct SheetView<Content: View>: View {
    @ObservedObject var sheet: Sheet<Content>

    var body: some View {
        Fitted(proposal: sheet.proposal, report: { [sheet] in sheet.size = $0 }) {
            VStack { sheet.content }
        }
    }
}

/// Offers the size that a view is to be offered, whatever it stands in, and tells how large the view is.
private struct Fitted: Layout {
    let proposal: ProposedViewSize
    let report: @MainActor @Sendable (CGSize) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size(subviews) }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews { view.place(at: bounds.origin, proposal: self.proposal) }
        let size = size(subviews)
        onMain { report(size) }
    }

    private func size(_ subviews: Subviews) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }
}
