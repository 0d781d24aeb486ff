import SwiftUI

struct Header: View {
    var body: some View {
        HStack {
            Image(.logo)
            Text("Good morning")
                .font(.title)
                .foregroundStyle(.crust)
        }
    }
}

#Preview {
    Header()
}
