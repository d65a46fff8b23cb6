/** Premium subjects: schools, town centres, cross-border work and volunteering. */
import type { PremiumSubject } from "./premium-subject.ts";

export const premiumSociety: PremiumSubject[] = [
  {
    category: "politik",
    topics: ["bildung"],
    tags: ["Schule", "Bildung", "Kinder"],
    kicker: "Bildung",
    authors: ["miriam-fessler", "sophie-moosbrugger"],
    pictures: ["schule", "bibliothek"],
    angles: [
      {
        title: "Klasse ohne Wände: Eine Schule in Hard probiert es anders",
        lead: "Kein Gong, kaum Noten, drei Jahrgänge in einem Raum. Wir haben eine Woche lang zugeschaut.",
        opening:
          "Um acht läutet nichts. Trotzdem sitzen fünf Minuten später alle irgendwo: am Teppich, am Fenster, unter dem Tisch. In dieser Schule in Hard lernen Sechs- bis Neunjährige gemeinsam. Die wichtigste Regel hängt an der Tür: Wer hilft, flüstert.",
        place: "hard",
      },
      {
        title: "Kleinschule mit zwölf Kindern: Luxus oder Notwendigkeit?",
        lead: "Im Großen Walsertal steht eine Volksschule auf der Kippe. Was ein Dorf verliert, wenn die letzte Glocke läutet.",
        opening:
          "Zwölf Jacken hängen im Gang von Fontanella, zwölf Paar Hausschuhe stehen darunter. Eine Lehrerin unterrichtet alle vier Stufen zugleich. Ob das im übernächsten Jahr noch so ist, hängt von drei Familien ab, die überlegen, ob sie bleiben.",
        place: "fontanella",
      },
      {
        title: "Gemeinsame Schule bis vierzehn: Was wurde aus der Idee?",
        lead: "Vor Jahren wollte das Land eine Modellregion werden. Eine Bestandsaufnahme zwischen Vision und Vorschrift.",
        opening:
          "Der Forschungsbericht hat dreihundert Seiten und steht in vielen Büros, meist ungelesen. Darin wurde empfohlen, Kinder nicht mehr mit neuneinhalb Jahren zu trennen. Alle Fraktionen waren dafür. Geändert hat sich bisher wenig.",
      },
      {
        title: "Lehrkräfte dringend gesucht: Die Mathematik des Mangels",
        lead: "Warum trotz mehr Studierender Stunden ausfallen. Eine Direktorin aus Bludenz zeigt ihren Stundenplan.",
        opening:
          "Er sieht aus wie ein Puzzle, bei dem Teile aus einer anderen Schachtel stammen. Physik unterrichtet der Turnlehrer, Musik eine Studentin, Englisch eine Pensionistin, die „nur noch bis Weihnachten“ bleiben wollte. Das war im vorletzten Jahr.",
        place: "bludenz",
      },
      {
        title: "Nach der Schule ins Leben: Was Jugendliche wirklich wollen",
        lead: "Wir haben 240 Fünfzehnjährige gefragt. Ihre Antworten passen in kein Klischee.",
        opening:
          "Influencerin wollte keine werden, Tierärztin viele, Millionär immerhin vier. Wir haben 240 Fünfzehnjährigen aus allen Talschaften einen Bogen gegeben und Zeit. Was sie geschrieben haben, ist nüchterner, als Erwachsene vermuten, und stellenweise sehr komisch.",
      },
    ],
    bodies: [
      "An den Pflichtschulen des Landes unterrichten rund 4.500 Menschen, jede fünfte Person davon ist über fünfundfünfzig. In den kommenden Jahren gehen mehr in Pension, als die Hochschule ausbildet. Quereinsteigende füllen Lücken, brauchen aber Begleitung, für die niemand Zeit hat.",
      "Die Forschung ist ziemlich eindeutig: Frühe Trennung verstärkt Unterschiede der Herkunft. Kinder von Akademikern wechseln bei gleicher Leistung dreimal so häufig ins Gymnasium. Im ländlichen Raum ist der Effekt schwächer, weil das nächste weit weg ist.",
      "Kleine Schulen kosten pro Kind bis zu doppelt so viel wie große. Dafür fallen keine Busse an, und die Leistungen sind im Schnitt mindestens ebenbürtig. Was sich nicht beziffern lässt, ist der Ort selbst: Schließt die Schule, ziehen junge Familien seltener zu.",
      "Mehrstufenklassen galten als Notlösung und sind nun Konzept. Jüngere lernen von Älteren, Ältere festigen, indem sie erklären. Voraussetzung ist eine Lehrperson, die drei Pläne gleichzeitig im Kopf hat, und ein Raum, der mehr ist als vier Wände.",
      "Bei der Sprache liegt die größte Baustelle. In manchen Klassen haben zwei Drittel der Kinder eine andere Erstsprache, Förderstunden fallen als Erste aus. Zwei Kindergartenjahre mit genügend Personal, darin sind sich alle einig, wären billiger als jede spätere Reparatur.",
      "Jugendliche wünschen sich laut unserer Befragung vor allem Sicherheit: eine Arbeit, die Sinn ergibt, Zeit für andere, eine Wohnung in der Nähe. Reich zu werden, nannten elf Prozent. Dass Politik ihnen zuhört, glauben neun.",
      "Noten sind weniger wichtig, als der Streit darüber vermuten lässt. Schulen, die sie durch Gespräche ersetzen, erzielen ähnliche Ergebnisse und berichten von weniger Angst. Eltern reagieren zunächst skeptisch und wollen nach einem Jahr meist nicht mehr zurück.",
      "Die Lehre hat an Ansehen gewonnen. Knapp die Hälfte eines Jahrgangs entscheidet sich im Land dafür, mehr als irgendwo sonst in Österreich. Wer danach studieren will, kann das über die Berufsmatura. Genützt wird diese Möglichkeit vor allem in technischen Berufen.",
    ],
    quotes: [
      "„Kinder sind nicht zu laut, Gänge sind zu lang“, sagt Direktorin Esther Nachbaur, die ihre Schule umgebaut hat.",
      "„Ich unterrichte nicht vier Stufen, ich unterrichte zwölf Kinder“, erklärt die Lehrerin Magdalena Domig.",
      "„Wenn ich Bildungsminister wäre, würde ich zuerst die Sessel austauschen“, schreibt ein Fünfzehnjähriger in unserem Fragebogen.",
      "„Wir diskutieren seit fünfzig Jahren über Schulformen und viel zu wenig über Unterricht“, meint Bildungsforscher Arno Lins.",
    ],
    heads: ["Ein Blick in den Alltag", "Was die Forschung sagt", "Wo es fehlt"],
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
    pictures: ["altstadt", "marktplatz", "regen-stadt", "stadt-nacht"],
    angles: [
      {
        title: "Hundert Schaufenster: Ein Spaziergang durch Feldkirch",
        lead: "Wir haben jedes Geschäft der Altstadt gezählt. Was offen ist, was leer steht und was Hoffnung macht.",
        opening:
          "Hundertzwölf Schaufenster, vierzehn davon verklebt, drei mit Kunst gefüllt. Das ist die Bilanz eines Vormittags unter den Lauben von Feldkirch. Wir sind von Tür zu Tür gegangen, haben gezählt, gefragt und manches gekauft.",
        place: "feldkirch",
      },
      {
        title: "Die Marktstraße von Hohenems und ihr zweites Leben",
        lead: "Vor fünfzehn Jahren stand hier jedes zweite Haus leer. Heute kommen Fachleute, um zu lernen, wie es anders geht.",
        opening:
          "Die Fassaden sind ocker, die Werkstatt der Hutmacherin ist winzig, und am Eck riecht es nach Espresso. Dass man durch die Marktstraße von Hohenems gern geht, war lange undenkbar. Der Wandel begann mit einem Investor, der nicht abreißen wollte.",
        place: "hohenems",
      },
      {
        title: "Paketflut im Dorf: Was der Onlinehandel mit uns macht",
        lead: "Vierzig Pakete je Kopf und Jahr, und der Laden ums Eck sperrt zu. Eine Spurensuche mit einem Zusteller.",
        opening:
          "Um elf Uhr hat Dominik Lerch hundertsechs Pakete zugestellt und mit vier Menschen gesprochen. Er kennt jede Klingel, aber kaum ein Gesicht. Einen Tag lang sind wir mit ihm durch den Walgau gefahren, auf dem Beifahrersitz zwischen Schachteln.",
      },
      {
        title: "Nachtleben adé? Warum in Bregenz früher Schluss ist",
        lead: "Weniger Lokale, strengere Auflagen, andere Gewohnheiten: Eine Stadt am See geht zeitiger schlafen.",
        opening:
          "Halb eins, ein Samstag im Juli, und am Leutbühel stellt jemand die Sessel hoch. Noch vor zehn Jahren fing der Abend hier um diese Zeit an. Wir haben mit Wirtinnen, Anrainern und Achtzehnjährigen gesprochen, die gar nicht ausgehen wollen.",
        place: "bregenz",
      },
      {
        title: "Einkaufen auf der grünen Wiese: Das Ende eines Modells?",
        lead: "Fachmarktzentren kämpfen mit leeren Flächen. Nun wird diskutiert, was aus den Parkplätzen werden könnte.",
        opening:
          "Der Parkplatz hat vierhundert Felder, besetzt sind an diesem Vormittag einunddreißig. Am Rand wächst Löwenzahn durch den Asphalt. Was jahrzehntelang als Bedrohung der Ortskerne galt, ist selbst zum Sorgenkind geworden.",
      },
    ],
    bodies: [
      "In den Zentren der fünf Städte steht im Schnitt jedes neunte Geschäft leer. Das ist weniger als im Österreichvergleich, aber mehr als vor zehn Jahren. Am stärksten betroffen sind Mode und Schuhe, am wenigsten Optik, Gastronomie und alles, was man riechen kann.",
      "Die Mieten sind der Knackpunkt. Viele Eigentümer lassen lieber leer stehen, als nachzugeben, weil der Wert des Hauses nach der Miete berechnet wird, die einmal bezahlt wurde. Städte behelfen sich mit Zwischennutzungen zu symbolischen Beträgen.",
      "Onlinehandel erklärt nicht alles. Die Verkaufsfläche pro Kopf hatte sich in einer Generation verdreifacht, das Einkommen nicht. Ein Teil dessen, was nun verschwindet, war von Anfang an zu viel. Bitter ist nur, dass es oft die Kleinen trifft.",
      "Wo es gelingt, steckt meist eine Person dahinter. Jemand, der Vermieter kennt, Gründerinnen ermutigt und am Abend noch bei der Bank anruft. Stadtmarketing, das nur Blumen aufstellt, verändert wenig; ein guter Branchenmix dagegen zieht Weiteres nach.",
      "Wohnen gehört zurück ins Zentrum. Über vielen Geschäften liegen Büros oder Lager, wo früher Familien lebten. Seit Förderungen den Umbau unterstützen, kehren Menschen zurück, und mit ihnen die Nachfrage nach Brot, Blumen und einem Arzt.",
      "Auf den Fachmarktflächen sehen Planerinnen die größte Baulandreserve des Landes. Ebenerdige Hallen mit Parkplatz ließen sich überbauen, Wohnungen obenauf, Bäume dazwischen. Rechtlich ist das kompliziert, wirtschaftlich inzwischen reizvoll.",
      "Das Ausgehverhalten hat sich verschoben. Junge trinken weniger, treffen sich daheim oder im Freien und achten auf das Geld. Für Lokale bedeutet das kürzere Abende und ein Geschäft, das am Nachmittag beginnt. Manche machen aus der Not ein Frühstück.",
      "Auch Pakete ließen sich bündeln. In zwei Gemeinden wird erprobt, was in der Schweiz üblich ist: ein gemeinsames Depot, letzte Meile mit dem Lastenrad. Das spart Fahrten und schafft, nebenbei, einen Ort, an dem man einander trifft.",
    ],
    quotes: [
      "„Eine Stadt lebt von den Wegen, die man nicht geplant hat“, sagt Stadtsoziologin Bernadette Kreutz.",
      "„Ich verkaufe Hüte in einer Zeit, in der niemand Hüte trägt“, lacht Modistin Ruth Amann. „Man muss halt die Richtigen treffen.“",
      "„Den Leuten fehlt nicht das Geschäft, ihnen fehlt der Grund, hinzugehen“, meint Gastronom Marcel Tagwerker.",
      "„Wer einen Leerstand verwaltet, verwaltet auch ein Stück Vertrauen“, erklärt Zentrumsmanagerin Yvonne Spiegel.",
    ],
    heads: ["Gezählt und gefragt", "Was sich verschoben hat", "Neue Nutzungen"],
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
    pictures: ["industriehalle", "zug-rheintal", "diagramm-balken", "rheindamm"],
    angles: [
      {
        title: "Franken im Portemonnaie: Das Leben der Grenzgänger",
        lead: "Wer über den Rhein pendelt, verdient deutlich mehr. Was das mit Familien und Betrieben auf dieser Seite macht.",
        opening:
          "Zwei Brüder, derselbe Beruf, vier Kilometer Luftlinie zwischen ihren Werkbänken. Der eine arbeitet in Meiningen, der andere jenseits des Rheins. Am Monatsende trennen sie zweitausend Euro netto. Am Sonntag sitzen sie am selben Tisch und reden über Fußball.",
        place: "meiningen",
      },
      {
        title: "Fachkräfte auf Wanderschaft: Ein Betrieb kämpft um seine Leute",
        lead: "Jedes Jahr verliert ein Zulieferer in Gaißau gut ausgebildete Kräfte an die Schweiz. Was er dagegen unternimmt.",
        opening:
          "An der Wand der Lehrwerkstätte hängen neunundzwanzig Fotos, eines für jeden Abschluss. Bei elf steckt eine kleine rote Nadel: abgewandert. Die Grenze liegt in Gaißau so nahe, dass man von der Kantine aus die Konkurrenz sieht.",
        place: "gaissau",
      },
      {
        title: "Vier Tage Arbeit, drei Tage frei: Eine Zwischenbilanz",
        lead: "Immer mehr Firmen im Land kürzen die Woche. Was Chefs, Beschäftigte und eine Physiotherapeutin dazu sagen.",
        opening:
          "Freitag, zehn Uhr, und auf dem Parkplatz steht nur das Auto des Hausmeisters. Der Maschinenbauer in Altach hat die Viertagewoche eingeführt, zunächst für ein Jahr. Das ist nun um, und die Zahlen liegen vor.",
        place: "altach",
      },
      {
        title: "Künstliche Intelligenz am Fließband: Wer lernt hier von wem?",
        lead: "In den Hallen des Rheintals prüfen Kameras, was früher Augen sahen. Ein Werksbesuch ohne Zukunftsangst.",
        opening:
          "Die Kamera erkennt einen Kratzer von drei Hundertsteln Millimetern und schlägt Alarm. Brigitte Hiller beugt sich über das Teil, fährt mit dem Daumen darüber und drückt auf Grün. „Das ist kein Kratzer“, sagt sie, „das ist ein Haar.“",
      },
      {
        title: "Der Textilfaden reißt nicht: Stickerei zwischen Paris und Lagos",
        lead: "Totgesagt wurde die Branche oft. In Lustenau rattern noch immer Maschinen, für Kundschaft auf drei Kontinenten.",
        opening:
          "Der Stoff ist violett, mit Gold durchwirkt und für eine Hochzeit in Lagos bestimmt. Zwei Hallen weiter liegt weiße Spitze für Paris. Dazwischen, in Lustenau, steht ein Mann mit Ölkanne, der beides möglich macht.",
        place: "lustenau",
      },
    ],
    bodies: [
      "Rund 17.000 Menschen pendeln aus dem Land nach Liechtenstein und in die Schweiz. Die Löhne liegen dort je nach Branche um vierzig bis siebzig Prozent höher, die Arbeitszeit allerdings auch: zweiundvierzig Stunden in der Woche sind üblich, Kündigungsfristen kürzer.",
      "Für die Betriebe diesseits ist das eine Dauerbelastung. Sie bilden aus, andere ernten. Manche zahlen Bleibeprämien, andere setzen auf Wohnungen oder darauf, dass Pendeln zermürbt. Statistisch kehrt ein Viertel der Abgewanderten binnen sieben Jahren zurück.",
      "Kaufkraft fließt auch zurück. Wer in Franken verdient, baut, kauft und konsumiert meist daheim. Das treibt Grundstückspreise und hält zugleich Geschäfte am Leben. Ökonomen sprechen von einem Sog mit Gegenströmung.",
      "Die Industrie trägt fast ein Drittel zur Wertschöpfung bei, mehr als in den meisten Regionen Europas. Exportiert wird jedes zweite Produkt. Das macht wohlhabend und verwundbar: Stockt irgendwo auf der Welt die Nachfrage, wird im Rheintal kurzgearbeitet.",
      "Kürzere Arbeitszeiten bringen nach den bisherigen Erfahrungen weniger Krankenstände und mehr Bewerbungen. Die Produktivität pro Stunde stieg in drei untersuchten Firmen um vier bis neun Prozent. Nicht überall lässt sich das nachmachen, etwa in der Pflege.",
      "Beim Einsatz lernender Systeme ist Ernüchterung eingekehrt, und das ist ein gutes Zeichen. Sie ersetzen keine Belegschaft, sie nehmen ihr das Stumpfsinnige ab. Voraussetzung sind saubere Daten und Leute, die dem Bildschirm widersprechen dürfen.",
      "Textil war einst die Lebensader des Landes. Geblieben sind Nischen: Spitze, technische Gewebe, Garne für die Medizin. Vierzig Firmen mit zusammen kaum zweitausend Beschäftigten behaupten sich, weil sie können, was anderswo verlernt wurde.",
      "Zuwanderung hält den Betrieb am Laufen. In der Produktion haben vier von zehn Beschäftigten einen anderen Pass. Ohne sie stünde nicht nur das Band, es fehlten auch Trainer, Feuerwehrleute und ein beträchtlicher Teil der Kirchenchöre.",
    ],
    quotes: [
      "„Mein Bruder verdient mehr, ich bin früher daheim“, sagt Werkzeugmacher Roland Kathan. „Wer reicher ist, haben wir noch nicht ausgestritten.“",
      "„Wir können die Schweiz nicht überbieten, nur übertreffen“, meint Geschäftsführerin Manuela Gunz.",
      "„Seit der Freitag frei ist, weiß ich wieder, wie meine Kinder lachen“, erzählt Schichtarbeiter Mario Wiederin.",
      "„Eine Maschine merkt sich alles und versteht nichts“, sagt Qualitätsprüferin Brigitte Hiller nach einunddreißig Jahren im Werk.",
    ],
    heads: ["Der Sog von drüben", "Was Betriebe versuchen", "Ein Standort erfindet sich neu"],
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
    pictures: ["blasmusik", "feuerwehr", "fussballplatz", "marktplatz"],
    angles: [
      {
        title: "Wer macht das noch? Das Ehrenamt sucht seine Zukunft",
        lead: "Jede zweite Person im Land engagiert sich freiwillig. Doch für Funktionen findet sich kaum jemand. Eine Ursachenforschung.",
        opening:
          "Vier Mal wurde die Versammlung unterbrochen, vier Mal ging jemand hinaus, um zu telefonieren. Dann stand fest: Der Verein in Satteins hat keinen Obmann mehr. Mitglieder gibt es genug, nur vorne stehen mag niemand.",
        place: "satteins",
      },
      {
        title: "Achtzig Musikanten und eine Dirigentin: Probe in Schruns",
        lead: "Blasmusik gilt als Männersache von gestern. In Schruns dirigiert eine Frau, und die halbe Kapelle ist unter fünfundzwanzig.",
        opening:
          "„Noch einmal ab Buchstabe D, und bitte ohne Bauchweh“, ruft Stefanie Stüttler und hebt den Stab. Achtzig Leute holen Luft. Das Probelokal in Schruns ist zu klein, zu warm und zweimal in der Woche der wichtigste Ort im Leben vieler Jugendlicher.",
        place: "schruns",
      },
      {
        title: "Nachts um drei: Warum Menschen zur Rettung gehen",
        lead: "Unbezahlt, übermüdet, unverzichtbar. Eine Nachtschicht mit Freiwilligen in Lochau.",
        opening:
          "Der Piepser liegt neben dem Kopfpolster, die Schuhe stehen mit der Spitze zur Tür. Wer in Lochau Nachtdienst hat, schläft in Etappen. Drei Freiwillige, eine Sanitäterin im Hauptberuf, ein Kanarienvogel als Maskottchen: Wir waren dabei.",
        place: "lochau",
      },
      {
        title: "Das Ende der Vereinsmeierei: Engagement wird kürzer",
        lead: "Statt lebenslanger Mitgliedschaft zählt das Projekt. Was Vereine von losen Gruppen lernen können und umgekehrt.",
        opening:
          "Sie haben keine Statuten, keine Kassa und kein Lied, aber dreihundert Bäume gepflanzt. Die Gruppe nennt sich nach dem Wochentag, an dem sie sich trifft, und wer nicht kommt, muss sich nicht entschuldigen. Ist das noch ein Ehrenamt?",
      },
      {
        title: "Fußballtrainer gesucht, Pädagogin gefunden",
        lead: "Im Nachwuchssport fehlen Betreuer. In Mäder hat man das Problem auf unkonventionelle Weise gelöst.",
        opening:
          "Sie kannte die Abseitsregel nicht und sagte trotzdem zu. Heute trainiert die Volksschullehrerin Birgit Luger in Mäder die Unter-Neunjährigen, und kein Kind hat seither aufgehört. Das Tor, sagt sie, sei gar nicht das Wichtigste.",
        place: "mader",
      },
    ],
    bodies: [
      "Mehr als die Hälfte der Bevölkerung ab fünfzehn ist freiwillig tätig, ein Spitzenwert in Österreich. Gezählt werden dabei auch Nachbarschaftshilfe und Kuchenbacken. Zieht man das ab und fragt nach gewählten Funktionen, bleibt jede elfte Person.",
      "Der Aufwand ist gewachsen. Datenschutz, Registrierkasse, Haftung, Jugendschutz: Eine Kassierin verbringt heute doppelt so viele Stunden mit Formularen wie vor zwanzig Jahren. Wer beruflich schon vor dem Bildschirm sitzt, verzichtet am Abend gern darauf.",
      "Der volkswirtschaftliche Wert lässt sich schätzen. Multipliziert man die geleisteten Stunden mit einem bescheidenen Lohn, kommt man auf rund 700 Millionen Euro im Jahr. Kein Budget der Welt könnte das ersetzen, und niemand hat es je budgetiert.",
      "Jugendliche sind nicht weniger bereit, sie binden sich anders. Sie helfen beim Festival, beim Flohmarkt, beim Klimatag, ungern aber auf Jahre hinaus. Vereine, die Aufgaben in kleine Pakete teilen, finden deutlich leichter Leute.",
      "Frauen leisten die Hälfte der Arbeit, besetzen jedoch nur ein Drittel der Führungsposten. Wo sie übernehmen, ändern sich oft zuerst die Sitzungszeiten. Das klingt nach einer Kleinigkeit und ist der häufigste Grund, weshalb auch junge Väter wieder mitmachen.",
      "Doppelspitzen, geteilte Ämter, ein Jahr auf Probe: Einige Verbände haben ihre Regeln gelockert. Die Erfahrungen sind gut, sofern klar ist, wer den Schlüssel hat. Auch Zugezogene lassen sich gewinnen, man müsse sie nur fragen, und zwar persönlich.",
      "Anerkennung besteht selten aus Urkunden. In Befragungen nennen Freiwillige als Wichtigstes, gebraucht zu werden und mitreden zu dürfen. Danach folgt das Essen. Geld steht an vorletzter Stelle, knapp vor dem Händedruck des Bürgermeisters.",
      "Bei der Rettung hängt das System an der Freiwilligkeit. Fiele sie in der Nacht weg, müssten mehrere Hundert Stellen geschaffen werden. Viele kommen über den Zivildienst und bleiben, andere finden mit fünfzig her, wenn die Kinder aus dem Haus sind.",
    ],
    quotes: [
      "„Ein Amt ist wie ein Rucksack, man sollte ihn weitergeben, solange man noch stehen kann“, sagt Ehrenobmann Norbert Malin.",
      "„Ich wollte nie dirigieren, ich wollte nur, dass es besser klingt“, meint Stefanie Stüttler.",
      "„Um drei in der Nacht fragt niemand nach deinem Beruf“, erzählt Sanitäter Ingo Forster, im Brotberuf Steuerberater. „Das ist erholsam.“",
      "„Man muss die Leute nicht motivieren, man darf sie nur nicht langweilen“, sagt Freiwilligenkoordinatorin Judith Peter.",
    ],
    heads: ["Viele Mitglieder, wenig Köpfe", "Was Freiwillige wollen", "Neue Formen"],
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
