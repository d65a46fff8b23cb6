/** Premium subjects: schools, town centres, cross-border work and volunteering. */
import type { PremiumSubject } from "./premium-subject.ts";

export const premiumSociety: PremiumSubject[] = [
  {
    category: "politik",
    topics: ["bildung"],
    tags: ["Schule", "Bildung", "Kinder"],
    kicker: "Bildung",
    authors: ["miriam-fessler", "sophie-moosbrugger"],
    angles: [
      {
        title: "Klasse ohne Wände: Eine Schule in Hard probiert es anders",
        lead: "Kein Gong, kaum Noten, drei Jahrgänge in einem Raum. Wir haben eine Woche lang zugeschaut.",
        opening:
          "Um acht läutet nichts. Trotzdem sitzen fünf Minuten später alle irgendwo: am Teppich, am Fenster, unter dem Tisch. In dieser Schule in Hard lernen Sechs- bis Neunjährige gemeinsam. Die wichtigste Regel hängt an der Tür: Wer hilft, flüstert.",
        place: "hard",
        second:
          "Am Montag schreibt jedes Kind einen Wochenplan, am Freitag schaut es, was daraus wurde. Die Lehrerinnen erklären wenig und fragen viel. Ein Bub verbringt zwei Vormittage mit einer Waage, ein Mädchen liest fünf Bücher. Gerechnet wird trotzdem: Bei den landesweiten Tests liegt die Schule im oberen Drittel.",
        bodies: [3, 6, 1, 4],
        quotes: [0, 3],
        pictures: ["klassenzimmer", "schule", "schulhof", "bibliothek"],
      },
      {
        title: "Kleinschule mit zwölf Kindern: Luxus oder Notwendigkeit?",
        lead: "Im Großen Walsertal steht eine Volksschule auf der Kippe. Was ein Dorf verliert, wenn die letzte Glocke läutet.",
        opening:
          "Zwölf Jacken hängen im Gang von Fontanella, zwölf Paar Hausschuhe stehen darunter. Eine Lehrerin unterrichtet alle vier Stufen zugleich. Ob das im übernächsten Jahr noch so ist, hängt von drei Familien ab, die überlegen, ob sie bleiben.",
        place: "fontanella",
        second:
          "Für die Gemeinde ist die Schule ein beträchtlicher Posten, für die Familien der Grund, hier zu leben. Die nächste wäre vierzig Minuten mit dem Bus entfernt, im Winter manchmal mehr. Ein Vorstoß, zwei Standorte abwechselnd zu führen, scheiterte an Vorschriften. Nun wird um jedes Kind geworben, auch mit günstigem Baugrund.",
        bodies: [2, 3, 0, 6],
        quotes: [1, 3],
        pictures: ["klassenzimmer", "schulhof", "bergdorf-winter"],
      },
      {
        title: "Gemeinsame Schule bis vierzehn: Was wurde aus der Idee?",
        lead: "Vor Jahren wollte das Land eine Modellregion werden. Eine Bestandsaufnahme zwischen Vision und Vorschrift.",
        opening:
          "Der Forschungsbericht hat dreihundert Seiten und steht in vielen Büros, meist ungelesen. Darin wurde empfohlen, Kinder nicht mehr mit neuneinhalb Jahren zu trennen. Alle Fraktionen waren dafür. Geändert hat sich bisher wenig.",
        second:
          "Zuständig für die Schulform ist der Bund, und dort fehlt die Mehrheit. Das Land durfte erproben, aber nichts verändern. Einzelne Mittelschulen und Gymnasien arbeiten zusammen, tauschen Lehrkräfte, öffnen Kurse. Was als Modellregion begann, ist zu einer Sammlung guter Beispiele geworden, von denen kaum jemand weiß.",
        bodies: [1, 4, 7, 6],
        quotes: [3, 0],
        pictures: ["bibliothek", "klassenzimmer"],
      },
      {
        title: "Lehrkräfte dringend gesucht: Die Mathematik des Mangels",
        lead: "Warum trotz mehr Studierender Stunden ausfallen. Eine Direktorin aus Bludenz zeigt ihren Stundenplan.",
        opening:
          "Er sieht aus wie ein Puzzle, bei dem Teile aus einer anderen Schachtel stammen. Physik unterrichtet der Turnlehrer, Musik eine Studentin, Englisch eine Pensionistin, die „nur noch bis Weihnachten“ bleiben wollte. Das war im vorletzten Jahr.",
        place: "bludenz",
        second:
          "Zu Schulbeginn fehlten ihr sieben Lehrpersonen, vier fand sie über Inserate, eine über den Chor. Zwei Stellen blieben unbesetzt. Gestrichen wurden Förderstunden, Werken und das freie Fach Theater. Rechnerisch sind genug Leute im Land ausgebildet. Viele arbeiten aber Teilzeit, andere in der Schweiz, wo der Lohn fast doppelt so hoch ist.",
        bodies: [0, 4, 2, 6],
        quotes: [0, 3],
        pictures: ["klassenzimmer", "schule", "schulhof", "bibliothek"],
      },
      {
        title: "Nach der Schule ins Leben: Was Jugendliche wirklich wollen",
        lead: "Wir haben 240 Fünfzehnjährige gefragt. Ihre Antworten passen in kein Klischee.",
        opening:
          "Influencerin wollte keine werden, Tierärztin viele, Millionär immerhin vier. Wir haben 240 Fünfzehnjährigen aus allen Talschaften einen Bogen gegeben und Zeit. Was sie geschrieben haben, ist nüchterner, als Erwachsene vermuten, und stellenweise sehr komisch.",
        second:
          "Am häufigsten genannt wurden Berufe mit Menschen, gefolgt von Technik und Tieren. Zwei Drittel wollen im Land bleiben oder nach der Ausbildung zurückkommen. Auf die Frage, was sie an Erwachsenen stört, schrieben 61, dass nie jemand Zeit habe. Eine Antwort bestand aus einem einzigen Wort: „Ratschläge.“",
        bodies: [5, 7, 1, 6],
        quotes: [2, 3],
        pictures: ["schulhof", "werkstatt"],
      },
    ],
    bodies: [
      {
        head: "Wer unterrichtet?",
        text: "An den Pflichtschulen des Landes unterrichten rund 4.500 Menschen, jede fünfte Person davon ist über fünfundfünfzig. In den kommenden Jahren gehen mehr in Pension, als die Hochschule ausbildet. Quereinsteigende füllen Lücken, brauchen aber Begleitung, für die niemand Zeit hat.",
      },
      {
        head: "Früh getrennt",
        text: "Die Forschung ist ziemlich eindeutig: Frühe Trennung verstärkt Unterschiede der Herkunft. Kinder von Akademikern wechseln bei gleicher Leistung dreimal so häufig ins Gymnasium. Im ländlichen Raum ist der Effekt schwächer, weil das nächste weit weg ist.",
      },
      {
        head: "Was kleine Schulen leisten",
        text: "Kleine Schulen kosten pro Kind bis zu doppelt so viel wie große. Dafür fallen keine Busse an, und die Leistungen sind im Schnitt mindestens ebenbürtig. Was sich nicht beziffern lässt, ist der Ort selbst: Schließt die Schule, ziehen junge Familien seltener zu.",
      },
      {
        head: "Alle in einem Raum",
        text: "Mehrstufenklassen galten als Notlösung und sind nun Konzept. Jüngere lernen von Älteren, Ältere festigen, indem sie erklären. Voraussetzung ist eine Lehrperson, die drei Pläne gleichzeitig im Kopf hat, und ein Raum, der mehr ist als vier Wände.",
      },
      {
        head: "Die Sprache zuerst",
        text: "Bei der Sprache liegt die größte Baustelle. In manchen Klassen haben zwei Drittel der Kinder eine andere Erstsprache, Förderstunden fallen als Erste aus. Zwei Kindergartenjahre mit genügend Personal, darin sind sich alle einig, wären billiger als jede spätere Reparatur.",
      },
      {
        head: "Was Jugendliche wollen",
        text: "Jugendliche wünschen sich laut unserer Befragung vor allem Sicherheit: eine Arbeit, die Sinn ergibt, Zeit für andere, eine Wohnung in der Nähe. Reich zu werden, nannten elf Prozent. Dass Politik ihnen zuhört, glauben neun.",
      },
      {
        head: "Streit um die Noten",
        text: "Noten sind weniger wichtig, als der Streit darüber vermuten lässt. Schulen, die sie durch Gespräche ersetzen, erzielen ähnliche Ergebnisse und berichten von weniger Angst. Eltern reagieren zunächst skeptisch und wollen nach einem Jahr meist nicht mehr zurück.",
      },
      {
        head: "Die Lehre lebt",
        text: "Die Lehre hat an Ansehen gewonnen. Knapp die Hälfte eines Jahrgangs entscheidet sich im Land dafür, mehr als irgendwo sonst in Österreich. Wer danach studieren will, kann das über die Berufsmatura. Genützt wird diese Möglichkeit vor allem in technischen Berufen.",
      },
    ],
    quotes: [
      "„Kinder sind nicht zu laut, Gänge sind zu lang“, sagt Direktorin Esther Nachbaur, die ihre Schule umgebaut hat.",
      "„Ich unterrichte nicht vier Stufen, ich unterrichte zwölf Kinder“, erklärt die Lehrerin Magdalena Domig.",
      "„Wenn ich Bildungsminister wäre, würde ich zuerst die Sessel austauschen“, schreibt ein Fünfzehnjähriger in unserem Fragebogen.",
      "„Wir diskutieren seit fünfzig Jahren über Schulformen und viel zu wenig über Unterricht“, meint Bildungsforscher Arno Lins.",
    ],
    advice: {
      title: "Fragen für den Tag der offenen Tür",
      points: [
        "Wie wird zurückgemeldet, was mein Kind kann?",
        "Was geschieht, wenn eine Lehrperson länger ausfällt?",
        "Wer betreut am Nachmittag, und wie viele Kinder sind es?",
        "Wie geht die Schule mit Streit um?",
        "Dürfen Kinder mitentscheiden, und worüber?",
      ],
    },
  },
  {
    category: "wirtschaft",
    topics: ["rheintal-im-wandel", "digitalisierung"],
    tags: ["Handel", "Innenstadt", "Leerstand"],
    kicker: "Innenstadt",
    authors: ["katharina-natter", "jonas-maetzler"],
    angles: [
      {
        title: "Hundert Schaufenster: Ein Spaziergang durch Feldkirch",
        lead: "Wir haben jedes Geschäft der Altstadt gezählt. Was offen ist, was leer steht und was Hoffnung macht.",
        opening:
          "Hundertzwölf Schaufenster, vierzehn davon verklebt, drei mit Kunst gefüllt. Das ist die Bilanz eines Vormittags unter den Lauben von Feldkirch. Wir sind von Tür zu Tür gegangen, haben gezählt, gefragt und manches gekauft.",
        place: "feldkirch",
        second:
          "Acht der vierzehn Leerstände sind älter als ein Jahr. Auffällig ist die Verteilung: In den breiten Gassen folgt Geschäft auf Geschäft, zwei Ecken weiter herrscht Stille. Neu hinzugekommen sind eine Nähwerkstatt, ein Laden für Brettspiele und eine Bäckerei, vor der an Samstagen eine Schlange steht. Alle drei gehören Leuten unter vierzig.",
        bodies: [0, 1, 2, 4],
        quotes: [0, 3],
        pictures: ["christkindlmarkt", "altstadt"],
      },
      {
        title: "Die Marktstraße von Hohenems und ihr zweites Leben",
        lead: "Vor fünfzehn Jahren stand hier jedes zweite Haus leer. Heute kommen Fachleute, um zu lernen, wie es anders geht.",
        opening:
          "Die Fassaden sind ocker, die Werkstatt der Hutmacherin ist winzig, und am Eck riecht es nach Espresso. Dass man durch die Marktstraße von Hohenems gern geht, war lange undenkbar. Der Wandel begann mit einem Investor, der nicht abreißen wollte.",
        place: "hohenems",
        second:
          "Er kaufte Haus um Haus, sanierte behutsam und suchte sich die Mieter aus: kein Filialist, dafür Werkstätten, ein Bioladen, ein Lokal. Die Miete richtete sich anfangs nach dem Umsatz. Manche gaben auf, die meisten blieben. Heute sind in der Straße mehr Geschäfte offen als vor fünfzig Jahren, und oben wohnen wieder Familien.",
        bodies: [3, 1, 4, 0],
        quotes: [1, 0],
        pictures: ["altstadt", "marktplatz"],
      },
      {
        title: "Paketflut im Dorf: Was der Onlinehandel mit uns macht",
        lead: "Vierzig Pakete je Kopf und Jahr, und der Laden ums Eck sperrt zu. Eine Spurensuche mit einem Zusteller.",
        opening:
          "Um elf Uhr hat Dominik Lerch hundertsechs Pakete zugestellt und mit vier Menschen gesprochen. Er kennt jede Klingel, aber kaum ein Gesicht. Einen Tag lang sind wir mit ihm durch den Walgau gefahren, auf dem Beifahrersitz zwischen Schachteln.",
        second:
          "Jedes siebte Paket fährt am Ende zurück, meistens Kleidung. In einer Siedlung am Ortsrand halten an einem Vormittag fünf verschiedene Lieferwagen vor demselben Haus. Lerch grüßt die Kollegen und zuckt mit den Schultern. Im Dorf daneben hat im Frühjahr das letzte Schuhgeschäft geschlossen. Die Schachteln, die er trägt, sind oft Schuhe.",
        bodies: [7, 2, 0, 5],
        quotes: [3, 2],
        pictures: ["wohnbau", "bergdorf-sommer"],
      },
      {
        title: "Nachtleben adé? Warum in Bregenz früher Schluss ist",
        lead: "Weniger Lokale, strengere Auflagen, andere Gewohnheiten: Eine Stadt am See geht zeitiger schlafen.",
        opening:
          "Halb eins, ein Samstag im Juli, und am Leutbühel stellt jemand die Sessel hoch. Noch vor zehn Jahren fing der Abend hier um diese Zeit an. Wir haben mit Wirtinnen, Anrainern und Achtzehnjährigen gesprochen, die gar nicht ausgehen wollen.",
        place: "bregenz",
        second:
          "In zehn Jahren hat sich die Zahl der Lokale, die nach Mitternacht offen haben, halbiert. Wirte nennen Personal, Energie und Beschwerden als Gründe, die Nachbarschaft nennt den Lärm. Und die Jungen? Von zwölf Befragten am Seeufer hatten neun ihr Getränk selbst mitgebracht. Einer spielte Schach.",
        bodies: [6, 1, 4, 3],
        quotes: [2, 0],
        pictures: ["kino", "stadt-nacht", "gasthaus"],
      },
      {
        title: "Einkaufen auf der grünen Wiese: Das Ende eines Modells?",
        lead: "Fachmarktzentren kämpfen mit leeren Flächen. Nun wird diskutiert, was aus den Parkplätzen werden könnte.",
        opening:
          "Der Parkplatz hat vierhundert Felder, besetzt sind an diesem Vormittag einunddreißig. Am Rand wächst Löwenzahn durch den Asphalt. Was jahrzehntelang als Bedrohung der Ortskerne galt, ist selbst zum Sorgenkind geworden.",
        second:
          "In zwei Gemeinden liegen bereits Pläne auf dem Tisch. Die Hallen blieben stehen, darauf kämen drei Geschoße Wohnungen, aus dem Parkplatz würde ein Park mit Tiefgarage. Die Eigentümer wären bereit, sofern die Widmung geändert wird. Gegenwind kommt von jenen, die fürchten, das Zentrum verliere dann endgültig seine Mitte.",
        bodies: [5, 2, 4, 1],
        quotes: [3, 0],
        pictures: ["baustelle", "marktplatz"],
      },
    ],
    bodies: [
      {
        head: "Gezählte Lücken",
        text: "In den Zentren der fünf Städte steht im Schnitt jedes neunte Geschäft leer. Das ist weniger als im Österreichvergleich, aber mehr als vor zehn Jahren. Am stärksten betroffen sind Mode und Schuhe, am wenigsten Optik, Gastronomie und alles, was man riechen kann.",
      },
      {
        head: "Die Sache mit der Miete",
        text: "Die Mieten sind der Knackpunkt. Viele Eigentümer lassen lieber leer stehen, als nachzugeben, weil der Wert des Hauses nach der Miete berechnet wird, die einmal bezahlt wurde. Städte behelfen sich mit Zwischennutzungen zu symbolischen Beträgen.",
      },
      {
        head: "Zu viel Fläche",
        text: "Onlinehandel erklärt nicht alles. Die Verkaufsfläche pro Kopf hatte sich in einer Generation verdreifacht, das Einkommen nicht. Ein Teil dessen, was nun verschwindet, war von Anfang an zu viel. Bitter ist nur, dass es oft die Kleinen trifft.",
      },
      {
        head: "Es braucht jemanden",
        text: "Wo es gelingt, steckt meist eine Person dahinter. Jemand, der Vermieter kennt, Gründerinnen ermutigt und am Abend noch bei der Bank anruft. Stadtmarketing, das nur Blumen aufstellt, verändert wenig; ein guter Branchenmix dagegen zieht Weiteres nach.",
      },
      {
        head: "Zurück in die Mitte",
        text: "Wohnen gehört zurück ins Zentrum. Über vielen Geschäften liegen Büros oder Lager, wo früher Familien lebten. Seit Förderungen den Umbau unterstützen, kehren Menschen zurück, und mit ihnen die Nachfrage nach Brot, Blumen und einem Arzt.",
      },
      {
        head: "Parkplätze als Reserve",
        text: "Auf den Fachmarktflächen sehen Planerinnen die größte Baulandreserve des Landes. Ebenerdige Hallen mit Parkplatz ließen sich überbauen, Wohnungen obenauf, Bäume dazwischen. Rechtlich ist das kompliziert, wirtschaftlich inzwischen reizvoll.",
      },
      {
        head: "Der Abend wird kürzer",
        text: "Das Ausgehverhalten hat sich verschoben. Junge trinken weniger, treffen sich daheim oder im Freien und achten auf das Geld. Für Lokale bedeutet das kürzere Abende und ein Geschäft, das am Nachmittag beginnt. Manche machen aus der Not ein Frühstück.",
      },
      {
        head: "Die letzte Meile",
        text: "Auch Pakete ließen sich bündeln. In zwei Gemeinden wird erprobt, was in der Schweiz üblich ist: ein gemeinsames Depot, letzte Meile mit dem Lastenrad. Das spart Fahrten und schafft, nebenbei, einen Ort, an dem man einander trifft.",
      },
    ],
    quotes: [
      "„Eine Stadt lebt von den Wegen, die man nicht geplant hat“, sagt Stadtsoziologin Bernadette Kreutz.",
      "„Ich verkaufe Hüte in einer Zeit, in der niemand Hüte trägt“, lacht Modistin Ruth Amann. „Man muss halt die Richtigen treffen.“",
      "„Den Leuten fehlt nicht das Geschäft, ihnen fehlt der Grund, hinzugehen“, meint Gastronom Marcel Tagwerker.",
      "„Wer einen Leerstand verwaltet, verwaltet auch ein Stück Vertrauen“, erklärt Zentrumsmanagerin Yvonne Spiegel.",
    ],
    advice: {
      title: "Was Gründer im Zentrum beachten sollten",
      points: [
        "Eine gestaffelte Miete aushandeln, die mit dem Umsatz steigt.",
        "Öffnungszeiten mit den Nachbargeschäften abstimmen.",
        "Nach Zwischennutzungen fragen, bevor ein langer Vertrag unterschrieben wird.",
        "Lager und Lieferung vom ersten Tag an mitdenken.",
        "Die Stadt nach Gründungsförderung und Werbeflächen fragen.",
      ],
    },
  },
  {
    category: "wirtschaft",
    topics: ["rheintal-im-wandel", "verkehr-und-mobilitaet"],
    tags: ["Grenzgänger", "Arbeit", "Schweiz"],
    kicker: "Arbeit",
    authors: ["thomas-hagen", "lea-bertsch"],
    angles: [
      {
        title: "Franken im Portemonnaie: Das Leben der Grenzgänger",
        lead: "Wer über den Rhein pendelt, verdient deutlich mehr. Was das mit Familien und Betrieben auf dieser Seite macht.",
        opening:
          "Zwei Brüder, derselbe Beruf, vier Kilometer Luftlinie zwischen ihren Werkbänken. Der eine arbeitet in Meiningen, der andere jenseits des Rheins. Am Monatsende trennen sie zweitausend Euro netto. Am Sonntag sitzen sie am selben Tisch und reden über Fußball.",
        place: "meiningen",
        second:
          "Der Ältere hat mehr Urlaub, den kürzeren Weg und ein Mitspracherecht im Betriebsrat. Der Jüngere hat ein Haus, das abbezahlt ist. Beide haben ausgerechnet, wie es umgekehrt wäre, und beide bleiben. Ihre Mutter führt seit Jahren Buch darüber, wer am Sonntag öfter fehlt. Das Ergebnis behält sie für sich.",
        bodies: [0, 2, 1, 3],
        quotes: [0, 1],
        pictures: ["rheindamm", "bahnhof"],
      },
      {
        title: "Fachkräfte auf Wanderschaft: Ein Betrieb kämpft um seine Leute",
        lead: "Jedes Jahr verliert ein Zulieferer in Gaißau gut ausgebildete Kräfte an die Schweiz. Was er dagegen unternimmt.",
        opening:
          "An der Wand der Lehrwerkstätte hängen neunundzwanzig Fotos, eines für jeden Abschluss. Bei elf steckt eine kleine rote Nadel: abgewandert. Die Grenze liegt in Gaißau so nahe, dass man von der Kantine aus die Konkurrenz sieht.",
        place: "gaissau",
        second:
          "Früher reagierte die Firma mit höheren Löhnen und verlor trotzdem. Dann fragte man jene, die gegangen waren. Viele nannten nicht das Geld, sondern starre Schichten und fehlende Aufgaben. Seither gibt es Teams, die ihre Zeiten selbst einteilen, und ein Programm, das Abgewanderte nach fünf Jahren zurückholt. Vier sind gekommen.",
        bodies: [1, 0, 4, 7],
        quotes: [1, 3],
        pictures: ["industriehalle", "werkstatt"],
      },
      {
        title: "Vier Tage Arbeit, drei Tage frei: Eine Zwischenbilanz",
        lead: "Immer mehr Firmen im Land kürzen die Woche. Was Chefs, Beschäftigte und eine Physiotherapeutin dazu sagen.",
        opening:
          "Freitag, zehn Uhr, und auf dem Parkplatz steht nur das Auto des Hausmeisters. Der Maschinenbauer in Altach hat die Viertagewoche eingeführt, zunächst für ein Jahr. Das ist nun um, und die Zahlen liegen vor.",
        place: "altach",
        second:
          "Gearbeitet werden 36 Stunden an vier Tagen, bezahlt 38,5. Die Krankenstände gingen um ein Fünftel zurück, die Liefertreue stieg. Die Physiotherapeutin, die jeden Dienstag ins Haus kommt, sieht es nüchterner: Neun Stunden am Stück seien für den Rücken lang. Man habe daher eine dritte Pause eingeführt.",
        bodies: [4, 1, 3, 7],
        quotes: [2, 1],
        pictures: ["industriehalle", "diagramm-balken"],
      },
      {
        title: "Künstliche Intelligenz am Fließband: Wer lernt hier von wem?",
        lead: "In den Hallen des Rheintals prüfen Kameras, was früher Augen sahen. Ein Werksbesuch ohne Zukunftsangst.",
        opening:
          "Die Kamera erkennt einen Kratzer von drei Hundertsteln Millimetern und schlägt Alarm. Brigitte Hiller beugt sich über das Teil, fährt mit dem Daumen darüber und drückt auf Grün. „Das ist kein Kratzer“, sagt sie, „das ist ein Haar.“",
        second:
          "Die Anlage lernt aus solchen Korrekturen. Nach einem halben Jahr lag sie bei neun von zehn Teilen richtig, nach einem Jahr bei 98 von hundert. Die restlichen zwei sind das Problem und die Rettung: An ihnen entscheidet sich, ob ein Auftrag hält. Deshalb sitzen die Prüferinnen weiterhin am Band, nur seltener im Akkord.",
        bodies: [5, 3, 7, 1],
        quotes: [3, 1],
        pictures: ["industriehalle", "labor"],
      },
      {
        title: "Der Textilfaden reißt nicht: Stickerei zwischen Paris und Lagos",
        lead: "Totgesagt wurde die Branche oft. In Lustenau rattern noch immer Maschinen, für Kundschaft auf drei Kontinenten.",
        opening:
          "Der Stoff ist violett, mit Gold durchwirkt und für eine Hochzeit in Lagos bestimmt. Zwei Hallen weiter liegt weiße Spitze für Paris. Dazwischen, in Lustenau, steht ein Mann mit Ölkanne, der beides möglich macht.",
        place: "lustenau",
        second:
          "Die Stoffe für Westafrika sind seit Jahrzehnten das Rückgrat des Betriebs. Händlerinnen reisen selbst an, wählen Muster und verhandeln hart. Wenn am Golf von Guinea die Währung fällt, spürt man das im Rheintal binnen Wochen. Für Paris zählt anderes: Dort will man Meter, die es kein zweites Mal gibt.",
        bodies: [6, 3, 7, 5],
        quotes: [1, 0],
        pictures: ["webstuhl", "industriehalle"],
      },
    ],
    bodies: [
      {
        head: "Wer über den Rhein fährt",
        text: "Rund 17.000 Menschen pendeln aus dem Land nach Liechtenstein und in die Schweiz. Die Löhne liegen dort je nach Branche um vierzig bis siebzig Prozent höher, die Arbeitszeit allerdings auch: zweiundvierzig Stunden in der Woche sind üblich, Kündigungsfristen kürzer.",
      },
      {
        head: "Ausbilden für die anderen",
        text: "Für die Betriebe diesseits ist das eine Dauerbelastung. Sie bilden aus, andere ernten. Manche zahlen Bleibeprämien, andere setzen auf Wohnungen oder darauf, dass Pendeln zermürbt. Statistisch kehrt ein Viertel der Abgewanderten binnen sieben Jahren zurück.",
      },
      {
        head: "Geld, das zurückfließt",
        text: "Kaufkraft fließt auch zurück. Wer in Franken verdient, baut, kauft und konsumiert meist daheim. Das treibt Grundstückspreise und hält zugleich Geschäfte am Leben. Ökonomen sprechen von einem Sog mit Gegenströmung.",
      },
      {
        head: "Stark und verwundbar",
        text: "Die Industrie trägt fast ein Drittel zur Wertschöpfung bei, mehr als in den meisten Regionen Europas. Exportiert wird jedes zweite Produkt. Das macht wohlhabend und verwundbar: Stockt irgendwo auf der Welt die Nachfrage, wird im Rheintal kurzgearbeitet.",
      },
      {
        head: "Kürzer arbeiten",
        text: "Kürzere Arbeitszeiten bringen nach den bisherigen Erfahrungen weniger Krankenstände und mehr Bewerbungen. Die Produktivität pro Stunde stieg in drei untersuchten Firmen um vier bis neun Prozent. Nicht überall lässt sich das nachmachen, etwa in der Pflege.",
      },
      {
        head: "Was Maschinen lernen",
        text: "Beim Einsatz lernender Systeme ist Ernüchterung eingekehrt, und das ist ein gutes Zeichen. Sie ersetzen keine Belegschaft, sie nehmen ihr das Stumpfsinnige ab. Voraussetzung sind saubere Daten und Leute, die dem Bildschirm widersprechen dürfen.",
      },
      {
        head: "Das Garn reißt nicht",
        text: "Textil war einst die Lebensader des Landes. Geblieben sind Nischen: Spitze, technische Gewebe, Garne für die Medizin. Vierzig Firmen mit zusammen kaum zweitausend Beschäftigten behaupten sich, weil sie können, was anderswo verlernt wurde.",
      },
      {
        head: "Ohne Zuwanderung stünde alles",
        text: "Zuwanderung hält den Betrieb am Laufen. In der Produktion haben vier von zehn Beschäftigten einen anderen Pass. Ohne sie stünde nicht nur das Band, es fehlten auch Trainer, Feuerwehrleute und ein beträchtlicher Teil der Kirchenchöre.",
      },
    ],
    quotes: [
      "„Mein Bruder verdient mehr, ich bin früher daheim“, sagt Werkzeugmacher Roland Kathan. „Wer reicher ist, haben wir noch nicht ausgestritten.“",
      "„Wir können die Schweiz nicht überbieten, nur übertreffen“, meint Geschäftsführerin Manuela Gunz.",
      "„Seit der Freitag frei ist, weiß ich wieder, wie meine Kinder lachen“, erzählt Schichtarbeiter Mario Wiederin.",
      "„Eine Maschine merkt sich alles und versteht nichts“, sagt Qualitätsprüferin Brigitte Hiller nach einunddreißig Jahren im Werk.",
    ],
    advice: {
      title: "Vor dem Wechsel über die Grenze",
      points: [
        "Netto vergleichen: Krankenkasse und Vorsorge kosten extra.",
        "Die Steuer im Wohnsitzstaat von Beginn an zurücklegen.",
        "Kündigungsfristen und Krankengeld genau lesen.",
        "Karenz- und Pensionszeiten bei beiden Trägern klären.",
        "Die Fahrzeit zur Stoßstunde zweimal selbst ausprobieren.",
      ],
    },
  },
  {
    category: "menschen",
    topics: ["blasmusik-und-vereine"],
    tags: ["Ehrenamt", "Vereine", "Gesellschaft"],
    kicker: "Ehrenamt",
    authors: ["anna-summer", "david-rhomberg"],
    angles: [
      {
        title: "Wer macht das noch? Das Ehrenamt sucht seine Zukunft",
        lead: "Jede zweite Person im Land engagiert sich freiwillig. Doch für Funktionen findet sich kaum jemand. Eine Ursachenforschung.",
        opening:
          "Vier Mal wurde die Versammlung unterbrochen, vier Mal ging jemand hinaus, um zu telefonieren. Dann stand fest: Der Verein in Satteins hat keinen Obmann mehr. Mitglieder gibt es genug, nur vorne stehen mag niemand.",
        place: "satteins",
        second:
          "Eine Woche später traf man sich noch einmal, diesmal ohne Tagesordnung. Aufgeschrieben wurde, was ein Obmann eigentlich alles tut: 34 Punkte. Elf davon strich man ersatzlos, die übrigen wurden auf fünf Leute verteilt. Nun gibt es eine Sprecherin, die nur spricht, und jemanden, der nur unterschreibt. Der Verein lebt.",
        bodies: [0, 1, 5, 4],
        quotes: [0, 3],
        pictures: ["buergerversammlung", "marktplatz"],
      },
      {
        title: "Achtzig Musikanten und eine Dirigentin: Probe in Schruns",
        lead: "Blasmusik gilt als Männersache von gestern. In Schruns dirigiert eine Frau, und die halbe Kapelle ist unter fünfundzwanzig.",
        opening:
          "„Noch einmal ab Buchstabe D, und bitte ohne Bauchweh“, ruft Stefanie Stüttler und hebt den Stab. Achtzig Leute holen Luft. Das Probelokal in Schruns ist zu klein, zu warm und zweimal in der Woche der wichtigste Ort im Leben vieler Jugendlicher.",
        place: "schruns",
        second:
          "Als sie übernahm, waren es 43 Musikanten, Durchschnittsalter 51. Stüttler ging in die Schulen, ließ ausprobieren, gründete ein Jugendorchester und strich die Hälfte der Märsche. Nicht allen gefiel das. Ein Tubist kündigte seinen Austritt an, dreimal. Er sitzt noch immer in der letzten Reihe, neben seiner Enkelin.",
        bodies: [3, 4, 6, 2],
        quotes: [1, 3],
        pictures: ["blasmusik", "konzert", "chor"],
      },
      {
        title: "Nachts um drei: Warum Menschen zur Rettung gehen",
        lead: "Unbezahlt, übermüdet, unverzichtbar. Eine Nachtschicht mit Freiwilligen in Lochau.",
        opening:
          "Der Piepser liegt neben dem Kopfpolster, die Schuhe stehen mit der Spitze zur Tür. Wer in Lochau Nachtdienst hat, schläft in Etappen. Drei Freiwillige, eine Sanitäterin im Hauptberuf, ein Kanarienvogel als Maskottchen: Wir waren dabei.",
        place: "lochau",
        second:
          "Um 2.51 Uhr der erste Einsatz: Brustschmerz, vierter Stock, kein Lift. Um vier ein Betrunkener, der sich entschuldigt. Um sechs eine Geburt, die dann doch noch wartet. Dazwischen Tee, ein Kartenspiel, Schweigen. Am Morgen geht der eine in die Kanzlei, die andere in die Bäckerei, der dritte schlafen.",
        bodies: [7, 2, 6, 1],
        quotes: [2, 0],
        pictures: ["hubschrauber", "feuerwehr", "feuerwehruebung"],
      },
      {
        title: "Das Ende der Vereinsmeierei: Engagement wird kürzer",
        lead: "Statt lebenslanger Mitgliedschaft zählt das Projekt. Was Vereine von losen Gruppen lernen können und umgekehrt.",
        opening:
          "Sie haben keine Statuten, keine Kassa und kein Lied, aber dreihundert Bäume gepflanzt. Die Gruppe nennt sich nach dem Wochentag, an dem sie sich trifft, und wer nicht kommt, muss sich nicht entschuldigen. Ist das noch ein Ehrenamt?",
        second:
          "Organisiert wird über eine Gruppe am Handy. Wer eine Idee hat, schreibt sie hinein; finden sich fünf Leute, wird es gemacht. Verantwortlich ist, wer zuerst Ja sagt. Das funktioniert erstaunlich gut, bis eine Rechnung kommt. Dann hilft der Obst- und Gartenbauverein aus, der eine Kassa hat, aber zu wenig Hände.",
        bodies: [3, 5, 1, 6],
        quotes: [3, 2],
        pictures: ["buergerversammlung", "chor", "marktplatz"],
      },
      {
        title: "Fußballtrainer gesucht, Pädagogin gefunden",
        lead: "Im Nachwuchssport fehlen Betreuer. In Mäder hat man das Problem auf unkonventionelle Weise gelöst.",
        opening:
          "Sie kannte die Abseitsregel nicht und sagte trotzdem zu. Heute trainiert die Volksschullehrerin Birgit Luger in Mäder die Unter-Neunjährigen, und kein Kind hat seither aufgehört. Das Tor, sagt sie, sei gar nicht das Wichtigste.",
        place: "mader",
        second:
          "Früher verlor die Mannschaft hoch, und am Ende der Saison hörte die Hälfte auf. Luger führte ein, was sie aus der Klasse kennt: Jedes Kind bekommt eine Aufgabe, jedes spielt gleich lang, gelobt wird genau. Gewonnen wird inzwischen auch. Der Verein hat ihr Konzept für alle unter elf übernommen.",
        bodies: [6, 3, 4, 5],
        quotes: [3, 0],
        pictures: ["fussballplatz", "schiedsrichterin"],
      },
    ],
    bodies: [
      {
        head: "Die Hälfte macht mit",
        text: "Mehr als die Hälfte der Bevölkerung ab fünfzehn ist freiwillig tätig, ein Spitzenwert in Österreich. Gezählt werden dabei auch Nachbarschaftshilfe und Kuchenbacken. Zieht man das ab und fragt nach gewählten Funktionen, bleibt jede elfte Person.",
      },
      {
        head: "Formulare statt Freude",
        text: "Der Aufwand ist gewachsen. Datenschutz, Registrierkasse, Haftung, Jugendschutz: Eine Kassierin verbringt heute doppelt so viele Stunden mit Formularen wie vor zwanzig Jahren. Wer beruflich schon vor dem Bildschirm sitzt, verzichtet am Abend gern darauf.",
      },
      {
        head: "Was es wert wäre",
        text: "Der volkswirtschaftliche Wert lässt sich schätzen. Multipliziert man die geleisteten Stunden mit einem bescheidenen Lohn, kommt man auf rund 700 Millionen Euro im Jahr. Kein Budget der Welt könnte das ersetzen, und niemand hat es je budgetiert.",
      },
      {
        head: "Anders gebunden",
        text: "Jugendliche sind nicht weniger bereit, sie binden sich anders. Sie helfen beim Festival, beim Flohmarkt, beim Klimatag, ungern aber auf Jahre hinaus. Vereine, die Aufgaben in kleine Pakete teilen, finden deutlich leichter Leute.",
      },
      {
        head: "Wer vorne steht",
        text: "Frauen leisten die Hälfte der Arbeit, besetzen jedoch nur ein Drittel der Führungsposten. Wo sie übernehmen, ändern sich oft zuerst die Sitzungszeiten. Das klingt nach einer Kleinigkeit und ist der häufigste Grund, weshalb auch junge Väter wieder mitmachen.",
      },
      {
        head: "Geteilte Ämter",
        text: "Doppelspitzen, geteilte Ämter, ein Jahr auf Probe: Einige Verbände haben ihre Regeln gelockert. Die Erfahrungen sind gut, sofern klar ist, wer den Schlüssel hat. Auch Zugezogene lassen sich gewinnen, man müsse sie nur fragen, und zwar persönlich.",
      },
      {
        head: "Was zählt",
        text: "Anerkennung besteht selten aus Urkunden. In Befragungen nennen Freiwillige als Wichtigstes, gebraucht zu werden und mitreden zu dürfen. Danach folgt das Essen. Geld steht an vorletzter Stelle, knapp vor dem Händedruck des Bürgermeisters.",
      },
      {
        head: "Nachts um drei",
        text: "Bei der Rettung hängt das System an der Freiwilligkeit. Fiele sie in der Nacht weg, müssten mehrere Hundert Stellen geschaffen werden. Viele kommen über den Zivildienst und bleiben, andere finden mit fünfzig her, wenn die Kinder aus dem Haus sind.",
      },
    ],
    quotes: [
      "„Ein Amt ist wie ein Rucksack, man sollte ihn weitergeben, solange man noch stehen kann“, sagt Ehrenobmann Norbert Malin.",
      "„Ich wollte nie dirigieren, ich wollte nur, dass es besser klingt“, meint die Dirigentin Stefanie Stüttler.",
      "„Um drei in der Nacht fragt niemand nach deinem Beruf“, erzählt Sanitäter Ingo Forster, im Brotberuf Steuerberater. „Das ist erholsam.“",
      "„Man muss die Leute nicht motivieren, man darf sie nur nicht langweilen“, sagt Freiwilligenkoordinatorin Judith Peter.",
    ],
    advice: {
      title: "So findet man Freiwillige",
      points: [
        "Persönlich fragen, Aushänge allein bringen kaum jemanden.",
        "Aufgaben mit Anfang und Ende anbieten.",
        "Neue vom ersten Tag an mit einer erfahrenen Person zusammenspannen.",
        "Sitzungen auf eine Stunde begrenzen.",
        "Sich bedanken, bevor man um das Nächste bittet.",
      ],
    },
  },
];
