import SwiftUI
import TallyStage

/// The light and the dark side of the gallery.
enum GalleryScheme: String, CaseIterable {
    case light, dark

    var colorScheme: ColorScheme { self == .light ? .light : .dark }

    /// What the pictures stand on, in them and in the page; 0xAARRGGBB.
    var card: UInt32 { self == .light ? 0xFFFF_FFFF : 0xFF1C_1C1E }

    func file(of entry: GalleryEntry) -> String { entry.name + (self == .light ? ".png" : "-dark.png") }
}
