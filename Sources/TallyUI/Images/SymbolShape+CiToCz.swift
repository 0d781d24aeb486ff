/// Symbols whose names begin with c and stand from "ci" on, but for clouds.
extension SymbolShape {
    static let fromCiToCz: [String: SymbolShape] = [
        "circle": .init(closed: "O12 12 9.2"),
        "circle.and.line.horizontal": .init(closed: "O12 12 5.4", lines: "M1.6 12 H6.6 M17.4 12 H22.4"),
        "circle.bottomthird.split": .init(closed: "O12 12 9.2", cuts: "M3.6 15.4 H20.4"),
        "circle.circle": .init(closed: "O12 12 9.2", cuts: "O12 12 4.6"),
        "circle.grid.2x1.left.filled": .init(lines: "O6.8 12 4.2 O17.2 12 4.2", solids: "O6.8 12 4.2"),
        "circle.grid.2x1.right.filled": .init(lines: "O6.8 12 4.2 O17.2 12 4.2", solids: "O17.2 12 4.2"),
        "circle.grid.2x2": .init(closed: "O7 7 3.4 O17 7 3.4 O7 17 3.4 O17 17 3.4"),
        "circle.grid.3x3": .init(
            closed: """
                O5 5 1.9 O12 5 1.9 O19 5 1.9 O5 12 1.9 O12 12 1.9 O19 12 1.9 O5 19 1.9 O12 19 1.9 O19 19 1.9
                """),
        "circle.grid.cross": .init(closed: "O12 4.8 2.8 O4.8 12 2.8 O19.2 12 2.8 O12 19.2 2.8"),
        "circle.hexagongrid": .init(
            closed: """
                O19.2 12 2.2 O15.6 18.24 2.2 O8.4 18.24 2.2 O4.8 12 2.2 O8.4 5.76 2.2 O15.6 5.76 2.2 O12 12 2.2
                """),
        "circle.hexagonpath": .init(
            closed: """
                O19.2 12 2.2 O15.6 18.24 2.2 O8.4 18.24 2.2 O4.8 12 2.2 O8.4 5.76 2.2 O15.6 5.76 2.2
                """),
        "circle.lefthalf.striped.horizontal": .init(lines: "O12 12 9.2 M12 3 V21 M4 8.4 H12 M3 12 H12 M4 15.6 H12"),
        "circle.on.circle": .init(
            closed: "O14.4 14.4 6.6",
            lines: "M5.2 15 C3.8 13.6 3 11.8 3 9.8 C3 6 6 3 9.8 3 C11.8 3 13.6 3.8 15 5.2"),
        "circlebadge": .init(closed: "O12 12 5"),
        "circlebadge.2": .init(
            closed: "O9 14 5",
            lines: """
                M10.4 6.4 C11.2 5 12.6 4.2 14.4 4.2 C17.4 4.2 19.8 6.6 19.8 9.6 C19.8 11.4 18.8 13 17.4 13.8
                """),
        "clear": .init(
            closed: "R2 5 20 14 2.6",
            cuts: "M8.6 8.6 L15.4 15.4 M15.4 8.6 L8.6 15.4"),
        "clipboard": .init(closed: "R4.4 4.2 15.2 17.4 2.2", cuts: "R8.4 2.2 7.2 4 1.4"),
        "clock": .init(closed: "O12 12 9.2", cuts: "M12 6.4 V12 L15.6 14.4"),
        "clock.arrow.circlepath": .init(
            lines: """
                M4.98 7.6 C7.04 4.03 11.31 2.37 15.25 3.61 C19.18 4.85 21.73 8.66 21.37 12.77 C21.01 16.88 17.84 20.19
                13.75 20.72 C9.66 21.26 5.74 18.89 4.33 15.01 M3 4.4 V8.8 H7.4 M3.2 8.6 L5 7.6 M12.6 7 V12 L16 14.4
                """),
        "comb": .init(
            closed: "R2.4 6 19.2 5.4 1.6",
            lines: "M4.4 11.4 V18 M8.2 11.4 V18 M12 11.4 V18 M15.8 11.4 V18 M19.6 11.4 V18"),
        "command": .init(
            lines: """
                M9 9 H15 V15 H9 Z M9 9 V6.2 C9 2.4 3.4 2.4 3.4 6.2 C3.4 8 4.6 9 6.2 9 H9 M15 9 V6.2 C15 2.4 20.6 2.4
                20.6 6.2 C20.6 8 19.4 9 17.8 9 H15 M15 15 V17.8 C15 21.6 20.6 21.6 20.6 17.8 C20.6 16 19.4 15 17.8 15
                H15 M9 15 V17.8 C9 21.6 3.4 21.6 3.4 17.8 C3.4 16 4.6 15 6.2 15 H9
                """),
        "compass.drawing": .init(
            lines: "O12 4.6 2.2 M11 6.8 L5.4 21 M13 6.8 L18.6 21 M5 14.4 C9 17.4 15 17.4 19 14.4"),
        "computermouse": .init(closed: "R6.4 2.4 11.2 19.2 5.6", cuts: "M12 6.4 V9.4"),
        "cone": .init(
            closed: "M12 2.6 L20 17.6 C20 22 4 22 4 17.6 Z",
            cuts: "M4.6 17.4 C6 14.4 18 14.4 19.4 17.4"),
        "control": .init(lines: "M4.6 14 L12 6.4 L19.4 14"),
        "cooktop": .init(
            closed: "R3 3 18 18 2.6",
            cuts: "O8.4 8.4 1.9 O15.6 8.4 1.9 O8.4 15.6 1.9 O15.6 15.6 1.9"),
        "cpu": .init(
            closed: "R5.4 5.4 13.2 13.2 2",
            lines: """
                M8.4 5.4 V2.4 M8.4 18.6 V21.6 M5.4 8.4 H2.4 M18.6 8.4 H21.6 M12 5.4 V2.4 M12 18.6 V21.6 M5.4 12 H2.4
                M18.6 12 H21.6 M15.6 5.4 V2.4 M15.6 18.6 V21.6 M5.4 15.6 H2.4 M18.6 15.6 H21.6
                """,
            cuts: "R9 9 6 6 .8"),
        "creditcard": .init(closed: "R2 4.8 20 14.4 2.4", cuts: "M2.8 9.6 H21.2 M5.6 14.8 H9.4"),
        "creditcard.and.123": .init(
            closed: "R2 4.8 20 14.4 2.4",
            cuts: "M2.8 9.6 H21.2 M13 14.8 V15 M15.8 14.8 V15 M18.4 14.8 V15"),
        "cricket.ball": .init(
            closed: "O12 12 9.2",
            cuts: "M9 3.6 C7.4 9 7.4 15 9 20.4 M15 3.6 C16.6 9 16.6 15 15 20.4"),
        "crop": .init(lines: "M6.4 2 V17.6 H22 M2 6.4 H17.6 V22"),
        "crop.rotate": .init(
            lines: """
                M7.4 3.4 V16.6 H20.6 M3.4 7.4 H16.6 V20.6 M17.6 3 C20 3.6 21 5 21 7.4 M3 17 C3 19.6 4.2 20.8 6.6 21
                """),
        "cross": .init(closed: "M9 2.6 H15 V9 H21.4 V15 H15 V21.4 H9 V15 H2.6 V9 H9 Z"),
        "cross.case": .init(
            closed: "R2.4 7 19.2 13 2.2",
            lines: "M8.4 6.8 V4.8 C8.4 3.8 9 3.2 10 3.2 H14 C15 3.2 15.6 3.8 15.6 4.8 V6.8",
            cuts: "M12 10.2 V16.8 M8.7 13.5 H15.3"),
        "cross.vial": .init(
            closed: """
                M7.4 5.6 H16.6 V18.4 C16.6 20.2 15.6 21.2 13.8 21.2 H10.2 C8.4 21.2 7.4 20.2 7.4 18.4 Z R5.6 2.4 12.8
                3.2 1
                """,
            cuts: "M12 10 V16.4 M8.8 13.2 H15.2"),
        "crown": .init(closed: "M2.6 7 L7.4 12 L12 4.6 L16.6 12 L21.4 7 L19.6 19 H4.4 Z"),
        "cube": .init(
            closed: "M12 2.6 L20.6 7.2 V16.8 L12 21.4 L3.4 16.8 V7.2 Z",
            cuts: "M4 7.6 L12 12 L20 7.6 M12 12 V20.8"),
        "cube.transparent": .init(
            lines: """
                M12 2.6 L20.6 7.2 V16.8 L12 21.4 L3.4 16.8 V7.2 Z M3.8 7.4 L12 12 L20.2 7.4 M12 12 V21 M4 16.4 L12 12
                L20 16.4 M12 3 V12
                """),
        "cup.and.saucer": .init(
            closed: "M4.6 5.4 H17.4 V11 C17.4 14.4 15 16.6 11 16.6 C7 16.6 4.6 14.4 4.6 11 Z",
            lines: "M17.4 7 H18.8 C22 7 22 12.4 18.6 12.4 H17.2 M3 20.2 H19"),
        "curlybraces": .init(
            lines: """
                M9 3 C6.6 3 5.8 4 5.8 6 V9.4 C5.8 11 5 12 3.2 12 C5 12 5.8 13 5.8 14.6 V18 C5.8 20 6.6 21 9 21 M15 3
                C17.4 3 18.2 4 18.2 6 L18.2 9.4 C18.2 11 19 12 20.8 12 C19 12 18.2 13 18.2 14.6 L18.2 18 C18.2 20 17.4
                21 15 21
                """),
        "cursorarrow": .init(
            closed: "M5.4 3 L18.6 14 L12.6 14.6 L15.6 20.4 L13 21.6 L10.2 15.8 L5.8 19.6 Z"),
        "cursorarrow.and.square.on.square.dashed": .init(
            closed: "M12.2 11.4 L20.38 18.22 L16.66 18.59 L18.52 22.19 L16.91 22.93 L15.18 19.34 L12.45 21.69 Z",
            lines: """
                M2.6 12.4 V10.6 M2.6 7 V5.2 C2.6 3.6 3.6 2.6 5.2 2.6 H7 M10.6 2.6 H12.4 M16 2.6 C17.2 3 17.6 3.6 17.6
                5 M9.4 20.6 C7.8 20.6 6.8 19.6 6.8 18 V9.4 C6.8 7.8 7.8 6.8 9.4 6.8 H18.2 C19.8 6.8 20.8 7.8 20.8 9.4
                """),
        "cursorarrow.motionlines": .init(
            closed: "M10.2 3 L21.55 12.46 L16.39 12.98 L18.97 17.96 L16.74 19 L14.33 14.01 L10.54 17.28 Z",
            lines: "M2.4 9 H6.8 M2.4 13.4 H6.8 M2.4 17.8 H6.8"),
        "cursorarrow.motionlines.click": .init(
            closed: "M12.2 7.4 L21.7 15.32 L17.38 15.75 L19.54 19.93 L17.67 20.79 L15.66 16.62 L12.49 19.35 Z",
            lines: "M2.4 12.4 H8.6 M2.4 16.4 H8.6 M2.4 20.4 H8.6 M12 2.4 V4.4 M7.4 4.2 L8.8 5.6 M16.6 4.2 L15.2 5.6"),
        "cursorarrow.rays": .init(
            parts: [
                .init(
                    closed: """
                        M10.1 7.88 L20.14 16.24 L15.58 16.7 L17.86 21.1 L15.88 22.02 L13.75 17.61 L10.41 20.5 Z
                        """),
                .init(
                    lines: """
                        M8.6 2.4 V4.6 M2.4 8.6 H4.6 M4 4 L5.8 5.8 M13.2 4 L11.6 5.8 M4 13.2 L5.8 11.6
                        """),
            ]),
        "curtains.closed": .init(
            closed: "M4 3.6 H20 V20.8 H4 Z",
            lines: "M2 3.6 H22",
            cuts: "M12 4 V20.4 M8 7.6 V20.4 M16 7.6 V20.4"),
        "curtains.open": .init(
            closed: """
                M4 3.6 H10.4 C10.4 9 9 12.8 5.6 14.4 C7.2 16 8 18 8 20.8 H4 Z M20 3.6 H13.6 C13.6 9 15 12.8 18.4 14.4
                C16.8 16 16 18 16 20.8 H20 Z
                """,
            lines: "M2 3.6 H22"),
        "cylinder": .init(
            closed: "M4.4 6 C4.4 1.6 19.6 1.6 19.6 6 V18 C19.6 22.4 4.4 22.4 4.4 18 Z",
            cuts: "M5 6.6 C6.4 10 17.6 10 19 6.6"),
        "cylinder.split.1x2": .init(
            closed: "M4.4 6 C4.4 1.6 19.6 1.6 19.6 6 V18 C19.6 22.4 4.4 22.4 4.4 18 Z",
            cuts: "M5 6.6 C6.4 10 17.6 10 19 6.6 M5 12.6 C6.4 16 17.6 16 19 12.6"),
    ]
}
