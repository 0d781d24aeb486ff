// long: small programs, each beside nothing but its story.

import SwiftUI

private struct BottomSheet<Content: View>: View {
    @Binding var isOpen: Bool
    let maxHeight: CGFloat
    let minHeight: CGFloat
    let content: Content
    @GestureState private var translation: CGFloat = 0

    init(isOpen: Binding<Bool>, maxHeight: CGFloat, @ViewBuilder content: () -> Content) {
        minHeight = maxHeight * 0.25
        self.maxHeight = maxHeight
        self.content = content()
        _isOpen = isOpen
    }

    private var offset: CGFloat { isOpen ? 0 : maxHeight - minHeight }

    var body: some View {
        GeometryReader { geometry in
            VStack(spacing: 0) {
                RoundedRectangle(cornerRadius: 3).fill(.secondary).frame(width: 60, height: 6).padding()
                    .onTapGesture { isOpen.toggle() }
                content
            }
            .frame(width: geometry.size.width, height: maxHeight, alignment: .top)
            .background(Color.gray.opacity(0.2))
            .cornerRadius(16)
            .frame(height: geometry.size.height, alignment: .bottom)
            .offset(y: max(offset + translation, 0))
            .animation(.interactiveSpring(), value: isOpen)
            .animation(.interactiveSpring(), value: translation)
            .gesture(
                DragGesture().updating($translation) { value, state, _ in state = value.translation.height }
                    .onEnded { value in
                        guard abs(value.translation.height) > maxHeight * 0.25 else { return }
                        isOpen = value.translation.height < 0
                    })
        }
    }
}

private struct Map: View {
    @State private var isOpen = false
    var body: some View {
        ZStack {
            Color.green.opacity(0.3)
            BottomSheet(isOpen: $isOpen, maxHeight: 400) {
                Text("Places nearby").font(.headline)
                ForEach(1..<5) { Text("Place \($0)").padding(8) }
            }
        }
    }
}

private struct Carousel: View {
    private let names = ["Alps", "Beach", "City", "Desert"]
    @State private var index = 0
    @GestureState private var drag: CGFloat = 0
    var body: some View {
        VStack {
            GeometryReader { proxy in
                HStack(spacing: 20) {
                    ForEach(names.indices, id: \.self) { number in
                        RoundedRectangle(cornerRadius: 20).fill(.teal)
                            .overlay(Text(names[number]))
                            .frame(width: proxy.size.width - 100)
                            .scaleEffect(number == index ? 1 : 0.9)
                    }
                }
                .padding(.horizontal, 50)
                .offset(x: -CGFloat(index) * (proxy.size.width - 80) + drag)
                .gesture(
                    DragGesture()
                        .updating($drag) { value, state, _ in state = value.translation.width }
                        .onEnded { value in
                            let moved = (-value.predictedEndTranslation.width / proxy.size.width).rounded()
                            index = min(max(index + Int(moved), 0), names.count - 1)
                        }
                )
                .animation(.spring(response: 0.4, dampingFraction: 0.9), value: index)
            }
            .frame(height: 200)
            HStack {
                ForEach(names.indices, id: \.self) { number in
                    Capsule().fill(number == index ? .primary : .secondary)
                        .frame(width: number == index ? 24 : 8, height: 8)
                }
            }
            .animation(.default, value: index)
            Text("Page \(index + 1) of \(names.count)")
        }
    }
}

private struct StretchyHeader: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                GeometryReader { proxy in
                    let minY = proxy.frame(in: .global).minY
                    Rectangle().fill(.purple)
                        .overlay(Text("Header"))
                        .frame(width: proxy.size.width, height: max(200 + (minY > 0 ? minY : 0), 0))
                        .offset(y: minY > 0 ? -minY : -minY * 0.5)
                }
                .frame(height: 200)
                ForEach(0..<30) {
                    Text("Paragraph \($0)").frame(maxWidth: .infinity, minHeight: 44).background(Color.white)
                }
            }
        }
    }
}

private struct HoldAndDrag: View {
    enum DragState: Equatable {
        case inactive, pressing
        case dragging(CGSize)
        var translation: CGSize {
            if case .dragging(let translation) = self { return translation }
            return .zero
        }
        var isActive: Bool { self != .inactive }
    }
    @GestureState private var dragState = DragState.inactive
    @State private var place = CGSize.zero
    var body: some View {
        let hold = LongPressGesture(minimumDuration: 0.5)
            .sequenced(before: DragGesture())
            .updating($dragState) { value, state, _ in
                switch value {
                case .first(true): state = .pressing
                case .second(true, let drag): state = .dragging(drag?.translation ?? .zero)
                default: state = .inactive
                }
            }
            .onEnded { value in
                guard case .second(true, let drag?) = value else { return }
                place.width += drag.translation.width
                place.height += drag.translation.height
            }
        VStack {
            Circle().fill(dragState.isActive ? .red : .blue)
                .frame(width: 100, height: 100)
                .offset(x: place.width + dragState.translation.width, y: place.height + dragState.translation.height)
                .gesture(hold)
            Text("At \(Int(place.width)), \(Int(place.height))")
        }
    }
}

private struct PhotoZoom: View {
    @State private var scale: CGFloat = 1
    @State private var lastScale: CGFloat = 1
    @State private var angle = Angle.zero
    @GestureState private var turning = Angle.zero
    var body: some View {
        VStack {
            Rectangle().fill(.indigo).frame(width: 100, height: 100)
                .scaleEffect(scale)
                .rotationEffect(angle + turning)
                .gesture(
                    MagnificationGesture()
                        .onChanged { scale = lastScale * $0 }
                        .onEnded { _ in
                            withAnimation(.spring()) { scale = min(max(scale, 1), 3) }
                            lastScale = min(max(scale, 1), 3)
                        }
                        .simultaneously(
                            with: RotationGesture().updating($turning) { value, state, _ in state = value }
                                .onEnded { angle += $0 })
                )
                .onTapGesture(count: 2) {
                    withAnimation(.linear(duration: 0.4)) { (scale, lastScale, angle) = (1, 1, .zero) }
                }
            Text("\(scale, specifier: "%.1f") times, \(Int(angle.degrees.rounded())) degrees")
        }
    }
}

private struct RangeSlider: View {
    @Binding var range: ClosedRange<Double>
    let bounds: ClosedRange<Double>
    var body: some View {
        GeometryReader { proxy in
            let span = bounds.upperBound - bounds.lowerBound
            let x = { (value: Double) in proxy.size.width * (value - bounds.lowerBound) / span }
            let value = { (x: CGFloat) in
                min(max(bounds.lowerBound + x / proxy.size.width * span, bounds.lowerBound), bounds.upperBound)
            }
            ZStack(alignment: .leading) {
                Capsule().fill(.gray.opacity(0.3)).frame(height: 4)
                Capsule().fill(.blue).frame(width: x(range.upperBound) - x(range.lowerBound), height: 4)
                    .offset(x: x(range.lowerBound))
                thumb.position(x: x(range.lowerBound), y: proxy.size.height / 2)
                    .gesture(
                        DragGesture(minimumDistance: 0).onChanged {
                            range = min(value($0.location.x), range.upperBound)...range.upperBound
                        })
                thumb.position(x: x(range.upperBound), y: proxy.size.height / 2)
                    .gesture(
                        DragGesture(minimumDistance: 0).onChanged {
                            range = range.lowerBound...max(value($0.location.x), range.lowerBound)
                        })
            }
        }
        .frame(height: 30)
    }
    private var thumb: some View { Circle().fill(.white).shadow(radius: 3).frame(width: 30, height: 30) }
}

private struct PriceFilter: View {
    @State private var range = 20.0...80.0
    var body: some View {
        VStack {
            Text("$\(Int(range.lowerBound.rounded())) to $\(Int(range.upperBound.rounded()))")
            RangeSlider(range: $range, bounds: 0...100).frame(width: 300)
        }
    }
}

private struct Reorder: View {
    @State private var items = ["Milk", "Bread", "Eggs", "Tea"]
    @State private var dragged: String?
    @State private var offset: CGFloat = 0
    private let height: CGFloat = 50
    var body: some View {
        VStack(spacing: 0) {
            ForEach(items, id: \.self) { item in
                HStack {
                    Text(item)
                    Spacer()
                    Image(systemName: "line.3.horizontal")
                }
                .padding(.horizontal)
                .frame(height: height)
                .background(Color.white)
                .shadow(radius: dragged == item ? 5 : 0)
                .offset(y: dragged == item ? offset : 0)
                .zIndex(dragged == item ? 1 : 0)
                .gesture(drag(item))
            }
            Text(items.joined(separator: " ")).padding()
        }
    }
    private func drag(_ item: String) -> some Gesture {
        DragGesture(coordinateSpace: .global)
            .onChanged { value in
                if dragged == nil { dragged = item }
                let from = items.firstIndex(of: item)!
                offset = value.translation.height - shift
                let to = min(max(from + Int((offset / height).rounded()), 0), items.count - 1)
                if to != from {
                    withAnimation(.spring(response: 0.3)) {
                        items.move(fromOffsets: [from], toOffset: to > from ? to + 1 : to)
                    }
                    shift += CGFloat(to - from) * height
                    offset -= CGFloat(to - from) * height
                }
            }
            .onEnded { _ in
                withAnimation(.spring(response: 0.3)) {
                    dragged = nil
                    offset = 0
                }
                shift = 0
            }
    }
    @State private var shift: CGFloat = 0
}

private struct PhotoViewer: View {
    @State private var isPresented = false
    @State private var drag = CGSize.zero
    var body: some View {
        ZStack {
            Button("Show photo") { withAnimation { isPresented = true } }
            if isPresented {
                ZStack {
                    Color.black.opacity(1 - min(abs(drag.height) / 400, 0.8)).ignoresSafeArea()
                    RoundedRectangle(cornerRadius: 12).fill(.cyan).overlay(Text("Photo")).frame(width: 300, height: 300)
                        .offset(drag)
                        .scaleEffect(1 - abs(drag.height) / 2000)
                }
                .gesture(
                    DragGesture().onChanged { drag = $0.translation }
                        .onEnded { value in
                            withAnimation(.spring(response: 0.4)) {
                                if abs(value.translation.height) > 150 { isPresented = false }
                                drag = .zero
                            }
                        }
                )
                .transition(.opacity)
            }
        }
    }
}

private struct DoubleTapHeart: View {
    @State private var isLiked = false
    @State private var opened = 0
    @State private var hearts: [UUID] = []
    var body: some View {
        VStack {
            Rectangle().fill(.gray.opacity(0.2)).frame(width: 200, height: 200)
                .overlay { Text("Picture") }
                .overlay {
                    ForEach(hearts, id: \.self) { _ in Circle().fill(.red).frame(width: 50).transition(.scale) }
                }
                .onTapGesture(count: 2) {
                    isLiked = true
                    let id = UUID()
                    withAnimation(.spring(response: 0.3)) { hearts.append(id) }
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) {
                        withAnimation(.easeOut) { hearts.removeAll { $0 == id } }
                    }
                }
                .onTapGesture { opened += 1 }
            Text(isLiked ? "Liked" : "Not liked")
            Text("Opened \(opened)")
        }
    }
}

private struct RowSwipe: View {
    @State private var rows = ["First", "Second", "Third"]
    @State private var offsets: [String: CGFloat] = [:]
    var body: some View {
        VStack(spacing: 8) {
            ForEach(rows, id: \.self) { row in
                ZStack(alignment: .trailing) {
                    Button("Delete \(row)") { withAnimation(.easeOut(duration: 0.3)) { rows.removeAll { $0 == row } } }
                        .frame(width: 120, height: 56)
                        .background(Color.red)
                    Text(row).frame(maxWidth: .infinity, minHeight: 56).background(Color.white)
                        .offset(x: offsets[row, default: 0])
                        .gesture(
                            DragGesture(minimumDistance: 20)
                                .onChanged { offsets[row] = min(0, $0.translation.width) }
                                .onEnded { value in
                                    withAnimation(.easeOut(duration: 0.2)) {
                                        offsets = [row: value.translation.width < -60 ? -120 : 0]
                                    }
                                })
                }
                .transition(.move(edge: .leading).combined(with: .opacity))
            }
        }
    }
}

extension Program {
    static let courseHandsB: [Program] = [
        Program("sheet pulled by a handle") {
            Map()
        } story: { person in
            let title = person.middle(of: "Places nearby")
            try person.drag(from: title, by: 0, -250)
            try person.settle()
            person.measures("open by 300", title.y - 300, within: 1) { $0.texts.first?.rect.midY }
            try person.drag(from: person.middle(of: "Places nearby"), by: 0, 60)
            try person.settle()
            person.measures("a short pull is taken back", title.y - 300, within: 1) { $0.texts.first?.rect.midY }
            let handle = person.stage.frame.shapes.first { $0.rect.size == CGSize(width: 60, height: 6) }?.rect ?? .zero
            try person.tap(x: handle.midX, y: handle.midY)
            try person.wait(0.05)
            try person.settle()
            person.measures("a tap on the handle closes it", title.y, within: 1) { $0.texts.first?.rect.midY }
        },
        Program("carousel by hand") {
            Carousel()
        } story: { person in
            let middle = person.middle(of: "Alps")
            try person.drag(from: middle, by: -250, 0, duration: 0.4)
            try person.wait(0.05)
            person.sees("Page 2 of 4")
            try person.settle()
            person.measures("the second is in the middle", 195) { $0.texts.first { $0.string == "Beach" }?.rect.midX }
            try person.drag(from: middle, by: -30, 0, duration: 2)
            try person.settle()
            person.sees("Page 2 of 4")
            try person.drag(from: middle, by: 250, 0, duration: 0.4)
            try person.wait(0.05)
            try person.drag(from: middle, by: 250, 0, duration: 0.4)
            try person.settle()
            person.sees("Page 1 of 4")
            person.measures("the first is back", 195) { $0.texts.first { $0.string == "Alps" }?.rect.midX }
        },
        Program("header that scrolls at half speed") {
            StretchyHeader()
        } story: { person in
            try person.scroll(100, at: CGPoint(x: 195, y: 400))
            try person.settle()
            let row = person.place(of: "Paragraph 5").midY
            let expected = 200 + 5.5 * 44 - row
            person.expect("it has scrolled") { _ in expected > 50 }
            person.measures("the header by half of it", 100 - expected / 2, within: 1) {
                $0.texts.first { $0.string == "Header" }?.rect.midY
            }
        },
        Program("hold, then drag") {
            HoldAndDrag()
        } story: { person in
            let start = CGPoint(x: 195, y: 340)
            try person.drag(from: start, by: 80, 0)
            person.sees("At 0, 0")
            person.stage.pointerDown(start)
            try person.wait(0.6)
            person.stage.pointerMove(CGPoint(x: 225, y: 340))
            try person.wait(0.1)
            person.stage.pointerMove(CGPoint(x: 255, y: 300))
            try person.wait(0.1)
            person.measures("it follows", 255) { $0.shapes.first?.rect.midX }
            person.stage.pointerUp(CGPoint(x: 255, y: 300))
            try person.settle()
            person.sees("At 60, -40")
        },
        Program("zoom and turn") {
            PhotoZoom()
        } story: { person in
            let middle = CGPoint(x: 195, y: 340)
            person.stage.magnify(by: 2, at: middle)
            try person.settle()
            person.sees("2.0 times")
            person.measures("twice as wide", 200) { $0.shapes.first?.rect.width }
            person.stage.magnify(by: 4, at: middle)
            try person.settle()
            person.sees("3.0 times")
            person.stage.rotate(by: .degrees(90), at: middle)
            try person.settle()
            person.sees("90 degrees")
            try person.tap(x: 195, y: 340)
            try person.tap(x: 195, y: 340)
            try person.wait(0.2)
            try person.settle()
            person.sees("1.0 times")
            person.measures("as at first", 100) { $0.shapes.first?.rect.width }
        },
        Program("slider of two thumbs") {
            PriceFilter()
        } story: { person in
            let thumbs = person.stage.frame.shapes.filter { $0.rect.width == 30 }.map(\.rect)
            let low = thumbs.map(\.midX).min() ?? 0
            let y = thumbs.first?.midY ?? 0
            try person.drag(from: CGPoint(x: low, y: y), by: 90, 0)
            person.sees("$50 to $80")
            try person.drag(from: CGPoint(x: low + 90, y: y), by: 200, 0)
            person.sees("$80 to $80")
            try person.settle()
        },
        Program("rows to be dragged") {
            Reorder()
        } story: { person in
            try person.drag(from: person.middle(of: "Milk"), by: 0, 110)
            try person.wait(0.1)
            person.sees("Bread Eggs Milk Tea")
            try person.drag(from: person.middle(of: "Tea"), by: 0, -300)
            try person.settle()
            person.sees("Tea Bread Eggs Milk")
            person.expect("rows stand in their order") { frame in
                let rows = frame.texts.filter { $0.rect.minX < 100 }.sorted { $0.rect.minY < $1.rect.minY }
                return rows.map(\.string).prefix(4) == ["Tea", "Bread", "Eggs", "Milk"]
            }
        },
        Program("photo to be thrown away") {
            PhotoViewer()
        } story: { person in
            try person.tap("Show photo")
            try person.wait(0.1)
            let photo = person.middle(of: "Photo")
            try person.drag(from: photo, by: 0, 100)
            try person.settle()
            person.measures("it springs back", 350) { $0.texts.first { $0.string == "Photo" }?.rect.midY }
            try person.drag(from: photo, by: 20, 200)
            try person.settle()
            person.misses("Photo\n")
            person.expect("the photo is gone") { $0.shapes.isEmpty }
            try person.tap("Show photo")
            try person.settle()
            person.measures("it comes to its place", 350) { $0.texts.first { $0.string == "Photo" }?.rect.midY }
        },
        Program("two taps to like") {
            DoubleTapHeart()
        } story: { person in
            let middle = person.middle(of: "Picture")
            try person.tap(x: middle.x, y: middle.y)
            try person.wait(0.6)
            person.sees("Opened 1", "Not liked")
            try person.tap(x: middle.x, y: middle.y)
            try person.wait(0.1)
            try person.tap(x: middle.x, y: middle.y)
            try person.wait(0.4)
            person.sees("Liked", "Opened 1")
            person.expect("a heart pops up") { frame in frame.shapes.contains { $0.kind == "circle" } }
            try person.wait(2)
            try person.settle()
            person.expect("and goes") { frame in !frame.shapes.contains { $0.kind == "circle" } }
        },
        Program("rows swiped aside") {
            RowSwipe()
        } story: { person in
            let second = person.middle(of: "Second")
            try person.drag(from: second, by: -40, 0)
            try person.settle()
            person.measures("it falls back", second.x) { $0.texts.first { $0.string == "Second" }?.rect.midX }
            try person.drag(from: second, by: -100, 0)
            try person.settle()
            person.measures("it stays open", second.x - 120) { $0.texts.first { $0.string == "Second" }?.rect.midX }
            try person.tap("Delete Second")
            try person.wait(0.15)
            try person.settle()
            person.misses("Second")
            person.sees("First", "Third")
        },
    ]
}
