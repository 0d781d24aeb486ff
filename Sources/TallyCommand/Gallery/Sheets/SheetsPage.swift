import Foundation

/// The contact sheets as a page: a row for each style, a column for each kind of change; plain HTML and CSS.
@MainActor enum SheetsPage {
    static let file = "changes.html"

    /// The same bytes each time.
    static func html() -> String {
        """
        \(GalleryPage.head("Tally: every style in every change", style: style))
        <body>
        <header>
        <p><a href="index.html">The components</a></p>
        <h1>Every style in every change</h1>
        <p>Read each sheet from top to bottom. On the left are the seconds since the beginning and the value that the
        number was given; on the right, what is seen of it then. Each style moves by its own timing: most take about a
        second, <code>.perDigit</code> takes 0.07.</p>
        </header>
        <main>
        <table role="table">
        <thead role="rowgroup"><tr role="row">
        <th role="columnheader" scope="col">Style</th>
        \(SheetChange.all.map(head).joined(separator: "\n"))
        </tr></thead>
        <tbody role="rowgroup">
        \(SheetStyle.all.map(row).joined(separator: "\n"))
        </tbody>
        </table>
        </main>
        </body>
        </html>

        """
    }

    private static func head(_ change: SheetChange) -> String {
        "<th role=\"columnheader\" scope=\"col\">\(GalleryPage.escaped(change.title))"
            + "<small>\(GalleryPage.escaped(change.summary))</small></th>"
    }

    private static func row(_ style: SheetStyle) -> String {
        """
        <tr role="row" id="\(style.name)">
        <th role="rowheader" scope="row"><code>\(GalleryPage.escaped(style.code))</code>\
        <small>\(GalleryPage.escaped(style.look))</small></th>
        \(SheetChange.all.map { cell(style, $0) }.joined(separator: "\n"))
        </tr>
        """
    }

    private static func cell(_ style: SheetStyle, _ change: SheetChange) -> String {
        let light = ChangeSheet(style: style, change: change, scheme: .light)
        let dark = ChangeSheet(style: style, change: change, scheme: .dark)
        let size = ChangeSheet.size
        let height = Int(size.height) * light.moments.count
        return """
            <td role="cell"><span>\(GalleryPage.escaped(change.title))</span>
            <picture>
            <source srcset="\(dark.file)" media="(prefers-color-scheme: dark)">
            <img src="\(light.file)" width="\(Int(size.width))" height="\(height)" loading="lazy" \
            alt="\(GalleryPage.escaped(light.alternative))">
            </picture></td>
            """
    }

    private static let style = """
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
        header, main { max-width: 72rem; margin: 0 auto; padding: 1rem; }
        header p { max-width: 46rem; }
        h1 { margin: 0; }
        a { color: inherit; }
        code { font: 14px/1.45 ui-monospace, monospace; overflow-wrap: anywhere; }
        table { border-collapse: collapse; background: var(--card); border-radius: 12px; }
        th, td { padding: 0.5rem; text-align: left; vertical-align: top; }
        thead th { border-bottom: 1px solid var(--line); }
        tbody th { min-width: 8rem; }
        small { display: block; color: var(--quiet); font-weight: normal; }
        img { display: block; max-width: 100%; height: auto; }
        td span { display: none; }
        @media (max-width: 72rem) {
          table, tbody { display: block; }
          thead { display: none; }
          tbody tr { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
            border-bottom: 1px solid var(--line); padding: 0.5rem 0; }
          tbody th { grid-column: 1 / -1; }
          td span { display: block; font-weight: 600; }
          main { padding: 0.5rem; }
          td { padding: 0.25rem; }
        }
        """
}
