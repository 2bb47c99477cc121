import ArcadeKit

/// The lessons of the laboratory.
extension LabStrings {
  struct Words {
    let title: String
    let text: String
    let lookFor: String
  }

  static func words(of stage: LabStage.Name) -> Words {
    switch stage {
    case .push: Lesson.push
    case .pushes: Lesson.pushes
    case .collide: Lesson.collide
    case .spin: Lesson.spin
    case .noRotation: Lesson.noRotation
    case .drift: Lesson.drift
    case .heavy: Lesson.heavy
    case .slow: Lesson.slow
    case .elastic: Lesson.elastic
    case .collides: Lesson.collides
    case .tooHeavy: Lesson.tooHeavy
    case .floor: Lesson.floor
    case .nested: Lesson.nested
    case .wrongly: Lesson.wrongly
    case .rightly: Lesson.rightly
    case .spring: Lesson.spring
    case .snap: Lesson.snap
    case .onceMore: Lesson.onceMore
    }
  }
}

/// What each stage teaches.
private enum Lesson {
  typealias Words = LabStrings.Words

  static var push: Words {
    Words(
      title: text("A push", de: "Ein Stoß"),
      text: text(
        "A square ball, a wide paddle, and an animator that moves them by laws. The first law is a push that "
          + "happens once. A push of 1 gives 100 × 100 points a speed of 100 points a second; this ball has a "
          + "quarter of that area, so it gets four times the speed.",
        de: "Ein eckiger Ball, ein breiter Schläger und ein Animator, der beide nach Gesetzen bewegt. Das "
          + "erste Gesetz ist ein Stoß, der einmal geschieht. Ein Stoß von 1 gibt 100 × 100 Punkten ein Tempo von "
          + "100 Punkten je Sekunde; dieser Ball hat ein Viertel der Fläche, also wird er viermal so schnell."),
      lookFor: text(
        "The speed jumps once and stays. The ball flies through the paddle and out of the view: no law says "
          + "yet that views collide.",
        de: "Das Tempo springt einmal und bleibt. Der Ball fliegt durch den Schläger und aus dem Bild: Noch "
          + "sagt kein Gesetz, dass Views kollidieren."))
  }

  static var pushes: Words {
    Words(
      title: text("Once, or all the time", de: "Einmal oder ständig"),
      text: text(
        "A push has a mode. An instantaneous one is a kick: it changes the speed at once and is over. A "
          + "continuous one is a hand that keeps pushing: it changes the speed by the same amount in every second. "
          + "Both balls get the same number; one reads it as a speed, the other as an acceleration.",
        de: "Ein Stoß hat einen Modus. Mit „instantaneous“ ist er ein Tritt: Er ändert das Tempo auf einmal "
          + "und ist vorbei. Mit „continuous“ ist er eine Hand, die weiterschiebt: Er ändert das Tempo in jeder "
          + "Sekunde um denselben Betrag. Beide Bälle bekommen dieselbe Zahl; der eine liest sie als Tempo, der "
          + "andere als Beschleunigung."),
      lookFor: text(
        "The dark ball is ahead at first and never gets faster. The red one starts from nothing, is as fast "
          + "after one second, and draws level after two.",
        de: "Der dunkle Ball liegt zuerst vorn und wird nie schneller. Der rote beginnt bei null, ist nach "
          + "einer Sekunde gleich schnell und nach zweien gleichauf."))
  }

  static var collide: Words {
    Words(
      title: text("Collide", de: "Kollision"),
      text: text(
        "A second law: ball and paddle hit each other, and the edges of the view hit them both. The laws are "
          + "objects of their own; the ball knows none of them.",
        de: "Ein zweites Gesetz: Ball und Schläger stoßen zusammen, und beide mit den Rändern der View. Die "
          + "Gesetze sind eigene Objekte; der Ball kennt keines davon."),
      lookFor: text(
        "Each time the ball is thrown another way: at the paddle, then at each of the four edges. It bounces "
          + "off all of them. Take the walls away and it is gone again.",
        de: "Jedes Mal fliegt der Ball woandershin: zum Schläger, dann zu jedem der vier Ränder. Von allen "
          + "prallt er ab. Nimm die Wände weg, und er ist wieder verschwunden."))
  }

  static var spin: Words {
    Words(
      title: text("Both spin", de: "Beide drehen sich"),
      text: text(
        "The same laws with an oblique push. A hit beside the middle turns whatever it meets, as it would on a "
          + "table of ice.",
        de: "Dieselben Gesetze mit einem schrägen Stoß. Ein Treffer neben der Mitte dreht alles, was er "
          + "trifft, wie auf einem Tisch aus Eis."),
      lookFor: text(
        "After the first hit both numbers of the spin differ from 0. This is billiards with boxes, not Pong.",
        de: "Nach dem ersten Treffer sind beide Zahlen der Drehung nicht mehr 0. Das ist Billard mit Kisten, "
          + "kein Pong."))
  }

  static var noRotation: Words {
    Words(
      title: text("No rotation", de: "Keine Drehung"),
      text: text(
        "The properties of an item are a behavior too: an item behavior speaks for the items in it. Here are "
          + "two, one for the ball and one for the paddle, and neither item may turn.",
        de: "Auch die Eigenschaften eines Körpers sind ein Verhalten: Ein Item Behavior spricht für die Körper "
          + "darin. Hier sind es zwei, eines für den Ball und eines für den Schläger, und keiner darf sich drehen."),
      lookFor: text(
        "The spin stays 0, whatever hits. Allow it again in mid-flight: the next hit turns the paddle.",
        de: "Die Drehung bleibt 0, was auch trifft. Erlaube sie mitten im Flug wieder: Der nächste Treffer "
          + "dreht den Schläger."))
  }

  static var drift: Words {
    Words(
      title: text("The paddle drifts", de: "Der Schläger treibt ab"),
      text: text(
        "The ball bounces without a spin, but it pushes the paddle away: both weigh as much as their area "
          + "times a density of 1.",
        de: "Der Ball prallt ohne Drehung ab, aber er schiebt den Schläger weg: Beide wiegen so viel wie ihre "
          + "Fläche mal eine Dichte von 1."),
      lookFor: text(
        "The paddle’s speed after the hit. Double its density: next time it is pushed about half as fast.",
        de: "Das Tempo des Schlägers nach dem Treffer. Verdopple seine Dichte: Beim nächsten Mal wird er etwa "
          + "halb so schnell."))
  }

  static var heavy: Words {
    Words(
      title: text("A heavy paddle", de: "Ein schwerer Schläger"),
      text: text(
        "With a density of 1000 the paddle is a rock under a table-tennis ball. Any large number would do.",
        de: "Mit einer Dichte von 1000 ist der Schläger ein Fels unter einem Tischtennisball. Jede große Zahl "
          + "täte es."),
      lookFor: text(
        "The paddle still glides, by a few tenths of a point in a second: physics, too slow to see.",
        de: "Der Schläger gleitet noch immer, um ein paar Zehntelpunkte je Sekunde: Physik, zu langsam für das "
          + "Auge."))
  }

  static var slow: Words {
    Words(
      title: text("It slows down", de: "Er wird langsamer"),
      text: text(
        "An item that no behavior speaks for gives back a fifth of its speed in a hit, and rubs a little along "
          + "what it touches. These lines say just that.",
        de: "Ein Körper, für den kein Verhalten spricht, gibt bei einem Treffer ein Fünftel seines Tempos "
          + "zurück und reibt sich ein wenig an dem, was er berührt. Genau das sagen diese Zeilen."),
      lookFor: text(
        "The ball’s speed falls with every hit and never rises.",
        de: "Das Tempo des Balls sinkt mit jedem Treffer und steigt nie."))
  }

  static var elastic: Words {
    Words(
      title: text("Elastic", de: "Elastisch"),
      text: text(
        "Elasticity 1 gives all the speed back; without friction nothing sticks to an edge, and without "
          + "resistance nothing slows down in flight.",
        de: "Elastizität 1 gibt das ganze Tempo zurück; ohne Reibung klebt nichts am Rand, und ohne Widerstand "
          + "bremst nichts im Flug."),
      lookFor: text(
        "The speed stays for as long as you watch. More than 1 adds speed with every hit: try it, the ball "
          + "stays on the table.",
        de: "Das Tempo bleibt, solange du zusiehst. Mehr als 1 macht mit jedem Treffer schneller: Probiere es, "
          + "der Ball bleibt auf dem Tisch."))
  }

  static var collides: Words {
    Words(
      title: text("What collides", de: "Was kollidiert"),
      text: text(
        "A collision behavior may leave out the items or the boundaries. Here the ball meets only the walls.",
        de: "Ein Collision Behavior kann die Körper oder die Wände auslassen. Hier stößt der Ball nur an die Wände."),
      lookFor: text(
        "The ball goes through the paddle. With items alone it turns back at the paddle and leaves through the wall.",
        de: "Der Ball geht durch den Schläger. Nur mit Körpern kehrt er am Schläger um und verschwindet durch "
          + "die Wand."))
  }

  static var tooHeavy: Words {
    Words(
      title: text("Too heavy", de: "Zu schwer"),
      text: text(
        "The greatest number there is, as a density: on Apple’s systems the animator throws an exception. Here "
          + "the kit refuses the value, says so in its diagnostics, and goes on.",
        de: "Die größte Zahl, die es gibt, als Dichte: Auf Apples Systemen wirft der Animator eine Ausnahme. "
          + "Hier wird der Wert abgelehnt und gemeldet, und es geht weiter."),
      lookFor: text(
        "The density stays what it was. Up to which value does the kit accept it?",
        de: "Die Dichte bleibt, wie sie war. Bis zu welchem Wert wird sie angenommen?"))
  }

  static var floor: Words {
    Words(
      title: text("Down to the floor", de: "Auf den Boden"),
      text: text(
        "Gravity instead of a push. A gravity of 1 is 1000 points per second squared, whatever an item weighs.",
        de: "Schwerkraft statt eines Stoßes. Eine Schwerkraft von 1 sind 1000 Punkte je Sekunde zum Quadrat, "
          + "egal wie schwer ein Körper ist."),
      lookFor: text(
        "The ball bounces lower each time and comes to rest. Then the animator rests too, and asks for no "
          + "frame until something changes.",
        de: "Der Ball springt jedes Mal niedriger und kommt zur Ruhe. Dann ruht auch der Animator und verlangt "
          + "kein Bild, bis sich etwas ändert."))
  }

  static var nested: Words {
    Words(
      title: text("Nested", de: "Verschachtelt"),
      text: text(
        "Behaviors can hold others. The animator walks the tree from parent to children, in order: their "
          + "actions run in this order, and of two that set the same property the last one wins.",
        de: "Verhalten können andere enthalten. Der Animator geht den Baum vom Elternteil zu den Kindern "
          + "durch: In dieser Folge laufen ihre Aktionen, und von zweien, die dieselbe Eigenschaft setzen, gewinnt "
          + "das letzte."),
      lookFor: text(
        "Two children disagree about the ball’s elasticity. Change their order: the ball is dead, or lively.",
        de: "Zwei Kinder sind sich über die Elastizität des Balls uneins. Ändere ihre Folge: Der Ball ist tot "
          + "oder lebendig."))
  }

  static var wrongly: Words {
    Words(
      title: text("Moved wrongly", de: "Falsch bewegt"),
      text: text(
        "A tap sets the paddle’s center. But the animator owns it, and writes its own center in the next tick.",
        de: "Ein Tippen setzt die Mitte des Schlägers. Aber die gehört dem Animator, und der schreibt im "
          + "nächsten Takt seine eigene."),
      lookFor: text(
        "Touch or click the table. The ring shows where; the paddle is back before you see it move.",
        de: "Tippe oder klicke auf den Tisch. Der Ring zeigt, wohin; der Schläger ist zurück, bevor du ihn "
          + "wandern siehst."))
  }

  static var rightly: Words {
    Words(
      title: text("Moved rightly", de: "Richtig bewegt"),
      text: text(
        "One more line tells the animator to read the item again.",
        de: "Eine Zeile mehr sagt dem Animator, dass er den Körper neu lesen soll."),
      lookFor: text(
        "The paddle goes where you touch or click, and stays. Put it right on the ball: they part at once.",
        de: "Der Schläger geht, wohin du tippst oder klickst, und bleibt. Setze ihn auf den Ball: Sie trennen "
          + "sich sofort."))
  }

  static var spring: Words {
    Words(
      title: text("On a spring", de: "An der Feder"),
      text: text(
        "An attachment ties the paddle to an anchor, and the anchor follows the finger. The paddle flies after it.",
        de: "Ein Attachment bindet den Schläger an einen Anker, und der Anker folgt dem Finger. Der Schläger "
          + "fliegt hinterher."),
      lookFor: text(
        "A paddle that moves gives the ball more speed than it had. A little resistance keeps the game sane.",
        de: "Ein Schläger in Bewegung macht den Ball schneller, als er war. Ein wenig Widerstand hält das "
          + "Spiel im Zaum."))
  }

  static var snap: Words {
    Words(
      title: text("Snap", de: "Schnappen"),
      text: text(
        "A snap behavior draws the paddle to a point and turns it upright. Besides, everything is dressed up: "
          + "a round ball, borders and shadows.",
        de: "Ein Snap Behavior zieht den Schläger zu einem Punkt und richtet ihn auf. Außerdem ist alles "
          + "herausgeputzt: ein runder Ball, Ränder und Schatten."),
      lookFor: text(
        "With a damping of 0 the paddle swings for long, with 1 it does not swing over. A round ball bounces "
          + "the same from every side.",
        de: "Mit Dämpfung 0 schwingt der Schläger lange, mit 1 schwingt er nicht über. Ein runder Ball prallt "
          + "von jeder Seite gleich ab."))
  }

  static var onceMore: Words {
    Words(
      title: text("Once more", de: "Noch einmal"),
      text: text(
        "Two taps with two fingers start the stage again: on every stage, in fact. The button does the same.",
        de: "Zweimal mit zwei Fingern tippen beginnt die Stufe von vorn: eigentlich auf jeder Stufe. Der Knopf "
          + "tut dasselbe."),
      lookFor: text(
        "Ball and paddle are back where they began. What you changed by hand stays changed.",
        de: "Ball und Schläger sind wieder am Anfang. Was du von Hand geändert hast, bleibt geändert."))
  }
}
