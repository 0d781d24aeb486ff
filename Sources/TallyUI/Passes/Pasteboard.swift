/// Where views copy to and paste from: the host's.
package struct Pasteboard {
    package var read: @MainActor () -> String?
    package var write: @MainActor (String) -> Void

    package init(read: @escaping @MainActor () -> String?, write: @escaping @MainActor (String) -> Void) {
        self.read = read
        self.write = write
    }
}
