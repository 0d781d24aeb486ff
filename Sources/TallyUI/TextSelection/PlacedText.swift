/// A text with places in it, counted in bytes of UTF-8 from the start.
///
/// Places stand between grapheme clusters only: a family of emoji, a letter with its marks or a Hangul syllable is never split.
package protocol PlacedText {
    var text: String { get }
}

/// A text that is nothing but that.
package struct PlainText: PlacedText {
    package let text: String

    package init(_ text: String) { self.text = text }
}

extension PlacedText {
    package var end: Int { text.utf8.count }

    package func index(_ place: Int) -> String.Index {
        text.utf8.index(text.startIndex, offsetBy: Swift.min(Swift.max(place, 0), end))
    }

    package func place(_ index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }

    /// Returns the place itself if it is between clusters, else the start of the cluster it is in.
    package func roundedDown(_ place: Int) -> Int {
        if place <= 0 { return 0 }
        if place >= end { return end }
        return self.place(text.index(before: text.index(after: index(place))))
    }

    /// Returns the place itself if it is between clusters, else the end of the cluster it is in.
    package func roundedUp(_ place: Int) -> Int {
        let down = roundedDown(place)
        return down >= place ? down : next(after: down)
    }

    /// Returns the next place; the end if there is no other.
    package func next(after place: Int) -> Int { place >= end ? end : self.place(text.index(after: index(place))) }
    /// Returns the previous place; 0 if there is no other.
    package func previous(before place: Int) -> Int {
        place <= 0 ? 0 : self.place(text.index(before: index(place)))
    }

    package func string(in span: TextSpan) -> String { String(text[index(span.start)..<index(span.end)]) }
}

extension String {
    /// Returns whether the strings are the same byte for byte; `==` takes a letter with a mark for the letter that has
    /// one.
    package func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
