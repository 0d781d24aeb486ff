/// Symbols whose names begin with g to p.
extension SymbolShape {
    static let fromGToP: [String: SymbolShape] = [
        "gear": .init(
            closed: "M19.6 10.4 L21.9 10.6 L21.9 13.4 L19.6 13.6 L18.5 16.2 L20 18 L18 20 L16.2 18.5 L13.6 19.6 "
                + "L13.4 21.9 L10.6 21.9 L10.4 19.6 L7.8 18.5 L6 20 L4 18 L5.5 16.2 L4.4 13.6 L2.1 13.4 L2.1 "
                + "10.6 L4.4 10.4 L5.5 7.8 L4 6 L6 4 L7.8 5.5 L10.4 4.4 L10.6 2.1 L13.4 2.1 L13.6 4.4 L16.2 "
                + "5.5 L18 4 L20 6 L18.5 7.8 Z",
            cuts: "O12 12 3"),
        "gearshape": .init(
            closed: "M19.6 10.4 L21.9 10.6 L21.9 13.4 L19.6 13.6 L18.5 16.2 L20 18 L18 20 L16.2 18.5 L13.6 19.6 "
                + "L13.4 21.9 L10.6 21.9 L10.4 19.6 L7.8 18.5 L6 20 L4 18 L5.5 16.2 L4.4 13.6 L2.1 13.4 L2.1 "
                + "10.6 L4.4 10.4 L5.5 7.8 L4 6 L6 4 L7.8 5.5 L10.4 4.4 L10.6 2.1 L13.4 2.1 L13.6 4.4 L16.2 "
                + "5.5 L18 4 L20 6 L18.5 7.8 Z",
            cuts: "O12 12 3"),
        "gift": .init(
            closed: "R3.4 11 17.2 10 1.2 R2 7 20 4 0.8",
            lines: "M12 6.8 C8.6 7 7 5.6 7.4 4 C8 1.8 11.4 3 12 6.8 C12.6 3 16 1.8 16.6 4 C17 5.6 15.4 7 12 "
                + "6.8",
            cuts: "M12 7 V21"),
        "globe": .init(lines: "O12 12 9.2 M2.8 12 H21.2 M12 2.8 C6.6 7.6 6.6 16.4 12 21.2 C17.4 16.4 17.4 7.6 12 2.8"),
        "heart": .init(
            closed: "M12 20.5 C4.5 15 2.8 11.6 2.8 8.6 C2.8 5.6 5 3.6 7.5 3.6 C9.5 3.6 11.1 4.7 12 6.6 C12.9 "
                + "4.7 14.5 3.6 16.5 3.6 C19 3.6 21.2 5.6 21.2 8.6 C21.2 11.6 19.5 15 12 20.5 Z"),
        "hexagon": .init(closed: "M12 2 L20.7 7 L20.7 17 L12 22 L3.3 17 L3.3 7 Z"),
        "hourglass": .init(
            closed: "M6 3 H18 C18 8 14.4 10 13 12 C14.4 14 18 16 18 21 H6 C6 16 9.6 14 11 12 C9.6 10 6 8 6 3 Z",
            lines: "M4.6 3 H19.4 M4.6 21 H19.4"),
        "house": .init(
            closed: "M4.4 10.6 V20 H19.6 V10.6 L12 4 Z",
            lines: "M2 12.6 L12 4 L22 12.6",
            cuts: "M12 20 V15"),
        "leaf": .init(
            closed: "M20.6 3.6 C12.6 3.6 4 5.8 4 13.4 C4 17.4 7 19.6 10.4 19.6 C18 19.6 20.4 11 20.6 3.6 Z",
            lines: "M3 21 L6 17.4",
            cuts: "M8 15.8 C10.6 12.8 13.2 10.6 16.4 8.6"),
        "line.3.horizontal": .init(lines: "M3.4 6.4 H20.6 M3.4 12 H20.6 M3.4 17.6 H20.6"),
        "line.horizontal.3": .init(lines: "M3.4 6.4 H20.6 M3.4 12 H20.6 M3.4 17.6 H20.6"),
        "list.bullet": .init(parts: [
            .init(closed: "O4 6 0.6", lines: "M8.4 6 H20.6"), .init(closed: "O4 12 0.6", lines: "M8.4 12 H20.6"),
            .init(closed: "O4 18 0.6", lines: "M8.4 18 H20.6"),
        ]),
        "location": .init(closed: "M21 3 L3 10.6 H13.4 V21 Z"),
        "lock": .init(closed: "R4.6 10.4 14.8 11 2.2", lines: "M7.8 10.4 V7.2 C7.8 1.6 16.2 1.6 16.2 7.2 V10.4"),
        "lock.open": .init(closed: "R4.6 10.4 14.8 11 2.2", lines: "M7.8 10.4 V6.2 C7.8 1.4 15.6 1 16.2 5.6"),
        "magnifyingglass": .init(lines: "O10.4 10.4 6.8 M15.4 15.4 L20.8 20.8"),
        "mappin": .init(closed: "O12 7 4.4", lines: "M12 11.4 V21.4"),
        "message": .init(
            closed: "M4.6 4 H19.4 C20.8 4 22 5.2 22 6.6 V15 C22 16.4 20.8 17.6 19.4 17.6 H11 L6.4 21.4 V17.6 "
                + "H4.6 C3.2 17.6 2 16.4 2 15 V6.6 C2 5.2 3.2 4 4.6 4 Z"),
        "mic": .init(
            closed: "R8.6 2.4 6.8 12 3.4",
            lines: "M5 10.6 C5 20 19 20 19 10.6 M12 17.8 V21.4 M8.6 21.4 H15.4"),
        "minus": .init(lines: "M4 12 H20"),
        "moon": .init(
            closed: "M10 3.2 C6 4.4 3.4 8 3.4 12.2 C3.4 17 7.2 20.8 12 20.8 C16.2 20.8 19.6 18 20.6 14.2 C14.4 "
                + "16.4 8 11.6 10 3.2 Z"),
        "multiply": .init(lines: "M6.6 6.6 L17.4 17.4 M17.4 6.6 L6.6 17.4"),
        "music.note": .init(closed: "E5.4 16 6 4.8", lines: "M11.4 18 V4.4 L18.6 2.8 V7"),
        "number": .init(lines: "M9.4 4 L7.4 20 M16.6 4 L14.6 20 M4.6 9.2 H20 M4 14.8 H19.4"),
        "octagon": .init(closed: "M15.8 2.8 L21.2 8.2 L21.2 15.8 L15.8 21.2 L8.2 21.2 L2.8 15.8 L2.8 8.2 L8.2 2.8 Z"),
        "oval": .init(closed: "E2 5.6 20 12.8"),
        "paperplane": .init(closed: "M21.4 2.6 L2.6 9.6 L9.4 14.6 L14.4 21.4 Z", cuts: "M21 3 L9.6 14.4"),
        "pause": .init(closed: "R5.6 4.2 4.4 15.6 1 R14 4.2 4.4 15.6 1"),
        "pencil": .init(lines: "M4 20 L5.4 15 L16.6 3.8 L20.2 7.4 L9 18.6 Z M14 6.4 L17.6 10"),
        "pentagon": .init(closed: "M12 2.8 L21.5 9.7 L17.9 20.9 L6.1 20.9 L2.5 9.7 Z"),
        "percent": .init(lines: "M18 5 L6 19 O7 7 2.6 O17 17 2.6"),
        "person": .init(closed: "O12 7.6 4.2 M3.8 20.4 C3.8 16.4 7.4 14.4 12 14.4 C16.6 14.4 20.2 16.4 20.2 20.4 Z"),
        "person.2": .init(parts: [
            .init(closed: "O9 8.4 3.4 M2.2 19.4 C2.2 16 5.2 14.2 9 14.2 C12.8 14.2 15.8 16 15.8 19.4 Z"),
            .init(
                lines: "M14.6 5.2 C17.6 4.4 19 6.6 18.8 8.6 C18.6 10.4 17.2 11.6 15.4 11.4 M18 14.4 C20.4 14.8 22 "
                    + "16.4 22 19.2"),
        ]),
        "photo": .init(closed: "R2.2 4.4 19.6 15.2 2.4", cuts: "O8 9.4 1.5 M3 17.2 L8.6 13 L12 16 L16.4 11.6 L21 16"),
        "play": .init(closed: "M6.6 4 L20 12 L6.6 20 Z"),
        "plus": .init(lines: "M12 4 V20 M4 12 H20"),
        "plusminus": .init(lines: "M12 3.6 V14.4 M6.6 9 H17.4 M6.6 19.4 H17.4"),
        "power": .init(
            lines: "M16.5 5.5 C19.6 7.5 21.1 11.3 20.1 14.9 C19 18.5 15.7 21 12 21 C8.3 21 5 18.5 3.9 14.9 "
                + "C2.9 11.3 4.4 7.5 7.5 5.5 M12 2.4 V11.4"),
    ]
}
