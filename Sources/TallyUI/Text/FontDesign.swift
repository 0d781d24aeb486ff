import TallyCore

extension View {
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View { textStyle { $0.design = design } }
}
