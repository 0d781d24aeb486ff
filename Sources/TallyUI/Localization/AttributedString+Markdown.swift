public import Foundation

// What Foundation has on Apple's platforms alone.
extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// How much of Markdown is read.
        public enum InterpretedSyntax: Int, Hashable, Codable, Sendable {
            /// Paragraphs and headings end where they end, without a break in the text; marks of headings and of lists are left out.
            case full = 0
            /// Emphasis, code, links and the like; spaces and breaks that follow one another are one space.
            case inlineOnly = 1
            /// The same, with spaces and breaks as they are.
            case inlineOnlyPreservingWhitespace = 2
        }

        /// What is done with a text that is no Markdown. Every text is.
        public enum FailurePolicy: Int, Hashable, Codable, Sendable {
            case throwError = 0
            case returnPartiallyParsedIfPossible = 1
        }

        /// The value is kept and changes nothing: of `^[text](attributes)` the text is left.
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        /// The value is kept and changes nothing, as every text is Markdown.
        public var failurePolicy: FailurePolicy
        /// The value is kept and changes nothing: nothing here goes by the language of a part.
        public var languageCode: String?

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// A text of Markdown: its emphasis and code as `inlinePresentationIntent`, its links as `link`.
    ///
    /// It never throws, as every text is Markdown.
    /// - Parameter baseURL: what addresses that begin nowhere are taken from.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init(markdown, options, baseURL)
    }

    /// A text of Markdown in UTF-8; what is none is shown by U+FFFD.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init(String(decoding: markdown, as: UTF8.self), options, baseURL)
    }

    private init(_ markdown: String, _ options: MarkdownParsingOptions, _ baseURL: URL?) {
        self.init()
        let pieces =
            switch options.interpretedSyntax {
            case .full: MarkdownBlocks.texts(of: markdown)
            case .inlineOnly: [markdown.split(whereSeparator: \.isWhitespace).joined(separator: " ")]
            case .inlineOnlyPreservingWhitespace: [markdown]
            }
        for piece in pieces {
            for run in InlineMarkdown.runs(of: piece) {
                var part = AttributedString(run.text)
                if !run.intent.isEmpty { part.inlinePresentationIntent = InlinePresentationIntent(run.intent) }
                if let destination = run.destination { part.link = URL(string: destination, relativeTo: baseURL) }
                append(part)
            }
        }
    }
}

/// The blocks of a Markdown text, as far as their letters go.
enum MarkdownBlocks {
    /// Returns the texts of the paragraphs, headings and items, without their marks; a soft break is a space.
    static func texts(of markdown: String) -> [String] {
        var texts: [String] = []
        var lines: [String] = []
        func end() {
            if !lines.isEmpty { texts.append(lines.joined(separator: " ")) }
            lines = []
        }
        for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let text = line.drop(while: \.isWhitespace)
            if text.isEmpty {
                end()
            } else if let heading = heading(text) {
                end()
                texts.append(heading)
            } else if let item = item(text) {
                end()
                lines = [item]
            } else {
                lines.append(trimmed(text))
            }
        }
        end()
        return texts
    }

    private static func trimmed(_ text: Substring) -> String { text.trimmingCharacters(in: .whitespaces) }

    private static func heading(_ line: Substring) -> String? {
        let level = line.prefix { $0 == "#" }.count
        guard (1...6).contains(level), line.dropFirst(level).first?.isWhitespace ?? true else { return nil }
        return trimmed(line.dropFirst(level))
    }

    private static func item(_ line: Substring) -> String? {
        if let mark = line.first, "-*+>".contains(mark), line.dropFirst().first == " " {
            return trimmed(line.dropFirst(2))
        }
        let digits = line.prefix { ("0"..."9").contains($0) }
        let rest = line.dropFirst(digits.count)
        guard (1...9).contains(digits.count), rest.first == "." || rest.first == ")", rest.dropFirst().first == " "
        else {
            return nil
        }
        return trimmed(rest.dropFirst(2))
    }
}
