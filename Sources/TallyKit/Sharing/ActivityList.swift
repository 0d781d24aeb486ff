import Foundation
import TallyControls
import TallyCore
import TallyLayers
import TallyUI

/// One of the activities that a sheet lists.
struct ActivityChoice: Identifiable {
    let activity: UIActivity
    let title: String
    var id: ObjectIdentifier { ObjectIdentifier(activity) }
}

/// What is shared, in words and by its picture.
struct ActivityHead {
    let title: String
    let picture: UIImage?
    let more: Int

    @MainActor init(_ items: [Any]) {
        let texts = items.compactMap { Self.text(of: $0) }
        picture = items.lazy.compactMap { $0 as? UIImage }.first
        title = texts.first ?? (picture == nil ? "" : "1 Image")
        more = max(0, items.count - 1)
    }

    /// Returns an item as a text; nil: it is none.
    static func text(of item: Any) -> String? {
        switch item {
        case let text as String: text
        case let url as URL: url.isFileURL ? url.path : url.absoluteString
        case let text as NSAttributedString: text.string
        case let text as AttributedString: String(text.characters)
        default: nil
        }
    }
}

struct ActivityList: View {
    let head: ActivityHead
    let choices: [ActivityChoice]
    let choose: @MainActor (UIActivity) -> Void
    let close: @MainActor () -> Void

    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 12) {
                if let picture = head.picture {
                    Image(uiImage: picture).resizable().scaledToFill().frame(width: 44, height: 44)
                        .clipShape(RoundedRectangle(cornerRadius: 8)).accessibilityHidden(true)
                }
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: head.title).font(.headline).lineLimit(2)
                    if head.more > 0 { Text(verbatim: "+ \(head.more)").font(.subheadline).foregroundStyle(.secondary) }
                }
                Spacer()
                Button(action: close) {
                    Image(systemName: "xmark.circle.fill").font(.title2).symbolRenderingMode(.hierarchical)
                        .foregroundStyle(.secondary)
                }
                .buttonStyle(.plain)
                .accessibilityLabel(Text("Close"))
            }
            .padding(16)
            List(choices) { choice in
                Button {
                    choose(choice.activity)
                } label: {
                    HStack {
                        Text(verbatim: choice.title).foregroundStyle(.primary)
                        Spacer()
                        if let image = choice.activity.activityImage {
                            Image(uiImage: image).renderingMode(.template).foregroundStyle(.primary)
                        }
                    }
                }
            }
        }
    }
}
