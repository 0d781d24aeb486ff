public import Foundation
import TallyCore
import TallyScene

extension Text {
    /// The lines of a text as they are set, for a `TextRenderer` to draw.
    ///
    /// Lines consist of runs of one style, those of slices: the smallest parts that stand by themselves, a letter with its
    /// marks, or several that are drawn as one. Places are in points from the text's top left corner.
    public struct Layout: RandomAccessCollection, Equatable {
        let setting: TextLayoutSetting

        /// Whether a part of the text was left out, as there was no room for it.
        public var isTruncated: Bool { setting.text.isTruncated }

        public var startIndex: Int { 0 }
        public var endIndex: Int { setting.lines.count }
        public subscript(index: Int) -> Line { Line(setting: setting, index: index) }

        /// Layouts of one text, set in one way, are equal.
        public static func == (a: Layout, b: Layout) -> Bool { a.setting === b.setting }

        /// A line of a text: its runs, from the left.
        public struct Line: RandomAccessCollection, Equatable {
            let setting: TextLayoutSetting
            let index: Int

            private var line: TextLayoutSetting.Line { setting.lines[index] }

            /// Where the line's baseline begins.
            public var origin: CGPoint { line.bounds.origin }

            public var typographicBounds: TypographicBounds { line.bounds }

            public var startIndex: Int { 0 }
            public var endIndex: Int { line.runs.count }
            public subscript(index: Int) -> Run { Run(setting: setting, line: self.index, index: index) }

            public static func == (a: Line, b: Line) -> Bool { a.setting === b.setting && a.index == b.index }
        }

        /// A part of a line in one style: its slices, from the left.
        public struct Run: RandomAccessCollection, Equatable {
            let setting: TextLayoutSetting
            let line: Int
            let index: Int

            private var run: TextLayoutSetting.Run { setting.lines[line].runs[index] }
            var pieces: Range<Int> { run.pieces }

            /// Which way its letters are read.
            public var layoutDirection: LayoutDirection { run.isRightToLeft ? .rightToLeft : .leftToRight }
            public var typographicBounds: TypographicBounds { setting.bounds(line, run.pieces) }
            /// The characters of the text that it shows.
            public var characterIndices: [CharacterIndex] { setting.characters(line, run.pieces) }

            /// The mark of a type that `customAttribute(_:)` has put at this part of the text; nil: none has.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { run.attributes?.value(key) }

            public var startIndex: Int { 0 }
            public var endIndex: Int { run.pieces.count }
            public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<(index + 1)) }
            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

            public static func == (a: Run, b: Run) -> Bool {
                a.setting === b.setting && a.line == b.line && a.index == b.index
            }
        }

        /// Some of the glyphs of a run, from the left.
        public struct RunSlice: RandomAccessCollection, Equatable {
            public var run: Run
            public var indices: Range<Int>

            /// - Parameter indices: of the run; what is none of its indices is left out.
            public init(run: Run, indices: Range<Int>) {
                self.run = run
                self.indices = indices.clamped(to: 0..<run.count)
            }

            var pieces: Range<Int> {
                let indices = indices.clamped(to: 0..<run.count)
                let first = run.pieces.lowerBound
                return (first + indices.lowerBound)..<(first + indices.upperBound)
            }

            public var typographicBounds: TypographicBounds { run.setting.bounds(run.line, pieces) }
            /// The characters of the text that it shows.
            public var characterIndices: [CharacterIndex] { run.setting.characters(run.line, pieces) }

            /// The mark of a type that `customAttribute(_:)` has put at this part of the text; nil: none has.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

            public var startIndex: Int { indices.lowerBound }
            public var endIndex: Int { indices.upperBound }
            public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<(index + 1)) }
            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
        }
    }
}
