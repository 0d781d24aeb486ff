import Foundation

/// What the kit says of an amount, in one language.
struct AmountLanguage: Equatable {
    let prompt: String
    let maximum: String
    let overMaximum: String
    let delete: String
    let decimalMark: String

    static let english = AmountLanguage(
        "Enter an amount", "Maximum amount", "Over the maximum amount", "Delete", "Decimal mark")

    private init(_ prompt: String, _ maximum: String, _ overMaximum: String, _ delete: String, _ decimalMark: String) {
        self.prompt = prompt
        self.maximum = maximum
        self.overMaximum = overMaximum
        self.delete = delete
        self.decimalMark = decimalMark
    }

    /// Returns the words in a language, or in English.
    static func of(_ language: Locale.Language) -> AmountLanguage {
        guard let code = language.languageCode?.identifier else { return english }
        if code == "zh" { return all[language.script?.identifier == "Hant" ? "zh-Hant" : "zh"] ?? english }
        return all[synonyms[code] ?? code] ?? english
    }

    /// Languages with another code besides, an older one or that of a variety.
    private static let synonyms = ["iw": "he", "in": "id", "no": "nb", "nn": "nb"]

    private static let all: [String: AmountLanguage] = [
        "ar": .init("أدخل المبلغ", "الحد الأقصى للمبلغ", "يتجاوز الحد الأقصى للمبلغ", "حذف", "الفاصلة العشرية"),
        "cs": .init("Zadejte částku", "Maximální částka", "Nad maximální částkou", "Smazat", "Desetinný oddělovač"),
        "da": .init("Indtast et beløb", "Maksimumbeløb", "Over maksimumbeløbet", "Slet", "Decimaltegn"),
        "de": .init("Betrag eingeben", "Höchstbetrag", "Über dem Höchstbetrag", "Löschen", "Dezimaltrennzeichen"),
        "el": .init("Εισαγάγετε ποσό", "Μέγιστο ποσό", "Πάνω από το μέγιστο ποσό", "Διαγραφή", "Υποδιαστολή"),
        "es": .init(
            "Introduce un importe", "Importe máximo", "Por encima del importe máximo", "Borrar", "Separador decimal"),
        "fi": .init("Anna summa", "Enimmäissumma", "Yli enimmäissumman", "Poista", "Desimaalierotin"),
        "fr": .init(
            "Saisissez un montant", "Montant maximal", "Au-delà du montant maximal", "Supprimer", "Séparateur décimal"),
        "he": .init("יש להזין סכום", "סכום מרבי", "מעל הסכום המרבי", "מחיקה", "נקודה עשרונית"),
        "hi": .init("राशि दर्ज करें", "अधिकतम राशि", "अधिकतम राशि से अधिक", "हटाएँ", "दशमलव चिह्न"),
        "hu": .init("Adja meg az összeget", "Maximális összeg", "A maximális összeg felett", "Törlés", "Tizedesjel"),
        "id": .init("Masukkan jumlah", "Jumlah maksimum", "Melebihi jumlah maksimum", "Hapus", "Tanda desimal"),
        "it": .init(
            "Inserisci un importo", "Importo massimo", "Oltre l’importo massimo", "Elimina", "Separatore decimale"),
        "ja": .init("金額を入力", "上限金額", "上限金額を超えています", "削除", "小数点"),
        "ko": .init("금액을 입력해주세요", "최대 금액", "최대 금액 초과", "지우기", "소수점"),
        "nb": .init("Skriv inn et beløp", "Maksimumsbeløp", "Over maksimumsbeløpet", "Slett", "Desimaltegn"),
        "nl": .init("Voer een bedrag in", "Maximumbedrag", "Boven het maximumbedrag", "Wis", "Decimaalteken"),
        "pl": .init("Wpisz kwotę", "Maksymalna kwota", "Powyżej maksymalnej kwoty", "Usuń", "Separator dziesiętny"),
        "pt": .init("Insira um valor", "Valor máximo", "Acima do valor máximo", "Apagar", "Separador decimal"),
        "ro": .init("Introduceți o sumă", "Suma maximă", "Peste suma maximă", "Șterge", "Separator zecimal"),
        "ru": .init(
            "Введите сумму", "Максимальная сумма", "Больше максимальной суммы", "Удалить", "Десятичный разделитель"),
        "sv": .init("Ange ett belopp", "Maxbelopp", "Över maxbeloppet", "Radera", "Decimaltecken"),
        "th": .init("ป้อนจำนวนเงิน", "จำนวนเงินสูงสุด", "เกินจำนวนเงินสูงสุด", "ลบ", "จุดทศนิยม"),
        "tr": .init("Tutar girin", "En yüksek tutar", "En yüksek tutarın üzerinde", "Sil", "Ondalık ayırıcı"),
        "uk": .init(
            "Введіть суму", "Максимальна сума", "Більше за максимальну суму", "Видалити", "Десятковий роздільник"),
        "vi": .init("Nhập số tiền", "Số tiền tối đa", "Vượt quá số tiền tối đa", "Xóa", "Dấu thập phân"),
        "zh": .init("输入金额", "最高金额", "超过最高金额", "删除", "小数点"),
        "zh-Hant": .init("輸入金額", "最高金額", "超過最高金額", "刪除", "小數點"),
    ]
}
