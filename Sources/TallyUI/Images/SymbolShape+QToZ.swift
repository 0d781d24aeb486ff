/// Symbols whose names begin with q to z.
extension SymbolShape {
    static let fromQToZ: [String: SymbolShape] = [
        "record.circle": .init(closed: "O12 12 9.2", cuts: "O12 12 3.6"),
        "rectangle": .init(closed: "R2 5.2 20 13.6 2.6"),
        "rectangle.portrait": .init(closed: "R5.2 2 13.6 20 2.6"),
        "repeat": .init(
            lines: "M4 11 V10 C4 8 5.6 6.4 7.6 6.4 H19.6 M16.4 3.2 L19.6 6.4 L16.4 9.6 M20 13 V14 C20 16 18.4 "
                + "17.6 16.4 17.6 H4.4 M7.6 14.4 L4.4 17.6 L7.6 20.8"),
        "seal": .init(
            closed: "M12 1.6 L14.2 3.7 L17.2 3 L18.1 5.9 L21 6.8 L20.3 9.8 L22.4 12 L20.3 14.2 L21 17.2 L18.1 "
                + "18.1 L17.2 21 L14.2 20.3 L12 22.4 L9.8 20.3 L6.8 21 L5.9 18.1 L3 17.2 L3.7 14.2 L1.6 12 "
                + "L3.7 9.8 L3 6.8 L5.9 5.9 L6.8 3 L9.8 3.7 Z"),
        "shield": .init(
            closed: "M12 2.6 C14.8 4.6 17.4 5.4 20 5.4 V11 C20 16 16.8 19.6 12 21.6 C7.2 19.6 4 16 4 11 V5.4 "
                + "C6.6 5.4 9.2 4.6 12 2.6 Z"),
        "shuffle": .init(
            lines: "M3 7 H6.6 C10.6 7 12.6 17 16.6 17 H20.6 M3 17 H6.6 C10.6 17 12.6 7 16.6 7 H20.6 M17.6 3.8 "
                + "L20.8 7 L17.6 10.2 M17.6 13.8 L20.8 17 L17.6 20.2"),
        "sidebar.left": .init(
            lines:
                "M4.6 5.2 H19.4 C21 5.2 22 6.2 22 7.8 V16.2 C22 17.8 21 18.8 19.4 18.8 H4.6 C3 18.8 2 17.8 2 16.2 V7.8 C2 6.2 3 5.2 4.6 5.2 M9 5.2 V18.8"
        ),
        "sidebar.right": .init(
            lines:
                "M4.6 5.2 H19.4 C21 5.2 22 6.2 22 7.8 V16.2 C22 17.8 21 18.8 19.4 18.8 H4.6 C3 18.8 2 17.8 2 16.2 V7.8 C2 6.2 3 5.2 4.6 5.2 M15 5.2 V18.8"
        ),
        "sparkle": .init(closed: "M12 2 L14.3 9.7 L22 12 L14.3 14.3 L12 22 L9.7 14.3 L2 12 L9.7 9.7 Z"),
        "sparkles": .init(parts: [
            .init(closed: "M10 5 L12 11.4 L18.4 13.4 L12 15.4 L10 21.8 L8 15.4 L1.6 13.4 L8 11.4 Z"),
            .init(closed: "M18.6 1.4 L19.5 4.5 L22.6 5.4 L19.5 6.3 L18.6 9.4 L17.7 6.3 L14.6 5.4 L17.7 4.5 Z"),
            .init(closed: "M19.4 15.8 L20.1 17.9 L22.2 18.6 L20.1 19.3 L19.4 21.4 L18.7 19.3 L16.6 18.6 L18.7 17.9 Z"),
        ]),
        "speaker": .init(closed: "M3 9 H7 L13 4 V20 L7 15 H3 Z"),
        "speaker.wave.1": .init(
            parts: [.init(closed: "M2 9 H5.6 L11.2 4.4 V19.6 L5.6 15 H2 Z")],
            levels: [.init(lines: "M14 8.1 C15.9 10.4 15.9 13.6 14 15.9")]),
        "speaker.wave.2": .init(
            parts: [.init(closed: "M2 9 H5.6 L11.2 4.4 V19.6 L5.6 15 H2 Z")],
            levels: [
                .init(lines: "M14 8.1 C15.9 10.4 15.9 13.6 14 15.9"),
                .init(lines: "M17.1 5.2 C20.4 9.1 20.4 14.9 17.1 18.8"),
            ]),
        "speaker.wave.3": .init(
            parts: [.init(closed: "M0.8 9 H3.8 L8.6 4.8 V19.2 L3.8 15 H0.8 Z")],
            levels: [
                .init(lines: "M11.4 8.6 C13 10.6 13 13.4 11.4 15.4"),
                .init(lines: "M14.6 6 C17.6 9.6 17.6 14.4 14.6 18"),
                .init(lines: "M17.8 3.4 C22.2 8.4 22.2 15.6 17.8 20.6"),
            ]),
        "square": .init(closed: "R3.4 3.4 17.2 17.2 3.6"),
        "square.and.arrow.down": .init(lines: "M8 9.4 H5 V21 H19 V9.4 H16 M12 2.4 V15 M8.2 11.4 L12 15.2 L15.8 11.4"),
        "square.and.arrow.up": .init(lines: "M8 9.4 H5 V21 H19 V9.4 H16 M12 14.6 V2.6 M8.2 6.2 L12 2.4 L15.8 6.2"),
        "square.grid.2x2": .init(parts: [
            .init(closed: "R3.4 3.4 7 7 1.4"), .init(closed: "R13.6 3.4 7 7 1.4"),
            .init(closed: "R3.4 13.6 7 7 1.4"), .init(closed: "R13.6 13.6 7 7 1.4"),
        ]),
        "star": .init(
            closed: "M12 2.5 L14.7 9 L21.7 9.5 L16.4 14.1 L18 21 L12 17.3 L6 21 L7.6 14.1 L2.3 9.5 L9.3 9 Z"),
        "stop": .init(closed: "R4.8 4.8 14.4 14.4 2"),
        "stopwatch": .init(
            closed: "O12 13.4 8",
            lines: "M12 5.4 V2.4 M9.6 2.2 H14.4 M18.4 6.4 L19.8 5",
            cuts: "M12 13.4 V9"),
        "suit.club": .init(closed: "O12 7.6 4.1 O7.4 13 4.1 O16.6 13 4.1 M11.2 11 L10 20.4 H14 L12.8 11 Z"),
        "suit.diamond": .init(
            closed: "M12 2.4 C13.8 6 16.2 9.2 18.8 12 C16.2 14.8 13.8 18 12 21.6 C10.2 18 7.8 14.8 5.2 12 C7.8 "
                + "9.2 10.2 6 12 2.4 Z"),
        "suit.heart": .init(
            closed: "M12 20.5 C4.5 15 2.8 11.6 2.8 8.6 C2.8 5.6 5 3.6 7.5 3.6 C9.5 3.6 11.1 4.7 12 6.6 C12.9 "
                + "4.7 14.5 3.6 16.5 3.6 C19 3.6 21.2 5.6 21.2 8.6 C21.2 11.6 19.5 15 12 20.5 Z"),
        "suit.spade": .init(
            closed: "M12 3 C8.5 7 4 9.6 4 13.4 C4 15.8 5.8 17.4 7.9 17.4 C9.4 17.4 10.7 16.6 11.4 15.4 L10.2 "
                + "20.5 H13.8 L12.6 15.4 C13.3 16.6 14.6 17.4 16.1 17.4 C18.2 17.4 20 15.8 20 13.4 C20 9.6 "
                + "15.5 7 12 3 Z"),
        "sun.max": .init(
            parts: [.init(closed: "O12 12 4.2")],
            levels: [
                .init(lines: "M12 4.2 L12 1.6"), .init(lines: "M17.5 6.5 L19.4 4.6"), .init(lines: "M19.8 12 L22.4 12"),
                .init(lines: "M17.5 17.5 L19.4 19.4"), .init(lines: "M12 19.8 L12 22.4"),
                .init(lines: "M6.5 17.5 L4.6 19.4"), .init(lines: "M4.2 12 L1.6 12"), .init(lines: "M6.5 6.5 L4.6 4.6"),
            ]),
        "sun.min": .init(
            closed: "O12 12 4.2",
            lines: "M19.4 12 L20.2 12 M17.2 17.2 L17.8 17.8 M12 19.4 L12 20.2 M6.8 17.2 L6.2 17.8 M4.6 12 L3.8 "
                + "12 M6.8 6.8 L6.2 6.2 M12 4.6 L12 3.8 M17.2 6.8 L17.8 6.2"),
        "tag": .init(closed: "M3 3.6 H11.4 L21 13.2 L13 21.2 L3 11.4 Z", cuts: "O7.4 8 1.2"),
        "timer": .init(lines: "O12 12.6 8.6 M12 12.6 L8.4 9 M12 4 V1.8"),
        "trash": .init(
            closed: "M5.6 6.6 L6.8 20.8 H17.2 L18.4 6.6 Z",
            lines: "M3.6 6.2 H20.4 M9 6 V3.6 H15 V6",
            cuts: "M10 10 L10.3 17.4 M14 10 L13.7 17.4"),
        "triangle": .init(closed: "M12 3.6 L21.6 20 H2.4 Z"),
        "trophy": .init(
            closed: "M7 3.4 H17 V9.4 C17 13 15 15.2 12 15.2 C9 15.2 7 13 7 9.4 Z",
            lines: "M7 5.6 H3.4 C3.4 9 5 10.8 7.4 11 M17 5.6 H20.6 C20.6 9 19 10.8 16.6 11 M12 15.2 V20 M8 "
                + "20.6 H16"),
        "wave.3.right": .init(levels: [
            .init(lines: "M5 9.4 C6.6 10.8 6.6 13.2 5 14.6"), .init(lines: "M9.6 6.4 C13 9.6 13 14.4 9.6 17.6"),
            .init(lines: "M14.2 3.4 C19.4 8.2 19.4 15.8 14.2 20.6"),
        ]),
        "waveform": .init(levels: [
            .init(lines: "M3 10.4 V13.6"), .init(lines: "M7.5 7 V17"), .init(lines: "M12 3.4 V20.6"),
            .init(lines: "M16.5 7.8 V16.2"), .init(lines: "M21 10.4 V13.6"),
        ]),
        "wifi": .init(levels: [
            .init(closed: "O12 18.6 1"), .init(lines: "M8.5 15.1 C10.4 13.1 13.6 13.1 15.5 15.1"),
            .init(lines: "M5.4 12 C9 8.3 15 8.3 18.6 12"), .init(lines: "M2.2 8.8 C7.6 3.5 16.4 3.5 21.8 8.8"),
        ]),
        "xmark": .init(lines: "M5.4 5.4 L18.6 18.6 M18.6 5.4 L5.4 18.6"),
    ]
}
