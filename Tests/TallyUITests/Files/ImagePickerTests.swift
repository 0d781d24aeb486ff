import Foundation
import SwiftUI
import TallyStage
import Testing

/// A picture that is chosen as UIKit's programs have it chosen, in a sheet.
@MainActor
struct ImagePickerTests {
    private struct Picker: UIViewControllerRepresentable {
        @Binding var image: UIImage?
        let log: Log
        var allowsEditing = false
        @Environment(\.dismiss) private var dismiss

        final class Coordinator: NSObject, UINavigationControllerDelegate, UIImagePickerControllerDelegate {
            let picker: Picker
            init(_ picker: Picker) { self.picker = picker }

            func imagePickerController(
                _ controller: UIImagePickerController,
                didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
            ) {
                picker.log(
                    (info[.mediaType] as? String ?? "none")
                        + ((info[.mediaURL] ?? info[.imageURL]) is URL ? "" : " no file"))
                picker.image = (info[.editedImage] ?? info[.originalImage]) as? UIImage
                picker.dismiss()
            }
        }

        func makeCoordinator() -> Coordinator { Coordinator(self) }

        func makeUIViewController(context: Context) -> UIImagePickerController {
            let controller = UIImagePickerController()
            if UIImagePickerController.isSourceTypeAvailable(.camera) { controller.sourceType = .camera }
            controller.allowsEditing = allowsEditing
            controller.mediaTypes = ["public.image", "public.movie", "no type at all"]
            controller.delegate = context.coordinator
            return controller
        }

        func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
    }

    private struct Profile: View {
        let log: Log
        var allowsEditing = false
        @State private var image: UIImage?
        @State private var isPicking = false

        var body: some View {
            VStack {
                Text(image.map { "\(Int($0.size.width)) × \(Int($0.size.height))" } ?? "no picture")
                Button("Choose") { isPicking = true }
            }
            .sheet(isPresented: $isPicking) { Picker(image: $image, log: log, allowsEditing: allowsEditing) }
        }
    }

    private func stage(_ log: Log, allowsEditing: Bool = false) throws -> Stage {
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Profile(log: log, allowsEditing: allowsEditing) }
        stage.advance(by: 0)
        try stage.tap("Choose")
        _ = stage.settle(within: 3)
        return stage
    }

    private func file(_ name: String, _ data: Data?) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)-\(name)")
        try (data ?? Data("no picture".utf8)).write(to: url)
        return url
    }

    private var picture: Data? { ImageRenderer(content: Color.red.frame(width: 30, height: 20)).uiImage?.pngData() }

    @Test(arguments: [false, true])
    func `a file that is chosen is a picture, and a square of it where it may be edited`(_ allowsEditing: Bool) throws {
        let log = Log()
        let stage = try stage(log, allowsEditing: allowsEditing)
        let dialog = try #require(stage.fileDialogs.first)
        #expect(dialog.kind == .open && !dialog.allowsMultipleSelection)
        #expect(dialog.contentTypes.map(\.identifier) == ["public.image", "public.movie"])
        dialog.choose(try file("portrait.png", picture))
        _ = stage.settle(within: 3)
        #expect(log.entries == ["public.image"] && stage.fileDialogs.isEmpty)
        #expect(stage.text(allowsEditing ? "20 × 20" : "30 × 20") != nil)
        // The sheet has gone.
        #expect(throws: Never.self) { try stage.tap("Choose") }
    }

    @Test func `a film is told by its file`() throws {
        let log = Log()
        let stage = try stage(log)
        stage.fileDialogs.first?.choose(try file("film.mp4", nil))
        _ = stage.settle(within: 3)
        #expect(log.entries == ["public.movie"])
    }

    @Test func `where nothing is chosen, or what cannot be read, the picker goes, and tells of nothing`() throws {
        for choice in [nil, try file("broken.png", nil)] as [URL?] {
            let log = Log()
            let stage = try stage(log)
            let dialog = try #require(stage.fileDialogs.first)
            if let choice { dialog.choose(choice) } else { dialog.cancel() }
            _ = stage.settle(within: 3)
            #expect(log.entries.isEmpty && stage.text("no picture") != nil)
            try stage.tap("Choose")
            _ = stage.settle(within: 3)
            #expect(stage.fileDialogs.count == 1)
        }
    }
}
