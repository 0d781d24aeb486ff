import SwiftUI

/// Every component in a window, one below the other; a click plays it.
struct GalleryView: View {
    let entries: [GalleryEntry]

    var body: some View {
        ScrollView {
            VStack(spacing: 24) {
                ForEach(entries.indices, id: \.self) { GalleryCard(entry: entries[$0]) }
            }
            .padding(24)
            .frame(maxWidth: .infinity)
        }
    }
}

/// One component with its name, its code and its knobs.
struct GalleryCard: View {
    let entry: GalleryEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(verbatim: entry.title).font(.system(size: 20, weight: .bold))
            Text(verbatim: entry.summary).font(.system(size: 13)).foregroundStyle(.secondary)
            entry.view()
                .frame(width: entry.size.width, height: entry.size.height)
                .frame(maxWidth: .infinity)
                .contentShape(Rectangle())
            Text(verbatim: entry.code).font(.system(size: 12, design: .monospaced))
            ForEach(entry.knobs, id: \.self) { knob in
                HStack(alignment: .firstTextBaseline) {
                    Text(verbatim: knob.name).font(.system(size: 12, design: .monospaced))
                    Text(verbatim: knob.purpose).font(.system(size: 12)).foregroundStyle(.secondary)
                }
            }
        }
        .padding(20)
        .frame(width: 760)
        .background(.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 12))
    }
}
