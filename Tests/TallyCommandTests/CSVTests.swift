import Foundation
@testable import TallyCommand
import Testing

@Suite struct CSVTests {
    @Test(arguments: [
        ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
        ("a,b\r\n1,2", [["a", "b"], ["1", "2"]]),
        ("a,b\r1,2\r", [["a", "b"], ["1", "2"]]),
        ("\"a,b\",\"c\"\"d\"\n\"line\r\nend\",x\n", [["a,b", "c\"d"], ["line\r\nend", "x"]]),
        ("a;b,c;d\n1;2;3\n", [["a", "b,c", "d"], ["1", "2", "3"]]),
        ("a\tb,b\tc\n", [["a", "b,b", "c"]]),
        ("\"x;y;z\",b\n", [["x;y;z", "b"]]),
        ("\n\na\n\n1\n", [["a"], ["1"]]),
        (",\n\"\"\n", [["", ""], [""]]),
        ("a,\n,b\n", [["a", ""], ["", "b"]]),
        ("5\" disk,1\n", [["5\" disk", "1"]]),
        ("한국,값\n서울,1\n", [["한국", "값"], ["서울", "1"]]),
        ("", []),
    ])
    func `rows and cells are told apart`(text: String, cells: [[String]]) {
        #expect(CSVParser(text).rows.map(\.cells) == cells)
    }

    @Test func `a row knows its line, also after a cell of several lines`() {
        #expect(CSVParser("a\n\"x\ny\"\r\n\nz\n").rows.map(\.line) == [1, 2, 5])
        #expect(CSVParser("a\n\"x\n").openQuoteLine == 2)
    }

    private func script(_ text: String, _ column: String? = nil, _ label: String? = nil) throws(CommandError) -> Script
    {
        try CSVSource(Array(text.utf8), name: "data.csv").script(column: column, label: label)
    }

    private func message(_ text: String, _ column: String? = nil, _ label: String? = nil) -> String {
        do throws(CommandError) {
            _ = try script(text, column, label)
            return "no error"
        } catch {
            return error.message
        }
    }

    @Test func `a column is found by heading, in any case, and by place`() throws {
        let text = "Year,Price,price\n2020,1,2\n2021,3,4\n"
        #expect(try script(text, "price").entries.map(\.value) == [2, 4])
        #expect(try script(text, "Price").entries.map(\.value) == [1, 3])
        #expect(try script(text, "PRICE").entries.map(\.value) == [1, 3])
        #expect(try script(text, "1").entries.map(\.value) == [2020, 2021])
        #expect(try script(text, "price", "year").entries.map(\.label) == ["2020", "2021"])
    }

    @Test func `a file without headings and a heading that is a number are understood`() throws {
        #expect(try script("1,2\n3,4\n", "2").entries.map(\.value) == [2, 4])
        #expect(try script("a,2020\nx,5\n", "2020").entries.map(\.value) == [5])
        #expect(try script("5\n6\n").entries.map(\.value) == [5, 6])
        #expect(try script("n\n5\n6\n").entries.map(\.value) == [5, 6])
    }

    @Test func `marks and line ends of spreadsheets are understood`() throws {
        #expect(try script("\u{FEFF}price;n\r\n1,5;2\r\n", "price").entries.map(\.value) == [1.5])
        #expect(try script("\u{FEFF}\"price\"\r\n7\r\n", "price").entries.map(\.value) == [7])
    }

    @Test func `rows with an empty cell or too few cells are counted and left out`() throws {
        let script = try script("a,b\n1,2\n3,\n4\n5, \n6,7\n", "b")
        #expect(script.entries.map(\.value) == [2, 7])
        #expect(script.skipped == 3)
    }

    @Test func `errors name the file, the line, the value and the remedy`() {
        #expect(
            message("a,b\n1,2\n\"x\ny\",?\n", "b")
                == "data.csv, line 3: \"?\" is not a number; "
                + "write digits with a point for decimals, such as 1234.5, -3 or 1e6.")
        #expect(
            message("a,b\n1,\"1,234\"\n", "b")
                == "data.csv, line 2: \"1,234\" has marks between its digits; "
                + "write it without, with a point for decimals: 1234.5.")
        #expect(message("a, b \n1,2\n", "c") == "data.csv has no column \"c\"; it has: 1 \"a\", 2 \"b\".")
        #expect(message("a,b\n1,2\n", "3") == "data.csv has no column \"3\"; it has: 1 \"a\", 2 \"b\".")
        #expect(
            message("a,b\n1,2\n")
                == "data.csv has several columns; choose one with --column: 1 \"a\", 2 \"b\".")
        #expect(message("") == "data.csv is empty; it needs at least one row with a number.")
        #expect(message("a,b\n,\n", "a") == "data.csv has no number in the column \"a\"; choose another.")
        #expect(
            message("a\n\"5\n", "a")
                == "data.csv, line 2: a quotation mark is opened and never closed; close it.")
        #expect(throws: CommandError(.badData, "data.csv is written in UTF-16; save it as UTF-8.")) {
            _ = try CSVSource([0xFF, 0xFE, 0x35, 0], name: "data.csv")
        }
    }
}
