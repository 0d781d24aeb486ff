public import Foundation

// What Foundation has on Apple's platforms alone. Where the folders are, the desktop says; those that it has none of stand in the home.
extension URL {
    /// The person's documents.
    public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
    public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }
    public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
    public static var moviesDirectory: URL { folder(.moviesDirectory, "Movies") }
    public static var musicDirectory: URL { folder(.musicDirectory, "Music") }
    public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }
    /// What the person shares with others of the machine.
    public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory, "Public") }
    public static var trashDirectory: URL { folder(.trashDirectory, ".Trash") }
    /// What a program can make again.
    public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }
    /// What a program keeps for itself; that of all programs, as in a program that is not in a sandbox.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory, ".local/share") }
    /// The folder around what programs keep for themselves.
    public static var libraryDirectory: URL { folder(.libraryDirectory, ".local") }

    private static func folder(_ directory: FileManager.SearchPathDirectory, _ name: String) -> URL {
        let known = FileManager.default.urls(for: directory, in: .userDomainMask).first
        let url = known ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(name)
        return URL(fileURLWithPath: url.path, isDirectory: true)
    }
}
