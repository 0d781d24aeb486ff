/// Symbols whose names begin with c to f.
extension SymbolShape {
    static let fromCToF: [String: SymbolShape] = [
        "calendar": .init(
            closed: "R3 4.4 18 16.6 2.4",
            lines: "M7.6 2.6 V4.4 M16.4 2.6 V4.4",
            cuts: "M3.6 9.4 H20.4 M8 14.6 H8.2 M12 14.6 H12.2 M16 14.6 H16.2"),
        "camera": .init(
            closed: "M3.6 7 H7 L8.6 4.4 H15.4 L17 7 H20.4 C21.2 7 22 7.8 22 8.6 V18 C22 18.8 21.2 19.6 20.4 "
                + "19.6 H3.6 C2.8 19.6 2 18.8 2 18 V8.6 C2 7.8 2.8 7 3.6 7 Z",
            cuts: "O12 13 4"),
        "capsule": .init(closed: "R2 6.6 20 10.8 5.4"),
        "cart": .init(closed: "O9 20 1 O17 20 1", lines: "M2 4 H4.8 L7.4 16 H18.4 L20.6 7.4 H5.6"),
        "cellularbars": .init(levels: [
            .init(closed: "R2.4 15.6 3 5 0.6"), .init(closed: "R7.8 11.6 3 9 0.6"),
            .init(closed: "R13.2 7.4 3 13.2 0.6"), .init(closed: "R18.6 3 3 17.6 0.6"),
        ]),
        "chart.bar": .init(levels: [
            .init(closed: "R3 12 4.4 9 0.8"), .init(closed: "R9.8 7.4 4.4 13.6 0.8"),
            .init(closed: "R16.6 3 4.4 18 0.8"),
        ]),
        "chart.line.uptrend.xyaxis": .init(lines: "M3.4 3.4 V20.6 H20.6 M7 15.6 L11 10.6 L14 13.4 L20 6"),
        "checkmark": .init(lines: "M4.4 13.4 L9.6 19 L19.6 5"),
        "chevron.down": .init(lines: "M20 8 L12 16 L4 8"),
        "chevron.down.2": .init(lines: "M20 4.6 L12 12.6 L4 4.6 M20 11.4 L12 19.4 L4 11.4"),
        "chevron.left": .init(lines: "M16 4 L8 12 L16 20"),
        "chevron.left.2": .init(lines: "M19.4 4 L11.4 12 L19.4 20 M12.6 4 L4.6 12 L12.6 20"),
        "chevron.right": .init(lines: "M8 20 L16 12 L8 4"),
        "chevron.right.2": .init(lines: "M4.6 20 L12.6 12 L4.6 4 M11.4 20 L19.4 12 L11.4 4"),
        "chevron.up": .init(lines: "M4 16 L12 8 L20 16"),
        "chevron.up.2": .init(lines: "M4 19.4 L12 11.4 L20 19.4 M4 12.6 L12 4.6 L20 12.6"),
        "chevron.up.chevron.down": .init(lines: "M6.6 9 L12 3.8 L17.4 9 M6.6 15 L12 20.2 L17.4 15"),
        "circle": .init(closed: "O12 12 9.2"),
        "clock": .init(closed: "O12 12 9.2", cuts: "M12 6.4 V12 L15.6 14.4"),
        "cloud": .init(
            closed: "M7 18.6 C4.2 18.6 2 16.6 2 14 C2 11.6 3.8 9.8 6.2 9.6 C6.8 7 9 5.2 11.8 5.2 C15 5.2 17.4 "
                + "7.4 17.8 10.4 C20.2 10.4 22 12.2 22 14.4 C22 16.8 20.2 18.6 17.8 18.6 Z"),
        "creditcard": .init(closed: "R2 4.8 20 14.4 2.4", cuts: "M2.8 9.6 H21.2 M5.6 14.8 H9.4"),
        "crown": .init(closed: "M2.6 7 L7.4 12 L12 4.6 L16.6 12 L21.4 7 L19.6 19 H4.4 Z"),
        "diamond": .init(closed: "M12 2.2 L21.8 12 L12 21.8 L2.2 12 Z"),
        "die.face.1": .init(closed: "R3 3 18 18 3.6", cuts: "O12 12 0.8"),
        "die.face.2": .init(closed: "R3 3 18 18 3.6", cuts: "O7.6 7.6 0.8 O16.4 16.4 0.8"),
        "die.face.3": .init(closed: "R3 3 18 18 3.6", cuts: "O7.6 7.6 0.8 O12 12 0.8 O16.4 16.4 0.8"),
        "die.face.4": .init(closed: "R3 3 18 18 3.6", cuts: "O7.6 7.6 0.8 O16.4 16.4 0.8 O16.4 7.6 0.8 O7.6 16.4 0.8"),
        "die.face.5": .init(
            closed: "R3 3 18 18 3.6",
            cuts: "O7.6 7.6 0.8 O16.4 16.4 0.8 O16.4 7.6 0.8 O7.6 16.4 0.8 O12 12 0.8"),
        "die.face.6": .init(
            closed: "R3 3 18 18 3.6",
            cuts: "O7.6 7.6 0.8 O16.4 16.4 0.8 O16.4 7.6 0.8 O7.6 16.4 0.8 O7.6 12 0.8 O16.4 12 0.8"),
        "divide": .init(closed: "O12 6.4 0.7 O12 17.6 0.7", lines: "M4.4 12 H19.6"),
        "doc": .init(closed: "M5.4 2.4 H13.6 L18.6 7.6 V21.6 H5.4 Z", cuts: "M13.4 3 V8 H18.2"),
        "drop": .init(
            closed: "M12 2.8 C15 7.4 18.6 11 18.6 15 C18.6 18.8 15.8 21.4 12 21.4 C8.2 21.4 5.4 18.8 5.4 15 "
                + "C5.4 11 9 7.4 12 2.8 Z"),
        "ellipsis": .init(levels: [
            .init(closed: "O5 12 1.1"), .init(closed: "O12 12 1.1"), .init(closed: "O19 12 1.1"),
        ]),
        "envelope": .init(closed: "R2 4.8 20 14.4 2.4", cuts: "M3 6.6 L12 13.6 L21 6.6"),
        "equal": .init(lines: "M4.4 9 H19.6 M4.4 15 H19.6"),
        "eye": .init(
            closed: "M1.8 12 C4 7.6 7.6 5.2 12 5.2 C16.4 5.2 20 7.6 22.2 12 C20 16.4 16.4 18.8 12 18.8 C7.6 "
                + "18.8 4 16.4 1.8 12 Z",
            cuts: "O12 12 3.2"),
        "face.smiling": .init(
            closed: "O12 12 9.2",
            cuts: "M8.8 9.4 V10.4 M15.2 9.4 V10.4 M7.8 14.2 C9.6 17.6 14.4 17.6 16.2 14.2"),
        "flag": .init(closed: "M5 4.2 C9 2.4 13 6.4 19.4 4.2 V13.4 C13 15.6 9 11.6 5 13.4 Z", lines: "M5 3 V21.4"),
        "flame": .init(
            closed: "M12.4 2.4 C13 6.4 18.8 9 18.8 14.6 C18.8 18.8 16 21.6 12 21.6 C8 21.6 5.2 18.8 5.2 14.8 "
                + "C5.2 11.8 6.8 9.8 8 8.4 C8.2 10 8.8 11 10 11.6 C10 8 10.4 4.8 12.4 2.4 Z"),
        "folder": .init(closed: "M2.4 5 H9 L11.2 7.4 H21.6 V19.4 H2.4 Z"),
        "forward": .init(closed: "M3 6 L12 12 L3 18 Z M12 6 L21 12 L12 18 Z"),
        "forward.end": .init(closed: "M5 5 L16 12 L5 19 Z", lines: "M18.6 5 V19"),
    ]
}
