public import Foundation
import TallyControls
import TallyCore
import TallyUI

/// Has a person choose a picture or a film, in the dialog for files of the desktop, which opens when the controller appears.
///
/// There is no camera and no library of photos. A source that is not there opens the dialog too: a file takes the place of what would
/// be taken. On Apple's platforms it is a `UINavigationController`; here it is not.
@MainActor @preconcurrency
open class UIImagePickerController: UIViewController {
    public enum SourceType: Int, Sendable {
        case photoLibrary = 0
        case camera = 1
        case savedPhotosAlbum = 2
    }

    public enum CameraDevice: Int, Sendable {
        case rear = 0
        case front = 1
    }

    /// What is told of the file that was chosen.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `String`, `public.image` or `public.movie`.
        public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
        /// A `UIImage`.
        public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
        /// A `UIImage`, where editing is allowed: the square in the middle, since there is nobody to choose another part.
        public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
        /// A `CGRect` in pixels of the picture, where editing is allowed.
        public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
        /// The `URL` of a film.
        public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
        /// The `URL` of a picture's file.
        public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    }

    /// Only files can be chosen, which stand in for the library of photos.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

    /// Nil for a source that is not there.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? [UTType.image.identifier, UTType.movie.identifier] : nil
    }

    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    open var sourceType: SourceType = .photoLibrary
    /// The identifiers of what may be chosen; those that are no types are none. Without any, pictures.
    open var mediaTypes: [String] = [UTType.image.identifier]
    /// Whether a square of the picture is told, too.
    open var allowsEditing = false
    open var cameraDevice: CameraDevice = .rear

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let types = mediaTypes.compactMap { UTType($0) }
        let dialog = UIHostingController(
            rootView: PickedFile(types: types.isEmpty ? [.image] : types) { [weak self] in self?.chosen($0) })
        addChild(dialog)
        dialog.view.frame = view.bounds
        dialog.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dialog.view.backgroundColor = .clear
        view.addSubview(dialog.view)
        dialog.didMove(toParent: self)
    }

    /// Tells of a file; nil: of none. One that is neither a picture that can be read nor a film is none.
    private func chosen(_ url: URL?) {
        guard let url, let info = info(of: url) else {
            if let delegate { delegate.imagePickerControllerDidCancel(self) } else { dismiss(animated: true) }
            return
        }
        delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }

    private func info(of url: URL) -> [InfoKey: Any]? {
        if UTType(filenameExtension: url.pathExtension)?.conforms(to: .movie) == true {
            return [.mediaType: UTType.movie.identifier, .mediaURL: url]
        }
        guard let image = UIImage(contentsOfFile: url.path) else { return nil }
        var info: [InfoKey: Any] = [.mediaType: UTType.image.identifier, .originalImage: image, .imageURL: url]
        if allowsEditing, let pixels = image.cgImage {
            let side = CGFloat(min(pixels.width, pixels.height))
            let square = CGRect(
                x: (CGFloat(pixels.width) - side) / 2, y: (CGFloat(pixels.height) - side) / 2, width: side, height: side
            )
            info[.cropRect] = square
            info[.editedImage] = pixels.cropping(to: square).map { UIImage(cgImage: $0) } ?? image
        }
        return info
    }
}

/// Who is told what a person has chosen. What is told of nothing is for the delegate to dismiss.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Without it the picker dismisses itself.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

/// A dialog for one file, open from when it appears.
private struct PickedFile: View {
    let types: [UTType]
    let chosen: (URL?) -> Void
    @State private var isOpen = false

    var body: some View {
        Color.clear
            .onAppear { isOpen = true }
            .fileImporter(isPresented: $isOpen, allowedContentTypes: types, allowsMultipleSelection: false) {
                chosen(try? $0.get().first)
            } onCancellation: {
                chosen(nil)
            }
    }
}
