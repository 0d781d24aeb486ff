import Foundation
import SwiftUI

/// Two dates that hold one another, as in a tutorial on forms.
private struct Stay: View {
    // The 1st of March 2001, which is a Thursday.
    @State private var arrival = Date(timeIntervalSinceReferenceDate: 59 * 86_400)
    @State private var departure = Date(timeIntervalSinceReferenceDate: 61 * 86_400)
    @State private var wakeUp = Date(timeIntervalSinceReferenceDate: 59 * 86_400 + 7 * 3_600)
    @State private var wantsCall = false
    private var nights: Int {
        Calendar.current.dateComponents([.day], from: arrival, to: departure).day ?? 0
    }
    var body: some View {
        Form {
            Section("Your stay") {
                DatePicker("Arrival", selection: $arrival, displayedComponents: .date)
                DatePicker("Departure", selection: $departure, in: arrival..., displayedComponents: .date)
                LabeledContent("Nights", value: "\(nights)")
            }
            Section {
                Toggle("Wake-up call", isOn: $wantsCall.animation())
                if wantsCall {
                    DatePicker("At", selection: $wakeUp, displayedComponents: .hourAndMinute)
                        .datePickerStyle(.wheel)
                }
            }
        }
        .onChange(of: arrival) { if departure < arrival { departure = arrival } }
    }
}

extension Program {
    static let dates: [Program] = [
        Program("stay with an arrival and a departure") {
            Stay()
        } story: { person in
            person.sees("Mar 1, 2001", "Mar 3, 2001", "2")
            try person.tap("Mar 1, 2001")
            try person.settle()
            person.sees("March 2001")
            try person.tap("Next Month")
            try person.settle()
            try person.tap("Monday, April 2, 2001")
            try person.settle()
            try person.press(.escape)
            try person.settle()
            person.sees("0")
            person.misses("Mar", "March")
            try person.tap("Wake-up call")
            try person.settle()
            person.sees("AM", "PM", "7")
            try person.tap("Wake-up call")
            try person.settle()
            person.misses("AM", "PM")
        }
    ]
}
