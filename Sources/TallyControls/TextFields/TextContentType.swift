// UIKit's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import TallyCore

/// What a text means, for what fills it in; under UIKit's name, accepted, and without effect.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = UITextContentType(rawValue: "name")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    public static let middleName = UITextContentType(rawValue: "middle-name")
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    public static let jobTitle = UITextContentType(rawValue: "job-title")
    public static let organizationName = UITextContentType(rawValue: "organization-name")
    public static let location = UITextContentType(rawValue: "location")
    public static let fullStreetAddress = UITextContentType(rawValue: "full-street-address")
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    public static let addressState = UITextContentType(rawValue: "address-level1")
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    public static let countryName = UITextContentType(rawValue: "country-name")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    public static let dateTime = UITextContentType(rawValue: "date-time")
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
    public static let birthdate = UITextContentType(rawValue: "bday")
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
    public static let nickname = UITextContentType(rawValue: "nickname")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
    public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    public static let creditCardType = UITextContentType(rawValue: "cc-type")
    public static let creditCardName = UITextContentType(rawValue: "cc-name")
    public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
    public static let creditCardMiddleName = UITextContentType(rawValue: "cc-middle-name")
    public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
    public static let cellularEID = UITextContentType(rawValue: "cell-eid")
    public static let cellularIMEI = UITextContentType(rawValue: "cell-imei")
    public static let URL = UITextContentType(rawValue: "url")
}

extension View {
    /// Changes nothing: nothing fills fields in.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View { self }
}
