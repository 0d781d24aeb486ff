#if Window
    /// Why no window can be opened.
    public struct WindowError: Error, CustomStringConvertible, Equatable {
        public let description: String
    }
#endif
