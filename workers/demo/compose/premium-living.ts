/** Premium subjects: how people live, get about, heat and grow old. */
import type { PremiumSubject } from "./premium-subject.ts";

export const premiumLiving: PremiumSubject[] = [
  {
    category: "wirtschaft",
    topics: ["wohnen", "rheintal-im-wandel"],
    tags: ["Wohnen", "Miete", "Baugrund"],
    kicker: "Wohnen",
    authors: ["jonas-maetzler", "katharina-natter"],
    angles: [
      {
        title: "Warum im Rheintal niemand mehr ein Haus verkauft",
        lead: "Der Markt für Einfamilienhäuser ist beinahe zum Stillstand gekommen. Eine Analyse der Gründe, und was das für Junge bedeutet.",
        opening:
          "In der Straße, in der Bettina Wohlgenannt aufgewachsen ist, stehen elf Häuser. In fünf davon lebt eine Person allein. Verkauft wurde hier zuletzt vor neun Jahren, und der Käufer kam aus der Verwandtschaft. Was sich in dieser Straße zeigt, lässt sich für das halbe Rheintal belegen.",
        place: "lauterach",
        second:
          "Wir haben für elf Straßenzüge in vier Gemeinden erhoben, wer wo wohnt. In einem Drittel der Häuser lebt niemand unter sechzig, im Schnitt stehen dort zwei Zimmer leer. Zugleich suchen allein in Lauterach mehr als zweihundert Haushalte eine größere Wohnung. Beides liegt oft nur einen Gartenzaun auseinander.",
        bodies: [0, 5, 2, 4],
        quotes: [1, 2],
        pictures: ["stadt-tag", "wohnbau"],
      },
      {
        title: "Leerstand in bester Lage: Die stillen Wohnungen von Bregenz",
        lead: "Hunderte Wohnungen sind gebaut, bezahlt und leer. Wem sie gehören und weshalb sie niemand vermietet.",
        opening:
          "Am Abend sieht man es am besten: ein Neubau mit vierzehn Balkonen, Licht in dreien. Die übrigen Wohnungen haben Küchen, an denen noch die Schutzfolie klebt. Unsere Auswertung von Stromzählern ohne nennenswerten Verbrauch legt nahe, dass das kein Einzelfall ist.",
        place: "bregenz",
        second:
          "Die Methode ist grob, aber aufschlussreich: Wo über zwölf Monate kaum Strom fließt, wohnt vermutlich niemand. Auf diese Weise kamen wir in drei Vierteln auf rund vierhundert Wohnungen. Ein Teil wird renoviert oder ist vererbt, ein anderer dient als Wertanlage. Vermietet wird nicht, weil Mieter den Verkauf erschweren.",
        bodies: [1, 3, 5, 6],
        quotes: [3, 0],
        pictures: ["wohnbau", "stadt-tag"],
      },
      {
        title: "Drei Generationen, ein Grundstück, kein Streit",
        lead: "Statt neu zu bauen, hat eine Familie in Götzis ihr Haus geteilt. Ein Modell, das Schule machen könnte, wenn das Baurecht mitspielt.",
        opening:
          "Wo früher die Garage war, wohnt jetzt der Sohn, im Obergeschoß die Tochter, und die Eltern haben sich auf siebzig Quadratmeter mit Garten zurückgezogen. Vier Jahre dauerte der Umbau in Götzis, zwei davon vergingen mit Papier.",
        place: "gotzis",
        second:
          "Drei Eingänge, drei Küchen, ein gemeinsamer Keller: So lautet die Formel. Das Haus blieb im Besitz der Eltern, die Kinder bekamen ein Wohnrecht und zahlten den Umbau. Am schwierigsten, erzählt die Mutter, sei nicht das Geld gewesen, sondern die Frage, wer den Apfelbaum schneidet. Sie ist vertraglich geregelt.",
        bodies: [4, 7, 5, 2],
        quotes: [2, 3],
        pictures: ["wohnbau", "ruhebank"],
      },
      {
        title: "Was ein Quadratmeter im Walgau wirklich kostet",
        lead: "Wir haben 140 Kaufverträge ausgewertet. Die Unterschiede zwischen Nachbargemeinden sind größer als gedacht.",
        opening:
          "Zwischen zwei Ortstafeln liegen im Walgau manchmal nur ein paar Hundert Meter und trotzdem hundertachtzig Euro je Quadratmeter. Das zeigt unsere Auswertung von 140 Kaufverträgen aus drei Jahren, die wir nach Lage, Größe und Widmung geordnet haben.",
        second:
          "Am teuersten sind Hanglagen mit Blick, am günstigsten Grundstücke nahe der Bahn. Doch die Lage erklärt nur die Hälfte der Unterschiede. Der Rest hängt daran, ob eine Gemeinde selbst Boden besitzt und verkauft. Wo sie das tut, liegen auch die privaten Preise um bis zu einem Sechstel niedriger.",
        bodies: [0, 1, 2, 6],
        quotes: [0, 1],
        pictures: ["diagramm-balken", "wohnbau"],
      },
      {
        title: "Bauen im Bestand: So rechnet sich der alte Hof",
        lead: "Im Bregenzerwald stehen Hunderte Wirtschaftsteile leer. Drei Beispiele zeigen, wie daraus Wohnraum wird, und was er kostet.",
        opening:
          "Das Tor ist vier Meter hoch, dahinter lag bis vor zwei Jahren Heu. Heute steht dort ein Küchentisch für zwölf Personen. Der Umbau eines Wirtschaftstrakts in Andelsbuch ist eines von drei Beispielen, die wir besucht und nachgerechnet haben.",
        place: "andelsbuch",
        second:
          "Die drei Umbauten könnten unterschiedlicher nicht sein: eine Wohnung für eine Familie, ein Mehrgenerationenhaus, vier Kleinwohnungen für Beschäftigte eines Hotels. Gemeinsam ist ihnen, dass die Hülle stehen blieb und das Neue wie eine Schachtel hineingestellt wurde. Das spart Statik und erhält, was man von außen kennt.",
        bodies: [7, 4, 1, 3],
        quotes: [0, 2],
        pictures: ["bergdorf-sommer", "baustelle"],
      },
    ],
    bodies: [
      {
        head: "Warum niemand verkauft",
        text: "Der Grund ist zunächst ein rechnerischer. Wer verkauft, bekommt Geld, für das es kaum etwas Gleichwertiges gibt; wer behält, hat eine Anlage, die bisher jedes Jahr mehr wert wurde. Also bleibt das Haus in der Familie, auch wenn darin niemand mehr zwei Stockwerke braucht.",
      },
      {
        head: "Bauland, das keines ist",
        text: "Auf dem Papier gäbe es genug Fläche. Rund ein Drittel des gewidmeten Baulands ist unbebaut, das meiste davon in Privatbesitz und erschlossen. Mobilisiert wird es selten. Befristete Widmungen, wie sie seit einigen Jahren möglich sind, greifen nur bei neuen Flächen.",
      },
      {
        head: "Die Rate und das Gehalt",
        text: "Für eine vierköpfige Familie mit mittlerem Einkommen ist Eigentum damit kaum erreichbar. Eine Modellrechnung mit zwanzig Prozent Eigenmitteln und dreißig Jahren Laufzeit ergibt eine Rate, die fast die Hälfte des Haushaltseinkommens verschlingt. Vor fünfzehn Jahren war es ein gutes Viertel.",
      },
      {
        head: "Gemeinnützige im Nachteil",
        text: "Gemeinnützige Bauträger könnten mehr errichten, finden aber keinen Grund zu Preisen, die mit der Wohnbauförderung vereinbar sind. Im Vorjahr scheiterten nach ihren Angaben sieben fertig geplante Anlagen daran, dass ein privater Bieter ein Fünftel mehr zahlte.",
      },
      {
        head: "Dichter, aber wie?",
        text: "Verdichten ist das Wort, das in jedem Leitbild steht. In der Praxis stößt es auf Abstände, Stellplatzvorgaben und Nachbarn. Dabei zeigen Beispiele, dass eine zusätzliche Einheit im bestehenden Haus oft weniger auffällt als ein neuer Carport.",
      },
      {
        head: "Umziehen im Alter",
        text: "Bemerkenswert ist, was sich bei den Älteren tut. In einer Befragung von achthundert Haushalten sagte jede dritte Person über siebzig, sie würde in eine kleinere Wohnung im selben Ort ziehen. Nur jede zwölfte fand eine.",
      },
      {
        head: "Der Blick über die Grenze",
        text: "Andere Regionen haben Antworten gefunden. Südtirol reserviert einen Teil jeder Neuwidmung für Ansässige, Ulm kauft Boden seit über hundert Jahren konsequent auf. Beides lässt sich nicht kopieren, aber beides zeigt, dass der Markt Regeln verträgt.",
      },
      {
        head: "Was der Umbau kostet",
        text: "Der Umbau eines Bestandshauses kostet je nach Zustand zwischen 1.800 und 3.200 Euro je Quadratmeter und damit meist weniger als ein Neubau samt Grund. Was abschreckt, ist die Ungewissheit: Kein Angebot hält, sobald die erste Wand offen ist.",
      },
    ],
    quotes: [
      "„Boden ist keine Ware wie jede andere, weil man ihn nicht nachliefern kann“, sagt die Raumplanerin Edith Märk. „Wir tun aber seit fünfzig Jahren so.“",
      "„Meine Eltern haben mit dreißig gebaut, ich rechne mit vierzig noch“, sagt Florian Schedler, Elektrotechniker und Vater von zwei Kindern. „Und zwar bei gleicher Leistung.“",
      "„Am teuersten ist das leere Zimmer, nur schickt einem dafür niemand eine Rechnung“, meint der Bauberater Rupert Fetz, der Familien beim Teilen ihrer Häuser hilft.",
      "„Wir haben keinen Mangel an Wohnungen, wir haben einen Mangel an den richtigen“, erklärt Marlies Kolb, die eine Beratungsstelle für Wohnungssuchende leitet.",
    ],
    advice: {
      title: "Was Wohnungssuchende tun können",
      points: [
        "Bei mehreren gemeinnützigen Bauträgern vormerken lassen, die Listen werden getrennt geführt.",
        "In der Gemeinde nach dem Punktesystem fragen: Arbeitsplatz und Ehrenamt zählen oft mit.",
        "Vor dem Kauf die Rücklagen der Eigentümergemeinschaft prüfen.",
        "Förderungen beantragen, bevor der erste Auftrag unterschrieben ist.",
        "Bei alten Häusern eine Begehung mit einer unabhängigen Fachperson vereinbaren.",
      ],
    },
  },
  {
    category: "politik",
    topics: ["verkehr-und-mobilitaet"],
    tags: ["Verkehr", "Pendeln", "Mobilität"],
    kicker: "Verkehr",
    authors: ["lea-bertsch", "thomas-hagen"],
    angles: [
      {
        title: "Eine Stunde für elf Kilometer: Protokoll eines Staus",
        lead: "Zwischen Lustenau und Höchst verliert ein Pendler im Jahr neun Arbeitstage. Warum sich daran so wenig ändert.",
        opening:
          "6.48 Uhr, die Kolonne beginnt heute schon beim Kreisverkehr. Manuel Riedmann stellt den Motor ab und dreht das Radio lauter. Er fährt die elf Kilometer zur Grenze seit vierzehn Jahren. Wir haben ihn zwei Wochen begleitet und jede Minute notiert.",
        place: "lustenau",
        second:
          "Im Mittel brauchte er 43 Minuten, am schlimmsten Tag 71. Rechnet man die Wartezeit vor dem Zoll auf ein Jahr hoch, kommt man auf neun Arbeitstage. In der Kolonne saßen neun von zehn allein im Wagen. Auch Riedmann. „Ich schimpfe über die anderen“, sagt er, „und die anderen über mich.“",
        bodies: [6, 3, 5, 2],
        quotes: [2, 0],
        pictures: ["autobahn", "kreisverkehr"],
      },
      {
        title: "Das Rad im Vorteil: Wie Dornbirn sich neu sortiert",
        lead: "Auf vielen Wegen ist das Fahrrad inzwischen das schnellste Verkehrsmittel. Eine Testfahrt mit Stoppuhr und Überraschungen.",
        opening:
          "Vier Personen, vier Verkehrsmittel, ein Ziel: vom Hatlerdorf zum Bahnhof, werktags um halb acht. Als das Auto einen Stellplatz gefunden hatte, war das Fahrrad seit sechs Minuten da. Wir haben den Versuch an drei Tagen wiederholt.",
        place: "dornbirn",
        second:
          "Der Bus lag an zwei Tagen auf dem zweiten Platz, am dritten fiel er aus. Zu Fuß dauerte es 31 Minuten, dafür blieb Zeit für einen Kaffee unterwegs. Überraschend war die Müdigkeit danach: Wer geradelt war, fühlte sich am frischesten, wer im Auto saß, hatte bereits zweimal geflucht.",
        bodies: [0, 4, 5, 3],
        quotes: [3, 2],
        pictures: ["radweg", "stadt-tag"],
      },
      {
        title: "Der Tunnel und die Stadt: Was Feldkirch noch bevorsteht",
        lead: "Ein Großprojekt soll das Zentrum entlasten. Doch ohne Begleitmaßnahmen kehrt der Verkehr zurück, zeigen Erfahrungen anderswo.",
        opening:
          "An der Bärenkreuzung wird nicht gehupt, dafür fehlt den meisten die Energie. Wer hier steht, hat Zeit, über Feldkirch nachzudenken: über enge Gassen, weite Pläne und darüber, weshalb eine neue Straße allein noch keine Lösung ist.",
        place: "feldkirch",
        second:
          "Das Projekt ist beschlossen, gebaut wird seit Jahren. Wenn es fertig ist, soll der Durchzugsverkehr unter der Erde verschwinden. Was oben mit dem frei werdenden Platz geschieht, ist weniger klar. Städte, die ähnlich gebaut haben, raten zu Eile: Wer am Tag der Eröffnung nicht umgestaltet, tue es nie mehr.",
        bodies: [2, 0, 3, 7],
        quotes: [0, 2],
        pictures: ["tunnel"],
      },
      {
        title: "Ohne Auto im Bregenzerwald: Ein Selbstversuch",
        lead: "Einen Monat lang auf Bus und Beine angewiesen: Was gut ging, was schiefging und was es gekostet hat.",
        opening:
          "Am dritten Tag stand ich um 22.51 Uhr an einer Haltestelle in Egg und begriff, dass der letzte Bus nicht zu spät, sondern schon weg war. Einen Monat lang habe ich im Bregenzerwald auf das Auto verzichtet. Dies ist das Protokoll.",
        place: "egg",
        second:
          "Unter der Woche klappt vieles besser als gedacht. Der Bus nach Dornbirn fährt im Halbstundentakt, die Anschlüsse passen. Am Abend und am Sonntag wird es dünn. Viermal wurde ich mitgenommen, einmal von einem Bestatter. Die Kosten: 96 Euro im ganzen Monat, Kuchen beim Warten nicht eingerechnet.",
        bodies: [1, 4, 0, 7],
        quotes: [1, 2],
        pictures: ["bus", "bergdorf-sommer", "passstrasse", "bahnhof", "steinbruecke"],
      },
      {
        title: "Schwerverkehr: Die unsichtbare Last der Landesstraßen",
        lead: "Eine eigene Zählung zeigt, wie viele Lastwagen wirklich durch die Orte fahren, und weshalb Fahrverbote nur bedingt helfen.",
        opening:
          "Das Geschirr in der Kredenz verrät sie, bevor man sie sieht. Vier Tage lang haben wir an sechs Landesstraßen gezählt, je zwölf Stunden, mit Klemmbrett und Thermoskanne. Das Ergebnis weicht deutlich von den amtlichen Zahlen ab.",
        second:
          "An einer der sechs Stellen zählten wir 1.140 Lastwagen am Tag, amtlich ausgewiesen sind 870. Der Unterschied entsteht, weil die Messschleife einen Kilometer weiter hinter einer Abzweigung liegt. Jeder vierte Laster war leer. Ein Nachtfahrverbot gilt zwar, aber es kennt mehr Ausnahmen als Regeln.",
        bodies: [6, 7, 2, 5],
        quotes: [0, 3],
        pictures: ["autobahn", "passstrasse"],
      },
    ],
    bodies: [
      {
        head: "Kurze Wege, lange Gewohnheit",
        text: "Im Land werden an einem Werktag rund 1,4 Millionen Wege zurückgelegt, knapp die Hälfte davon mit dem Auto. Jeder dritte dieser Autowege ist kürzer als drei Kilometer. Genau dort liegt das Potenzial, und genau dort ist die Gewohnheit am stärksten.",
      },
      {
        head: "Wo der Bus nicht fährt",
        text: "Öffentliche Verkehrsmittel sind auf den Hauptachsen gut, abseits davon lückenhaft. Wer Schicht arbeitet, ein Kind abholen muss oder am Sonntag um sechs Dienst hat, kommt mit dem Fahrplan selten zurecht. Für Pflegeberufe trifft gleich alles drei zu.",
      },
      {
        head: "Neue Straßen füllen sich",
        text: "Mehr Straßen bringen mehr Verkehr: Kaum ein Befund ist so gut belegt und so unbeliebt. Innerhalb weniger Jahre füllt sich der gewonnene Platz, sofern nicht gleichzeitig der alte zurückgebaut wird. Dazu fehlt meist der Mut oder das Geld, gelegentlich beides.",
      },
      {
        head: "Was Betriebe bewirken",
        text: "Betriebe könnten viel bewegen. Ein Metallverarbeiter mit dreihundert Beschäftigten hat Stellplätze verteuert, Duschen gebaut und ein Jobticket bezahlt. Binnen zwei Jahren sank der Anteil der Alleinfahrenden von 71 auf 48 Prozent.",
      },
      {
        head: "Das teure zweite Auto",
        text: "Die Kosten werden gern übersehen. Ein Kleinwagen schlägt mit etwa 520 Euro im Monat zu Buche, wenn man Wertverlust und Versicherung ehrlich mitrechnet. In Haushalten mit zwei Autos steht das zweite im Schnitt 23 Stunden am Tag.",
      },
      {
        head: "Die Grenzen der Technik",
        text: "Technik allein löst wenig. Auch Elektroautos stehen im Stau, und intelligente Ampeln verschieben die Kolonne nur um eine Kreuzung. Was wirkt, sind einfache Dinge: Busspuren, sichere Radwege, Preise, die den Platz abbilden.",
      },
      {
        head: "Stau an der Grenze",
        text: "Ein Teil des Problems entsteht an der Grenze. Zehntausende pendeln täglich nach Liechtenstein und in die Schweiz, viele davon allein im Wagen. Eine S-Bahn mit durchgehendem Takt wäre die naheliegende Antwort, sie scheitert an Zuständigkeiten in drei Ländern.",
      },
      {
        head: "Warum Politik zögert",
        text: "Politisch ist das Feld vermint. In Befragungen wünschen sich vier von fünf weniger Verkehr im eigenen Ort, zugleich lehnt eine Mehrheit fast jede Einschränkung ab. Wer gewählt werden will, verspricht daher lieber Studien als Schranken.",
      },
    ],
    quotes: [
      "„Verkehr ist wie Wasser, er sucht sich seinen Weg“, sagt der Planer Konrad Lässer. „Man kann ihm einen geben oder sich wundern.“",
      "„Ich würde sofort umsteigen, wenn mich jemand um halb fünf in der Früh abholte“, sagt Pflegerin Ramona Juen. „Bis dahin fahre ich.“",
      "„Bei uns fragt man neue Leute nicht, ob sie ein Auto haben, sondern wie sie kommen wollen“, erzählt die Personalchefin Corinna Ilg. „Schon die Frage verändert etwas.“",
      "„Vierzig Jahre lang haben wir Straßen gebaut und Gewohnheiten bekommen“, meint der frühere Beamte Oswald Beck. „Jetzt bräuchte es das Umgekehrte.“",
    ],
    advice: {
      title: "Fünf Ideen für kürzere Wege",
      points: [
        "Eine Woche lang jeden Weg aufschreiben, dann die kurzen aussortieren.",
        "Den Arbeitgeber nach Jobticket oder Dienstrad fragen.",
        "Fahrgemeinschaften über den Schichtplan statt über die Adresse bilden.",
        "Für Familien lohnt sich oft ein geteiltes Zweitauto mit den Nachbarn.",
        "Das Klimaticket rechnet sich schon ab zwei Pendeltagen pro Woche.",
      ],
    },
  },
  {
    category: "wissen",
    topics: ["klima-und-energie"],
    tags: ["Energie", "Heizen", "Strom"],
    kicker: "Energie",
    authors: ["elias-burtscher", "sophie-moosbrugger"],
    angles: [
      {
        title: "Heizen ohne Öl: Was der Umstieg wirklich bringt",
        lead: "Fünf Haushalte, fünf Systeme, ein Winter: Wir haben Verbrauch und Kosten verglichen, mit teils ernüchterndem Ergebnis.",
        opening:
          "Im Keller von Familie Hehle in Alberschwende steht noch der alte Öltank, leer und inzwischen Lager für Most. Daneben summt eine Wärmepumpe. Ihr erster Winter ist vorbei, und wir haben nachgerechnet, gemeinsam mit vier weiteren Haushalten.",
        place: "alberschwende",
        second:
          "Verglichen haben wir Wärmepumpe, Pellets, Stückholz, Fernwärme und eine Hybridanlage, in Häusern zwischen zwölf und neunzig Jahren. Alle fünf Familien führten von Oktober bis April Buch. Gerechnet wurde mit den tatsächlichen Rechnungen, nicht mit Prospekten. Zwei sind zufrieden, zwei halbwegs, eine hat bereits nachgerüstet.",
        bodies: [2, 1, 6, 7],
        quotes: [2, 0],
        pictures: ["diagramm-linie", "wohnbau"],
      },
      {
        title: "Die Batterie im Berg: Wie das Montafon Europas Strom ausgleicht",
        lead: "Pumpspeicher galten als Technik von gestern. Nun sind sie gefragter denn je. Ein Besuch tief im Fels.",
        opening:
          "Nach zwölf Minuten Fahrt durch den Stollen öffnet sich eine Halle, in der eine Kirche Platz hätte. Hier, unter dem Montafon, wird Wasser bergauf gepumpt, wenn Strom im Überfluss da ist, und wieder abgelassen, wenn er fehlt. Das geschieht an manchen Tagen zwanzig Mal.",
        place: "vandans",
        second:
          "Das Prinzip ist über hundert Jahre alt. Zwei Becken, eine Röhre, eine Maschine, die in beide Richtungen arbeitet. Neu ist der Takt: Früher pumpte man nachts und turbinierte mittags, heute wechselt die Richtung binnen Minuten. Der Grund sind Wind und Sonne, die liefern, wann sie wollen.",
        bodies: [0, 4, 3, 5],
        quotes: [1, 3],
        pictures: ["stausee", "bergsee"],
      },
      {
        title: "Solarstrom im Winter: Die Rechnung mit der Sonne",
        lead: "Im Sommer zu viel, im Winter zu wenig. Warum die Energiewende an vier Monaten hängt.",
        opening:
          "An einem klaren Tag im Juni produziert die Anlage von Ferdinand Speckle das Zehnfache dessen, was er braucht. An einem nebligen im Dezember reicht es für den Wasserkocher. Zwischen diesen Tagen liegt die eigentliche Aufgabe.",
        second:
          "Speckle hat vier Jahre lang jeden Abend seinen Zähler abgelesen und die Werte in ein Heft geschrieben. Das Ergebnis lässt sich in einer Kurve zeichnen, die aussieht wie ein Berg mit sehr breitem Gipfel und sehr tiefem Tal. Von März bis Oktober lebt er von der Sonne. Den Rest des Jahres kauft er zu.",
        bodies: [4, 5, 3, 7],
        quotes: [0, 1],
        pictures: ["solar-dach", "gipfel-winter", "wohnbau"],
      },
      {
        title: "Windräder auf dem Hügel? Ein Streit mit guten Argumenten",
        lead: "Im Vorderwald wird über Windkraft geredet. Wir haben die Argumente beider Seiten geprüft.",
        opening:
          "Der Messmast ist siebzig Meter hoch und spaltet ein Dorf. In Sulzberg wird seit einem Jahr der Wind gemessen, und seither misst man auch einander. Wir haben die häufigsten Behauptungen beider Lager gesammelt und überprüft.",
        place: "sulzberg",
        second:
          "Stimmt es, dass Windräder krank machen? Belege dafür fehlen. Dass sie Vögel töten? Ja, je nach Standort, allerdings weit weniger als Glasscheiben. Dass sie sich hier nicht rechnen? Das weiß man erst nach der Messung. Dass sie die Landschaft verändern? Unbestritten. Am Ende ist es eine Frage der Abwägung.",
        bodies: [0, 4, 5, 7],
        quotes: [3, 1],
        pictures: ["gipfel-winter", "bergdorf-winter"],
      },
      {
        title: "Fernwärme aus der Fabrik: Warum Abwärme so selten genützt wird",
        lead: "In den Betrieben des Rheintals verpufft Energie für Tausende Wohnungen. Drei Hürden und ein Vorbild.",
        opening:
          "Auf dem Dach der Gießerei flimmert die Luft, auch im Jänner. Was hier entweicht, könnte nach Berechnungen eines Ingenieurbüros zweihundert Wohnungen in Rankweil heizen. Bisher heizt es die Wolken.",
        place: "rankweil",
        second:
          "Drei Hürden nennen Fachleute. Erstens die Entfernung: Wärme lässt sich nur wenige Kilometer weit leiten. Zweitens das Risiko: Kein Betrieb garantiert, dass er in zwanzig Jahren noch heizt. Drittens die Zuständigkeit. Dass es gehen kann, zeigt ein Nachbarort, in dem eine Molkerei seit sechs Jahren die Schule versorgt.",
        bodies: [1, 0, 3, 6],
        quotes: [0, 3],
        pictures: ["industriehalle", "diagramm-balken"],
      },
    ],
    bodies: [
      {
        head: "Der Bedarf wächst",
        text: "Der Strombedarf im Land steigt, obwohl Geräte sparsamer werden. Wärmepumpen, Elektroautos und Rechenzentren treiben ihn an. Bis in zehn Jahren rechnen Netzbetreiber mit einem Plus von einem Viertel, die Spitzen im Winter könnten noch stärker wachsen.",
      },
      {
        head: "Auf das Haus kommt es an",
        text: "Entscheidend ist das Gebäude. In einem gedämmten Haus genügt einer Wärmepumpe eine Vorlauftemperatur von 35 Grad, in einem alten braucht sie 55 und damit fast doppelt so viel Strom. Wer nur das Gerät tauscht, spart daher weniger als versprochen.",
      },
      {
        head: "Fünf Häuser im Vergleich",
        text: "Die fünf Testhaushalte kamen auf Heizkosten zwischen 740 und 2.150 Euro. Am günstigsten war nicht das modernste Haus, sondern jenes mit Stückholz aus dem eigenen Wald, sofern man die Arbeitsstunden nicht mitrechnet. Mit ihnen lag es im Mittelfeld.",
      },
      {
        head: "Engpass Leitung",
        text: "Die Netze sind die Engstelle. In manchen Ortsteilen dürfen neue Solaranlagen nur noch einen Teil ihres Stroms einspeisen, bis die Leitung verstärkt ist. Der Ausbau dauert, weil Transformatoren Lieferzeiten von bis zu zwei Jahren haben.",
      },
      {
        head: "Tag und Nacht, Sommer und Winter",
        text: "Speicher helfen über die Nacht, nicht über den Winter. Eine Hausbatterie hebt den Eigenverbrauch von dreißig auf sechzig Prozent. Für die dunklen Monate braucht es anderes: Wasser in den Bergen, Wind, Biomasse oder Strom von anderswo.",
      },
      {
        head: "Sonne über dem Nebel",
        text: "Auf Höhen über 1.800 Metern liefern senkrecht montierte Paneele im Winter bis zu viermal so viel wie im Tal, weil Schnee das Licht zurückwirft. Versuche laufen. Die Frage ist weniger die Technik als die Landschaft, in der sie stehen soll.",
      },
      {
        head: "Die Tücken der Förderung",
        text: "Förderungen erleichtern den Einstieg, verzerren aber auch. Weil die Töpfe rasch leer sind, bestellen viele, was gerade unterstützt wird, und nicht, was passt. Fachleute raten, zuerst zu dämmen, dann zu tauschen und zuletzt über Paneele nachzudenken.",
      },
      {
        head: "Strom teilen",
        text: "Gemeinschaften könnten ein Teil der Lösung sein. In Dutzenden Orten teilen sich Nachbarn bereits Solarstrom, zu einem Preis, der niedriger ist als der vom Versorger und höher als die Einspeisevergütung. Der größte Aufwand, sagen Beteiligte, sei die erste Versammlung.",
      },
    ],
    quotes: [
      "„Die beste Kilowattstunde ist langweilig: Es ist die, die niemand braucht“, sagt Energieberaterin Simone Begle.",
      "„Bei uns im Stollen merkt man als Erstes, wenn in Norddeutschland der Wind dreht“, erzählt Maschinist Pius Wachter. „Dann wird es laut.“",
      "„Ich habe drei Angebote eingeholt und vier Meinungen bekommen“, sagt Hausbesitzerin Karin Hehle. „Am Ende hat der Kaminkehrer den besten Rat gehabt.“",
      "„Man kann gegen alles sein, nur nicht gleichzeitig gegen alles und für Strom“, meint der Physiker Lorenz Vonach, der Gemeinden berät.",
    ],
    advice: {
      title: "Vor dem Heizungstausch",
      points: [
        "Die Heizlast berechnen lassen, Schätzungen sind meist zu hoch.",
        "Oberste Geschoßdecke und Kellerdecke dämmen: wenig Aufwand, große Wirkung.",
        "Eine Woche lang mit gesenkter Vorlauftemperatur probieren.",
        "Angebote auf Schallwerte und Wartungskosten vergleichen.",
        "Förderzusage abwarten, erst dann bestellen.",
      ],
    },
  },
  {
    category: "leben",
    topics: ["gesundheit"],
    tags: ["Pflege", "Alter", "Familie"],
    kicker: "Pflege",
    authors: ["miriam-fessler", "anna-summer"],
    angles: [
      {
        title: "Die unsichtbare Schicht: Wenn Angehörige pflegen",
        lead: "Vier von fünf Pflegebedürftigen werden daheim betreut. Drei Frauen und ein Mann erzählen, was das heißt.",
        opening:
          "Um halb sechs dreht Gerda Österle ihre Mutter zum ersten Mal, um zehn in der Nacht zum letzten. Dazwischen liegt ein Tag, für den es keinen Dienstplan gibt. In Wolfurt, im Haus mit den grünen Läden, wird seit sechs Jahren gepflegt.",
        place: "wolfurt",
        second:
          "Ihr Bruder kommt am Wochenende, die Nachbarin jeden Dienstag, dazwischen ist Gerda Österle allein zuständig. Früher leitete sie eine Filiale. Ein anderer in unserer Runde hat die Werkstatt zugesperrt, eine dritte lernt nachts für die Matura, die vierte hat aufgehört zu planen. Sie alle sagen, sie würden es wieder tun.",
        bodies: [1, 3, 4, 0],
        quotes: [0, 1],
        pictures: ["ruhebank", "wohnbau"],
      },
      {
        title: "Pflegeheim sucht Nachtdienst: Ein Haus rechnet vor",
        lead: "Zwölf Betten stehen leer, obwohl die Warteliste lang ist. Ein Blick in den Dienstplan eines Heims im Walgau.",
        opening:
          "Das Zimmer 214 ist hell, frisch gestrichen und seit sieben Monaten unbewohnt. Auf der Warteliste stehen dreiundzwanzig Namen. Was fehlt, hängt im Büro der Pflegeleitung in Nenzing an der Wand: ein Dienstplan mit weißen Feldern.",
        place: "nenzing",
        second:
          "Für ein Haus mit sechzig Betten braucht es nach den Vorgaben 41 Vollzeitstellen. Besetzt sind 34. Am Tag lässt sich das ausgleichen, in der Nacht nicht: Dann müssen zwei ausgebildete Kräfte da sein. Also bleibt lieber ein Stockwerk halb leer, als dass jemand um vier Uhr früh vergeblich läutet.",
        bodies: [0, 5, 2, 6],
        quotes: [2, 3],
        pictures: ["spital", "arztpraxis"],
      },
      {
        title: "Die Gemeindeschwester kehrt zurück",
        lead: "In mehreren Orten gehen Pflegefachkräfte wieder von Haus zu Haus, bevor etwas passiert. Das spart Leid und Geld.",
        opening:
          "Sie trägt keine Haube und keine Tasche aus Leder, aber sie kommt mit dem Rad. Veronika Bechter ist Community Nurse, was in Hittisau niemand so ausspricht. „Die Schwester ist da“, ruft man durchs Stiegenhaus, und das stimmt ja auch.",
        place: "hittisau",
        second:
          "An diesem Vormittag besucht sie fünf Haushalte. Niemand dort ist pflegebedürftig, noch nicht. Sie prüft Tabletten, misst Blutdruck, rollt einen Läufer zusammen und bleibt auf einen Kaffee, der im Dienstplan als Gespräch aufscheint. Bei einem Mann merkt sie, dass er abgenommen hat. Am Nachmittag ruft sie die Ärztin an.",
        bodies: [7, 4, 0, 6],
        quotes: [3, 2],
        pictures: ["arztpraxis", "bergdorf-sommer", "ruhebank", "steinbruecke"],
      },
      {
        title: "Vorsorgen, bevor es brennt: Was Familien regeln sollten",
        lead: "Vollmacht, Verfügung, Pflegegeld: Ein Leitfaden für Gespräche, die niemand gern führt.",
        opening:
          "Es war ein Sturz von der untersten Stiege, nicht mehr. Danach durfte der Sohn nicht mit der Bank reden, die Tochter nicht mit dem Spital, und das Haus hätte ohne Gericht niemand vermieten können. Der Fall ist real, die Namen haben wir weggelassen.",
        second:
          "Drei Dokumente hätten genügt: eine Vorsorgevollmacht, eine Patientenverfügung und eine Liste, wo was zu finden ist. Zusammen kosten sie weniger als eine Autoreparatur. Dennoch hat nach Auskunft von Notaren nicht einmal jede fünfte Familie vorgesorgt. Der häufigste Grund ist kein juristischer: Man wollte nicht davon anfangen.",
        bodies: [2, 3, 1, 7],
        quotes: [1, 3],
        pictures: ["gericht", "ruhebank"],
      },
      {
        title: "Demenz im Dorf: Wie ein Ort lernt, nicht wegzuschauen",
        lead: "Bäckerin, Buslenker, Bankangestellte: In Bezau wurden achtzig Leute geschult. Was sich seither verändert hat.",
        opening:
          "Der alte Herr kauft jeden Tag drei Brote. Früher hat man sie ihm verkauft, heute fragt die Bäckerin, ob noch welches daheim sei, und legt es zurück. In Bezau haben achtzig Menschen gelernt, mit Demenz umzugehen, im Geschäft, am Schalter, auf der Straße.",
        place: "bezau",
        second:
          "Die Schulung dauert einen Abend. Man lernt, langsam zu sprechen, nicht zu widersprechen, eine Brücke zu bauen. Die Bankangestellte ruft nun die Tochter an, wenn jemand dreimal am Tag abhebt. Der Buslenker weiß, wo er eine alte Dame aussteigen lässt, die immer heim will, obwohl sie schon daheim ist.",
        bodies: [7, 3, 6, 1],
        quotes: [3, 0],
        pictures: ["ruhebank", "bergdorf-sommer"],
      },
    ],
    bodies: [
      {
        head: "Die Zahlen steigen",
        text: "Rund 18.000 Menschen beziehen im Land Pflegegeld, und jedes Jahr werden es mehr. Die geburtenstarken Jahrgänge gehen auf die achtzig zu. Zugleich verlassen mehr Pflegekräfte den Beruf, als nachkommen, viele davon vor dem fünfundvierzigsten Geburtstag.",
      },
      {
        head: "Wer die Arbeit macht",
        text: "Den Löwenanteil der Arbeit leisten Familien, und darin Frauen. Im Schnitt wenden sie 24 Stunden in der Woche auf, neben Beruf und Haushalt. Jede dritte reduziert ihre Arbeitszeit, jede zehnte gibt die Stelle auf, mit Folgen für die eigene Pension.",
      },
      {
        head: "Was ein Platz kostet",
        text: "Ein Heimplatz kostet je nach Pflegestufe zwischen 3.600 und 6.900 Euro im Monat. Seit auf Vermögen nicht mehr zugegriffen wird, zahlt die öffentliche Hand den Großteil, und die Gemeinden stöhnen unter dem Sozialfonds. Für viele ist er der größte Posten nach dem Personal.",
      },
      {
        head: "Hilfe, die spät kommt",
        text: "Entlastung gäbe es: Tagesbetreuung, Kurzzeitpflege, mobile Dienste. Genützt wird sie oft zu spät. Man wolle niemandem zur Last fallen, lautet der häufigste Satz in der Beratung, gesprochen meist von Menschen, die seit Jahren keine Nacht durchgeschlafen haben.",
      },
      {
        head: "Ein altes, gutes Modell",
        text: "Der Krankenpflegeverein ist eine Eigenheit des Landes, über sechzig gibt es davon. Für einen Jahresbeitrag kommt im Bedarfsfall eine Pflegerin ins Haus. Das Modell ist billig, nah und älter als die Republik. Es lebt aber von Mitgliedern, die weniger werden.",
      },
      {
        head: "Neue Gesichter",
        text: "Bei der Ausbildung tut sich etwas. Die Schulen sind voll, seit das Praktikum bezahlt wird und Umsteigende ein Stipendium bekommen. Unter den Neuen sind ein Tischler, zwei Verkäuferinnen und ein ehemaliger Offizier. Ob sie bleiben, entscheidet der Dienstplan.",
      },
      {
        head: "Was Maschinen können",
        text: "Technik kann unterstützen, ersetzen kann sie wenig. Sensormatten melden einen Sturz, Tablets erinnern an Medikamente, ein Exoskelett hilft beim Heben. In der Nacht, wenn jemand Angst hat, hilft nach wie vor nur eine Hand.",
      },
      {
        head: "Vorbeugen lohnt sich",
        text: "Vorbeugung rechnet sich. Wo regelmäßig jemand vorbeischaut, Teppiche entfernt, Tabletten ordnet und zum Spaziergang überredet, verzögert sich der Umzug ins Heim um durchschnittlich vierzehn Monate. Das ergab die Begleitstudie eines Pilotversuchs in neun Gemeinden.",
      },
    ],
    quotes: [
      "„Man wird nicht müde vom Pflegen, man wird müde vom Alleinsein damit“, sagt Gerda Österle, die in Wolfurt ihre Mutter betreut.",
      "„Ich habe gelernt, Hilfe anzunehmen wie ein Paket: kurz bedanken und auspacken“, erzählt Josef Marte, der seine Frau pflegt.",
      "„Im Dienstplan sehe ich Kreuze, in den Zimmern Menschen“, sagt Pflegeleiterin Monika Vonbank. „Mein Beruf ist es, dass beides zusammenpasst.“",
      "„Würde beginnt damit, dass man anklopft“, meint die Altersforscherin Sybille Frick. „Das kostet nichts und wird am häufigsten vergessen.“",
    ],
    advice: {
      title: "Wichtige erste Schritte",
      points: [
        "Früh ein Beratungsgespräch bei der Servicestelle für Betreuung und Pflege führen.",
        "Vorsorgevollmacht errichten, solange alle gesund sind.",
        "Pflegegeld rasch beantragen, es gilt ab dem Folgemonat.",
        "Kurzzeitpflege einplanen, bevor die Kraft ausgeht.",
        "Geschwister an einen Tisch holen und Aufgaben schriftlich teilen.",
      ],
    },
  },
];
