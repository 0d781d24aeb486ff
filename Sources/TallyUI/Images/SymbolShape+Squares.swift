/// Symbols whose names begin with a square.
extension SymbolShape {
    static let squares: [String: SymbolShape] = [
        "square": .init(closed: "R3.4 3.4 17.2 17.2 3.6"),
        "square.2.stack.3d": .init(closed: "M12 4 L22 9.6 L12 15.2 L2 9.6 Z", lines: "M2.4 14.6 L12 20 L21.6 14.6"),
        "square.and.arrow.down": .init(
            lines: "M8 9.4 H5 V21 H19 V9.4 H16 M12 2.4 V15 M8.2 11.4 L12 15.2 L15.8 11.4"),
        "square.and.arrow.down.on.square": .init(
            lines: """
                M6.6 6.6 H4.6 V16.4 M8.4 10 H7 V20.8 H21 V10 H19.6 M14 3.4 V16 M10.6 12.6 L14 16 L17.4 12.6
                """),
        "square.and.arrow.up": .init(
            lines: "M8 9.4 H5 V21 H19 V9.4 H16 M12 14.6 V2.6 M8.2 6.2 L12 2.4 L15.8 6.2"),
        "square.and.arrow.up.on.square": .init(
            lines: """
                M6.6 6.6 H4.6 V16.4 M8.4 10 H7 V20.8 H21 V10 H19.6 M14 16 V3.4 M10.6 6.6 L14 3.2 L17.4 6.6 M4.6 16.4
                V16.4
                """),
        "square.and.at.rectangle": .init(
            closed: "R1.8 3 20.4 18 2.6",
            cuts: """
                M16.3 16.76 C14.57 17.42 12.67 16.69 11.6 14.94 C10.53 13.19 10.53 10.81 11.6 9.06 C12.67 7.31 14.57
                6.58 16.3 7.24 C18.03 7.91 19.2 9.83 19.2 12 C19.2 15 16.6 14.8 16.6 12.8 V10.6
                """,
            solids: "R4.2 8.4 4 7.2 1.2 E13 9.9 3.6 4.2"),
        "square.and.line.vertical.and.square": .init(
            closed: "R1.8 7 7.4 10 1.4 R14.8 7 7.4 10 1.4", lines: "M12 3 V21"),
        "square.and.pencil": .init(
            parts: [
                .init(
                    lines: """
                        M12.4 4.6 H6.2 C4.6 4.6 3.6 5.6 3.6 7.2 V18 C3.6 19.6 4.6 20.6 6.2 20.6 H17 C18.6 20.6 19.6
                        19.6 19.6 18 V11.8
                        """),
                .init(lines: "M9.2 15 L10 11.6 L18.2 3.4 L20.8 6 L12.6 14.2 Z"),
            ]),
        "square.dashed.inset.filled": .init(
            lines: """
                M3.4 7 C3.4 4.6 4.6 3.4 7 3.4 M10.4 3.4 L13.6 3.4 M17 3.4 C19.4 3.4 20.6 4.6 20.6 7 M20.6 10.4 L20.6
                13.6 M20.6 17 C20.6 19.4 19.4 20.6 17 20.6 M13.6 20.6 L10.4 20.6 M7 20.6 C4.6 20.6 3.4 19.4 3.4 17
                M3.4 13.6 L3.4 10.4
                """,
            solids: "R8 8 8 8 1.6"),
        "square.fill.text.grid.1x2": .init(
            lines: "M13.6 5.2 H21.4 M13.6 9 H19 M13.6 15 H21.4 M13.6 18.8 H19",
            solids: "R2.2 3 8.2 8.2 1.6 R2.2 12.9 8.2 8.2 1.6"),
        "square.grid.2x2": .init(
            parts: [
                .init(closed: "R3.4 3.4 7 7 1.4"),
                .init(closed: "R13.6 3.4 7 7 1.4"),
                .init(closed: "R3.4 13.6 7 7 1.4"),
                .init(closed: "R13.6 13.6 7 7 1.4"),
            ]),
        "square.grid.3x1.below.line.grid.1x2": .init(
            closed: "R2.4 14.4 4.6 6 1 R9.7 14.4 4.6 6 1 R17 14.4 4.6 6 1",
            lines: "M2.6 4.6 H21.4 M2.6 9.6 H21.4"),
        "square.grid.3x1.folder.badge.plus": .init(
            closed: "M2.4 3.4 H7.6 L9.6 5.6 H13.8 V12 H2.4 Z R2.4 16 4.6 4.6 1 R9.7 16 4.6 4.6 1 R17 16 4.6 4.6 1",
            lines: "M20 4.8 V10.6 M17.4 7.7 H22.6"),
        "square.grid.3x2": .init(
            closed: """
                R2.2 4.6 4.6 6 1 R9.7 4.6 4.6 6 1 R17.2 4.6 4.6 6 1 R2.2 13.4 4.6 6 1 R9.7 13.4 4.6 6 1 R17.2 13.4 4.6
                6 1
                """),
        "square.grid.3x3": .init(
            closed: """
                R3.4 3.4 4 4 0.8 R10 3.4 4 4 0.8 R16.6 3.4 4 4 0.8 R3.4 10 4 4 0.8 R10 10 4 4 0.8 R16.6 10 4 4 0.8
                R3.4 16.6 4 4 0.8 R10 16.6 4 4 0.8 R16.6 16.6 4 4 0.8
                """),
        "square.grid.4x3": .init(
            closed: """
                R2.4 5 2.6 2.6 0.4 R7.9 5 2.6 2.6 0.4 R13.4 5 2.6 2.6 0.4 R18.9 5 2.6 2.6 0.4 R2.4 10.7 2.6 2.6 0.4
                R7.9 10.7 2.6 2.6 0.4 R13.4 10.7 2.6 2.6 0.4 R18.9 10.7 2.6 2.6 0.4 R2.4 16.4 2.6 2.6 0.4 R7.9 16.4
                2.6 2.6 0.4 R13.4 16.4 2.6 2.6 0.4 R18.9 16.4 2.6 2.6 0.4
                """),
        "square.on.circle": .init(
            closed: "R8.4 8.4 12.6 12.6 2.4",
            lines: "M5.8 15.8 C4.2 14.6 3 12.6 3 10.2 C3 6.2 6.2 3 10.2 3 C12.4 3 14.4 4 15.8 5.8"),
        "square.on.square": .init(
            closed: "R8 8 13 13 2.6",
            lines: "M5 16 C3.6 15.8 3 15 3 13.6 V5.6 C3 4 4 3 5.6 3 H13.6 C15 3 15.8 3.6 16 5"),
        "square.on.square.dashed": .init(
            closed: "R8 8 13 13 2.6",
            lines: "M3 13.6 V11.6 M3 8 V5.6 C3 4 4 3 5.6 3 H8 M11.6 3 H13.6 C15 3 15.8 3.6 16 5"),
        "square.on.square.squareshape.controlhandles": .init(
            closed: "O10.4 10.4 1.2 O20.4 10.4 1.2 O10.4 20.4 1.2 O20.4 20.4 1.2",
            lines: """
                M11.6 10.4 L19.2 10.4 M11.6 20.4 L19.2 20.4 M10.4 11.6 L10.4 19.2 M20.4 11.6 L20.4 19.2 M6.6 17 H5.6
                C4 17 3 16 3 14.4 V5.6 C3 4 4 3 5.6 3 H14.4 C16 3 17 4 17 5.6 V6.6
                """),
        "square.resize": .init(
            closed: "R3 11.4 9.6 9.6 1.8",
            lines: """
                M3.2 7.6 V6 C3.2 4 4.4 3 6 3 H18 C20 3 21 4 21 6 V18 C21 20 20 21 18 21 H16.4 M12.6 11.4 L16.8 7.2
                M12.6 6.8 H17.2 V11.4
                """),
        "square.split.1x2": .init(closed: "R3.4 3.4 17.2 17.2 3.6", cuts: "M4 12 H20"),
        "square.split.2x1": .init(closed: "R3.4 3.4 17.2 17.2 3.6", cuts: "M12 4 V20"),
        "square.split.2x2": .init(closed: "R3.4 3.4 17.2 17.2 3.6", cuts: "M12 4 V20 M4 12 H20"),
        "square.split.bottomrightquarter": .init(closed: "R3.4 3.4 17.2 17.2 3.6", cuts: "M20 12 H12 V20"),
        "square.split.diagonal": .init(closed: "R3.4 3.4 17.2 17.2 3.6", cuts: "M5 5 L19 19"),
        "square.split.diagonal.2x2": .init(closed: "R3.4 3.4 17.2 17.2 3.6", cuts: "M5 5 L19 19 M19 5 L5 19"),
        "square.stack": .init(closed: "R3.4 8 17.2 13 2.6", lines: "M5.4 4.8 H18.6 M8 1.8 H16"),
        "square.stack.3d.down.dottedline": .init(
            closed: "M12 3 L22 8.2 L12 13.4 L2 8.2 Z",
            lines: """
                O2.6 12.4 0.05 O4.95 13.65 0.05 O7.3 14.9 0.05 O9.65 16.15 0.05 O12 17.4 0.05 O21.4 12.4 0.05 O19.05
                13.65 0.05 O16.7 14.9 0.05 O14.35 16.15 0.05 O2.6 16.6 0.05 O4.95 17.85 0.05 O7.3 19.1 0.05 O9.65
                20.35 0.05 O12 21.6 0.05 O21.4 16.6 0.05 O19.05 17.85 0.05 O16.7 19.1 0.05 O14.35 20.35 0.05
                """),
        "square.stack.3d.up": .init(
            closed: "M12 3 L22 8.2 L12 13.4 L2 8.2 Z",
            lines: "M2.4 12.4 L12 17.4 L21.6 12.4 M2.4 16.4 L12 21.4 L21.6 16.4"),
        "square.text.square": .init(
            closed: "R2 3.4 6.4 6.4 1.4 R15.6 14.2 6.4 6.4 1.4",
            lines: "M12 4.6 H21.6 M12 8.6 H18 M2.4 15.4 H12 M2.4 19.4 H8.6"),
        "squares.below.rectangle": .init(
            closed: "R2.4 3.6 19.2 9 1.8 R2.4 16.4 4.4 4.4 0.8 R9.8 16.4 4.4 4.4 0.8 R17.2 16.4 4.4 4.4 0.8"),
        "squareshape": .init(closed: "R4 4 16 16 .4"),
        "squareshape.controlhandles.on.squareshape.controlhandles": .init(
            closed: """
                O9.8 9.8 1.2 O20.4 9.8 1.2 O9.8 20.4 1.2 O20.4 20.4 1.2 O3.6 3.6 1.2 O14.2 3.6 1.2 O3.6 14.2 1.2
                """,
            lines: """
                M11 9.8 L19.2 9.8 M11 20.4 L19.2 20.4 M9.8 11 L9.8 19.2 M20.4 11 L20.4 19.2 M4.8 3.6 H13 M3.6 4.8 V13
                M14.2 4.8 V6.2 M4.8 14.2 H6.2
                """),
        "squareshape.split.3x3": .init(
            closed: "R3.4 3.4 17.2 17.2 3.6",
            cuts: "M9.2 4 V20 M14.8 4 V20 M4 9.2 H20 M4 14.8 H20"),
        "squareshape.squareshape.dashed": .init(closed: "R8 8 12.6 12.6 .6", lines: "M5.4 15.6 H3.4 V3.4 H15.6 V5.4"),
    ]
}
