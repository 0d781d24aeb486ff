import SwiftUI

// A body as people write them who do not split theirs: ten rows with a dozen modifiers each, and what is slow to check: literals
// in sums, ternaries, closures without types, interpolations, and names that begin with a dot.

struct Meal: Identifiable {
    let id: Int
    var name: String
    var price: Double
    var count: Int
    var isVegan: Bool
}

struct LargeBody: View {
    @State private var meals: [Meal] = []
    @State private var selected: Int?
    @State private var isDark = false
    @State private var progress = 0.25
    @State private var offset = CGSize.zero
    @State private var name = ""
    @Environment(\.colorScheme) private var scheme
    let width: CGFloat
    let columns = 3

    var body: some View {
        VStack(alignment: .leading, spacing: isDark ? 8 : 12) {
            HStack(spacing: 4) {
                Text("Order for \(name.isEmpty ? "you" : name), \(meals.count) meals").font(.title2.bold())
                Spacer(minLength: 0)
                Image(systemName: isDark ? "moon.fill" : "sun.max.fill").imageScale(.large)
            }
            .foregroundStyle(scheme == .dark ? .white : .black)
            .padding(.horizontal, 16)
            .padding(.vertical, width > 400 ? 12 : 6)
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
            .background(isDark ? Color.blue.opacity(0.2) : Color.white)
            .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
            .overlay(RoundedRectangle(cornerRadius: 12).stroke(.gray.opacity(0.3), lineWidth: 1))
            .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
            .opacity(meals.isEmpty ? 0.5 : 1)
            .animation(.easeInOut(duration: 0.3), value: isDark)
            .onTapGesture { isDark.toggle() }

            ForEach(meals) { meal in
                HStack {
                    Text(meal.name).font(.headline).lineLimit(1)
                    Text("\(meal.count) × \(meal.price, specifier: "%.2f")").font(.caption).foregroundStyle(.secondary)
                    Spacer()
                    Text(Double(meal.count) * meal.price, format: .currency(code: "EUR")).monospacedDigit()
                }
                .padding(.vertical, 8)
                .padding(.leading, CGFloat(meal.id % columns) * 4 + 8)
                .frame(width: width / CGFloat(columns) * 2 - 16, height: selected == meal.id ? 80 : 44 + 4)
                .background(meal.isVegan ? Color.green.opacity(0.1) : .clear, in: .rect(cornerRadius: 8))
                .overlay(alignment: .bottom) { Rectangle().fill(.gray.opacity(0.2)).frame(height: 1) }
                .scaleEffect(selected == meal.id ? 1.05 : 1, anchor: .leading)
                .rotationEffect(.degrees(selected == meal.id ? 2 : 0))
                .offset(x: selected == meal.id ? offset.width : 0, y: 0)
                .opacity(selected == nil || selected == meal.id ? 1 : 0.4)
                .zIndex(selected == meal.id ? 1 : 0)
                .transition(.move(edge: .trailing).combined(with: .opacity))
                .onTapGesture { withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { selected = meal.id } }
            }

            ZStack {
                Circle().stroke(.gray.opacity(0.2), lineWidth: 8)
                Circle().trim(from: 0, to: progress)
                    .stroke(
                        AngularGradient(colors: [.blue, .purple], center: .center),
                        style: StrokeStyle(lineWidth: 8, lineCap: .round)
                    )
                    .rotationEffect(.degrees(-90))
                Text("\(Int(progress * 100)) %").font(.system(size: 20, weight: .bold, design: .rounded))
            }
            .frame(width: min(width * 0.5, 120), height: min(width * 0.5, 120))
            .padding(4 + 2 * 3)
            .background(.ultraThinMaterial, in: Circle())
            .overlay(alignment: .topTrailing) { if progress >= 1 { Image(systemName: "checkmark").padding(4) } }
            .scaleEffect(1 + progress * 0.1)
            .rotation3DEffect(.degrees(progress * 10), axis: (x: 0, y: 1, z: 0))
            .blur(radius: progress > 0.9 ? 2 : 0)
            .saturation(isDark ? 0.5 : 1)
            .offset(x: offset.width / 2, y: -offset.height / 2 + 4)
            .gesture(
                DragGesture().onChanged { offset = $0.translation }.onEnded { _ in withAnimation { offset = .zero } }
            )
            .accessibilityLabel(Text("Progress"))
            .accessibilityValue(Text("\(Int(progress * 100)) percent"))

            Button {
                progress = min(1, progress + 0.1)
            } label: {
                Label("Cook \(meals.filter { $0.isVegan }.count) of \(meals.count)", systemImage: "flame")
            }
            .font(.headline)
            .padding(.horizontal, 20)
            .padding(.vertical, 10)
            .frame(maxWidth: .infinity)
            .background(LinearGradient(colors: [.orange, .red], startPoint: .topLeading, endPoint: .bottomTrailing))
            .foregroundStyle(.white)
            .clipShape(Capsule())
            .overlay { Capsule().strokeBorder(.white.opacity(0.4), lineWidth: 1) }
            .shadow(radius: 3, y: 1)
            .disabled(meals.isEmpty || progress >= 1)
            .opacity(meals.isEmpty ? 0.3 : 1)
            .padding(.top, 8 + (isDark ? 4 : 0))

            TextField("Name", text: $name)
                .textFieldStyle(.roundedBorder)
                .font(.body)
                .padding(8)
                .background(name.isEmpty ? .red.opacity(0.05) : .clear)
                .border(name.isEmpty ? .red : .gray, width: 0.5)
                .frame(width: width - 32)
                .padding(.bottom, 4)
                .disabled(isDark)
                .opacity(isDark ? 0.6 : 1)
                .onSubmit { name = name.trimmingCharacters(in: .whitespaces) }
                .onChange(of: name) { old, new in if new.count > 20 { name = old } }
                .accessibilityHint("Who it is for")

            HStack(spacing: 2) {
                ForEach(0..<12, id: \.self) { index in
                    RoundedRectangle(cornerRadius: 2)
                        .fill(Color(hue: Double(index) / 12, saturation: 0.8, brightness: isDark ? 0.6 : 0.9))
                        .frame(width: (width - 32 - 11 * 2) / 12, height: 20 + sin(Double(index) / 12 * .pi * 2) * 16)
                        .offset(y: Double(index) < progress * 12 ? -4 : 0)
                        .opacity(0.5 + Double(index) / 24)
                        .animation(.spring.delay(Double(index) * 0.02), value: progress)
                }
            }
            .frame(height: 60, alignment: .bottom)
            .padding(.horizontal)
            .background(alignment: .bottom) { Color.gray.frame(height: 1) }
            .compositingGroup()
            .mask(
                LinearGradient(
                    stops: [.init(color: .clear, location: 0), .init(color: .black, location: 0.1)],
                    startPoint: .leading, endPoint: .trailing)
            )
            .drawingGroup()
            .contentShape(Rectangle())
            .allowsHitTesting(progress < 1)
            .padding(EdgeInsets(top: 4, leading: 8, bottom: isDark ? 8 : 4, trailing: 8))
            .hueRotation(.degrees(isDark ? 20 : 0))
            .grayscale(meals.isEmpty ? 1 : 0)
            .id("bars")

            Toggle(isOn: $isDark) {
                Text("Dark") + Text(" (\(scheme == .dark ? "on" : "off"))").foregroundStyle(.secondary)
            }
            .toggleStyle(.switch)
            .tint(.purple)
            .font(.callout)
            .padding(.horizontal, 12)
            .frame(height: 44)
            .background(Color.primary.opacity(0.05))
            .cornerRadius(8)
            .shadow(color: isDark ? .clear : .gray.opacity(0.2), radius: 2)
            .padding(.vertical, 4)
            .fixedSize(horizontal: false, vertical: true)
            .layoutPriority(1)
            .animation(isDark ? .default : nil, value: isDark)

            Slider(value: $progress, in: 0...1, step: 0.05) {
                Text("Progress")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("1")
            }
            .tint(progress > 0.5 ? .green : .orange)
            .padding(.horizontal, width * 0.05)
            .frame(maxWidth: 400)
            .scaleEffect(x: 1, y: isDark ? 0.9 : 1)
            .offset(y: CGFloat(progress) * 4 - 2)
            .overlay(alignment: .top) {
                Text("\(progress, specifier: "%.2f")").font(.caption2).offset(x: (progress - 0.5) * width * 0.8, y: -12)
            }
            .foregroundColor(.secondary)
            .background { RoundedRectangle(cornerRadius: 8).fill(.background.shadow(.drop(radius: 1))) }
            .padding()
            .accessibilityAddTraits(progress >= 1 ? [.isSelected, .updatesFrequently] : .updatesFrequently)
            .accessibilityAdjustableAction { progress += $0 == .increment ? 0.1 : -0.1 }
            .onLongPressGesture(minimumDuration: 0.5) { progress = 0 }

            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: columns), spacing: 4) {
                ForEach(Array(meals.enumerated()), id: \.element.id) { index, meal in
                    Text(meal.name.prefix(1).uppercased() + "\(index + 1)")
                        .font(.system(size: 12 + CGFloat(index % 3) * 2, weight: index == 0 ? .bold : .regular))
                        .frame(maxWidth: .infinity, minHeight: 40)
                        .background(index.isMultiple(of: 2) ? Color.blue.opacity(0.1) : Color.green.opacity(0.1))
                        .aspectRatio(1.5, contentMode: .fit)
                        .rotationEffect(.degrees(Double(index) * 360 / Double(max(meals.count, 1))))
                }
            }
            .padding(2 * 4)
            .background(.quaternary)
            .cornerRadius(isDark ? 4 : 8)
            .overlay { if meals.isEmpty { Text("Nothing").foregroundStyle(.tertiary) } }
            .transaction { $0.animation = $0.animation?.speed(2) }
            .redacted(reason: meals.isEmpty ? .placeholder : [])
            .contextMenu { Button("Clear", role: .destructive) { meals.removeAll() } }
            .scaledToFit()
            .frame(maxHeight: 200 - 2 * 8)
            .clipped()
            .onAppear {
                meals = (1...6).map {
                    Meal(id: $0, name: "Meal \($0)", price: Double($0) * 2.5, count: $0, isVegan: $0 % 2 == 0)
                }
            }
            .task(id: name) { try? await Task.sleep(for: .seconds(0.1)) }

            Text(
                "Sum: \(meals.reduce(0) { $0 + Double($1.count) * $1.price }, format: .number.precision(.fractionLength(2)))"
            )
            .font(.footnote.weight(.semibold))
            .kerning(0.5)
            .multilineTextAlignment(.center)
            .foregroundStyle(LinearGradient(colors: [.primary, .secondary], startPoint: .top, endPoint: .bottom))
            .padding([.top, .trailing], 8)
            .frame(width: width * (isDark ? 0.5 : 0.75), alignment: isDark ? .leading : .trailing)
            .minimumScaleFactor(0.5)
            .contentTransition(.numericText())
            .animation(.snappy, value: meals.count)
            .position(x: width / 2, y: 10 + 2 * (isDark ? 3 : 4))
            .brightness(isDark ? 0.1 : 0)
            .contrast(1 + 0.1 * progress)
        }
        .padding(width > 500 ? 24 : 16)
        .background(
            RadialGradient(colors: [.white, .gray.opacity(0.2)], center: .center, startRadius: 0, endRadius: width)
        )
        .navigationTitle("Order \(meals.count)")
        .toolbar { ToolbarItem(placement: .primaryAction) { Button("Reset") { progress = 0 } } }
        .sheet(isPresented: $isDark) { Text("Dark").presentationDetents([.medium]) }
        .preferredColorScheme(isDark ? .dark : nil)
        .dynamicTypeSize(.small ... .xxLarge)
    }
}
