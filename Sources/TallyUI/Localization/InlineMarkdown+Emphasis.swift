extension InlineMarkdown {
    /// Reads a run of delimiters: it is left-flanking, right-flanking or both, by what stands beside it.
    mutating func readDelimiter() {
        let mark = scalars[place]
        let length = runLength(at: place)
        if mark == "~", length > 2 { return take(length) }
        let before = place > 0 ? scalars[place - 1] : " "
        let after = place + length < scalars.count ? scalars[place + length] : " "
        let isLeft = !after.isSpace && (!after.isPunctuation || before.isSpace || before.isPunctuation)
        let isRight = !before.isSpace && (!before.isPunctuation || after.isSpace || after.isPunctuation)
        let isWordBound = mark == "_"
        nodes.append(
            Node(
                delimiter: Delimiter(
                    mark: mark, count: length, length: length,
                    opens: isLeft && (!isWordBound || !isRight || before.isPunctuation),
                    closes: isRight && (!isWordBound || !isLeft || after.isPunctuation))))
        place += length
    }

    /// The kinds of closing delimiters, for each of which there is none to open it before some place.
    private struct Kind: Hashable {
        let mark: Unicode.Scalar
        let remainder: Int
        let opens: Bool
    }

    /// Pairs the delimiters from a node on, and takes them out of play.
    mutating func joinEmphasis(from bottom: Int) {
        var bottoms: [Kind: Int] = [:]
        var index = bottom
        while index < nodes.count {
            guard let closer = nodes[index].delimiter, closer.closes, closer.count > 0 else {
                index += 1
                continue
            }
            let kind = Kind(mark: closer.mark, remainder: closer.length % 3, opens: closer.opens)
            if let opener = opener(for: closer, before: index, downTo: bottoms[kind] ?? bottom) {
                join(opener, index)
            } else {
                bottoms[kind] = index
                if !closer.opens { nodes[index].delimiter?.closes = false }
                index += 1
            }
        }
        for index in nodes.indices.dropFirst(bottom) {
            nodes[index].delimiter?.opens = false
            nodes[index].delimiter?.closes = false
        }
    }

    private func opener(for closer: Delimiter, before place: Int, downTo bottom: Int) -> Int? {
        for index in stride(from: place - 1, through: bottom, by: -1) {
            guard let opener = nodes[index].delimiter, opener.mark == closer.mark, opener.opens, opener.count > 0 else {
                continue
            }
            if closer.mark == "~" {
                if opener.count == closer.count { return index }
                continue
            }
            // The rule of three: a run that may do both joins none with which it makes a multiple of three.
            let isThree = (opener.length + closer.length) % 3 == 0
            let areThrees = opener.length % 3 == 0 && closer.length % 3 == 0
            if (opener.closes || closer.opens) && isThree && !areThrees { continue }
            return index
        }
        return nil
    }

    private mutating func join(_ opener: Int, _ closer: Int) {
        let counts = (nodes[opener].delimiter?.count ?? 0, nodes[closer].delimiter?.count ?? 0)
        let isStruck = nodes[opener].delimiter?.mark == "~"
        let isStrong = counts.0 >= 2 && counts.1 >= 2
        let intent: Intent = isStruck ? .struck : isStrong ? .stronglyEmphasized : .emphasized
        for index in (opener + 1)..<closer {
            nodes[index].intent.insert(intent)
            nodes[index].delimiter?.opens = false
            nodes[index].delimiter?.closes = false
        }
        let used = isStruck ? counts.0 : isStrong ? 2 : 1
        nodes[opener].delimiter?.count -= used
        nodes[closer].delimiter?.count -= used
    }
}

extension Unicode.Scalar {
    fileprivate var isSpace: Bool { properties.isWhitespace }

    fileprivate var isPunctuation: Bool {
        if isASCII { return isASCIIPunctuation }
        switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            return true
        default: return false
        }
    }
}
