/// Symbols whose names begin with c and stand before "ci".
extension SymbolShape {
    static let fromCToCh: [String: SymbolShape] = [
        "cabinet": .init(
            closed: "R3 3.4 18 15.4 1.8",
            lines: "M6 18.8 V21.2 M18 18.8 V21.2",
            cuts: "M12 4 V18.4 M8.8 10.4 V12.2 M15.2 10.4 V12.2"),
        "cable.connector": .init(
            closed: "R8.6 2.4 6.8 5.6 1.2 R6.8 8 10.4 8.2 1.8",
            lines: "M12 16.2 V21.6",
            cuts: "M12 4.9 V5.4"),
        "cable.connector.horizontal": .init(
            closed: "R2.4 8.6 5.6 6.8 1.2 R8 6.8 8.2 10.4 1.8",
            lines: "M16.2 12 H21.6",
            cuts: "M4.9 12 H5.4"),
        "calendar": .init(
            closed: "R3 4.4 18 16.6 2.4",
            lines: "M7.6 2.6 V4.4 M16.4 2.6 V4.4",
            cuts: "M3.6 9.4 H20.4 M8 14.6 H8.2 M12 14.6 H12.2 M16 14.6 H16.2"),
        "calendar.day.timeline.left": .init(
            closed: "R3 4 18 16.6 2.4",
            cuts: "M9 8 H17.6 M9 12 H17.6 M9 16 H14 O6.4 8 0.2 O6.4 12 0.2 O6.4 16 0.2"),
        "calendar.day.timeline.right": .init(
            closed: "R3 4 18 16.6 2.4",
            cuts: "M15 8 H6.4 M15 12 H6.4 M15 16 H10 O17.6 8 0.2 O17.6 12 0.2 O17.6 16 0.2"),
        "camera": .init(
            closed: """
                M3.6 7 H7 L8.6 4.4 H15.4 L17 7 H20.4 C21.2 7 22 7.8 22 8.6 V18 C22 18.8 21.2 19.6 20.4 19.6 H3.6 C2.8
                19.6 2 18.8 2 18 V8.6 C2 7.8 2.8 7 3.6 7 Z
                """,
            cuts: "O12 13 4"),
        "camera.aperture": .init(
            closed: "O12 12 9.2",
            cuts: """
                M9.4 7.4 L17.8 5.4 M14.68 7.45 L20.62 13.72 M17.28 12.05 L14.82 20.32 M14.6 16.6 L6.2 18.6 M9.32 16.55
                L3.38 10.28 M6.72 11.95 L9.18 3.68
                """),
        "camera.filters": .init(lines: "O12 8.4 5.6 O8.4 14.8 5.6 O15.6 14.8 5.6"),
        "camera.macro": .init(
            closed: """
                M14.6 5 C14.6 6.44 13.44 7.6 12 7.6 C10.56 7.6 9.4 6.44 9.4 5 C9.4 3.56 10.56 2.4 12 2.4 C13.44 2.4
                14.6 3.56 14.6 5 Z M16.61 10.24 C15.24 10.68 13.78 9.93 13.33 8.57 C12.89 7.2 13.64 5.73 15 5.29
                C16.37 4.85 17.83 5.59 18.28 6.96 C18.72 8.33 17.97 9.79 16.61 10.24 Z M12.25 13.76 C11.4 12.6 11.66
                10.98 12.82 10.13 C13.98 9.29 15.61 9.55 16.45 10.71 C17.3 11.87 17.04 13.5 15.88 14.34 C14.72 15.18
                13.09 14.93 12.25 13.76 Z M7.55 10.71 C8.39 9.55 10.02 9.29 11.18 10.13 C12.34 10.98 12.6 12.6 11.75
                13.76 C10.91 14.93 9.28 15.18 8.12 14.34 C6.96 13.5 6.7 11.87 7.55 10.71 Z M9 5.29 C10.36 5.73 11.11
                7.2 10.67 8.57 C10.22 9.93 8.76 10.68 7.39 10.24 C6.03 9.79 5.28 8.33 5.72 6.96 C6.17 5.59 7.63 4.85 9
                5.29 Z
                """,
            lines: "M12 15 V21.6 M12 20 C9.6 20 8 18.6 7.6 16.6 M12 20 C14.4 20 16 18.6 16.4 16.6",
            cuts: "O12 9 1"),
        "camera.metering.center.weighted": .init(
            lines: """
                M3 8 V5.6 C3 4 4 3 5.6 3 H8 M16 3 H18.4 C20 3 21 4 21 5.6 V8 M21 16 V18.4 C21 20 20 21 18.4 21 H16 M8
                21 H5.6 C4 21 3 20 3 18.4 V16
                """,
            solids: "O12 12 3"),
        "camera.metering.center.weighted.average": .init(
            closed: "R2 5.2 20 13.6 2.6",
            cuts: "E6.2 8.4 11.6 7.2",
            solids: "O12 12 1.3"),
        "camera.metering.matrix": .init(
            closed: "R2 5.2 20 13.6 2.6",
            cuts: "O12 12 2.6 M12 5.8 V9.2 M12 14.8 V18.2 M2.8 12 H9.2 M14.8 12 H21.2"),
        "camera.metering.multispot": .init(
            closed: "R2 5.2 20 13.6 2.6",
            cuts: "O12 12 0.25 O8 9.4 0.25 O16 9.4 0.25 O8 14.6 0.25 O16 14.6 0.25 M4.8 12 H4.9 M19.1 12 H19.2"),
        "camera.metering.partial": .init(closed: "R2 5.2 20 13.6 2.6", cuts: "O12 12 3.4"),
        "camera.on.rectangle": .init(
            closed: "R6.4 8.4 15.4 12 2",
            lines: """
                M4.4 16.6 C3 16.4 2.2 15.6 2.2 14.2 V6 C2.2 4.6 3.2 3.6 4.6 3.6 H15.4 C16.8 3.6 17.6 4.2 17.8 5.4
                """,
            cuts: "O14 14.4 2.8"),
        "camera.rotate": .init(
            closed: """
                M3.6 7 H7 L8.6 4.4 H15.4 L17 7 H20.4 C21.2 7 22 7.8 22 8.6 V18 C22 18.8 21.2 19.6 20.4 19.6 H3.6 C2.8
                19.6 2 18.8 2 18 V8.6 C2 7.8 2.8 7 3.6 7 Z
                """,
            cuts: """
                M8.62 11.77 C9.1 10.45 10.29 9.54 11.69 9.41 C13.08 9.29 14.42 9.99 15.12 11.2 M13.79 11.55 L15.6 12.4
                L16.45 10.59 M15.38 14.23 C14.9 15.55 13.71 16.46 12.31 16.59 C10.92 16.71 9.58 16.01 8.88 14.8 M10.21
                14.45 L8.4 13.6 L7.55 15.41
                """),
        "camera.shutter.button": .init(closed: "O12 12 9.4", cuts: "O12 12 5.4"),
        "camera.viewfinder": .init(
            closed: "M7 9.4 H9.2 L10.2 8 H13.8 L14.8 9.4 H17 V16 H7 Z",
            lines: """
                M3 8 V5.6 C3 4 4 3 5.6 3 H8 M16 3 H18.4 C20 3 21 4 21 5.6 V8 M21 16 V18.4 C21 20 20 21 18.4 21 H16 M8
                21 H5.6 C4 21 3 20 3 18.4 V16
                """,
            cuts: "O12 12.6 .9"),
        "candybarphone": .init(
            closed: "R6.4 2 11.2 20 2.4",
            cuts: """
                M9.4 5.4 H14.6 V10 H9.4 Z M9.4 14 V14.2 M12 14 V14.2 M14.6 14 V14.2 M9.4 17.6 V17.8 M12 17.6 V17.8
                M14.6 17.6 V17.8
                """),
        "capslock": .init(
            closed: "M12 2.4 L20.6 11.2 H16.4 V15.6 H7.6 V11.2 H3.4 Z R7.6 18.6 8.8 2.6 .6"),
        "capsule": .init(closed: "R2 6.6 20 10.8 5.4"),
        "capsule.portrait": .init(closed: "R6.6 2 10.8 20 5.4"),
        "captions.bubble": .init(
            closed: """
                M4.6 4 H19.4 C20.8 4 22 5.2 22 6.6 V15 C22 16.4 20.8 17.6 19.4 17.6 H11 L6.4 21.4 V17.6 H4.6 C3.2 17.6
                2 16.4 2 15 V6.6 C2 5.2 3.2 4 4.6 4 Z
                """,
            cuts: "M6 9 H10.4 M14 9 H18 M6 13 H8.4 M12 13 H18"),
        "car": .init(
            closed: """
                M2.4 12.8 C2.4 11.8 3 11 3.8 10.6 L5.6 6.4 C6 5.4 6.8 5 7.8 5 H16.2 C17.2 5 18 5.4 18.4 6.4 L20.2 10.6
                C21 11 21.6 11.8 21.6 12.8 V17.6 H2.4 Z
                """,
            lines: "M5 17.6 V20 M19 17.6 V20",
            cuts: "M4.6 10.6 H19.4 M6 14 H7.4 M16.6 14 H18"),
        "car.2": .init(
            closed: """
                M1.58 14.87 C1.58 14.13 2.02 13.54 2.61 13.24 L3.94 10.14 C4.24 9.4 4.83 9.1 5.57 9.1 H11.79 C12.53
                9.1 13.12 9.4 13.42 10.14 L14.75 13.24 C15.34 13.54 15.78 14.13 15.78 14.87 V18.42 H1.58 Z
                """,
            lines: """
                M3.6 18.6 V20 M13.8 18.6 V20 M8 5.6 L8.6 4.4 C9 3.6 9.4 3.4 10.2 3.4 H17 C17.8 3.4 18.4 3.8 18.8 4.6
                L20.4 8 C21.4 8.4 22 9 22 10 V14 H19 M20.4 14.4 V15.6
                """,
            cuts: "M4 13.2 H13.6"),
        "car.ferry": .init(
            closed: """
                M2.4 14.6 H21.6 C21 16.8 20 18.2 18.6 19.2 H5.4 C4 18.2 3 16.8 2.4 14.6 Z M5.8 11.6 V8.4 C5.8 7.6 6.2
                7 6.8 6.8 L8.2 3.4 C8.4 2.8 8.8 2.4 9.6 2.4 H14.4 C15.2 2.4 15.6 2.8 15.8 3.4 L17.2 6.8 C17.8 7 18.2
                7.6 18.2 8.4 V11.6 Z
                """,
            lines: "M2.4 22 C4.4 21 6 21 8 22 M16 22 C18 21 19.6 21 21.6 22",
            cuts: "M7 6.9 H17 M8.6 9.4 H9 M15 9.4 H15.4"),
        "car.rear": .init(
            closed: """
                M2.4 12.8 C2.4 11.8 3 11 3.8 10.6 L5.6 6.4 C6 5.4 6.8 5 7.8 5 H16.2 C17.2 5 18 5.4 18.4 6.4 L20.2 10.6
                C21 11 21.6 11.8 21.6 12.8 V17.6 H2.4 Z
                """,
            lines: "M5 17.6 V20 M19 17.6 V20",
            cuts: "M4.6 10.6 H19.4 M5.6 13.8 H7.4 M16.6 13.8 H18.4 M10.4 14.6 H13.6"),
        "car.side": .init(
            closed: """
                M1.8 14.6 C1.8 12.6 2.6 12 4.4 11.6 L7.4 7.6 C7.8 7 8.4 6.8 9.2 6.8 H14 C14.8 6.8 15.4 7 16 7.6 L19.4
                11.2 C21.4 11.6 22.2 12.6 22.2 14.6 V16.6 H1.8 Z O6.6 17 2 O17.4 17 2
                """,
            cuts: "M6.4 11.2 H18 M11.8 7.4 V11"),
        "carbon.dioxide.cloud": .init(
            closed: """
                M6.4 20 C3.6 20 1.4 17.8 1.4 15 C1.4 12.4 3.2 10.4 5.8 10 C6.4 6.6 9 4.2 12.2 4.2 C15.6 4.2 18.2 6.6
                18.6 10.2 C21 10.4 22.8 12.4 22.8 14.8 C22.8 17.8 20.6 20 17.8 20 Z
                """,
            cuts: """
                M8.6 11.4 C7.4 9.6 5 10.6 5 13.2 C5 15.8 7.4 16.8 8.6 15 E10.8 10.2 4.2 6 M17.4 14 C18 13 19.6 13.4
                19.2 14.6 L17.4 16.8 H19.8
                """),
        "carrot": .init(
            closed: """
                M3 21 C4.4 15 6.6 10.4 9.4 8 C12 6 16 8 16.4 11.4 C16.6 13 16 14.4 14.8 15.4 C12 17.8 8.4 19.6 3 21 Z
                """,
            lines: """
                M14.6 8.6 L17.4 5.8 M14.6 8.6 C13.6 6 14 3.8 15.6 2.6 C17.2 3.6 17.8 4.6 17.4 5.8 C19 5.6 20.6 6.4
                21.4 8 C20 9.8 17.4 10 15.2 9
                """,
            cuts: "M9.4 12 L11.4 14 M6.8 15.6 L8.2 17"),
        "cart": .init(
            closed: "M5.5 6.6 H21.4 L19.7 13.4 H6.9 Z O8.9 20.6 0.9 O18 20.6 0.9",
            lines: "M1.8 3.2 H3.8 C4.4 3.2 4.8 3.5 4.9 4.1 L7 15 C7.2 16.2 7.9 16.9 9 16.9 H19.4"),
        "cat": .init(
            closed: """
                M4.4 3.6 L9 6.6 C11 6 13 6 15 6.6 L19.6 3.6 C20.6 7 21.2 10.4 20.8 13 C20.2 17.6 16.6 20.4 12 20.4
                C7.4 20.4 3.8 17.6 3.2 13 C2.8 10.4 3.4 7 4.4 3.6 Z
                """,
            cuts: """
                O8.4 12 0.3 O15.6 12 0.3 M12 15 V16.4 M9.6 17.2 C10.8 17.8 12 17.4 12 16.4 C12 17.4 13.2 17.8 14.4
                17.2
                """),
        "cellularbars": .init(
            levels: [
                .init(closed: "R2.4 15.6 3 5 0.6"),
                .init(closed: "R7.8 11.6 3 9 0.6"),
                .init(closed: "R13.2 7.4 3 13.2 0.6"),
                .init(closed: "R18.6 3 3 17.6 0.6"),
            ]),
        "chair": .init(
            closed: "R6.4 2.6 10.2 8.4 1.8 R5.4 13 13.2 3.4 1",
            lines: "M6.8 16.6 V21.4 M17.2 16.6 V21.4 M9 11 V13 M15 11 V13"),
        "chair.lounge": .init(
            lines: "M3 5 L8.6 14.4 H17 L20.6 12.6 M7 18 H19 M6.6 14.4 L4.6 20.4 M15.6 14.6 L18.4 20.4"),
        "chandelier": .init(
            closed: "O12 19 1.6",
            lines: """
                M9.4 2.6 H14.6 M12 2.6 V17 M12 14.6 C7 14.6 4.2 15.4 4.2 11 M12 14.6 C17 14.6 19.8 15.4 19.8 11 M2.4
                10.4 H6 M18 10.4 H21.6 M4.2 5.8 V7 M19.8 5.8 V7
                """),
        "character.book.closed": .init(
            closed: "M7 2.6 H18.8 V21.4 H7 C5.6 21.4 4.6 20.4 4.6 19 V5 C4.6 3.6 5.6 2.6 7 2.6 Z",
            cuts: "M5 17.2 H18.4 M8.6 13.24 L11.82 5.8 L15.05 13.24 M9.84 10.76 H13.81"),
        "character.textbox": .init(closed: "R3.4 5 17.2 14 2.4", cuts: "M8.4 9.4 H15.6 M12 9.4 V15.4"),
        "chart.bar": .init(
            levels: [
                .init(closed: "R3 12 4.4 9 0.8"),
                .init(closed: "R9.8 7.4 4.4 13.6 0.8"),
                .init(closed: "R16.6 3 4.4 18 0.8"),
            ]),
        "chart.bar.doc.horizontal": .init(
            closed: "M5.4 2.4 H13.6 L18.6 7.6 V21.6 H5.4 Z",
            cuts: "M13.4 3 V8 H18.2 M8.8 11 H11 M8.8 14.4 H14.8 M8.8 17.8 H12.6"),
        "chart.bar.xaxis": .init(
            parts: [
                .init(lines: "M2.4 21 H21.6")
            ],
            levels: [
                .init(closed: "R4 11.6 3.4 5.6 .6"),
                .init(closed: "R10.3 7.6 3.4 9.6 .6"),
                .init(closed: "R16.6 3 3.4 14.2 .6"),
            ]),
        "chart.bar.xaxis.ascending": .init(
            closed: "R3.6 13.6 3.4 3.6 0.6 R10.3 9 3.4 8.2 0.6 R17 4.4 3.4 12.8 0.6",
            lines: "M2.4 21 H21.6 M3.4 9 L9 3.6 M5.4 3 H9.8 V7.4"),
        "chart.dots.scatter": .init(
            lines: "M3.4 3.4 V20.6 H20.6",
            solids: "O8 14.6 1.3 O11 9 1.3 O14.4 14 1.3 O17 6.6 1.3 O18.6 11.4 1.3"),
        "chart.line.downtrend.xyaxis": .init(lines: "M3.4 3.4 V20.6 H20.6 M7 6 L11 11.4 L14 9 L20 15.6"),
        "chart.line.flattrend.xyaxis": .init(lines: "M3.4 3.4 V20.6 H20.6 M7 12 L10.4 9 L14 14.4 L16.6 11.4 H20.4"),
        "chart.line.uptrend.xyaxis": .init(lines: "M3.4 3.4 V20.6 H20.6 M7 15.6 L11 10.6 L14 13.4 L20 6"),
        "chart.pie": .init(
            closed: """
                M10.6 3.6 C6 4.2 2.6 8 2.6 12.6 C2.6 17.6 6.4 21.4 11.4 21.4 C16 21.4 19.8 18 20.4 13.4 H10.6 Z M14
                2.6 C18 3 21 6 21.4 10 H14 Z
                """),
        "chart.xyaxis.line": .init(lines: "M3.4 3.4 V20.6 H20.6 M6.6 14.6 L10.6 10 L13.4 13 L20 6"),
        "checkerboard.rectangle": .init(
            closed: "R2.4 4.4 19.2 15.2 1.6",
            solids: """
                R6.2 4.4 3.8 3.8 0 R13.8 4.4 3.8 3.8 0 R2.4 8.2 3.8 3.8 0 R10 8.2 3.8 3.8 0 R17.6 8.2 3.8 3.8 0 R6.2
                12 3.8 3.8 0 R13.8 12 3.8 3.8 0 R2.4 15.8 3.8 3.8 0 R10 15.8 3.8 3.8 0 R17.6 15.8 3.8 3.8 0
                """),
        "checklist": .init(
            closed: "O5.2 18 0.7",
            lines: """
                M11.4 6 H20.6 M11.4 12 H20.6 M11.4 18 H20.6 M3 6.2 L4.8 8 L7.8 4 M3 12.2 L4.8 14 L7.8 10
                """),
        "checkmark": .init(lines: "M4.4 13.4 L9.6 19 L19.6 5"),
        "checkmark.clipboard": .init(
            closed: "R4.4 4.2 15.2 17.4 2.2",
            cuts: "R8.4 2.2 7.2 4 1.4 M8.6 13.8 L11 16.6 L15.4 10.6"),
        "chevron.compact.down": .init(lines: "M3 10 L12 14 L21 10"),
        "chevron.compact.left": .init(lines: "M14 3 L10 12 L14 21"),
        "chevron.compact.right": .init(lines: "M10 3 L14 12 L10 21"),
        "chevron.compact.up": .init(lines: "M3 14 L12 10 L21 14"),
        "chevron.down": .init(lines: "M20 8 L12 16 L4 8"),
        "chevron.down.2": .init(lines: "M20 4.6 L12 12.6 L4 4.6 M20 11.4 L12 19.4 L4 11.4"),
        "chevron.down.chevron.up": .init(lines: "M6.6 3.8 L12 9 L17.4 3.8 M6.6 20.2 L12 15 L17.4 20.2"),
        "chevron.down.forward": .init(lines: "M8 18 H18 V8"),
        "chevron.left": .init(lines: "M16 4 L8 12 L16 20"),
        "chevron.left.2": .init(lines: "M19.4 4 L11.4 12 L19.4 20 M12.6 4 L4.6 12 L12.6 20"),
        "chevron.left.chevron.right": .init(lines: "M8.4 6 L2.8 12 L8.4 18 M15.6 6 L21.2 12 L15.6 18"),
        "chevron.left.forwardslash.chevron.right": .init(
            lines: "M6.6 7 L1.8 12 L6.6 17 M17.4 7 L22.2 12 L17.4 17 M14 4.6 L10 19.4"),
        "chevron.left.to.line": .init(lines: "M19 4 L11 12 L19 20 M4.4 4 V20"),
        "chevron.right": .init(lines: "M8 20 L16 12 L8 4"),
        "chevron.right.2": .init(lines: "M4.6 20 L12.6 12 L4.6 4 M11.4 20 L19.4 12 L11.4 4"),
        "chevron.right.to.line": .init(lines: "M5 4 L13 12 L5 20 M19.6 4 V20"),
        "chevron.up": .init(lines: "M4 16 L12 8 L20 16"),
        "chevron.up.2": .init(lines: "M4 19.4 L12 11.4 L20 19.4 M4 12.6 L12 4.6 L20 12.6"),
        "chevron.up.chevron.down": .init(lines: "M6.6 9 L12 3.8 L17.4 9 M6.6 15 L12 20.2 L17.4 15"),
        "chevron.up.forward": .init(lines: "M8 6 H18 V16"),
    ]
}
