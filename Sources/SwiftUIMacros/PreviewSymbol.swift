/// What the linker calls the function that hands out a preview: the macro makes it, and `tally preview` looks for it.
enum PreviewSymbol {
    /// - Parameters:
    ///   - file: the file's path or its name, which is one of its kind in a module.
    ///   - offset: where the `#` of `#Preview` stands, in bytes from the file's start.
    static func name(file: String, offset: Int) -> String {
        let name = file.utf8.split(separator: UInt8(ascii: "/")).last.map(Array.init) ?? []
        let letters = name.map { byte in
            let isPlain =
                byte < 128 && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber)
            return isPlain ? String(Unicode.Scalar(byte)) : "_\(String(byte, radix: 16))"
        }
        return "tally_preview_\(offset)_\(letters.joined())"
    }
}
