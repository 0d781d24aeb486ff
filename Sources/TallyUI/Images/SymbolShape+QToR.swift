/// Symbols whose names begin with q to r.
extension SymbolShape {
    static let fromQToR: [String: SymbolShape] = [
        "qrcode": .init(
            lines: "R3 3 6.6 6.6 1 R14.4 3 6.6 6.6 1 R3 14.4 6.6 6.6 1",
            solids: """
                R5.3 5.3 2 2 0 R16.7 5.3 2 2 0 R5.3 16.7 2 2 0 R13.4 13.4 2.6 2.6 0 R16 16 2.6 2.6 0 R19.4 13.4 2.6
                2.6 0 R13.4 19.4 2.6 2.6 0 R19.4 19.4 2.6 2.6 0
                """),
        "qrcode.viewfinder": .init(
            lines: """
                M3 8 V5.6 C3 4 4 3 5.6 3 H8 M16 3 H18.4 C20 3 21 4 21 5.6 V8 M21 16 V18.4 C21 20 20 21 18.4 21 H16 M8
                21 H5.6 C4 21 3 20 3 18.4 V16 R7.4 7.4 3 3 .4 R13.6 7.4 3 3 .4 R7.4 13.6 3 3 .4
                """,
            solids: "R12.8 12.8 2 2 0 R15.4 15.4 2 2 0"),
        "questionmark": .init(
            lines: """
                M7 8 C7 5.2 9 3.4 12 3.4 C15 3.4 17 5.2 17 7.8 C17 11.2 12 11.4 12 14.8 O12 19.6 0.6
                """),
        "quote.bubble": .init(
            closed: """
                M4.6 4 H19.4 C20.8 4 22 5.2 22 6.6 V15 C22 16.4 20.8 17.6 19.4 17.6 H11 L6.4 21.4 V17.6 H4.6 C3.2 17.6
                2 16.4 2 15 V6.6 C2 5.2 3.2 4 4.6 4 Z
                """,
            cuts: """
                M10.2 8.2 C8.4 8.8 7.6 10.2 7.8 12.6 H10 V10.6 H8 M16 8.2 C14.2 8.8 13.4 10.2 13.6 12.6 H15.8 V10.6
                H13.8
                """),
        "radio": .init(
            closed: "R2.4 8 19.2 12.4 2.2",
            lines: "M5 7.8 L17 3",
            cuts: "O8 14.2 2.6 M14.4 12 H18 M14.4 16 H18"),
        "rainbow": .init(
            lines: """
                M2.4 18.4 C2.4 5.4 21.6 5.4 21.6 18.4 M6.6 18.4 C6.6 10.8 17.4 10.8 17.4 18.4 M10.4 18.4 C10.4 15.8
                13.6 15.8 13.6 18.4
                """),
        "rays": .init(
            lines: """
                M16.4 12 L21.2 12 M15.11 15.11 L18.51 18.51 M12 16.4 L12 21.2 M8.89 15.11 L5.49 18.51 M7.6 12 L2.8 12
                M8.89 8.89 L5.49 5.49 M12 7.6 L12 2.8 M15.11 8.89 L18.51 5.49
                """),
        "record.circle": .init(closed: "O12 12 9.2", cuts: "O12 12 3.6"),
        "recordingtape": .init(lines: "O6.4 12 4 O17.6 12 4 M6.4 16 H17.6"),
        "rectangle": .init(closed: "R2 5.2 20 13.6 2.6"),
        "rectangle.3.group": .init(
            closed: "R2 4.4 8.4 15.2 1.6 R13.2 4.4 8.8 6.2 1.4 R13.2 13.4 8.8 6.2 1.4"),
        "rectangle.and.pencil.and.ellipsis": .init(
            parts: [
                .init(
                    lines: """
                        M12 5.6 H4.6 C3 5.6 2 6.6 2 8.2 V16.4 C2 18 3 19 4.6 19 H19.4 C21 19 22 18 22 16.4 V11.6 O5.8
                        14.6 0.2
                        """),
                .init(lines: "M9.8 14.8 L10.6 11.6 L19 3.2 L21.4 5.6 L13 14 Z"),
            ]),
        "rectangle.and.text.magnifyingglass": .init(
            lines: """
                M11 18.6 H4.6 C3 18.6 2 17.6 2 16 V7.6 C2 6 3 5 4.6 5 H19.4 C21 5 22 6 22 7.6 V9.4 M6 9.4 H12 M6 13.4
                H9.4 O16.4 14.6 3.8 M19.2 17.4 L22 20.6
                """),
        "rectangle.expand.vertical": .init(
            closed: "R3 9.4 18 5.2 1.4",
            lines: """
                M12 6.6 V2.4 M9.4 4.6 L12 2.2 L14.6 4.6 M12 17.4 V21.6 M9.4 19.4 L12 21.8 L14.6 19.4
                """),
        "rectangle.grid.1x2": .init(closed: "R2.6 3.4 18.8 7 1.6 R2.6 13.6 18.8 7 1.6"),
        "rectangle.grid.2x2": .init(
            closed: "R2 4.4 8.6 6.2 1.4 R13.4 4.4 8.6 6.2 1.4 R2 13.4 8.6 6.2 1.4 R13.4 13.4 8.6 6.2 1.4"),
        "rectangle.on.rectangle": .init(
            closed: "R6.4 8 15.6 11.6 2.2",
            lines: "M4.4 16 C3 15.8 2 15 2 13.4 V7 C2 5.4 3 4.4 4.6 4.4 H15 C16.6 4.4 17.4 5 17.6 6"),
        "rectangle.portrait": .init(closed: "R5.2 2 13.6 20 2.6"),
        "rectangle.portrait.and.arrow.left": .init(
            lines: """
                M13.4 2.6 H17.8 C19.2 2.6 20.2 3.6 20.2 5 V19 C20.2 20.4 19.2 21.4 17.8 21.4 H13.4 M15 12 L3 12 M7.24
                7.76 L3 12 L7.24 16.24
                """),
        "rectangle.portrait.and.arrow.right": .init(
            lines: """
                M10.6 2.6 H6.2 C4.8 2.6 3.8 3.6 3.8 5 V19 C3.8 20.4 4.8 21.4 6.2 21.4 H10.6 M9 12 L21 12 M16.76 16.24
                L21 12 L16.76 7.76
                """),
        "rectangle.righthalf.inset.filled.arrow.right": .init(
            closed: "R2 5.2 20 13.6 2.6",
            cuts: "M7 12 L16.4 12 M13.29 15.11 L16.4 12 L13.29 8.89"),
        "rectangle.split.1x2": .init(closed: "R2 5.2 20 13.6 2.6", cuts: "M2.6 12 H21.4"),
        "rectangle.split.2x1": .init(closed: "R2 5.2 20 13.6 2.6", cuts: "M12 5.8 V18.2"),
        "rectangle.split.2x2": .init(closed: "R2 5.2 20 13.6 2.6", cuts: "M12 5.8 V18.2 M2.6 12 H21.4"),
        "rectangle.split.3x1": .init(closed: "R2 5.2 20 13.6 2.6", cuts: "M8.6 5.8 V18.2 M15.4 5.8 V18.2"),
        "rectangle.split.3x3": .init(
            closed: "R2 5.2 20 13.6 2.6",
            cuts: "M8.6 5.8 V18.2 M15.4 5.8 V18.2 M2.6 9.6 H21.4 M2.6 14.2 H21.4"),
        "rectangle.stack": .init(closed: "R2 9.4 20 11.4 2.2", lines: "M4.4 6 H19.6 M7 2.8 H17"),
        "refrigerator": .init(
            closed: "R5.4 2.4 13.2 19.2 2.2",
            cuts: "M6 9.4 H18 M8.6 5.4 V7 M8.6 12.4 V15.4"),
        "repeat": .init(
            lines: """
                M4 11 V10 C4 8 5.6 6.4 7.6 6.4 H19.6 M16.4 3.2 L19.6 6.4 L16.4 9.6 M20 13 V14 C20 16 18.4 17.6 16.4
                17.6 H4.4 M7.6 14.4 L4.4 17.6 L7.6 20.8
                """),
        "repeat.1": .init(
            lines: """
                M4 11 V10 C4 8 5.6 6.4 7.6 6.4 H12.6 M9.8 3.4 L12.8 6.4 L9.8 9.4 M20 13 V14 C20 16 18.4 17.6 16.4 17.6
                H4.4 M7.6 14.4 L4.4 17.6 L7.6 20.8 M17.4 4.2 L19.6 3 V9.6
                """),
        "restart": .init(
            lines: """
                M16.13 4.23 C19.7 6.13 21.52 10.21 20.54 14.13 C19.56 18.05 16.04 20.8 12 20.8 C7.96 20.8 4.44 18.05
                3.46 14.13 C2.48 10.21 4.3 6.13 7.87 4.23
                """,
            solids: "M12 6.6 L17.4 16 L6.6 16 Z"),
        "return": .init(
            lines: "M20 6 V11 C20 12.4 19.2 13.4 17.6 13.4 H4 M9 8.4 L4 13.4 L9 18.4"),
        "return.right": .init(
            lines: "M4 6 L4 11 C4 12.4 4.8 13.4 6.4 13.4 L20 13.4 M15 8.4 L20 13.4 L15 18.4"),
        "rhombus": .init(closed: "M12 2.2 L20 12 L12 21.8 L4 12 Z"),
        "righttriangle": .init(closed: "M4 3.4 V20 H20.6 Z"),
        "road.lanes": .init(lines: "M7.4 4 L3 20 M16.6 4 L21 20 M12 4 V7 M12 10.4 V13.6 M12 17 V20"),
        "rosette": .init(
            closed: "O12 9.4 6.8",
            lines: "M8.4 15.4 L7 21.6 L12 19 L17 21.6 L15.6 15.4",
            cuts: "O12 9.4 2.4"),
        "rotate.3d": .init(
            lines: """
                M12 2.6 L18.4 6 V13 L12 16.4 L5.6 13 V6 Z M6 6.4 L12 9.6 L18 6.4 M12 9.6 V16 M20.6 14 C22.4 15.4 22.6
                17 20.4 18.6 C15.6 21.8 8.4 21.8 3.6 18.6 C1.4 17 1.6 15.4 3.4 14
                """),
        "ruler": .init(
            closed: "R1.8 7.4 20.4 9.2 1.6",
            cuts: "M6 7.8 V11 M10 7.8 V12.6 M14 7.8 V11 M18 7.8 V12.6"),
    ]
}
