/// The names of symbols that programs in the open use most, and those of tutorials.
enum SymbolNames {
    static let common = """
        tray tray.full hammer scissors doc.on.doc doc doc.text fork.knife person.2 person.3 person.crop.circle
        person.crop.circle.badge.plus square.and.pencil square.and.arrow.up square.and.arrow.down book
        books.vertical map mappin mappin.circle mappin.and.ellipse car bus tram airplane bicycle phone phone.fill
        phone.down.fill video hand.thumbsup hand.thumbsdown hand.raised hand.tap lightbulb bolt flame drop leaf tree
        pawprint ladybug tortoise hare snowflake wind cloud cloud.rain cloud.snow cloud.bolt cloud.sun cloud.fog
        cloud.drizzle cloud.moon sun.max sun.min sunrise sunset moon moon.stars sparkles wand.and.stars umbrella
        thermometer paperplane envelope envelope.open message bubble.left bubble.right text.bubble quote.bubble bell
        bell.badge bell.slash tag bookmark flag camera photo photo.on.rectangle mic speaker speaker.wave.1
        speaker.wave.2 speaker.wave.3 speaker.slash headphones music.note music.note.list play pause stop forward
        backward forward.end backward.end shuffle repeat gobackward goforward record.circle gamecontroller dice
        die.face.1 die.face.2 die.face.3 die.face.4 die.face.5 die.face.6 puzzlepiece cart bag basket creditcard
        gift banknote dollarsign eurosign.circle yensign.circle wonsign.circle percent chart.bar chart.pie
        chart.line.uptrend.xyaxis waveform heart.text.square cross.case pills bandage stethoscope bed.double house
        building.2 building.columns globe network wifi wifi.slash wifi.exclamationmark
        antenna.radiowaves.left.and.right link paperclip pin lock lock.open key shield eye eye.slash faceid touchid
        gear gearshape gearshape.2 slider.horizontal.3 slider.vertical.3 switch.2 wrench wrench.and.screwdriver
        paintbrush paintpalette pencil pencil.tip eyedropper crop trash folder folder.badge.plus archivebox
        externaldrive printer display desktopcomputer laptopcomputer iphone ipad applewatch tv keyboard terminal cpu
        memorychip battery.100 battery.75 battery.50 battery.25 battery.0 battery.100percent qrcode barcode calendar
        calendar.badge.plus clock alarm timer stopwatch hourglass location location.north safari list.bullet
        list.number list.dash line.3.horizontal line.3.horizontal.decrease text.alignleft text.aligncenter
        text.alignright textformat bold italic underline increase.indent square.grid.2x2 square.grid.3x3
        rectangle.grid.1x2 circle.grid.3x3 sidebar.left rectangle.stack square.stack squareshape triangle diamond
        hexagon octagon pentagon seal checkmark.seal rosette crown trophy medal sportscourt football basketball
        soccerball tennisball figure.walk figure.run person.wave.2 ear eyes nose mouth brain brain.head.profile
        hands.clap face.smiling face.dashed theatermasks ticket film popcorn graduationcap studentdesk briefcase
        suitcase backpack tshirt eyeglasses cup.and.saucer mug wineglass birthday.cake carrot atom testtube.2
        arrow.up arrow.down arrow.left arrow.right arrow.up.right arrow.up.left arrow.down.left arrow.down.right
        arrow.clockwise arrow.counterclockwise arrow.2.squarepath arrow.triangle.2.circlepath arrow.uturn.left
        arrow.uturn.right arrow.left.arrow.right arrow.up.arrow.down arrow.up.left.and.arrow.down.right
        arrowshape.left arrowshape.turn.up.right chevron.up chevron.down chevron.left chevron.right
        chevron.compact.down chevron.up.chevron.down chevron.left.2 plus minus multiply divide equal
        plus.forwardslash.minus exclamationmark exclamationmark.triangle exclamationmark.circle
        exclamationmark.octagon questionmark info checkmark checkmark.circle checkmark.square checkmark.shield xmark
        xmark.circle xmark.octagon xmark.bin ellipsis ellipsis.circle ellipsis.bubble number at textformat.size
        character plus.magnifyingglass rays circle.dotted circle.dashed square.dashed circle.lefthalf.filled
        circle.lefthalf.fill smallcircle.filled.circle largecircle.fill.circle circle.hexagongrid aspectratio
        viewfinder target scope lasso cube cylinder shippingbox arrow.3.trianglepath newspaper signature scroll
        scribble highlighter bolt.horizontal power restart sleep escape command option control shift delete.left
        return space capslock eject infinity function sum x.squareroot mountain.2 beach.umbrella tent fish bird cat
        dog magnifyingglass star star.fill mic.fill person bell.fill person.fill 2.circle 1.circle house.fill
        heart.fill 3.circle plus.circle plus.circle.fill eyedropper.full heart minus.circle sun.max.fill moon.circle
        checkmark.seal.fill xmark.circle.fill chevron.right.circle suit.heart.fill arrow.left.circle
        line.horizontal.3.decrease suit.heart message.fill circle.fill line.horizontal.3 arrow.right.square.fill
        arrow.uturn.backward arrowshape.left.fill person.circle.fill arrow.right.arrow.left person.3.fill
        qrcode.viewfinder applelogo gearshape.fill scribble.variable eraser.fill arrow.down.circle person.circle
        gauge.badge.plus thermometer.sun cloud.sun.bolt.fill cloud.sun.fill bag.fill.badge.plus
        keyboard.chevron.compact.down square.and.arrow.up.fill wand.and.stars.inverse rhombus.fill microphone.fill
        star.circle.fill xmark.square.fill arrow.uturn.forward minus.circle.fill photo.fill macpro.gen3.fill
        camera.fill arrow.up.and.down xmark.square bitcoinsign.circle suit.club.fill seal.fill music.mic
        person.crop.square questionmark.diamond x.circle trash.circle.fill checkmark.square.fill
        leaf.arrow.circlepath camera.badge.ellipsis camera.macro rainbow square.and.arrow.up.circle doc.richtext
        globe.americas.fill info.circle car.circle.fill exclamationmark.triangle.fill questionmark.circle.fill
        star.circle line.horizontal.3.decrease.circle line.3.horizontal.circle questionmark.square 02.square
        04.square 03.square macwindow.on.rectangle rectangle.fill.on.rectangle.fill x.circle.fill
        paintbrush.pointed.fill skew paintbrush.fill hand.point.up water.waves sailboat arrow.right.circle
        list.bullet.clipboard.fill network.slash bolt.fill arrow.uturn.backward.circle
        arrow.uturn.backward.circle.fill note.text.badge.plus airplayaudio.badge.exclamationmark lightbulb.max.fill
        arrow.circlepath moon.zzz bookmark.circle.fill bookmark.square.fill cloud.sun.rain.fill circle.grid.hex.fill
        car.2 bed.double.fill sofa.fill homekit arrow.left.square.fill externaldrive.fill.badge.checkmark
        swatchpalette sun.horizon.fill candybarphone trash.square trash.circle gauge hand.thumbsdown.circle
        hand.thumbsup.circle bell.circle airpodspro.chargingcase.wireless.radiowaves.left.and.right.fill
        arrow.up.circle doc.text.fill 2.square.fill 3.square.fill 1.square.fill circle circle.righthalf.fill mail
        paperplane.circle.fill envelope.fill hand.thumbsup.fill arrow.left.and.right.circle.fill cloud.snow.fill
        cloud.sleet.fill speaker.wave.2.circle phone.circle.fill mic.circle chevron.down.circle.fill car.fill
        arrow.2.circlepath camera.viewfinder pause.fill arrow.right.circle.fill circle.grid.2x2
        filemenu.and.selection stop.fill airplayaudio speaker.fill speaker.wave.2.fill play.fill forward.fill
        arrow.up.message dot.radiowaves.left.and.right rectangle.stack.fill circle.grid.cross crown.fill
        info.circle.fill key.fill menubar.rectangle filemenu.and.cursorarrow books.vertical.fill
        list.bullet.rectangle hands.clap.fill square.righthalf.fill bolt.slash cloud.heavyrain.fill location.circle
        doc.badge.plus sun.min.fill arrow.trianglehead.clockwise
        """
        .split { $0 == " " || $0 == "\n" }.map(String.init)
}
