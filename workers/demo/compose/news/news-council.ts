/** Local news: what the municipal council decides. */
import { seatsOf } from "#workers/demo/compose/elections/election-lists.ts";
import { count, digits, type Facts, type NewsTelling } from "#workers/demo/compose/telling.ts";

/** Tells of decisions of the council. */
export function tellCouncil(f: Facts): NewsTelling {
  const p = f.place;
  const [a, b, c] = [f.person(), f.person(), f.person()];
  const mayor = p.mayorTitle;
  const no = f.int(1, 4);
  const yes = seatsOf(p.people) - no;
  const million = f.one("1,4", "2,1", "2,8", "3,6", "4,3", "5,2");
  const thousand = f.int(9, 48) * 10;
  const percent = f.int(3, 9);
  const homes = f.int(12, 38);
  return {
    kickers: ["Gemeindepolitik", p.council, p.name],
    events: [
      {
        titles: [
          `${p.name} beschließt Budget mit Sparstift`,
          `Weniger Asphalt, mehr Pflege: Das Budget ${p.in}`,
          `Haushalt ${p.in}: Wo ${p.die} jetzt kürzt`,
          `Knappe Kassa, klare Mehrheit: ${p.name} hat ein Budget`,
        ],
        leads: [
          `Die ${p.council} hat das Budget beschlossen. Investiert wird weniger als bisher, die Gebühren steigen um ${percent} Prozent.`,
          `Drei Projekte verschoben, keines gestrichen: So will ${p.name} im kommenden Jahr über die Runden kommen.`,
        ],
        opening: `Um kurz nach zehn am Abend hob sich die letzte Hand. Die ${p.council} ${p.in} hat das Budget für das kommende Jahr beschlossen, es sieht Investitionen von ${million} Millionen Euro vor. Im laufenden Jahr war es um ein Fünftel mehr.`,
        details: [
          `Verschoben werden die Erneuerung der Beleuchtung am Schulweg, der zweite Abschnitt des Gehsteigs und ein neues Kommunalfahrzeug. Unangetastet bleiben die Beiträge für Vereine, Kinderbetreuung und Krankenpflege. Die Gebühren für Wasser, Kanal und Müll steigen im Schnitt um ${percent} Prozent.`,
          `Größter Brocken sind nicht die Bauten, sondern Umlagen: Für Spitäler, Sozialfonds und Personal gehen zwei von drei Euro weg, bevor ${p.die} selbst etwas entscheiden kann. Ein Darlehen von ${thousand}.000 Euro deckt, was fehlt.`,
        ],
        quotes: [
          `„Wir haben jeden Posten in die Hand genommen und gefragt: Geht es ein Jahr ohne?“, sagt ${mayor}. „Bei manchem geht es. Bei der Kinderbetreuung geht es nicht.“`,
          `„Ein Budget ist ein Versprechen, das man halten können muss“, erklärt ${a.as("Finanzreferentin", "Finanzreferent")}. „Darum steht weniger drin als in anderen Jahren.“`,
        ],
        pictures: ["sitzungssaal", "rathaus"],
        tags: ["Budget", p.council],
        fits: { contexts: [0, 1, 5], voices: [1, 2, 5, 7], closings: [1, 2, 3, 8] },
      },
      {
        titles: [
          `${homes} leistbare Wohnungen: ${p.name} gibt Grund her`,
          `Bauen auf Gemeindegrund: Ja zu ${homes} Wohnungen ${p.in}`,
          `Wohnbau ${p.in}: Erst der Grund, dann der Streit`,
          `${p.name} vergibt Baurecht statt Boden`,
        ],
        leads: [
          `Auf einem gemeindeeigenen Grundstück sollen ${homes} Mietwohnungen entstehen. Verkauft wird nichts.`,
          `Die ${p.council} hat ein Baurecht auf achtzig Jahre vergeben. Einheimische sollen zum Zug kommen.`,
        ],
        opening: `Das Grundstück ${p.spot} liegt seit Jahren brach, Kinder haben dort einen Trampelpfad hinterlassen. Nun soll gebaut werden: Die ${p.council} hat einem gemeinnützigen Bauträger ein Baurecht eingeräumt. ${homes} Mietwohnungen sind geplant, ein Drittel davon für Menschen über sechzig.`,
        details: [
          `Die Miete soll samt Betriebskosten unter ${f.int(11, 13)} Euro je Quadratmeter bleiben. Vergeben werden die Wohnungen nach einem Punktesystem, in dem Wohndauer, Arbeitsplatz und Kinderzahl zählen. Eine Tiefgarage wurde aus Kostengründen gestrichen, dafür gibt es zwei Leihautos.`,
          `Vorgesehen sind drei Häuser aus Holz, dreigeschoßig, mit gemeinsamem Hof. Der Baurechtszins fließt in einen Topf, aus dem ${p.die} später weitere Flächen kaufen kann. Mit dem Aushub rechnet man frühestens in ${count(f.int(12, 18))} Monaten.`,
        ],
        quotes: [
          `„Wer Boden verkauft, verkauft ihn nur einmal“, sagt ${mayor}. „Im Baurecht bleibt er uns, und unsere Enkel entscheiden neu.“`,
          `„Meine Kinder sind nach ${p.other} gezogen, weil sie hier nichts gefunden haben“, sagt ${p.councillor(a)}. „Für sie kommt das zu spät, für andere nicht.“`,
        ],
        pictures: ["wohnbau"],
        tags: ["Wohnbau", "Baurecht"],
        topics: ["wohnen"],
      },
      {
        titles: [
          `Streit um drei Bäume beschäftigt die ${p.council} ${p.in}`,
          `Die Linde bleibt: ${p.name} plant den Platz um`,
          `Platz da? ${p.name} diskutiert über seine Mitte`,
          `Schatten gegen Stellplätze: Debatte ${p.in}`,
        ],
        leads: [
          `Für ${count(f.int(4, 9))} Parkplätze sollten drei alte Linden weichen. Jetzt wird neu geplant.`,
          `Selten war eine Sitzung ${p.in} so gut besucht: Es ging um drei Bäume.`,
        ],
        opening: `So voll waren die Zuhörerbänke ${p.atOffice} lange nicht. Auf der Tagesordnung stand die Neugestaltung ${p.city ? "eines Platzes" : "des Dorfplatzes"}, gekommen waren die Leute aber wegen dreier Linden, die nach dem ersten Entwurf gefällt worden wären.`,
        details: [
          `Mit ${yes} zu ${no} Stimmen wurde beschlossen, die Bäume zu erhalten und die Fahrbahn um eineinhalb Meter zu verlegen. Das kostet ${thousand}.000 Euro mehr und vier Stellplätze. Die Sitzbänke werden aus dem Holz einer Eiche gefertigt, die der Sturm geholt hat.`,
          `Ein Gutachten attestiert den Linden, gepflanzt vor rund ${f.int(80, 130)} Jahren, noch eine lange Zukunft, sofern die Wurzeln nicht versiegelt werden. Statt Asphalt kommt daher eine wassergebundene Decke, darunter ein Speicher für Regenwasser.`,
        ],
        quotes: [
          `„Unter der mittleren habe ich heiraten dürfen“, sagte ${a.full} in der Fragestunde. „Die lasse ich mir nicht für einen Parkplatz umschneiden.“`,
          `„Ich habe in zwanzig Jahren keine so sachliche Debatte erlebt“, meint ${p.councillor(b)}. „Und keine mit so vielen Taschentüchern.“`,
        ],
        pictures: ["sitzungssaal"],
        tags: ["Ortsbild", "Bäume"],
        fits: { contexts: [0, 4, 6, 8] },
      },
      {
        titles: [
          `${p.name} bekommt ein Gesundheitszentrum`,
          `Ärztin gesucht und gefunden: ${p.name} handelt`,
          `Zwei Ordinationen, eine Tür: Pläne ${p.in}`,
          `Hausarzt in Pension – was ${p.name} jetzt vorhat`,
        ],
        leads: [
          `${p.Die} ${p.name} mietet Räume für zwei Ordinationen an. Die erste Stelle ist besetzt.`,
          `Nach ${count(f.int(11, 26))} Monaten Suche hat ${p.name} eine Lösung für die ärztliche Versorgung.`,
        ],
        opening: `Seit der langjährige Hausarzt in Pension gegangen ist, fuhren viele zur Behandlung nach ${p.other}. Damit soll bald Schluss sein: Die ${p.council} ${p.in} hat beschlossen, Räume für ein kleines Gesundheitszentrum anzumieten und einzurichten.`,
        details: [
          `Auf ${f.int(260, 420)} Quadratmetern finden zwei Ordinationen, eine Hebamme und die Krankenpflege Platz. ${p.Die} übernimmt die Ausstattung, ${thousand}.000 Euro sind dafür reserviert, und verlangt in den ersten drei Jahren nur eine geringe Miete.`,
          `Die erste Kassenstelle tritt eine Allgemeinmedizinerin aus ${f.one("Tirol", "dem Allgäu", "der Steiermark")} an, die mit ihrer Familie herzieht. Um die zweite laufen Gespräche. Geöffnet wird auch an zwei Abenden in der Woche, für Berufstätige.`,
        ],
        quotes: [
          `„Ich habe ${f.int(30, 60)} Briefe geschrieben und zwei Antworten bekommen“, erzählt ${mayor}. „Eine davon war zum Glück die richtige.“`,
          `„Bisher habe ich meine Mutter alle zwei Wochen durch die Gegend gefahren“, sagt ${a.full}. „Künftig geht sie zu Fuß, und darauf freut sie sich.“`,
        ],
        pictures: ["arztpraxis"],
        tags: ["Hausarzt", "Gesundheit"],
        topics: ["gesundheit"],
        fits: { contexts: [0, 1, 2, 4, 7] },
        suits: p.people < 9000,
      },
      {
        titles: [
          `Trinkwasser ${p.in}: Neuer Behälter für ${million} Millionen`,
          `Unter der Wiese, für hundert Jahre: Wasserbehälter ${p.in}`,
          `${p.name} sichert sein Wasser`,
          `Damit der Hahn nicht tropft: Großes Vorhaben ${p.in}`,
        ],
        leads: [
          `${p.name} baut einen zweiten Hochbehälter. Die Leitungen sind zum Teil über sechzig Jahre alt.`,
          `In trockenen Wochen wurde es zuletzt knapp. Darum investiert ${p.die} ${p.name} in ihr Wasser.`,
        ],
        opening: `Man wird davon fast nichts sehen, und doch ist es das teuerste Vorhaben seit langem. Die ${p.council} ${p.in} hat den Bau eines Hochbehälters beschlossen, ${million} Millionen Euro kostet er samt Leitungen. Fassungsvermögen: ${f.int(3, 9) * 100} Kubikmeter.`,
        details: [
          `Anlass war ein trockener Sommer, in dem der Pegel im alten Behälter an drei Tagen unter die Löschreserve fiel. Zudem geht viel verloren: Bei Messungen in der Nacht zeigte sich, dass ${f.int(14, 27)} Prozent des Wassers ungenutzt im Boden versickern.`,
          `Gebaut wird in zwei Etappen. Zuerst kommt die Leitung ${p.spot}, danach der Behälter selbst, der unter einer Bergwiese verschwindet. Eine Turbine im Zulauf soll Strom für ${f.int(20, 60)} Haushalte liefern.`,
        ],
        quotes: [
          `„Beim Wasser spart man nicht, oder man bereut es“, sagt ${a.as("Wassermeisterin", "Wassermeister")}. „Ich kenne hier jede Muffe, und manche ist älter als ich.“`,
          `„Das ist kein Projekt, mit dem man Wahlen gewinnt, aber eines, ohne das man sie verliert“, meint ${p.councillor(b)}.`,
        ],
        pictures: ["baustelle"],
        tags: ["Trinkwasser", "Infrastruktur"],
        topics: ["klima-und-energie"],
      },
      {
        titles: [
          `Kindergarten ${p.in} wird erweitert`,
          `Zwei Gruppen mehr: ${p.name} baut für die Kleinsten`,
          `Holz, Licht und ein Matschplatz: Kinderhaus ${p.in}`,
          `Ganztägig geöffnet: ${p.name} stockt die Betreuung auf`,
        ],
        leads: [
          `Ab dem kommenden Jahr soll jedes Kind ab zwei ${p.in} einen Platz bekommen. Dafür wird gebaut.`,
          `${million} Millionen Euro fließen in ein Kinderhaus. Gesucht wird nun Personal.`,
        ],
        opening: `Auf der Warteliste standen zuletzt ${count(f.int(5, 24))} Kinder. Für eine Lösung gab es in der ${p.council} ${p.in} nun eine breite Mehrheit: Der Kindergarten wird um zwei Gruppen und einen Bewegungsraum erweitert, die Kosten liegen bei ${million} Millionen Euro.`,
        details: [
          `Der Entwurf stammt von einem Büro aus der Region und sieht einen eingeschoßigen Holzbau vor, dessen Dach die Kinder über eine Rampe erreichen. Während der Bauzeit übersiedeln die Gruppen in Container ${p.spot}.`,
          `Geöffnet werden soll künftig von sieben bis siebzehn Uhr, in den Ferien gemeinsam mit ${p.other}. ${Math.max(4, Math.round(homes / 3))} zusätzliche Fachkräfte werden gebraucht, drei davon sind bereits gefunden.`,
        ],
        quotes: [
          `„Die Kinder haben Modelle aus Klopapierrollen gebaut, und der Architekt hat sie ernst genommen“, sagt ${a.as("Kindergartenleiterin", "Kindergartenleiter")}.`,
          `„Wir reden immer über Fachkräfte“, sagt ${mayor}. „Die bekommt man nicht, wenn am Mittag niemand auf die Kinder schaut.“`,
        ],
        pictures: ["spielplatz"],
        tags: ["Kinderbetreuung", "Kindergarten"],
        topics: ["bildung"],
      },
      {
        titles: [
          `Bürgerrat ${p.in}: Fünfzehn Leute und ein Auftrag`,
          `Das Los entschied: ${p.name} lässt die Bürger reden`,
          `Zwei Tage Nachdenken für ${p.name}`,
          `Was tun mit dem alten Haus? ${p.name} fragt nach`,
        ],
        leads: [
          `Ein ausgeloster Bürgerrat hat sich mit einem leer stehenden Haus befasst. Die Vorschläge liegen vor.`,
          `Die einen wollten abreißen, die anderen verkaufen. Der Bürgerrat ${p.in} hat eine dritte Idee.`,
        ],
        opening: `Sie kannten einander nur vom Sehen, manche nicht einmal das. Fünfzehn ausgeloste Menschen aus ${p.name} haben sich zwei Tage lang Gedanken gemacht, was aus einem leer stehenden Gebäude ${p.spot} werden soll. Die Jüngste ist siebzehn, der Älteste ${f.int(77, 86)}.`,
        details: [
          `Vorgeschlagen wird eine Mischung: unten ein Laden mit Café, darüber Werkstätten für kleine Betriebe, im Dachgeschoß zwei Wohnungen auf Zeit. Der Bestand bliebe erhalten, nur der Anbau aus den Siebzigerjahren müsste weg.`,
          `Verbindlich ist das Ergebnis nicht. Die ${p.council} hat aber einstimmig beschlossen, jeden der ${count(f.int(7, 12))} Punkte zu behandeln und öffentlich zu begründen, was sie ablehnt. Eine erste Kostenschätzung spricht von ${million} Millionen Euro.`,
        ],
        quotes: [
          `„Am ersten Tag haben wir geredet, am zweiten zugehört“, fasst ${a.full} zusammen, eine der Stimmen des Bürgerrats. „Das hätte man auch umgekehrt machen können.“`,
          `„Ich bin sonst keiner, der in Versammlungen geht“, gesteht ${f.person(false).full}. „Aber wenn man gelost wird, kann man schlecht sagen, es gehe einen nichts an.“`,
        ],
        pictures: ["buergerversammlung"],
        tags: ["Bürgerrat", "Leerstand"],
        fits: { contexts: [1, 2, 4, 5], voices: [2, 3, 6, 8], closings: [1, 2, 4] },
      },
      {
        titles: [
          `${p.name} setzt auf Sonne: Strom vom Schuldach`,
          `Energiegemeinschaft ${p.in} startet mit ${f.int(40, 120)} Haushalten`,
          `Strom vom Nachbarn: ${p.name} teilt seine Sonne`,
          `Solarstrom ${p.in}: ${p.Die} geht voran`,
        ],
        leads: [
          `Auf den Dächern der öffentlichen Gebäude ${p.in} entsteht eine Solaranlage. Den Strom teilen sich Nachbarn.`,
          `${p.name} gründet eine Energiegemeinschaft. Mitmachen können alle mit einem Stromzähler.`,
        ],
        opening: `Auf dem Bauhof ist es längst selbstverständlich, jetzt folgen Schule und Gemeindeamt: ${p.name} belegt die Dächer aller öffentlichen Gebäude mit Solarpaneelen. Die ${p.council} hat dafür ${thousand}.000 Euro freigegeben und zugleich eine Energiegemeinschaft ins Leben gerufen.`,
        details: [
          `Wer mitmacht, bezieht den überschüssigen Strom aus der Nachbarschaft, zu einem Preis, der jedes Jahr gemeinsam festgelegt wird. Technisch braucht es nur einen modernen Zähler. Für Haushalte mit geringem Einkommen ist ein Freikontingent vorgesehen.`,
          `Berechnet wurde ein Jahresertrag von ${f.int(140, 520)}.000 Kilowattstunden. An sonnigen Tagen deckt das den Bedarf der öffentlichen Gebäude dreifach, im Winter etwa zur Hälfte. Ein Speicher im Keller der Schule gleicht die Nacht aus.`,
        ],
        quotes: [
          `„Der schönste Strom ist der, der gar nicht erst über den Berg muss“, sagt ${a.as("Energiereferentin", "Energiereferent")}.`,
          `„Wir hatten beim Infoabend zwanzig Sessel aufgestellt“, erzählt ${mayor}. „Gekommen sind dreimal so viele, und alle hatten ihre Stromrechnung dabei.“`,
        ],
        pictures: ["solar-dach"],
        tags: ["Photovoltaik", "Energie"],
        topics: ["klima-und-energie"],
      },
      {
        titles: [
          `${p.name} und ${p.other} legen Bauhöfe zusammen`,
          `Ein Schneepflug für zwei: ${p.name} sucht Partner`,
          `Zusammen billiger: Neue Kooperation ${p.in}`,
          `Nachbarschaft amtlich: ${p.name} teilt sich den Bauhof`,
        ],
        leads: [
          `Zwei Gemeinden, ein Bauhof: Die ${p.council} ${p.in} hat der Zusammenarbeit zugestimmt.`,
          `Geräte, Personal und Winterdienst will sich ${p.name} künftig mit ${p.other} teilen.`,
        ],
        opening: `Bisher endete der Räumdienst an der Ortstafel, und zwar auf beiden Seiten. Künftig nicht mehr: ${p.name} und ${p.other} betreiben ihre Bauhöfe gemeinsam. Die ${p.council} stimmte mit ${yes} zu ${no} Stimmen dafür.`,
        details: [
          `Gespart werden sollen rund ${f.int(6, 19)}0.000 Euro im Jahr, vor allem bei Fahrzeugen, die derzeit die meiste Zeit in der Garage stehen. Gekündigt wird niemandem. Zwei Stellen, die durch Pensionierungen frei werden, werden aber nur einmal nachbesetzt.`,
          `Der Fuhrpark wird auf ein Lager konzentriert, das ${p.other} zur Verfügung stellt. ${p.name} bringt dafür ein neues Elektrofahrzeug und die Werkstatt ein. Nach drei Jahren soll abgerechnet und, wenn nötig, neu verhandelt werden.`,
        ],
        quotes: [
          `„Dem Schnee ist es gleich, wer die Ortstafel aufgestellt hat“, sagt ${a.as("Bauhofleiterin", "Bauhofleiter")}.`,
          `„Wir geben kein Wappen ab, nur einen Kipper“, beruhigt ${mayor} jene, die um die Eigenständigkeit fürchten.`,
        ],
        pictures: [],
        tags: ["Bauhof", "Kooperation"],
        fits: { contexts: [0, 1, 2, 4, 5], voices: [0, 2, 4, 6, 7], closings: [1, 2, 4, 5, 8] },
        suits: !p.city,
      },
    ],
    contexts: [
      `Die Debatte dauerte gut eine Stunde und verlief ruhiger, als manche erwartet hatten. Ein Antrag, den Punkt zu vertagen, fand keine Mehrheit. Mehrere Wortmeldungen betrafen die Frage, ob man die Bevölkerung früher hätte einbinden sollen.`,
      `${p.name} zählt rund ${digits(p.people)} Einwohnerinnen und Einwohner. Spielraum für große Sprünge gibt es kaum: Wie fast alle Gemeinden ${p.region} spürt auch diese, dass die Ertragsanteile langsamer wachsen als die Ausgaben.`,
      `Im Ausschuss war das Thema seit dem Frühjahr mehrmals beraten worden, zweimal mit Fachleuten von außen. Die Unterlagen können während der Amtsstunden eingesehen werden; auf der Internetseite ${p.der} findet sich eine Kurzfassung.`,
      `Vom Land liegt eine Förderzusage vor, die etwa ein Drittel der Summe abdeckt. Sie ist allerdings an Fristen gebunden. Wer zu lange überlege, so hieß es in der Sitzung, überlege am Ende ohne Geld.`,
      `In den Gemeinden rundum schaut man genau hin. Aus ${p.other} war eigens eine Abordnung angereist, die mitschrieb und sich danach bei einem Glas Wein nach Einzelheiten erkundigte.`,
      `Erstmals wurde die Sitzung auch im Internet übertragen. ${f.int(30, 240)} Personen schauten zu, einige schickten Fragen, die am Schluss verlesen und beantwortet wurden. Das Angebot soll bleiben.`,
      `Ein Blick ins Archiv zeigt, dass die Sache so neu nicht ist. Schon vor ${f.int(18, 34)} Jahren wurde über ein ähnliches Vorhaben abgestimmt, damals mit gegenteiligem Ausgang. Zwei der Anwesenden waren bereits dabei.`,
      `Die Kosten sind, wie immer bei solchen Vorhaben, eine Schätzung. Ein Puffer von zehn Prozent ist eingerechnet. Sollte er nicht reichen, muss die ${p.council} noch einmal entscheiden.`,
      `Zuvor hatte es zwei Informationsabende ${p.hall} gegeben. Rund ${f.int(50, 130)} Menschen kamen, die Anregungen füllten vier Flipcharts. Etliche davon haben Eingang in den Beschluss gefunden.`,
    ],
    voices: [
      `Nicht alle sind überzeugt. „Mir geht das zu schnell“, sagt ${p.councillor(c)}. „Wir beschließen heute etwas, woran die Nächsten noch zwanzig Jahre zahlen.“`,
      `Kritik kam aus den Reihen der Opposition. „Die Richtung stimmt, das Tempo nicht“, sagte ${p.councillor(c)} und enthielt sich der Stimme.`,
      `„Man kann es nie allen recht machen, aber man kann allen erklären, warum“, befand ${p.councillor(c)} am Ende der Debatte.`,
      `${c.full}, ${c.form("eine Anrainerin", "ein Anrainer")}, will vorerst abwarten. „Auf dem Papier sieht alles schön aus“, sagt ${c.form("sie", "er")}. „Ich glaube es, wenn der erste Bagger wieder weg ist.“`,
      `„Das hätten wir schon vor fünf Jahren haben können, und billiger“, meint ${p.councillor(c)}. Gestimmt hat ${c.form("sie", "er")} trotzdem dafür.`,
      `Auch unter den Zuhörern wurde gerechnet. „Am Schluss zahlen eh wir“, brummte ein Mann in der letzten Reihe. ${c.full} neben ihm konterte: „Wir haben ja auch etwas davon.“`,
      `„Wichtig ist, dass jetzt etwas passiert“, sagt ${c.full}, ${c.form("die als Unternehmerin", "der als Unternehmer")} am Ort tätig ist. „Über Details kann man reden, über Stillstand nicht.“`,
      `„Ich habe dagegen gestimmt und stehe dazu“, sagt ${p.councillor(c)}. „Aber wenn es beschlossen ist, arbeite ich mit. So gehört sich das.“`,
      `Lob kommt von jüngerer Seite. „Endlich wird einmal an die gedacht, die in zwanzig Jahren noch hier leben wollen“, sagt ${c.first}, die Stimme des Jugendbeirats.`,
    ],
    closings: [
      `Die Ausschreibung soll noch in diesem Quartal erfolgen. Läuft alles nach Plan, kann in einem halben Jahr begonnen werden.`,
      `Die nächste Sitzung findet in ${count(f.int(4, 7))} Wochen statt. Dann geht es unter anderem um die Friedhofsordnung, ein Thema, das erfahrungsgemäß auch keine leeren Bänke kennt.`,
      `Das Protokoll wird in der kommenden Ausgabe des Gemeindeblatts veröffentlicht. Einsprüche sind binnen zwei Wochen möglich.`,
      `Nach der Sitzung wurde, wie es ${p.in} üblich ist, im Gasthaus weiterdiskutiert. Dort, heißt es, seien die Mehrheiten wieder ganz anders gewesen.`,
      `In einem Jahr will ${p.die} Bilanz ziehen. Bis dahin wird ein Beirat die Umsetzung begleiten, dem auch drei Personen ohne politisches Amt angehören.`,
      `Jetzt ist die Landesregierung am Zug, die das Vorhaben noch genehmigen muss. Mit einem Bescheid rechnet man in ${count(f.int(6, 12))} Wochen.`,
      `Fragen beantwortet das Bauamt. Ein Sprechtag ist für die übernächste Woche angesetzt, Voranmeldung erwünscht.`,
      `Damit ist ein Kapitel zu Ende, das ${p.name} lange beschäftigt hat. Das nächste, meinte jemand beim Hinausgehen, beginne mit der ersten Rechnung.`,
      `Einig war man sich zuletzt in einem Punkt: Die Sitzung hatte lange genug gedauert. Um 22.40 Uhr ging das Licht aus.`,
    ],
    heads: ["Wie es dazu kam", "Was das kostet", "Stimmen aus dem Saal", "Nächste Schritte"],
  };
}
