/// Symbols whose names begin with s and stand from "sq" on.
extension SymbolShape {
    static let fromSqToSz: [String: SymbolShape] = [
        "square": .init(closed: "R3.4 3.4 17.2 17.2 3.6"),
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
        "square.grid.2x2": .init(
            parts: [
                .init(closed: "R3.4 3.4 7 7 1.4"),
                .init(closed: "R13.6 3.4 7 7 1.4"),
                .init(closed: "R3.4 13.6 7 7 1.4"),
                .init(closed: "R13.6 13.6 7 7 1.4"),
            ]),
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
        "square.split.1x2": .init(closed: "R3.4 3.4 17.2 17.2 3.6", cuts: "M4 12 H20"),
        "square.split.2x1": .init(closed: "R3.4 3.4 17.2 17.2 3.6", cuts: "M12 4 V20"),
        "square.split.2x2": .init(closed: "R3.4 3.4 17.2 17.2 3.6", cuts: "M12 4 V20 M4 12 H20"),
        "square.split.diagonal": .init(closed: "R3.4 3.4 17.2 17.2 3.6", cuts: "M5 5 L19 19"),
        "square.split.diagonal.2x2": .init(closed: "R3.4 3.4 17.2 17.2 3.6", cuts: "M5 5 L19 19 M19 5 L5 19"),
        "square.stack": .init(closed: "R3.4 8 17.2 13 2.6", lines: "M5.4 4.8 H18.6 M8 1.8 H16"),
        "square.stack.3d.up": .init(
            closed: "M12 3 L22 8.2 L12 13.4 L2 8.2 Z",
            lines: "M2.4 12.4 L12 17.4 L21.6 12.4 M2.4 16.4 L12 21.4 L21.6 16.4"),
        "squareshape": .init(closed: "R4 4 16 16 .4"),
        "squareshape.split.3x3": .init(
            closed: "R3.4 3.4 17.2 17.2 3.6",
            cuts: "M9.2 4 V20 M14.8 4 V20 M4 9.2 H20 M4 14.8 H20"),
        "squareshape.squareshape.dashed": .init(closed: "R8 8 12.6 12.6 .6", lines: "M5.4 15.6 H3.4 V3.4 H15.6 V5.4"),
        "star": .init(
            closed: """
                M12 2.5 L14.7 9 L21.7 9.5 L16.4 14.1 L18 21 L12 17.3 L6 21 L7.6 14.1 L2.3 9.5 L9.3 9 Z
                """),
        "staroflife": .init(
            closed: """
                M10 2.6 H14 V8.6 L19 5.6 L21 9 L16 12 L21 15 L19 18.4 L14 15.4 V21.4 H10 V15.4 L5 18.4 L3 15 L8 12 L3
                9 L5 5.6 L10 8.6 Z
                """),
        "steeringwheel": .init(
            lines: "O12 12 9.2 O12 12 2.2 M3.4 9.6 L10 11 M20.6 9.6 L14 11 M12 14.4 V21"),
        "stethoscope": .init(
            lines: """
                M7 3 H4.4 V8 C4.4 15.4 14.6 15.4 14.6 8 V3 H12 M9.5 13.6 V16 C9.5 22.8 18.8 22.8 18.8 16 V13.6 O18.8
                11.4 2
                """),
        "stop": .init(closed: "R4.8 4.8 14.4 14.4 2"),
        "stopwatch": .init(
            closed: "O12 13.4 8",
            lines: "M12 5.4 V2.4 M9.6 2.2 H14.4 M18.4 6.4 L19.8 5",
            cuts: "M12 13.4 V9"),
        "storefront": .init(
            closed: """
                M4 4 H20 L22 9.4 C22 11 20.8 12 19.4 12 C18 12 17 11.2 17 9.8 C17 11.2 15.8 12 14.5 12 C13.2 12 12
                11.2 12 9.8 C12 11.2 10.8 12 9.5 12 C8.2 12 7 11.2 7 9.8 C7 11.2 6 12 4.6 12 C3.2 12 2 11 2 9.4 Z
                """,
            lines: "M4 14 V20.6 H20 V14 M14 20.4 V15.6 H17 V20.4"),
        "strikethrough": .init(
            lines: """
                M17.2 7.4 C16.4 2.6 7.4 2.4 7.2 7.4 C7.2 9.6 9 10.6 12 12 M6.8 16.4 C7.6 21.6 17.2 21.4 17.2 16.4
                C17.2 15.2 16.8 14.4 16 13.6 M3 12 H21
                """),
        "studentdesk": .init(lines: "M2.4 8 H21.6 M4.4 8 V20 M19.6 8 V20 M4.6 12 H19.4"),
        "suit.club": .init(
            closed: "O12 7.6 4.1 O7.4 13 4.1 O16.6 13 4.1 M11.2 11 L10 20.4 H14 L12.8 11 Z"),
        "suit.diamond": .init(
            closed: """
                M12 2.4 C13.8 6 16.2 9.2 18.8 12 C16.2 14.8 13.8 18 12 21.6 C10.2 18 7.8 14.8 5.2 12 C7.8 9.2 10.2 6
                12 2.4 Z
                """),
        "suit.spade": .init(
            closed: """
                M12 3 C8.5 7 4 9.6 4 13.4 C4 15.8 5.8 17.4 7.9 17.4 C9.4 17.4 10.7 16.6 11.4 15.4 L10.2 20.5 H13.8
                L12.6 15.4 C13.3 16.6 14.6 17.4 16.1 17.4 C18.2 17.4 20 15.8 20 13.4 C20 9.6 15.5 7 12 3 Z
                """),
        "suitcase": .init(
            closed: "R2.4 7 19.2 13 2.2",
            lines: "M8.4 6.8 V4.8 C8.4 3.8 9 3.2 10 3.2 H14 C15 3.2 15.6 3.8 15.6 4.8 V6.8",
            cuts: "M7 7.4 V19.6 M17 7.4 V19.6"),
        "suitcase.rolling": .init(
            closed: "R6 7 12 12 2",
            lines: "M9.4 6.8 V3 H14.6 V6.8 M8.6 19.2 V21.4 M15.4 19.2 V21.4",
            cuts: "M10 10.4 V15.6 M14 10.4 V15.6"),
        "sum": .init(lines: "M18.6 7 V4 H5.4 L12.4 12 L5.4 20 H18.6 V17"),
        "sun.dust": .init(
            parts: [
                .init(
                    closed: "M7.6 13.4 C7.6 10.97 9.57 9 12 9 C14.43 9 16.4 10.97 16.4 13.4 Z"),
                .init(
                    lines: """
                        M4.8 13.4 L2.6 13.4 M6.91 8.31 L5.35 6.75 M12 6.2 L12 4 M17.09 8.31 L18.65 6.75 M19.2 13.4
                        L21.4 13.4
                        """),
                .init(
                    closed: """
                        O5 17.4 0.2 O9.7 17.4 0.2 O14.3 17.4 0.2 O19 17.4 0.2 O7.4 21 0.2 O12 21 0.2 O16.6 21 0.2
                        """),
            ]),
        "sun.haze": .init(
            parts: [
                .init(
                    closed: "M7.6 13.4 C7.6 10.97 9.57 9 12 9 C14.43 9 16.4 10.97 16.4 13.4 Z"),
                .init(
                    lines: """
                        M3 17.4 H21 M7 21.2 H17 M4.8 13.4 L2.6 13.4 M6.91 8.31 L5.35 6.75 M12 6.2 L12 4 M17.09 8.31
                        L18.65 6.75 M19.2 13.4 L21.4 13.4
                        """),
            ]),
        "sun.horizon": .init(
            parts: [
                .init(
                    closed: "M7.4 17.6 C7.4 15.06 9.46 13 12 13 C14.54 13 16.6 15.06 16.6 17.6 Z"),
                .init(
                    lines: """
                        M2.4 17.6 H21.6 M6 21.4 H18 M5.59 13.9 L3.69 12.8 M8.3 11.19 L7.2 9.29 M12 10.2 L12 8 M15.7
                        11.19 L16.8 9.29 M18.41 13.9 L20.31 12.8
                        """),
            ]),
        "sun.max": .init(
            parts: [
                .init(closed: "O12 12 4.2")
            ],
            levels: [
                .init(lines: "M12 4.2 L12 1.6"),
                .init(lines: "M17.5 6.5 L19.4 4.6"),
                .init(lines: "M19.8 12 L22.4 12"),
                .init(lines: "M17.5 17.5 L19.4 19.4"),
                .init(lines: "M12 19.8 L12 22.4"),
                .init(lines: "M6.5 17.5 L4.6 19.4"),
                .init(lines: "M4.2 12 L1.6 12"),
                .init(lines: "M6.5 6.5 L4.6 4.6"),
            ]),
        "sun.min": .init(
            closed: "O12 12 4.2",
            lines: """
                M19.4 12 L20.2 12 M17.2 17.2 L17.8 17.8 M12 19.4 L12 20.2 M6.8 17.2 L6.2 17.8 M4.6 12 L3.8 12 M6.8 6.8
                L6.2 6.2 M12 4.6 L12 3.8 M17.2 6.8 L17.8 6.2
                """),
        "sunglasses": .init(
            closed: """
                M2.4 9.6 H10.2 C10.6 14 9 16.4 6.4 16.4 C3.8 16.4 2.2 14 2.4 9.6 Z M13.8 9.6 H21.6 C21.8 14 20.2 16.4
                17.6 16.4 C15 16.4 13.4 14 13.8 9.6 Z
                """,
            lines: "M10.2 9.6 C11.2 9 12.8 9 13.8 9.6"),
        "sunrise": .init(
            parts: [
                .init(
                    closed: "M7.4 17.6 C7.4 15.06 9.46 13 12 13 C14.54 13 16.6 15.06 16.6 17.6 Z"),
                .init(
                    lines: """
                        M2.4 17.6 H21.6 M5.59 13.9 L4.03 13 M18.41 13.9 L19.97 13 M12 9.6 L12 3 M15.54 6.54 L12 3
                        L8.46 6.54
                        """),
            ]),
        "sunset": .init(
            parts: [
                .init(
                    closed: "M7.4 17.6 C7.4 15.06 9.46 13 12 13 C14.54 13 16.6 15.06 16.6 17.6 Z"),
                .init(
                    lines: """
                        M2.4 17.6 H21.6 M5.59 13.9 L4.03 13 M18.41 13.9 L19.97 13 M12 3 L12 9.8 M8.46 6.26 L12 9.8
                        L15.54 6.26
                        """),
            ]),
        "surfboard": .init(
            closed: """
                M19.6 2.8 C20.8 9 15.6 17 7.6 21 C4.6 22 2.4 19.6 3.2 16.6 C6.8 8.4 13.6 2.8 19.6 2.8 Z
                """,
            cuts: "M16.4 6.4 L7 17.4"),
        "swatchpalette": .init(
            closed: """
                M3.4 3 H10 V17.6 C10 19.6 8.6 21 6.7 21 C4.8 21 3.4 19.6 3.4 17.6 Z M10 7.6 L13.4 4.4 L18.4 9 L10 18.4
                Z M15 13.6 H20.6 V21 H8.4 Z
                """,
            cuts: "O6.7 17.4 0.3"),
        "switch.2": .init(
            closed: "R3 3 18 7.6 3.8 R3 13.4 18 7.6 3.8",
            cuts: "O17.2 6.8 1.2 O6.8 17.2 1.2"),
        "syringe": .init(
            closed: """
                M5.78 13.13 L12 6.91 C12.31 6.6 12.82 6.6 13.13 6.91 L17.09 10.87 C17.4 11.18 17.4 11.69 17.09 12
                L10.87 18.22 C10.56 18.53 10.05 18.53 9.74 18.22 L5.78 14.26 C5.47 13.95 5.47 13.44 5.78 13.13 Z
                """,
            lines: "M15.11 8.89 L19.5 4.5 M7.62 16.38 L4.79 19.21 M2.67 17.09 L6.91 21.33",
            cuts: "M7.9 11.58 L9.74 13.41 M10.16 9.31 L12 11.15"),
    ]
}
