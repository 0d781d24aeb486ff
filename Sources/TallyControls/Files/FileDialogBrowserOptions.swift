import TallyCore

/// What a file dialog shows of a folder.
///
/// The desktop's own dialog goes by the person's settings; who answers for a person, as a test, is told.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The files in packages, which are shown as one file otherwise.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

extension View {
    public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
        fileDialog { $0.browserOptions = options }
    }
}
