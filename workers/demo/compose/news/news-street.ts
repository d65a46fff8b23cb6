/** Local news: roads, buses, paths and everything under construction. */
import { Count, count, digits, type Facts, type NewsTelling } from "#workers/demo/compose/telling.ts";

/** Tells of traffic and building sites. */
export function tellStreet(f: Facts): NewsTelling {
  const p = f.place;
  const [a, b, c] = [f.person(), f.person(), f.person()];
  const weeks = f.int(3, 12);
  const metres = f.int(24, 140) * 10;
  const cars = p.alpine || p.people < 2500 ? f.int(9, 52) * 100 : f.int(28, 132) * 100;
  const topics = ["verkehr-und-mobilitaet"];
  return {
    kickers: ["Verkehr und Bau", p.name],
    events: [
      {
        titles: [
          `Tempo 30 ${p.in}: Erste Messungen liegen vor`,
          `Langsamer, leiser, länger? Tempo 30 ${p.in}`,
          `${p.name} zieht Bilanz zu Tempo 30`,
          `Dreißig auf der Hauptstraße: ${p.name} misst nach`,
        ],
        leads: [
          `Seit einem halben Jahr gilt auf der Hauptstraße ${p.in} Tempo 30. Die Zahlen sprechen eine klare Sprache.`,
          `Fahrzeit plus achtzehn Sekunden, Lärm minus drei Dezibel: ${p.name} hat nachgemessen.`,
        ],
        opening: `Die Tafel steht seit sechs Monaten, und seither wird gezählt. ${digits(cars)} Fahrzeuge am Tag passieren den Abschnitt ${p.spot}, auf dem Tempo 30 gilt. Im Schnitt fahren sie nun ${f.int(31, 34)} Kilometer in der Stunde, früher waren es ${f.int(46, 52)}.`,
        details: [
          `Der Lärmpegel ist um drei Dezibel gesunken, was im Ohr wie eine Halbierung des Verkehrs wirkt. Die Durchfahrt dauert laut Messung achtzehn Sekunden länger. Gebremst wird seltener, weil die meisten gleichmäßiger fahren.`,
          `Zwei Zebrastreifen konnten aufgehoben werden, da die Straße nun überall leichter zu queren ist. In der Polizeistatistik scheint seit der Umstellung ein Unfall mit Blechschaden auf; im gleichen Zeitraum davor waren es fünf.`,
        ],
        quotes: [
          `„Ich schlafe wieder bei offenem Fenster“, sagt ${a.full}, ${a.form("die", "der")} seit vierzig Jahren an der Straße wohnt. „Das war mir mehr wert als jede Statistik.“`,
          `„Für meine Lieferungen ändert sich nichts“, meint ${a.as("Bäckerin", "Bäcker")}. „Aber vor dem Geschäft bleiben die Leute jetzt stehen und reden.“`,
        ],
        pictures: [],
        tags: ["Tempo 30", "Verkehr"],
        topics,
        fits: { contexts: [0, 1, 2, 7], voices: [0, 2, 3, 4, 5, 6, 8], closings: [4, 6, 7] },
      },
      {
        titles: [
          `Brücke ${p.in} wird saniert: ${Count(weeks)} Wochen Umleitung`,
          `Nadelöhr gesperrt: ${p.name} bekommt eine neue Brücke`,
          `Rost unter dem Belag: Brückensanierung ${p.in}`,
          `Umweg mit Aussicht: Sperre ${p.in}`,
        ],
        leads: [
          `Die Brücke ${p.in} ist für ${count(weeks)} Wochen gesperrt. Eine Umleitung ist beschildert.`,
          `Was bei einer Routinekontrolle entdeckt wurde, kostet ${p.name} nun ${count(weeks)} Wochen Geduld.`,
        ],
        opening: `Der Schaden war von oben nicht zu sehen. Erst als Fachleute mit dem Hubsteiger unter die Brücke ${p.water} fuhren, zeigte sich, wie weit der Rost gekommen war. Seit dieser Woche ist die Verbindung ${p.in} gesperrt, für voraussichtlich ${count(weeks)} Wochen.`,
        details: [
          `Umgeleitet wird über ${p.other}, was je nach Ziel bis zu ${count(f.int(6, 12))} Minuten kostet. Für Fußgängerinnen und Radfahrer steht ein Behelfssteg bereit, für Einsatzfahrzeuge gibt es eine Regelung mit Schranken.`,
          `Erneuert werden Lager, Abdichtung und Belag, außerdem kommt ein Gehsteig mit anderthalb Metern Breite dazu. Das Tragwerk selbst, errichtet vor ${f.int(48, 66)} Jahren, kann bleiben. Die Kosten teilen sich Land und Gemeinde.`,
        ],
        quotes: [
          `„Besser jetzt geplant als irgendwann überraschend“, sagt ${a.as("Bauleiterin", "Bauleiter")}. „Zwei Winter hätte ich ihr noch gegeben.“`,
          `„Wir stellen unsere Route um, das geht schon“, sagt ${b.as("Buslenkerin", "Buslenker")}. „Schwieriger wird es mit dem Kaffee, den ich sonst da drüben bekomme.“`,
        ],
        pictures: ["baustelle"],
        tags: ["Brücke", "Sperre"],
        topics,
        fits: { contexts: [0, 2, 3, 4, 5, 6, 8], voices: [0, 2, 5, 7, 8], closings: [0, 1, 2, 3, 5] },
      },
      {
        titles: [
          `Radweg ${p.in}: Lückenschluss nach langem Warten`,
          `${metres} Meter, die gefehlt haben: Radweg ${p.in}`,
          `Freie Fahrt auf zwei Rädern ${p.in}`,
          `Von ${p.name} nach ${p.other} ohne Straße`,
        ],
        leads: [
          `Das letzte fehlende Stück des Radwegs ${p.in} ist fertig. Gebaut wurde ${count(f.int(5, 9))} Monate.`,
          `${metres} Meter Asphalt beenden ${p.in} ein jahrelanges Ärgernis.`,
        ],
        opening: `Bisher endete der Radweg einfach, ohne Hinweis und mitten in einer Kurve. Wer weiterwollte, musste auf die Straße. Nun ist die Lücke ${p.in} geschlossen: ${metres} Meter lang ist das neue Stück Richtung ${p.other}, drei Meter breit und beleuchtet.`,
        details: [
          `Mit ${count(f.int(4, 9))} Grundbesitzern musste verhandelt werden, einer davon tauschte seinen Streifen schließlich gegen eine Wiese am anderen Ortsende. Eine Hecke wurde versetzt, kein Baum gefällt.`,
          `Gezählt wird ab sofort automatisch. An den ersten Tagen waren ${f.int(180, 920)} Räder unterwegs, ein Drittel davon vor acht Uhr in der Früh. Das deutet darauf hin, dass hier vor allem gependelt wird.`,
        ],
        quotes: [
          `„Ich fahre die Strecke seit zwölf Jahren, und zum ersten Mal ohne Helm und Gebet“, sagt ${a.full} und lacht. „Mit Helm natürlich schon.“`,
          `„Das letzte Stück ist immer das teuerste, weil alle wissen, dass man es braucht“, erklärt ${p.mayorTitle}.`,
        ],
        pictures: ["radweg"],
        tags: ["Radweg", "Pendeln"],
        topics,
        fits: { contexts: [1, 2, 3, 6, 7], voices: [1, 4, 6, 7], closings: [1, 4, 8] },
        suits: p.people > 1500,
      },
      {
        titles: [
          `Halbstundentakt für ${p.name}: Der Bus kommt öfter`,
          `Neuer Fahrplan ${p.in}: Bis Mitternacht heim`,
          `${p.name} rückt näher: Dichterer Bustakt`,
          `Letzter Bus um halb eins: ${p.name} jubelt`,
        ],
        leads: [
          `Mit dem neuen Fahrplan fährt der Bus ${p.in} doppelt so oft. Am Wochenende gibt es eine Nachtlinie.`,
          `${p.Die} ${p.name} zahlt für den dichteren Takt mit – und spart anderswo.`,
        ],
        opening: `Wer ${p.in} den Bus verpasste, konnte bisher gemütlich einen Kuchen backen. Mit dem Fahrplanwechsel ist das vorbei: Die Linie nach ${p.other} verkehrt unter der Woche alle dreißig Minuten, an Wochenenden kommt eine Nachtverbindung dazu.`,
        details: [
          `${Count(f.int(3, 6))} Haltestellen werden barrierefrei umgebaut und bekommen Dächer aus Holz. Eingesetzt werden leisere Fahrzeuge, zwei davon fahren mit Strom. Die Anschlüsse zur Bahn sind auf die Pendlerzeiten abgestimmt.`,
          `Der Ausbau kostet ${p.die} ${f.int(30, 190)}.000 Euro im Jahr. Im Gegenzug wird der schlecht genutzte Rufbus eingestellt. Für entlegene Parzellen fährt stattdessen ein Sammeltaxi, das telefonisch bestellt werden kann.`,
        ],
        quotes: [
          `„Unser zweites Auto ist verkauft“, erzählt ${a.full}. „Mit dem Geld machen wir Urlaub, und zwar mit der Bahn.“`,
          `„Die Jungen haben am lautesten danach gerufen“, sagt ${p.mayorTitle}. „Jetzt müssen sie halt auch einsteigen.“`,
        ],
        pictures: ["bus"],
        tags: ["Bus", "Fahrplan"],
        topics,
        fits: { contexts: [1, 2, 6, 7], voices: [1, 2, 4, 6], closings: [4, 7, 8] },
      },
      {
        titles: [
          `Hang in Bewegung: Straße ${p.in} nur einspurig`,
          `Risse im Asphalt: ${p.name} beobachtet einen Hang`,
          `Geologen ${p.in}: Zwei Zentimeter in einer Woche`,
          `Straße ${p.in} nach Rutschung halbseitig gesperrt`,
        ],
        leads: [
          `Nach starken Regenfällen ist ein Hang ${p.in} ins Rutschen geraten. Die Straße ist einspurig befahrbar.`,
          `Messpunkte, Sensoren, nächtliche Kontrollen: ${p.In} steht ein Hang unter Beobachtung.`,
        ],
        opening: `Entdeckt hat den Riss ein Landwirt, der seine Zäune kontrollierte. Er war daumenbreit und gut zwanzig Meter lang. Seither ist die Straße ${p.spot} nur einspurig befahrbar, eine Ampel regelt den Verkehr ${p.in}.`,
        details: [
          `Geologen haben ${count(f.int(6, 12))} Messpunkte gesetzt. In der ersten Woche bewegte sich der Hang um zwei Zentimeter, seither hat er sich beruhigt. Wohnhäuser sind nach derzeitigem Stand nicht gefährdet.`,
          `Sechs Bohrungen sollen klären, wo das Wasser sitzt. Danach wird der Hang entwässert und mit Ankern gesichert. Mit Kosten zwischen ${f.int(180, 290)}.000 und ${f.int(320, 480)}.000 Euro ist zu rechnen.`,
        ],
        quotes: [
          `„Das Gelände ist hier seit jeher unruhig, das sieht man an den schiefen Stadeln“, sagt ${a.as("Geologin", "Geologe")}. „Beunruhigend wird es erst, wenn es schneller wird.“`,
          `„Bei Starkregen schicken wir jede Stunde jemanden hin, auch in der Nacht“, berichtet ${b.as("Kommandantin", "Kommandant")} von der Feuerwehr.`,
        ],
        pictures: ["felssturz"],
        tags: ["Hangrutsch", "Sperre"],
        topics,
        fits: { contexts: [0, 2, 4], voices: [0, 5, 7, 8], closings: [0, 2, 3] },
        suits: !p.flat,
      },
      {
        titles: [
          `Glasfaser ${p.in}: ${Count(weeks)} Wochen lang wird gegraben`,
          `Schnelles Netz, aufgerissene Gehsteige: ${p.name} baut aus`,
          `${p.name} kommt ans Glasfasernetz`,
          `Kabel unter jeder Einfahrt: Ausbau ${p.in}`,
        ],
        leads: [
          `In ${p.name} werden ${f.int(6, 28)} Kilometer Glasfaser verlegt. Gegraben wird abschnittsweise.`,
          `Zwei von drei Haushalten ${p.in} haben einen Anschluss bestellt. Nun kommen die Bagger.`,
        ],
        opening: `Pinke und grüne Striche auf dem Asphalt verraten, wo demnächst aufgegraben wird. ${p.In} beginnt der Ausbau des Glasfasernetzes, ${f.int(6, 28)} Kilometer Leerrohre sollen in den Boden. Jeder Abschnitt ist nur wenige Tage lang offen.`,
        details: [
          `Der Hausanschluss kostet in der Bauphase ${f.int(150, 390)} Euro, später ein Vielfaches. Wo ohnehin gegraben wird, tauscht ${p.die} gleich die Wasserleitung. Pflaster und Gärten müssen die Firmen so hinterlassen, wie sie sie vorgefunden haben.`,
          `Den Anfang macht der Bereich ${p.spot}, danach geht es Richtung Ortsrand. Ein Plan mit den aktuellen Sperren hängt ${p.atOffice} aus und wird jede Woche erneuert. Müllabfuhr und Rettung kommen überall durch.`,
        ],
        quotes: [
          `„Videokonferenzen gingen bei mir bisher nur, wenn die Kinder in der Schule waren“, sagt ${a.full}, ${a.form("die", "der")} von daheim arbeitet.`,
          `„Ich schaue seit siebzig Jahren ohne Glasfaser aus dem Fenster“, meint ${b.full} trocken. „Bestellt habe ich sie trotzdem, wegen der Enkel.“`,
        ],
        pictures: ["baustelle"],
        tags: ["Glasfaser", "Ausbau"],
        topics: ["digitalisierung"],
        fits: { contexts: [3, 4, 5], voices: [1, 7, 8], closings: [0, 2, 3, 5] },
      },
      {
        titles: [
          `Neue Kreuzung ${p.in}: Wo es gekracht hat, wird gebaut`,
          `Kreisverkehr statt Stopptafel ${p.in}`,
          `Gefährliche Ecke entschärft: Umbau ${p.in}`,
          `Zu viele Unfälle: ${p.name} baut eine Kreuzung um`,
        ],
        leads: [
          `Eine unübersichtliche Kreuzung ${p.in} wird zum Kreisverkehr. Baubeginn ist in wenigen Wochen.`,
          `Die Unfallkommission hat empfohlen, was Anrainer ${p.in} seit Jahren fordern.`,
        ],
        opening: `An der Leitschiene kleben Reste von rotem Lack, am Zaun lehnt ein Kreuz mit Plastikblumen. Die Kreuzung ${p.spot} gilt als gefährlichste Stelle ${p.in}. Nun wird sie umgebaut, zu einem Kreisverkehr mit ${f.int(24, 30)} Metern Durchmesser.`,
        details: [
          `${Count(f.int(5, 9))} Unfälle mit Verletzten wurden hier in drei Jahren registriert. Ursache war fast immer dieselbe: Wer aus der Nebenstraße kommt, sieht die Fahrzeuge hinter der Kuppe zu spät. Der Kreisverkehr zwingt alle, langsamer zu werden.`,
          `Während der ${count(weeks)} Wochen dauernden Arbeiten wird der Verkehr mit Ampeln vorbeigeführt. Die Mittelinsel bepflanzt der Obst- und Gartenbauverein, und zwar mit Sträuchern, die keine Bewässerung brauchen.`,
        ],
        quotes: [
          `„Ich habe dreimal den Rettungswagen gerufen und jedes Mal gezittert“, sagt ${a.full}, ${a.form("deren", "dessen")} Küche auf die Kreuzung schaut. „Mir ist ganz gleich, was darauf wächst, wenn es nur ruhig wird.“`,
          `„Man fährt dort jeden Tag und denkt irgendwann nicht mehr nach“, sagt ${b.as("Fahrlehrerin", "Fahrlehrer")}. „Das ist das Gefährliche daran.“`,
        ],
        pictures: ["kreisverkehr"],
        tags: ["Kreuzung", "Verkehrssicherheit"],
        topics,
        fits: { contexts: [0, 1, 2, 3, 5, 6, 8], voices: [0, 1, 4, 5, 6, 8], closings: [0, 1, 2, 3, 5] },
        suits: p.people > 1000,
      },
      {
        titles: [
          `Parken ${p.in} kostet künftig auch am Sonntag`,
          `Der Parkschein kommt: ${p.name} ordnet den Verkehr`,
          `${f.int(60, 240)} Stellplätze, ein Konzept: ${p.name} greift durch`,
          `Ausflugsverkehr: ${p.name} führt Gebühren ein`,
        ],
        leads: [
          `An schönen Wochenenden stehen die Autos ${p.in} bis in die Wiesen. Eine Gebühr soll das ändern.`,
          `${f.int(4, 8)} Euro am Tag: So will ${p.name} den Ausflugsverkehr lenken.`,
        ],
        opening: `An manchen Sonntagen parken sie vor Garagen, auf Wiesen und einmal sogar auf dem Friedhofsweg. ${p.name} zieht nun Konsequenzen: Die Parkplätze ${p.spot} werden gebührenpflichtig, eine Schranke und zwei Automaten sind bestellt.`,
        details: [
          `Einheimische erhalten eine Jahreskarte zum symbolischen Preis. Wer mit dem Bus anreist, bekommt in den Gasthäusern einen Nachlass auf die Konsumation. Die Einnahmen sind für Wege und Toiletten zweckgebunden.`,
          `An Spitzentagen zählte man ${f.int(180, 620)} auswärtige Fahrzeuge. Ein Leitsystem zeigt künftig schon an der Zufahrt an, ob noch etwas frei ist. Im ersten Jahr gilt das Ganze als Versuch, danach wird neu entschieden.`,
        ],
        quotes: [
          `„Wir haben nichts gegen Gäste, nur etwas gegen Stoßstangen im Salat“, sagt ${a.as("Bäuerin", "Landwirt")}.`,
          `„Ein Ausflug, der am Parkplatz scheitert, nützt niemandem“, meint ${p.mayorTitle}. „Wir müssen das ordnen, bevor es uns ordnet.“`,
        ],
        pictures: [],
        tags: ["Parken", "Ausflugsverkehr"],
        topics,
        fits: { contexts: [1, 2, 7], voices: [1, 2, 3, 6], closings: [4, 6, 7] },
        suits: !p.city,
      },
      {
        titles: [
          `Schulweg ${p.in}: Die Elterntaxis müssen draußen bleiben`,
          `Straße zu, Kinder los: Schulstraße ${p.in}`,
          `Eine halbe Stunde ohne Autos: Versuch ${p.in}`,
          `Zu Fuß in die Schule: ${p.name} sperrt in der Früh`,
        ],
        leads: [
          `Morgens und mittags ist die Straße vor der Schule ${p.in} für Autos gesperrt. Der Versuch läuft ein halbes Jahr.`,
          `Elterntaxis sind ${p.in} ab sofort zweihundert Meter früher Endstation.`,
        ],
        opening: `Punkt Viertel nach sieben schiebt ${a.full} das Scherengitter auf die Fahrbahn. Dreißig Minuten lang gehört die Straße vor der Schule ${p.in} dann den Kindern. Der Versuch mit der „Schulstraße“ ist auf sechs Monate angelegt.`,
        details: [
          `Zuvor waren an einem Vormittag ${f.int(48, 130)} Autos gezählt worden, die vor dem Eingang hielten, wendeten oder rückwärts fuhren. Für jene, die nicht anders können, gibt es nun eine Haltezone in Gehweite, betreut von Lotsinnen.`,
          `Ein „Pedibus“ sammelt die Jüngsten ein: ${count(f.int(3, 5))} Routen, jede von Eltern oder Großeltern begleitet, mit Haltestellen wie bei einem richtigen Bus. In der Bastelstunde haben die Kinder die Tafeln gemalt.`,
        ],
        quotes: [
          `„In der ersten Woche wurde gehupt, in der zweiten gegrüßt“, erzählt ${a.first}, ${a.form("die", "der")} als ${a.form("Lotsin", "Lotse")} Dienst macht.`,
          `„Die Kinder kommen wacher in den Unterricht“, sagt ${b.as("Direktorin", "Direktor")}. „Und sie haben sich unterwegs schon alles erzählt, was sonst in die erste Stunde fällt.“`,
        ],
        pictures: ["schulhof"],
        tags: ["Schulweg", "Sicherheit"],
        topics,
        fits: { contexts: [1, 2, 7], voices: [3, 4, 6], closings: [4, 6, 7] },
      },
    ],
    contexts: [
      `Auf der Hauptverbindung ${p.in} sind an Werktagen rund ${digits(cars)} Fahrzeuge unterwegs. Der Anteil des Schwerverkehrs ist in den vergangenen fünf Jahren leicht gestiegen, jener der Fahrräder deutlich.`,
      `Vorausgegangen waren ein Verkehrskonzept und zwei Begehungen mit Fachleuten des Landes. Dabei wurden ${f.int(14, 32)} Stellen begutachtet, ${count(f.int(5, 11))} davon landeten in der höchsten Dringlichkeitsstufe.`,
      `${p.name} steht mit der Frage nicht allein. In mehreren Orten ${p.region} wird derzeit gebaut, gezählt und geplant. Abgestimmt werden die Termine über die Regionalplanung, damit nicht überall zugleich Ampeln stehen.`,
      `Die Arbeiten wurden öffentlich ausgeschrieben, ${count(f.int(3, 6))} Angebote gingen ein. Den Zuschlag erhielt eine Arbeitsgemeinschaft aus der Region, die auch zugesagt hat, Lärm in der Mittagszeit zu vermeiden.`,
      `Für Betriebe und Anrainer wurde eine eigene Telefonnummer eingerichtet. In den ersten Tagen gingen ${f.int(18, 64)} Anrufe ein; die meisten wollten wissen, wann die Müllabfuhr kommt.`,
      `Geplant war das Vorhaben schon für das Vorjahr. Dann fehlten Lieferungen, später ein Bescheid, schließlich das trockene Wetter. Diesmal seien alle Unterlagen beisammen, versichert man ${p.atOffice}.`,
      `Das Land trägt etwas mehr als die Hälfte der Ausgaben. Der Rest kommt aus der Gemeindekassa, verteilt auf zwei Jahre, und aus einem Topf des Bundes für klimafreundliche Mobilität.`,
      `Ob sich die Maßnahme bewährt, soll eine Nachuntersuchung zeigen. Nach zwölf Monaten wird noch einmal gezählt, gemessen und gefragt, mit denselben Geräten an denselben Stellen.`,
      `Auch der Radverkehr wurde mitgedacht. Während der Bauzeit gibt es eine eigene Umfahrung, danach einen breiteren Streifen, der sich farblich abhebt. Für Kinderwagen und Rollstühle werden die Bordsteine abgesenkt.`,
    ],
    voices: [
      `Weniger begeistert ist ${c.full}. „Ich brauche das Auto für die Arbeit, und jetzt brauche ich auch noch mehr Zeit“, sagt ${c.form("sie", "er")}.`,
      `„Geredet haben wir darüber, seit ich denken kann“, sagt ${c.full} vom Stammtisch der Pensionisten. „Jetzt fehlt uns direkt ein Thema.“`,
      `In den Geschäften hält man sich mit dem Urteil zurück. „Wir merken es an der Kassa, aber erst in einem Monat“, sagt ${c.as("Händlerin", "Händler")}.`,
      `„Wir haben hier drei Meinungen auf zwei Metern Gehsteig“, sagt ${c.as("Polizistin", "Polizist")} vom zuständigen Posten. „Aber im Großen und Ganzen halten sich die Leute daran.“`,
      `„Meine Tochter fährt jetzt allein in die Musikschule“, erzählt ${c.full}. „Das hätte ich ihr vor einem Jahr nicht erlaubt.“`,
      `Einwände kamen vom Frächterverband, der Umwege befürchtet. „Jede Minute kostet“, sagt ${c.as("Sprecherin", "Sprecher")}. Man sei aber gesprächsbereit.`,
      `„Ich hätte mir noch mehr gewünscht, aber es ist ein Anfang“, sagt ${c.full}, ${c.form("die", "der")} mit einer Unterschriftenliste den Anstoß gegeben hatte.`,
      `„Wer baut, macht sich unbeliebt, und wer nicht baut, auch“, sagt ${c.as("Polierin", "Polier")} und setzt den Helm wieder auf.`,
      `„Für uns zählt, dass wir in acht Minuten überall sind“, sagt ${c.full} von der Rettung. „Das ist mit der Regelung gewährleistet.“`,
    ],
    closings: [
      `Bis alles fertig ist, bittet ${p.die} um Geduld und darum, nicht über Privatgrund auszuweichen. Gestraft werde vorerst nicht, hingeschaut schon.`,
      `Eine kleine Eröffnungsfeier ist geplant, mit Bratwurst, Blasmusik und, wie es auf dem Plakat heißt, „Anreise zu Fuß“.`,
      `Läuft alles ohne Zwischenfälle, ist in ${count(f.int(4, 12))} Wochen der letzte Strich gezogen. Danach verschwinden auch die Umleitungstafeln.`,
      `Aktuelle Sperren und Zeiten stehen auf der Internetseite ${p.der}. Wer kein Internet hat, bekommt ${p.atOffice} einen Ausdruck.`,
      `Das nächste Vorhaben ist bereits in der Schublade: Im kommenden Jahr soll die Beleuchtung erneuert werden, Laterne für Laterne.`,
      `Einstweilen hat sich in der Nachbarschaft ein neuer Zeitvertreib gefunden: der Baustelle beim Wachsen zuzuschauen. Zwei Klappstühle stehen schon da.`,
      `Die Polizei kündigt in den ersten Wochen verstärkte Kontrollen an, zunächst mit Hinweisen, später mit Erlagscheinen.`,
      `Im Herbst kommt das Thema noch einmal in die ${p.council}. Dann liegen auch die Rückmeldungen aus der Bevölkerung auf dem Tisch.`,
      `Einen Wunsch hat ${p.mayorTitle} noch: dass niemand mehr frage, wann es endlich so weit sei. „Es ist jetzt so weit.“`,
    ],
    heads: ["Was geplant ist", "Zahlen und Kosten", "So geht es weiter", "Was die Anrainer sagen"],
  };
}
