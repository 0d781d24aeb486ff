import TallyCore

extension View {
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
        navigationBarChange { $0.top.isHidden = hidden }
    }
}
