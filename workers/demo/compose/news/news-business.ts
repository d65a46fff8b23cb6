/** Local news: shops, workshops, inns and farms. */
import { Count, count, type Facts, type NewsTelling } from "#workers/demo/compose/telling.ts";

/** Tells of businesses and those who run them. */
export function tellBusiness(f: Facts): NewsTelling {
  const p = f.place;
  const teen = f.young();
  const [a, b, c] = [f.person(), f.person(), f.person()];
  const staff = f.int(4, 28);
  const years = f.int(25, 140);
  const euros = f.int(8, 60) * 10;
  const firm = `${a.last}`;
  return {
    kickers: ["Wirtschaft", "Betriebe", p.name],
    events: [
      {
        titles: [
          `Der Dorfladen ${p.in} gehört jetzt allen`,
          `${f.int(120, 380)} Anteile für einen Laden: ${p.name} hilft sich selbst`,
          `Milch, Brot und ein Schwätzchen: Laden ${p.in} gerettet`,
          `${p.name} kauft sich seinen Laden zurück`,
        ],
        leads: [
          `Als der letzte Nahversorger zusperrte, gründeten Leute ${p.in} eine Genossenschaft.`,
          `Ohne Laden wollte ${p.name} nicht sein. Nun stehen Nachbarn hinter der Budel.`,
        ],
        opening: `An der Tür klebt noch der Zettel mit dem alten Datum, darunter hängt ein neuer: „Offen!“ Der Laden ${p.spot} ${p.in} hat wieder geöffnet, getragen von einer Genossenschaft, an der sich ${f.int(120, 380)} Haushalte beteiligt haben.`,
        details: [
          `Ein Anteil kostet ${f.of([100, 150, 200])} Euro. ${Count(f.int(4, 7))} Angestellte teilen sich den Betrieb, dazu kommen Freiwillige, die am Samstag Regale einräumen. Zwei Drittel der Frischware stammen aus einem Umkreis von zwanzig Kilometern.`,
          `Der Vorgänger hatte nach ${f.int(22, 45)} Jahren keine Nachfolge gefunden. Ein Supermarkt winkte ab, der Standort sei zu klein. Gerechnet wird nun anders: Eine schwarze Null genügt, alles darüber fließt in eine Kühltheke.`,
        ],
        quotes: [
          `„Ich habe mein Leben lang Bilanzen gelesen, aber noch nie Joghurt bestellt“, sagt ${a.as("Obfrau", "Obmann")}. „Bei der ersten Lieferung waren es vierhundert.“`,
          `„Ohne Laden müsste ich für eine Zwiebel nach ${p.other} fahren“, sagt ${b.full}, ${f.int(76, 89)}. „Und mit wem soll ich dort reden?“`,
        ],
        pictures: [],
        tags: ["Nahversorgung", "Genossenschaft"],
        topics: ["essen-und-trinken"],
        fits: { contexts: [1, 2, 4, 6, 8], voices: [0, 1, 3, 5, 6], closings: [0, 5, 6] },
        suits: p.people < 5000,
      },
      {
        titles: [
          `Tischlerei ${firm}: Die Tochter übernimmt die Hobelbank`,
          `Generationswechsel ${p.in}: Eine Werkstatt bleibt`,
          `Leim, Lärche und Laser: Übergabe ${p.in}`,
          `${years} Jahre Holz: Betrieb ${p.in} in neuer Hand`,
        ],
        leads: [
          `Nach ${years} Jahren Familiengeschichte übernimmt ${p.in} die nächste Generation eine Tischlerei.`,
          `Eine Tischlerei ${p.in} wechselt in jüngere Hände. Verkauft werden sollte sie nie.`,
        ],
        opening: `Der Schlüssel zur Werkstatt hing immer am selben Nagel, und dort bleibt er auch. In der Tischlerei ${firm} ${p.in}, vor ${years} Jahren gegründet, hat ${a.full} die Leitung an die Tochter übergeben. ${a.form("Sie", "Er")} selbst kommt weiterhin jeden Tag, „nur halt später“.`,
        details: [
          `${Count(staff)} Leute arbeiten hier, ${count(f.int(2, 4))} davon in Lehre. Hergestellt werden Küchen, Stuben und seit neuestem Möbel zum Mieten, die nach zehn Jahren zurückkommen und überholt werden. Das Holz stammt fast zur Gänze aus Wäldern ${p.region}.`,
          `In der Halle steht eine computergesteuerte Fräse neben einer Hobelmaschine aus der Nachkriegszeit. Beide werden gebraucht. Die Auftragsbücher reichen für ${count(f.int(5, 11))} Monate, gesucht werden zwei Gesellinnen oder Gesellen.`,
        ],
        quotes: [
          `„Ich habe ihr nie gesagt, dass sie es machen soll“, erzählt ${a.full}. „Ich habe nur immer die Tür offen gelassen.“`,
          `„Ich wollte Medizin studieren und habe den Geruch vermisst“, sagt die neue Chefin, ${f.int(27, 36)}. „Nach zwei Semestern bin ich heimgefahren.“`,
        ],
        pictures: ["werkstatt", "saegewerk"],
        tags: ["Handwerk", "Übergabe"],
        topics: ["architektur-und-handwerk"],
        fits: { contexts: [0, 2, 3], voices: [1, 4, 5, 7, 8], closings: [1, 2, 6, 8] },
      },
      {
        titles: [
          `Das Gasthaus ${p.in} sperrt wieder auf`,
          `Neue Wirtsleute ${p.in}: Knöpfle ja, Schlager nein`,
          `Nach ${count(f.int(2, 5))} Jahren Pause: Wirtshaus ${p.in} lebt`,
          `Stammtisch gerettet: ${p.name} hat wieder ein Gasthaus`,
        ],
        leads: [
          `Lange stand das Gasthaus ${p.spot} leer. Nun hat ein junges Paar es gepachtet.`,
          `Wieder Licht in der Stube: ${p.In} öffnet ein Traditionsgasthaus.`,
        ],
        opening: `Am ersten Abend ging das Bier aus, am zweiten der Kartoffelsalat. Das Gasthaus ${p.spot} hat ${p.in} nach ${count(f.int(2, 5))} Jahren wieder geöffnet, und es scheint, als hätten alle darauf gewartet.`,
        details: [
          `Die Stube blieb, wie sie war, samt Kachelofen und der Kerbe im Türstock, an der sich Generationen den Kopf gestoßen haben. Neu sind Küche und Toiletten. ${euros}.000 Euro hat der Eigentümer investiert, die Pächter haben selbst gestrichen.`,
          `Auf der Karte stehen ${count(f.int(7, 11))} Gerichte, nicht mehr. Gekocht wird, was die Bauern der Umgebung liefern, am Montag und Dienstag ist zu. Mittags gibt es ein Menü für die Handwerker, am Sonntag einen Braten, bis er aus ist.`,
        ],
        quotes: [
          `„Man hat uns gewarnt: die Arbeitszeiten, das Personal, der Stammtisch“, sagt Wirtin ${f.person(true).full}. „Der Stammtisch ist das Beste daran.“`,
          `„Ein Ort ohne Wirtshaus ist wie eine Kirche ohne Turm“, meint ${b.full}, der erste Gast des Abends. „Man findet nicht hin.“`,
        ],
        pictures: ["gasthaus"],
        tags: ["Gasthaus", "Gastronomie"],
        topics: ["essen-und-trinken"],
        fits: { contexts: [0, 1, 3, 6, 8], voices: [0, 1, 3, 6], closings: [3, 5, 8] },
        suits: p.people < 9000,
      },
      {
        titles: [
          `Metallbetrieb ${p.in} baut aus: ${f.int(18, 60)} neue Stellen`,
          `Neue Halle ${p.in}: Wo Teile für halb Europa entstehen`,
          `Wachsen auf engem Raum: Betrieb ${p.in} investiert`,
          `Zulieferer ${p.in} trotzt der Flaute`,
        ],
        leads: [
          `Ein Zulieferbetrieb ${p.in} errichtet eine neue Halle. Gebaut wird in die Höhe statt in die Wiese.`,
          `Andere kürzen, hier wird eingestellt: Ein Familienbetrieb ${p.in} investiert.`,
        ],
        opening: `Das Teil ist kaum größer als ein Daumennagel und steckt doch in jedem dritten Kaffeeautomaten. Gefertigt wird es ${p.in}. Nun baut der Metallverarbeiter ${firm} aus: ${f.one("4,8", "7,5", "9,2", "12")} Millionen Euro fließen in eine Halle ${p.spot}.`,
        details: [
          `Weil Boden knapp ist, wird zweigeschoßig gebaut, mit Parkplätzen auf dem Dach und Solarpaneelen darüber. Die Abwärme der Maschinen heizt künftig ${f.int(24, 70)} Wohnungen in der Nachbarschaft.`,
          `Derzeit zählt das Unternehmen ${f.int(60, 180)} Beschäftigte aus ${count(f.int(9, 17))} Ländern. Gesucht werden vor allem Zerspanungstechnikerinnen und Instandhalter. Ausgebildet wird selbst, die Lehrwerkstätte wird verdoppelt.`,
        ],
        quotes: [
          `„Unsere Kundschaft kauft Genauigkeit, und die kann man nicht verlagern“, sagt ${a.as("Geschäftsführerin", "Geschäftsführer")}.`,
          `„Ich habe als Ferialjob angefangen und wollte nur ein Moped“, erzählt ${b.full}, heute ${b.form("Schichtleiterin", "Schichtleiter")}. „Das Moped steht noch in der Garage.“`,
        ],
        pictures: ["industriehalle"],
        tags: ["Industrie", "Investition"],
        topics: ["rheintal-im-wandel"],
        fits: { contexts: [0, 2, 3], voices: [0, 4, 5, 7], closings: [0, 6, 8] },
        suits: p.people > 1000,
      },
      {
        titles: [
          `Bäckerei ${firm}: Um zwei Uhr früh beginnt der Tag`,
          `Sauerteig mit Stammbaum: Backen ${p.in}`,
          `${years} Jahre derselbe Teig: Bäckerei ${p.in}`,
          `Das Brot aus ${p.name}, für das man Schlange steht`,
        ],
        leads: [
          `In der Bäckerei ${firm} ${p.in} lebt ein Sauerteig, der älter ist als alle, die ihn füttern.`,
          `Vier Sorten, kein Schnickschnack: Eine kleine Bäckerei ${p.in} behauptet sich.`,
        ],
        opening: `Um zwei Uhr früh ist ${p.in} nur ein Fenster hell. Dahinter steht ${a.full} und knetet einen Teig, dessen Ansatz schon die Urgroßeltern gehütet haben. ${f.int(140, 420)} Laibe gehen jeden Morgen über die Theke, dann ist Schluss.`,
        details: [
          `Gebacken werden vier Sorten, seit ${count(f.int(5, 12))} Jahren dieselben. Das Mehl kommt von einer Mühle in der Region, das Salz aus Hall. Aufbackware gibt es keine, am Nachmittag auch sonst nichts mehr.`,
          `Der Ofen stammt aus dem Jahr, in dem der Großvater heiratete, und wird noch mit Holz geheizt. Ersatzteile fertigt ein Schlosser aus ${p.other}. Für die Energiekosten ist das mittlerweile ein Segen.`,
        ],
        quotes: [
          `„Ich könnte mehr verkaufen, aber dann müsste ich schneller werden“, sagt ${a.first}. „Teig mag das nicht. Ich auch nicht.“`,
          `„Meine Enkel in Wien bekommen jeden Monat ein Paket“, verrät ${b.full}, seit Jahrzehnten Kundschaft. „Sie sagen, die Krümel seien das Beste.“`,
        ],
        pictures: ["baeckerei"],
        tags: ["Bäckerei", "Handwerk"],
        topics: ["essen-und-trinken"],
        fits: { contexts: [0, 2, 3], voices: [0, 1, 6, 8], closings: [2, 4, 8] },
      },
      {
        titles: [
          `Ausgezeichnet: Lehrling aus ${p.name} holt Gold`,
          `${teen.first} und der perfekte Winkel: Lehrlingspreis für ${p.name}`,
          `Bundessieg für ${teen.full} aus ${p.name}`,
          `Sechs Stunden, ein Werkstück: ${teen.full} gewinnt`,
        ],
        leads: [
          `${teen.full} aus ${p.name} hat den Bundeslehrlingswettbewerb gewonnen. Die Konkurrenz kam aus allen Bundesländern.`,
          `Am Ende entschied ein Zehntelmillimeter: Gold für einen Lehrbetrieb ${p.in}.`,
        ],
        opening: `Der Pokal steht zwischen Schraubstock und Jausenbrot. ${teen.full}, ${f.int(18, 20)} Jahre alt und im dritten Lehrjahr bei einem Betrieb ${p.in}, hat den Bundeslehrlingswettbewerb für sich entschieden. ${teen.form("Sie", "Er")} wollte eigentlich gar nicht antreten.`,
        details: [
          `Sechs Stunden hatten die Teilnehmenden Zeit, um nach Plan eine Baugruppe zu fertigen. Gemessen wurde auf den Hundertstelmillimeter, beurteilt auch die Sauberkeit am Arbeitsplatz. Von hundert möglichen Punkten holte ${teen.first} ${f.int(93, 98)}.`,
          `Der Betrieb bildet seit ${f.int(15, 40)} Jahren aus und hat derzeit ${count(f.int(3, 8))} Lehrlinge. Jeder bekommt vom ersten Tag an ein eigenes Projekt. Scheitern ist erlaubt, verlangt wird nur, den Fehler aufzuschreiben.`,
        ],
        quotes: [
          `„Am Vorabend war ich noch beim Fußballtraining“, sagt ${teen.first}. „Nervös bin ich erst geworden, als alle anderen schon abgegeben haben.“`,
          `„${teen.first} fragt so lange nach, bis man selber merkt, dass man es nie ganz verstanden hat“, lobt ${a.as("Ausbildnerin", "Ausbildner")}.`,
        ],
        pictures: ["werkstatt"],
        tags: ["Lehre", "Auszeichnung"],
        topics: ["architektur-und-handwerk"],
        fits: { contexts: [0, 2, 3], voices: [4, 7, 8], closings: [0, 6, 9, 10] },
      },
      {
        titles: [
          `Sennerei ${p.in} holt Medaille für Bergkäse`,
          `Zwölf Monate gereift: Käse aus ${p.name} ausgezeichnet`,
          `Die Jury roch, brach, schwieg: Gold für ${p.name}`,
          `Bergkäse aus ${p.name} überzeugt`,
        ],
        leads: [
          `Bei einer Käseprämierung hat eine Sennerei ${p.in} Gold gewonnen.`,
          `${Count(f.int(9, 24))} Bauern liefern Milch, einer macht Käse daraus: Auszeichnung für ${p.name}.`,
        ],
        opening: `Im Keller ist es still, nur die Bürste kratzt über die Rinde. ${f.int(600, 2800)} Laibe liegen hier ${p.in} in den Regalen, einer davon hat bei einer Prämierung die Fachleute überzeugt: Gold für den zwölf Monate gereiften Bergkäse.`,
        details: [
          `Verarbeitet wird Heumilch von ${count(f.int(9, 24))} Höfen, jeden Tag, auch zu Weihnachten. Vierhundert Liter ergeben einen Laib. Silofutter ist verboten, das schmecke man, sagen die Senner, und wer es nicht schmecke, dem schmecke es trotzdem.`,
          `Die Nachfrage ist so groß, dass die Sennerei ihren Keller erweitern möchte. ${euros}.000 Euro sind dafür veranschlagt. Ein Fünftel der Ware wird ab Rampe verkauft, der Rest geht an Händler im ganzen Land.`,
        ],
        quotes: [
          `„Man macht jeden Tag dasselbe, und jeden Tag ist es anders“, sagt ${a.as("Sennerin", "Senn")}. „Das Wetter ist auch eine Zutat.“`,
          `„Früher hat man am Wirtshaustisch über die Milchpreise geschimpft“, sagt ${b.as("Bäuerin", "Bauer")}. „Heute schimpfen wir leiser.“`,
        ],
        pictures: ["kaesekeller"],
        tags: ["Käse", "Landwirtschaft"],
        topics: ["landwirtschaft", "essen-und-trinken"],
        fits: { contexts: [0, 2, 4], voices: [0, 1, 8], closings: [4, 6, 8] },
        suits: p.alpine,
      },
      {
        titles: [
          `Hotel ${p.in} setzt auf Ganzjahresbetrieb`,
          `Keine Saison mehr: Ein Haus ${p.in} wagt den Versuch`,
          `${f.int(40, 110)} Betten, kein Saisonende: Tourismus ${p.in}`,
          `Personalzimmer mit Aussicht: Neues Konzept ${p.in}`,
        ],
        leads: [
          `Statt im November zuzusperren, will ein Hotel ${p.in} künftig durchgehend öffnen.`,
          `Ein Betrieb ${p.in} schafft die Zwischensaison ab – auch, um das Team zu halten.`,
        ],
        opening: `Im November standen ${p.in} bisher die Koffer der Angestellten in der Halle. Heuer nicht. Ein Hotel ${p.spot} mit ${f.int(40, 110)} Betten bleibt erstmals das ganze Jahr offen und stellt seine Leute unbefristet an.`,
        details: [
          `Möglich macht das ein neues Angebot für Seminare und für Menschen, die einige Wochen arbeiten und wandern wollen. Die Preise sind in den stillen Monaten um ein Drittel niedriger. Geschlossen wird nur für zehn Tage, zum Lüften.`,
          `${staff + 9} Beschäftigte hat das Haus, drei Viertel davon wohnen in neu gebauten Personalwohnungen, mit Balkon auf der Südseite. Dafür wurde auf ein Schwimmbad verzichtet, was manche Gäste bedauern.`,
        ],
        quotes: [
          `„Gute Leute gehen nicht wegen des Geldes, sondern wegen der Ungewissheit“, sagt ${a.as("Hotelierin", "Hotelier")}. „Die haben wir ihnen genommen.“`,
          `„Ich habe zwölf Saisonen in zwölf Häusern gearbeitet“, erzählt ${b.as("Köchin", "Koch")}. „Jetzt habe ich mir zum ersten Mal ein Bücherregal gekauft.“`,
        ],
        pictures: ["hotel"],
        tags: ["Tourismus", "Arbeitsmarkt"],
        topics: ["tourismus"],
        fits: { contexts: [0, 2, 3, 6], voices: [0, 3, 4, 5], closings: [5, 6, 7] },
        suits: p.alpine,
      },
      {
        titles: [
          `Reparieren statt wegwerfen: Werkstatt ${p.in} boomt`,
          `Der Toaster lebt: Reparaturtreff ${p.in}`,
          `${f.int(140, 460)} gerettete Geräte: Tüftler ${p.in}`,
          `Schrauben gegen den Müllberg ${p.in}`,
        ],
        leads: [
          `In einer Werkstatt ${p.in} werden alte Geräte wieder flott. Zwei von drei lassen sich retten.`,
          `Einmal im Monat wird ${p.in} geschraubt, gelötet und gestopft.`,
        ],
        opening: `Der Mixer raucht, die Besitzerin auch ein wenig, vor Ungeduld. Dann ein Klick, ein Surren, Applaus. Im Reparaturtreff ${p.hall} ${p.in} wird einmal im Monat gerichtet, was andere weggeworfen hätten.`,
        details: [
          `${f.int(140, 460)} Gegenstände wurden im vergangenen Jahr gebracht, zwei von drei konnten gerettet werden. Am häufigsten sind Kaffeemaschinen, Lampen und Jacken mit kaputtem Reißverschluss. Bezahlt wird, was man für richtig hält.`,
          `${Count(f.int(6, 12))} Freiwillige sind im Einsatz, darunter ein pensionierter Uhrmacher und eine Elektronikerin, die am Wochenende tüftelt. Ersatzteile druckt man inzwischen selbst, aus recyceltem Kunststoff.`,
        ],
        quotes: [
          `„Das Schwierigste ist das Aufmachen“, sagt ${a.full}, ${a.form("die", "der")} den Treff gegründet hat. „Die Hersteller kleben heute alles zu.“`,
          `„Das Radio hat meinem Vater gehört“, sagt ${b.full} und dreht am Knopf. „Wenn es rauscht, ist er wieder da.“`,
        ],
        pictures: ["werkstatt"],
        tags: ["Reparatur", "Nachhaltigkeit"],
        topics: ["klima-und-energie"],
        fits: { contexts: [1, 4, 6], voices: [0, 3, 4, 8], closings: [5, 6, 7] },
      },
      {
        titles: [
          `Co-Working ${p.in}: Ein Büro im alten Stall`,
          `Wo früher Kühe standen, wird jetzt gerechnet: ${p.name}`,
          `Arbeiten mit Bergblick: Gemeinschaftsbüro ${p.in}`,
          `Schreibtisch statt Stau: ${p.name} bietet Arbeitsplätze`,
        ],
        leads: [
          `In einem umgebauten Stall ${p.in} gibt es ${count(f.int(8, 12))} Schreibtische zum Mieten.`,
          `Wer sonst pendelt, kann ${p.in} jetzt ums Eck arbeiten.`,
        ],
        opening: `Die Futterraufe ist zur Garderobe geworden, im Milchkammerl steht der Drucker. In einem ehemaligen Stall ${p.spot} ${p.in} haben ${a.full} und ${b.full} ein Gemeinschaftsbüro eröffnet, mit schnellem Netz und knarrendem Boden.`,
        details: [
          `Ein Schreibtisch kostet ${f.int(14, 22)} Euro am Tag oder ${f.int(150, 230)} im Monat. Gebucht wird per Telefon oder auf einer Tafel neben der Tür. Die meisten Mieter arbeiten für Firmen in Dornbirn, St. Gallen oder München.`,
          `Beim Umbau blieb das Balkenwerk erhalten, gedämmt wurde mit Schafwolle. Einmal in der Woche wird gemeinsam gekocht, und am Freitag gibt es um vier einen Most. Wer dann noch telefoniert, spült.`,
        ],
        quotes: [
          `„Mein Arbeitsweg war eine Stunde, jetzt sind es vier Minuten mit dem Rad“, sagt eine Mieterin. „Ich weiß gar nicht, wohin mit der Zeit.“`,
          `„Mein Vater hat gesagt: In dem Stall hat noch nie jemand im Sitzen Geld verdient“, erzählt ${a.full}.`,
        ],
        pictures: [],
        tags: ["Arbeit", "Umbau"],
        topics: ["digitalisierung"],
        fits: { contexts: [1, 4, 5, 8], voices: [0, 2, 3, 4, 5], closings: [0, 5, 7] },
        suits: !p.city,
      },
      {
        titles: [
          `Markttag ${p.in}: ${f.int(14, 34)} Stände und ein Orgelspieler`,
          `Wochenmarkt ${p.in} zieht nach einem Jahr Bilanz`,
          `Rüben, Riebel, Rosen: Der Markt ${p.in} wächst`,
          `Vom Acker auf den Platz: Markt ${p.in}`,
        ],
        leads: [
          `Der neue Wochenmarkt ${p.in} hat sich gehalten. Nun kommen weitere Stände dazu.`,
          `Anfangs waren es sechs Stände. Ein Jahr später ist der Markt ${p.in} Treffpunkt.`,
        ],
        opening: `Um halb acht werden die Planken gelegt, um acht riecht es nach Räucherfisch. Der Wochenmarkt ${p.in} ist ein Jahr alt und hat sich von sechs auf ${f.int(14, 34)} Stände vergrößert. Wer spät kommt, bekommt keinen Zopf mehr.`,
        details: [
          `Verkaufen darf nur, was selbst erzeugt oder veredelt wurde. Die Standgebühr ist mit ${f.int(8, 15)} Euro niedrig gehalten, Strom inklusive. An guten Tagen zählt man ${f.int(400, 1300)} Besucherinnen und Besucher.`,
          `Neu sind ein Imker aus ${p.other}, eine Kräuterfrau und zwei Jugendliche, die Messer schleifen. Für die Kinder gibt es einen Tisch, an dem gehandelt werden darf, bezahlt wird dort mit Kastanien.`,
        ],
        quotes: [
          `„Am Markt erfährst du mehr als in der Zeitung“, sagt ${a.as("Gemüsebäuerin", "Gemüsebauer")} und grinst. „Nichts für ungut.“`,
          `„Ich brauche für drei Äpfel eine Stunde, weil ich überall stehen bleibe“, erzählt ${b.full}.`,
        ],
        pictures: ["marktplatz"],
        tags: ["Wochenmarkt", "Regional"],
        topics: ["essen-und-trinken"],
        fits: { contexts: [1, 2, 6], voices: [0, 3, 5, 6], closings: [6, 11, 12] },
        suits: p.people > 1500,
      },
    ],
    contexts: [
      `${p.name} zählt rund ${f.int(Math.max(12, Math.round(p.people / 40)), Math.max(20, Math.round(p.people / 24)))} Gewerbebetriebe, die meisten davon mit weniger als zehn Beschäftigten. Die Zahl ist seit Jahren stabil, weil auf jede Schließung beinahe eine Gründung kommt.`,
      `${p.Die} hat das Vorhaben begleitet, mit Beratung und einem Zuschuss von ${f.int(4, 18)}000 Euro. Man sehe das nicht als Subvention, heißt es ${p.atOffice}, sondern als Vorsorge gegen leere Schaufenster.`,
      `Leicht ist das Umfeld nicht. Energie, Löhne und Mieten sind gestiegen, zugleich wird anderswo billiger angeboten. Dass sich Qualität dennoch durchsetzt, hängt auch damit zusammen, dass hier jeder weiß, wer hinter der Ware steht.`,
      `Im ganzen Land suchen Betriebe Personal, ${p.region} besonders. Wer hier Leute hält, tut das selten mit Geld allein. Flexible Arbeitszeiten, Wohnungen und ein ordentliches Mittagessen wiegen oft mehr.`,
      `Über mangelndes Interesse kann sich niemand beklagen. Selbst aus der Schweiz und aus Süddeutschland kommen Anfragen, und eine Studentin aus Innsbruck schreibt ihre Abschlussarbeit darüber.`,
      `Kapital kam zum größten Teil aus der Region. Die Hausbank hatte zunächst gezögert; erst als sich ${count(f.int(4, 9))} private Bürgen fanden, war der Weg frei. Die erste Rate ist bezahlt.`,
      `Vergleichbare Vorhaben gibt es auch in ${p.other}. Man kennt einander, tauscht Erfahrungen aus und, wenn es brennt, auch einmal eine Maschine oder eine Aushilfe.`,
      `Die Zahlen des ersten Halbjahres stimmen zuversichtlich. Der Umsatz lag um ${f.int(4, 17)} Prozent über dem Plan, die Reklamationen ließen sich an einer Hand abzählen.`,
      `Ganz ohne Bürokratie ging es nicht. ${Count(f.int(6, 12))} Bescheide waren nötig, ein Gutachten und zwei Lokalaugenscheine. Zwischen dem ersten Brief und der Bewilligung lagen ${count(f.int(7, 16))} Monate.`,
    ],
    voices: [
      `${p.mayorTitle} schaut regelmäßig vorbei. „Wenn so etwas verschwindet, merkt man es erst, wenn es zu spät ist“, sagt ${p.mayor.form("sie", "er")}.`,
      `„Man braucht einen langen Atem und eine verständnisvolle Familie“, sagt ${c.full}, ${c.form("die", "der")} die Buchhaltung macht. „Beides wird im Businessplan nie erwähnt.“`,
      `„Uns hat niemand zugetraut, dass wir das erste Jahr überstehen“, sagt ${c.full} aus dem Team. „Das war die beste Motivation.“`,
      `Ein wenig Skepsis bleibt. „Begeistert sind am Anfang immer alle“, meint ${c.full}, ${c.form("Unternehmerin", "Unternehmer")} in der Nachbarschaft. „Entscheidend ist der zweite Winter.“`,
      `„Für die Jungen ist das ein Signal“, findet ${c.as("Lehrerin", "Lehrer")}. „Sie sehen, dass man nicht fortgehen muss, um etwas Gescheites zu machen.“`,
      `„Solche Leute brauchen wir, und ein bisschen weniger Formulare“, sagt ${c.as("Obfrau", "Obmann")} von der örtlichen Wirtschaftsgemeinschaft.`,
      `„Ich bin hier Kundschaft, seit ich laufen kann, und ich laufe schon lang“, sagt ${c.full}, ${f.int(71, 88)} Jahre alt.`,
      `„Nach der Schule wollte ich unbedingt weg“, erzählt ${c.full}, ${f.int(23, 31)}. „Jetzt arbeite ich da und komme mir sehr modern vor.“`,
      `„Wir machen keine Wunder, wir machen unsere Arbeit“, sagt ${c.full}. „Aber die machen wir ordentlich.“`,
    ],
    closings: [
      `Einen Tag der offenen Tür gibt es in ${count(f.int(3, 8))} Wochen. Für Kaffee ist gesorgt, Führungen finden jede volle Stunde statt.`,
      `Die nächste Etappe ist schon angedacht. Verraten wird nur so viel: Es wird wieder Holz im Spiel sein.`,
      `Ein Schild über der Tür sucht man vergeblich. „Wer uns braucht, findet uns“, heißt es, und das scheint zu stimmen.`,
      `Geöffnet ist von Dienstag bis Samstag. Wer telefonisch niemanden erreicht, soll es noch einmal versuchen: Dann seien gerade alle Hände in der Arbeit.`,
      `Am Ende des Besuchs gibt es eine Kostprobe, ein festes Händeschütteln und den Hinweis, man möge doch bitte nicht zu viel Werbung machen.`,
      `Ob sich das rechnet, wird sich in zwei, drei Jahren zeigen. Bis dahin, so das Motto des Hauses, wird nicht gejammert, sondern gearbeitet.`,
      `Beworben hat man sich inzwischen auch um einen Landespreis. Die Entscheidung fällt im kommenden Jahr.`,
      `Was aus der Idee noch werden kann, zeigt ein Blick auf die Pinnwand im Büro. Dort hängen ${f.int(14, 40)} Zettel, einer davon mit drei Rufzeichen.`,
      `Für heute ist Feierabend. Morgen geht es weiter, zur selben Zeit, am selben Ort, mit denselben Leuten – und das, sagen sie, sei ja gerade das Schöne.`,
      `Nach der Lehre soll die Meisterprüfung folgen. Zuerst aber gibt es einen freien Tag, den ersten seit Wochen.`,
      `Auf den Europabewerb wird schon hingearbeitet. Der Platz im Regal neben dem Pokal ist vorsorglich frei geräumt.`,
      `Beim nächsten Mal gibt es eine Verkostung. Wer einen eigenen Teller mitbringt, bekommt, so das Versprechen, eine Scheibe mehr.`,
      `Gegen Mittag wird abgebaut, dann gehört der Platz wieder den Tauben. Bis dahin sollte man da gewesen sein.`,
    ],
    heads: ["Ein schwieriges Umfeld", "Die Leute dahinter", "Zahlen und Pläne", "Was noch kommt"],
  };
}
