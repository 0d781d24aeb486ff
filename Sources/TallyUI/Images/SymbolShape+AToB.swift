/// Symbols whose names begin with a or b.
extension SymbolShape {
    static let fromAToB: [String: SymbolShape] = [
        "airplane": .init(
            closed: "M12 2 C13 2 13.6 3.4 13.6 5 V9 L21.6 14.4 V16.4 L13.6 14 V18.4 L16 20.2 V21.8 L12 20.8 L8 "
                + "21.8 V20.2 L10.4 18.4 V14 L2.4 16.4 V14.4 L10.4 9 V5 C10.4 3.4 11 2 12 2 Z"),
        "antenna.radiowaves.left.and.right": .init(
            parts: [.init(closed: "O12 9 1.4", lines: "M12 10.4 V21.4")],
            levels: [
                .init(lines: "M8.4 5.6 C6.6 7.6 6.6 10.4 8.4 12.4 M15.6 5.6 C17.4 7.6 17.4 10.4 15.6 12.4"),
                .init(lines: "M5.2 2.8 C1.8 6.4 1.8 11.6 5.2 15.2 M18.8 2.8 C22.2 6.4 22.2 11.6 18.8 15.2"),
            ]),
        "arrow.clockwise": .init(
            lines: "M18.1 7.7 C20.5 10.5 20.6 14.5 18.5 17.4 C16.4 20.4 12.5 21.6 9.1 20.3 C5.7 19 3.6 15.5 "
                + "4.1 11.9 C4.5 8.3 7.3 5.4 10.9 4.9 M9.6 1.2 L13.6 4.8 L9.6 8.6"),
        "arrow.counterclockwise": .init(
            lines: "M5.9 7.7 C3.5 10.5 3.4 14.5 5.5 17.4 C7.6 20.4 11.5 21.6 14.9 20.3 C18.3 19 20.4 15.5 19.9 "
                + "11.9 C19.5 8.3 16.7 5.4 13.1 4.9 M14.4 1.2 L10.4 4.8 L14.4 8.6"),
        "arrow.down": .init(lines: "M12 3.6 L12 20.4 M18.6 13.8 L12 20.4 L5.4 13.8"),
        "arrow.down.left": .init(lines: "M18 6 L6 18 M15.6 18 L6 18 L6 8.4"),
        "arrow.down.right": .init(lines: "M6 6 L18 18 M8.4 18 L18 18 L18 8.4"),
        "arrow.left": .init(lines: "M20.4 12 L3.6 12 M10.2 5.4 L3.6 12 L10.2 18.6"),
        "arrow.left.and.right": .init(lines: "M2.4 12 H21.6 M6.8 7.4 L2.4 12 L6.8 16.6 M17.2 7.4 L21.6 12 L17.2 16.6"),
        "arrow.left.arrow.right": .init(
            lines: "M20 7.4 H4 M8 3.4 L4 7.4 L8 11.4 M4 16.6 H20 M16 12.6 L20 16.6 L16 20.6"),
        "arrow.right": .init(lines: "M3.6 12 L20.4 12 M13.8 18.6 L20.4 12 L13.8 5.4"),
        "arrow.triangle.2.circlepath": .init(
            lines: "M4.1 10.6 C4.7 7.3 7.3 4.7 10.6 4.1 C13.9 3.5 17.2 5.1 18.9 8 M19.9 13.4 C19.3 16.7 16.7 "
                + "19.3 13.4 19.9 C10.1 20.5 6.8 18.9 5.1 16 M15.6 7.2 L19.4 8.2 L20.4 4.2 M8.4 16.8 L4.6 "
                + "15.8 L3.6 19.8"),
        "arrow.up": .init(lines: "M12 20.4 L12 3.6 M5.4 10.2 L12 3.6 L18.6 10.2"),
        "arrow.up.and.down": .init(lines: "M12 2.4 V21.6 M7.4 6.8 L12 2.4 L16.6 6.8 M7.4 17.2 L12 21.6 L16.6 17.2"),
        "arrow.up.arrow.down": .init(lines: "M7.4 20 V4 M3.4 8 L7.4 4 L11.4 8 M16.6 4 V20 M12.6 16 L16.6 20 L20.6 16"),
        "arrow.up.left": .init(lines: "M18 18 L6 6 M15.6 6 L6 6 L6 15.6"),
        "arrow.up.right": .init(lines: "M6 18 L18 6 M8.4 6 L18 6 L18 15.6"),
        "arrow.uturn.left": .init(
            lines: "M8.6 3.6 L4 8.2 L8.6 12.8 M4 8.2 H14.4 C17.6 8.2 20 10.6 20 13.8 C20 17 17.6 19.4 14.4 "
                + "19.4 H9"),
        "arrow.uturn.right": .init(
            lines: "M15.4 3.6 L20 8.2 L15.4 12.8 M20 8.2 H9.6 C6.4 8.2 4 10.6 4 13.8 C4 17 6.4 19.4 9.6 19.4 "
                + "H15"),
        "arrowtriangle.down": .init(closed: "M12 19 L20 6.5 L4 6.5 Z"),
        "arrowtriangle.left": .init(closed: "M5 12 L17.5 4 L17.5 20 Z"),
        "arrowtriangle.right": .init(closed: "M19 12 L6.5 20 L6.5 4 Z"),
        "arrowtriangle.up": .init(closed: "M12 5 L4 17.5 L20 17.5 Z"),
        "backward": .init(closed: "M21 6 L12 12 L21 18 Z M12 6 L3 12 L12 18 Z"),
        "backward.end": .init(closed: "M19 5 L8 12 L19 19 Z", lines: "M5.4 5 V19"),
        "bag": .init(closed: "M4.6 8 H19.4 L20.4 21 H3.6 Z", lines: "M8.4 8 C8.4 1.8 15.6 1.8 15.6 8"),
        "banknote": .init(closed: "R1.6 5.6 20.8 12.8 2", cuts: "O12 12 3 M5 12 H5.2 M18.8 12 H19"),
        "battery.0percent": .init(
            parts: [.init(closed: "R1.4 7 18.4 10 2.4", lines: "M22.2 10.6 V13.4")]),
        "battery.100percent": .init(
            parts: [.init(closed: "R1.4 7 18.4 10 2.4", lines: "M22.2 10.6 V13.4")],
            levels: [
                .init(cuts: "M4.8 10.2 V13.8"), .init(cuts: "M8.6 10.2 V13.8"),
                .init(cuts: "M12.4 10.2 V13.8"), .init(cuts: "M16.2 10.2 V13.8"),
            ]),
        "battery.25percent": .init(
            parts: [.init(closed: "R1.4 7 18.4 10 2.4", lines: "M22.2 10.6 V13.4")],
            levels: [
                .init(cuts: "M4.8 10.2 V13.8")
            ]),
        "battery.50percent": .init(
            parts: [.init(closed: "R1.4 7 18.4 10 2.4", lines: "M22.2 10.6 V13.4")],
            levels: [
                .init(cuts: "M4.8 10.2 V13.8"), .init(cuts: "M8.6 10.2 V13.8"),
            ]),
        "battery.75percent": .init(
            parts: [.init(closed: "R1.4 7 18.4 10 2.4", lines: "M22.2 10.6 V13.4")],
            levels: [
                .init(cuts: "M4.8 10.2 V13.8"), .init(cuts: "M8.6 10.2 V13.8"),
                .init(cuts: "M12.4 10.2 V13.8"),
            ]),
        "bell": .init(
            closed: "M12 3.4 C8.4 3.4 6.2 6.2 6.2 9.6 C6.2 14 4.4 15.4 3.6 17 H20.4 C19.6 15.4 17.8 14 17.8 9.6 "
                + "C17.8 6.2 15.6 3.4 12 3.4 Z",
            lines: "M9.8 20.4 C10.4 21.4 13.6 21.4 14.2 20.4"),
        "bell.badge": .init(parts: [
            .init(
                closed: "M12 3.4 C8.4 3.4 6.2 6.2 6.2 9.6 C6.2 14 4.4 15.4 3.6 17 H20.4 C19.6 15.4 18.4 14.2 18 11.6 "
                    + "C15.6 11 14 9 14.2 6.6 C14.3 5.4 14.8 4.6 15.2 4.2 C14.2 3.6 13.2 3.4 12 3.4 Z",
                lines: "M9.8 20.4 C10.4 21.4 13.6 21.4 14.2 20.4"),
            .init(closed: "O18.8 5.6 2"),
        ]),
        "bolt": .init(closed: "M13.6 2.4 L4.8 13.4 H11 L9.8 21.6 L19.2 10 H12.6 Z"),
        "bookmark": .init(closed: "M6.2 3 H17.8 V21 L12 16 L6.2 21 Z"),
        "bubble.left": .init(
            closed: "M4.6 4 H19.4 C20.8 4 22 5.2 22 6.6 V15 C22 16.4 20.8 17.6 19.4 17.6 H11 L6.4 21.4 V17.6 "
                + "H4.6 C3.2 17.6 2 16.4 2 15 V6.6 C2 5.2 3.2 4 4.6 4 Z"),
    ]
}
