import Testing

@testable import TallyAssetNames

/// The names are those that Xcode makes: what is expected here stands in files that it has written.
struct SymbolNameTests {
    @Test(arguments: [
        ("AccentColor", "accent"), ("URLIcon", "urlIcon"), ("full basket", "fullBasket"), ("bread-1", "bread1"),
        ("FF6767", "FF_6767"),
        ("Logo", "logo"), ("bubble-chat", "bubbleChat"), ("Kill Bill", "killBill"),
        ("adult_products_image", "adultProducts"), ("AttachImageColor", "attach"), ("card-number-color", "cardNumber"),
        ("Color", "color"), ("Image", "image"), ("Initial-Image", "initial"), ("ironMaiden2", "ironMaiden2"),
        ("Connecting0_", "connecting0"), ("10c", "_10C"), ("1", "_1"), ("121212", "_121212"), ("c50000", "c50000"),
        ("0b3b21ff27", "_0B3B21Ff27"), ("292C38", "_292_C_38"), ("A-1-1-0", "A_1_1_0"), ("FE1D00", "FE_1_D_00"),
        ("ECEAFB", "ECEAFB"), ("ACE OF CLUBS", "ACE_OF_CLUBS"), ("TLS2016", "TLS_2016"), ("TLSold", "tlSold"),
        ("YP White", "ypWhite"),
        ("M-stadt", "mStadt"), ("M", "M"), ("blueEF", "blueEF"), ("SquatBB", "squatBB"),
        ("welcomeVCimage", "welcomeVCimage"),
        ("iTunesArtwork", "iTunesArtwork"), ("sy_head_10@2x", "syHead102X"), ("logo.png", "logoPng"),
    ]) func `a name is that of Xcode`(asset: String, symbol: String) {
        #expect(SymbolName.ofMember(asset) == symbol)
    }

    @Test(arguments: [("iconPreviews", "IconPreviews"), ("Poses", "Poses"), ("my colors", "MyColors"), ("3 D", "_3_D")])
    func `a namespace begins large`(group: String, symbol: String) {
        #expect(SymbolName.ofType(group) == symbol)
    }

    @Test(arguments: [
        ("Bäckerei", "bäckerei"), ("中国", "中国"), ("größe XL", "größeXL"), ("🍎 apple", "apple"),
        ("e\u{301}clair", "e\u{301}clair"),
        ("½ moon", "moon"),
    ]) func `letters of every script are letters, and pictures are none`(asset: String, symbol: String) {
        #expect(SymbolName.ofMember(asset) == symbol)
    }

    @Test(arguments: ["", "-", "🍎", "...", "½"]) func `a name without letters and digits has no symbol`(asset: String) {
        #expect(SymbolName.ofMember(asset) == nil)
        #expect(SymbolName.ofType(asset) == nil)
    }

    @Test(arguments: ["default", "switch", "extension", "as", "self", "init", "Type"])
    func `a reserved word is escaped`(word: String) {
        #expect(SymbolName.escaped(word) == "`\(word)`")
    }
}
