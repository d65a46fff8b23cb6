/** Premium subjects: snow, farms, water and work on the land. */
import type { PremiumSubject } from "./premium-subject.ts";

export const premiumLand: PremiumSubject[] = [
  {
    category: "wirtschaft",
    topics: ["tourismus", "wintersport"],
    tags: ["Tourismus", "Schnee", "Seilbahnen"],
    kicker: "Tourismus",
    authors: ["jonas-maetzler", "david-rhomberg"],
    angles: [
      {
        title: "Skigebiete unter 1.500 Metern: Die Zeit der Entscheidungen",
        lead: "Kleine Lifte kämpfen mit warmen Wintern und hohen Kosten. Manche finden einen Ausweg, andere nur einen Käufer.",
        opening:
          "Der Schlepplift von Möggers-Nord hieß nie anders, obwohl es nie einen im Süden gab. Zweihundert Meter Seil, ein Häuschen, ein Kassier. Im vergangenen Winter lief er neun Tage. Wie es mit solchen Anlagen weitergeht, ist mehr als eine Frage des Wetters.",
        place: "moggers",
        second:
          "Von den kleinen Anlagen, die es in den Siebzigerjahren gab, läuft nicht einmal mehr die Hälfte. Was bleibt, hängt an Vereinen, Freiwilligen und einem Bauern, der den Hang zur Verfügung stellt. Für Kinder sind diese Lifte unersetzlich: Neun von zehn Rennläuferinnen des Landes haben auf einem solchen Hügel begonnen.",
        bodies: [0, 2, 1, 3],
        quotes: [1, 3],
        pictures: ["sessellift", "skipiste", "gipfel-winter", "lawinenhang"],
      },
      {
        title: "Lech und die Grenzen des Wachstums",
        lead: "Der Ort hat seine Betten gedeckelt, lange bevor andere darüber redeten. Was daraus geworden ist.",
        opening:
          "Um halb neun stehen in Lech die Skischuhe in Reih und Glied, und niemand drängelt. Das hat mit einer Entscheidung zu tun, die vor Jahrzehnten fiel: Wenn eine bestimmte Zahl an Gästen erreicht ist, gibt es keine Tageskarten mehr.",
        place: "lech",
        second:
          "Damals, so erzählen Beteiligte, sei man für verrückt erklärt worden. Gäste an der Kassa abzuweisen, galt als Geschäftsschädigung. Heute gehört der Ort zu den teuersten der Alpen, und genau daraus erwächst das nächste Problem: Wer dort arbeitet, kann dort kaum noch wohnen. Die Gemeinde baut deshalb selbst.",
        bodies: [7, 6, 5, 4],
        quotes: [0, 3],
        pictures: ["hotel", "bergdorf-winter"],
      },
      {
        title: "Was eine Tonne Kunstschnee kostet",
        lead: "Wasser, Strom, Nachtschichten: Wir haben einem Schneimeister über die Schulter geschaut und mitgerechnet.",
        opening:
          "Minus vier Grad, Feuchte fünfzig Prozent: Werner Netzer schaut auf die Anzeige und nickt. In der Nacht laufen in Gaschurn vierundneunzig Schneeerzeuger an. Bis zum Morgen verwandeln sie so viel Wasser in Schnee, wie eine Kleinstadt am Tag verbraucht.",
        place: "gaschurn",
        second:
          "Eine Tonne technischer Schnee entspricht gut zwei Kubikmetern. Sie braucht tausend Liter Wasser, bis zu drei Kilowattstunden Strom und kostet, alles eingerechnet, zwischen drei und fünf Euro. Für eine Grundbeschneiung der ganzen Talabfahrt sind rund zweihunderttausend Tonnen nötig. Netzer rechnet das im Kopf, meistens um drei Uhr früh.",
        bodies: [1, 0, 6, 7],
        quotes: [1, 0],
        pictures: ["skipiste", "gipfel-winter"],
      },
      {
        title: "Der Sommer holt auf: Wie Bergorte die Saison umdrehen",
        lead: "Mehr Nächtigungen im Juli als im Februar: In einigen Tälern ist das schon Wirklichkeit. Eine Analyse.",
        opening:
          "Die Bilanz liegt auf dem Tisch, und sie steht auf dem Kopf. Zum ersten Mal hat eine Handvoll Orte im Land im Sommer mehr verdient als im Winter. Wir haben die Zahlen aus zwölf Jahren verglichen und mit jenen gesprochen, die sie erwirtschaften.",
        second:
          "Im Durchschnitt der untersuchten Orte stieg die Zahl der Sommernächtigungen in zwölf Jahren um 38 Prozent, jene des Winters stagnierte. Gewonnen haben vor allem Gebiete mit Seilbahn, gut markierten Wegen und Bus bis vor die Haustür. Verloren hat, wer im Juli noch immer die Skischuhheizung bewirbt.",
        bodies: [4, 3, 0, 7],
        quotes: [0, 1],
        pictures: ["gipfel-sommer", "steinbock"],
      },
      {
        title: "Personal aus der Ferne: Wer die Betten im Kleinwalsertal macht",
        lead: "Ohne Menschen aus dreißig Ländern stünde der Betrieb still. Ein Tag mit denen, die selten auf Prospekten sind.",
        opening:
          "Um sechs Uhr früh riecht der Personalgang nach Kaffee, Bügelstärke und Fernweh. Elf Sprachen zählt die Hausdame eines Hotels in Mittelberg unter ihren Leuten. Die meisten Gäste werden sie nie sehen, und das gilt hier als Kompliment.",
        place: "mittelberg",
        second:
          "Der Tag beginnt mit einer Besprechung in vier Sprachen und endet mit dem letzten Glas, das poliert wird. Dazwischen liegen zwei Stunden Zimmerstunde, in denen telefoniert wird: nach Osijek, nach Chennai, nach Tarnów. Fast alle schicken Geld heim. Fast alle sagen, sie blieben länger, wenn es Wohnungen für Familien gäbe.",
        bodies: [5, 6, 4, 2],
        quotes: [2, 3],
        pictures: ["hotel", "bergdorf-winter"],
      },
    ],
    bodies: [
      {
        head: "Weniger weiße Tage",
        text: "Seit Beginn der Messungen ist die Zahl der Tage mit natürlicher Schneedecke auf tausend Metern um rund ein Drittel gesunken. Auf zweitausend Metern fällt der Rückgang geringer aus. Dazwischen verläuft eine Linie, die über Existenzen entscheidet.",
      },
      {
        head: "Der Preis der Piste",
        text: "Eine beschneite Piste von einem Kilometer Länge kostet im Jahr etwa 140.000 Euro, Abschreibungen eingerechnet. Große Gebiete verteilen das auf Hunderttausende Gäste, kleine auf ein paar Tausend. Die Rechnung geht dann nur auf, wenn jemand sie anders begleicht.",
      },
      {
        head: "Wenn die Gemeinde zahlt",
        text: "Gemeinden springen häufig ein, mit Abgangsdeckungen, die man nicht Subvention nennt. Ihr Argument: Am Lift hängen Skischule, Gasthaus und der Nachwuchs des Skiclubs. Kritiker fragen, ob man mit demselben Geld nicht ein Schwimmbad betreiben könnte.",
      },
      {
        head: "Ein anderer Winter",
        text: "Einige haben umgestellt. Statt Alpinbetrieb bieten sie Rodeln, Winterwandern und einen Übungslift für Kinder. Der Umsatz ist kleiner, das Risiko auch. In zwei Fällen wurde der Schlepper abgebaut und der Hang den Tourengehern überlassen.",
      },
      {
        head: "Das Geschäft mit dem Sommer",
        text: "Der Sommer wächst, aber er bringt weniger pro Kopf. Wer wandert, gibt am Tag etwa sechzig Prozent dessen aus, was ein Skigast liegen lässt. Dafür kommt er öfter, bleibt länger und verlangt keine Beschneiung. Auch die Saison für das Personal wird länger.",
      },
      {
        head: "Wer die Arbeit macht",
        text: "Arbeitskräfte sind der eigentliche Engpass. Auf hundert offene Stellen kamen zuletzt vierzig Bewerbungen. Betriebe locken mit Einzelzimmern, Bergbahnkarten und einem freien Wochenende im Monat, was noch vor zehn Jahren als Frechheit gegolten hätte.",
      },
      {
        head: "Gespaltene Gefühle",
        text: "Die Einheimischen sind gespalten. In einer Befragung sagten 62 Prozent, der Tourismus sichere ihren Wohlstand, und 58 Prozent, er mache das Wohnen unbezahlbar. Viele haben beides angekreuzt, und darin liegt kein Widerspruch.",
      },
      {
        head: "Der Wert der Grenze",
        text: "Grenzen zu setzen, erweist sich langfristig als Geschäft. Orte, die früh auf eine Obergrenze bei Betten oder Tageskarten setzten, erzielen heute die höchsten Preise. Allerdings lässt sich das kaum nachholen, wenn die Betten einmal gebaut sind.",
      },
    ],
    quotes: [
      "„Wir verkaufen keinen Schnee, wir verkaufen Tage, an denen nichts sein muss“, sagt die Hotelierin Nadine Jochum.",
      "„Beim dritten warmen Winter hintereinander hört man auf, von Ausnahmen zu reden“, meint Betriebsleiter Bernd Bickel.",
      "„In meiner Heimat bin ich Lehrerin, hier falte ich Servietten“, erzählt Milena aus Kroatien. „Dafür baut mein Bruder ein Haus.“",
      "„Ein Berg, auf den alle hinaufmüssen, ist bald keiner mehr“, sagt der Tourismusforscher Clemens Salzmann.",
    ],
    advice: {
      title: "So wird der Skitag günstiger",
      points: [
        "Familienkarten kleiner Gebiete vergleichen, sie kosten oft die Hälfte.",
        "Mit dem Bus anreisen: Im Kombiticket ist die Fahrt meist enthalten.",
        "Ausrüstung für Kinder über die Saison leihen.",
        "Halbtageskarten am Nachmittag nützen, die Pisten sind dann leerer.",
        "Jause einpacken und die Wärmestuben der Lifte verwenden.",
      ],
    },
  },
  {
    category: "wirtschaft",
    topics: ["landwirtschaft", "essen-und-trinken"],
    tags: ["Landwirtschaft", "Milch", "Höfe"],
    kicker: "Landwirtschaft",
    authors: ["sophie-moosbrugger", "anna-summer"],
    angles: [
      {
        title: "Was vom Milchpreis bleibt: Ein Hof öffnet seine Bücher",
        lead: "Eine Familie im Großen Walsertal hat uns ihre Buchhaltung gezeigt. Cent für Cent, Kuh für Kuh.",
        opening:
          "Der Ordner ist grün, vier Finger dick und riecht nach Stall. Familie Türtscher in Blons hat ihn auf den Küchentisch gelegt und gesagt: Fragt, was ihr wollt. Also haben wir gefragt, einen ganzen Nachmittag lang, und mitgerechnet.",
        place: "blons",
        second:
          "Vierzehn Kühe, neun Hektar steile Wiese, eine kleine Alpe. Der Betrieb liefert 72.000 Liter Heumilch im Jahr. Sie arbeiten zu zweit rund 4.900 Stunden, der Großvater hilft, wird aber in keiner Spalte geführt. Am Jahresende bleibt ein Stundenlohn, den die Familie zuerst nicht in der Zeitung lesen wollte: 6,80 Euro.",
        bodies: [1, 0, 2, 3],
        quotes: [0, 2],
        pictures: ["alpe-sommer", "kaesekeller", "alpabtrieb"],
      },
      {
        title: "Alpe ohne Nachfolger: Ein Sommer auf Bewährung",
        lead: "Auf jeder fünften Alpe fehlt Personal. Im Laternsertal hat eine Gruppe von Städtern übernommen, mit Blasen und Erfolg.",
        opening:
          "Am vierten Tag wollte die Grafikerin heim, am zehnten der Informatiker. Geblieben sind beide. Auf einer Alpe oberhalb von Laterns hat eine Gruppe ohne bäuerliche Wurzeln einen Sommer lang vierzig Stück Vieh gehütet.",
        place: "laterns",
        second:
          "Eingeschult wurden sie vom Vorgänger, der zwei Wochen blieb und dann noch täglich anrief. Sie lernten, Zäune zu flicken, Klauen zu schauen und das Wetter an den Kühen abzulesen. Verloren ging ein Kalb, gefunden wurde es drei Tage später. Am Ende standen vierzig Tiere im Tal, wie am Anfang.",
        bodies: [4, 2, 7, 3],
        quotes: [1, 0],
        pictures: ["alpe-herbst", "alpe-sommer"],
      },
      {
        title: "Hofübergabe: Das schwierigste Gespräch des Lebens",
        lead: "Wenn Eltern nicht loslassen und Kinder nicht wissen, ob sie wollen. Was Beraterinnen und Familien erzählen.",
        opening:
          "Es gibt einen Satz, sagt die Mediatorin, der in fast jedem Gespräch fällt: Ihr werdet schon sehen. Gesprochen wird er in Stuben, in denen drei Generationen an einem Tisch sitzen und keiner anfängt. Um die Hofübergabe geht es, und um viel mehr.",
        second:
          "In der Beratung werden zuerst keine Zahlen besprochen. Jede und jeder schreibt drei Wünsche auf einen Zettel, anonym, und alle werden vorgelesen. Oft stellt sich heraus, dass die Jungen etwas anderes wollen, als die Alten vermuten, und umgekehrt. Erst danach kommen Notar, Steuer und die Frage, wer im Haus wohnt.",
        bodies: [5, 0, 3, 1],
        quotes: [2, 0],
        pictures: ["bergdorf-sommer", "obstgarten"],
      },
      {
        title: "Gemüse vom Ried: Die Rückkehr der Äcker",
        lead: "Im unteren Rheintal wächst wieder, was man isst. Warum Gemüsebau plötzlich Zukunft hat und wo seine Grenzen liegen.",
        opening:
          "Die Karotten sind krumm, und das ist Absicht. Auf schwarzem Riedboden in Höchst zieht ein junges Paar sechzig Sorten Gemüse, verkauft an dreihundert Haushalte, die im Voraus zahlen. Vor zehn Jahren stand hier Mais für Kühe.",
        place: "hochst",
        second:
          "Angefangen haben sie mit einem halben Hektar und einem gebrauchten Traktor. Inzwischen sind es drei, bewirtschaftet ohne Pflug und mit vier Angestellten. Die Abnehmer zahlen im Jänner und holen von Mai bis Dezember, was reif ist. Fällt eine Ernte aus, tragen alle den Schaden. Im Vorjahr waren das die Zwiebeln.",
        bodies: [6, 3, 7, 0],
        quotes: [3, 0],
        pictures: ["obstgarten", "marktplatz", "moor"],
      },
      {
        title: "Zwischen Weide und Wolf: Herdenschutz in der Praxis",
        lead: "Zäune, Hunde, Hirten: Was auf steilen Alpen funktioniert und was nur auf dem Papier. Ein Besuch im Silbertal.",
        opening:
          "Der Hund ist weiß, fünfzig Kilo schwer und mag keine Wanderer. Damit ist das Dilemma auf einer Alpe im Silbertal schon beschrieben. Hier wird erprobt, wie sich Schafe schützen lassen, und jede Antwort bringt zwei neue Fragen mit.",
        place: "silbertal",
        second:
          "Versucht wurde fast alles. Elektrozäune halten, solange der Boden Strom leitet und kein Hirsch durchrennt. Ein Hirte rund um die Uhr schützt gut, kostet aber mehr, als die Schafe einbringen. Nachtpferche erfordern, dass man die Herde jeden Abend zusammentreibt. Am wirksamsten war die Kombination, am teuersten auch.",
        bodies: [4, 0, 1, 7],
        quotes: [0, 1],
        pictures: ["alpe-sommer", "rehe"],
      },
    ],
    bodies: [
      {
        head: "Klein und immer kleiner",
        text: "Rund 3.300 Höfe gibt es im Land, vor einer Generation waren es doppelt so viele. Der durchschnittliche Betrieb hält siebzehn Kühe. Das klingt klein und ist es auch: In Dänemark stehen im Schnitt mehr als zweihundert in einem Stall.",
      },
      {
        head: "Cent für Cent",
        text: "Vom Preis, den man im Laden für einen Liter Milch zahlt, kommt etwa ein Drittel am Hof an. Davon gehen Futter, Tierarzt, Maschinen und Versicherung weg. Übrig blieben im untersuchten Betrieb elf Cent, und ohne Ausgleichszahlungen wären es minus vier.",
      },
      {
        head: "Der Zuschlag für das Heu",
        text: "Heumilch bringt einen Zuschlag, verlangt aber Trocknung und gutes Wetter. Drei Schnitte im Jahr sind üblich, bei Hitze fällt einer aus. Wer zukaufen muss, verliert in einem trockenen Sommer die Marge eines ganzen Jahres.",
      },
      {
        head: "Der Laden am Hof",
        text: "Direktvermarktung gilt als Ausweg, und für manche ist sie das. Man muss es allerdings mögen, am Samstag um fünf aufzustehen und danach freundlich zu sein. Ein Hofladen ersetzt keine Stunde Stallarbeit, er kommt dazu.",
      },
      {
        head: "Ohne Hirten wächst der Wald",
        text: "Alpen sind mehr als Kulisse. Rund fünfhundert werden noch bestoßen, sie liefern ein Viertel des Futters und halten Hänge offen, die sonst in zwanzig Jahren Wald wären. Ohne Hirtinnen und Senner wäre das Landschaftsbild der Prospekte Geschichte.",
      },
      {
        head: "Das Schweigen in der Stube",
        text: "Bei Übergaben geht es selten nur um Grund. Geschwister, die weichen, Eltern, die bleiben, Partnerinnen, die einheiraten: Alle haben Ansprüche, nicht alle lassen sich beziffern. Jede fünfte Übergabe scheitert laut Beratung nicht am Geld, sondern am Schweigen.",
      },
      {
        head: "Was auf den Feldern wächst",
        text: "Gemüse wird auf weniger als zweihundert Hektar angebaut, der Selbstversorgungsgrad liegt bei einem Zehntel. Böden gäbe es, sie sind aber begehrt: Straßen, Betriebe und Hochwasserschutz greifen nach denselben Flächen. Ein Acker, einmal verbaut, kommt nicht zurück.",
      },
      {
        head: "Ein anderes Klima",
        text: "Das Klima verschiebt die Möglichkeiten. Auf achthundert Metern reifen heute Äpfel, die dort früher erfroren. Dafür wandern Schädlinge bergauf, und das Wasser wird im August knapp. Wer jetzt Bäume setzt, wettet auf ein Wetter, das er nicht kennt.",
      },
    ],
    quotes: [
      "„Ich bin Unternehmer, Tierpfleger, Mechaniker und Beamter“, sagt Bauer Alois Türtscher. „Nur das mit dem Urlaub habe ich nicht gelernt.“",
      "„Man sieht am Abend, was man getan hat“, meint Informatiker Raphael Klocker nach seinem Sommer als Hirt. „Das hatte ich vorher nie.“",
      "„Ein Hof ist ein Erbe mit vier Mägen“, formuliert es Beraterin Hildegard Moosmann. „Er will jeden Tag gefüttert werden.“",
      "„Die Leute wollen Regionales, bis sie den Preis sehen“, sagt Gemüsebäuerin Lydia Brändle. „Dann erkläre ich ihn, und meistens nehmen sie es doch.“",
    ],
    advice: {
      title: "Regional einkaufen, ohne draufzuzahlen",
      points: [
        "Gemüse im Abo teilen: Eine Kiste reicht oft für zwei Haushalte.",
        "Fleisch in größeren Paketen direkt ab Hof bestellen und einfrieren.",
        "Am Markt in der letzten halben Stunde vorbeischauen.",
        "Auf krumme Ware achten, sie ist günstiger und gleich gut.",
        "Nach Selbsterntefeldern in der Umgebung fragen.",
      ],
    },
  },
  {
    category: "wissen",
    topics: ["rhesi-hochwasserschutz", "bodensee"],
    tags: ["Wasser", "Bodensee", "Rhein"],
    kicker: "Wasser",
    authors: ["elias-burtscher", "lea-bertsch"],
    angles: [
      {
        title: "Wie sicher ist der Rheindamm? Eine Begehung",
        lead: "Auf sechsundzwanzig Kilometern schützt er mehr Werte als jedes andere Bauwerk im Land. Wir sind mit einem Dammwart gegangen.",
        opening:
          "Richard Vetter klopft mit dem Stock auf den Boden, bleibt stehen und horcht. Hohl wäre schlecht. Es klingt dumpf, also geht er weiter. Seit einundzwanzig Jahren kontrolliert er bei Lustenau den Damm, der das Rheintal bewohnbar macht.",
        place: "lustenau",
        second:
          "Er sucht nach Mäuselöchern, Wurzeln, feuchten Stellen. Jede wird fotografiert und in eine Karte eingetragen, die inzwischen aussieht wie ein Sternenhimmel. Gefährlich ist weniger das Überlaufen als das langsame Durchweichen: Steht das Wasser tagelang hoch, sucht es sich im Inneren einen Weg. Dann zählt jede Stunde.",
        bodies: [0, 4, 5, 7],
        quotes: [0, 3],
        pictures: ["rheindamm", "rheindelta", "hochwasser"],
      },
      {
        title: "Der See hat Durst: Niedrigwasser und seine Folgen",
        lead: "Trockene Frühjahre lassen den Pegel sinken. Häfen, Fische und Trinkwasser sind unterschiedlich betroffen.",
        opening:
          "In Hard liegen Boote schief auf dem Schlick, als hätte jemand den Stöpsel gezogen. Wo sonst zwei Meter Wasser stehen, spazieren Möwen. Der Hafenmeister hat für solche Tage ein eigenes Wort, das sich nicht drucken lässt.",
        place: "hard",
        second:
          "Für die Schifffahrt ist Niedrigwasser ein Ärgernis, für das Schilf ein Segen, für manche Fische eine Falle. Brutplätze in Ufernähe fallen trocken, Boote bleiben im Hafen, Stege ragen ins Leere. Das Trinkwasser ist nicht gefährdet; es wird aus sechzig Metern Tiefe gepumpt, wo es das ganze Jahr fünf Grad hat.",
        bodies: [2, 1, 6, 3],
        quotes: [1, 3],
        pictures: ["bodensee-nebel", "duerre", "hafen"],
      },
      {
        title: "Woher unser Wasser kommt: Reise zu einer Quelle",
        lead: "Aus dem Hahn fließt, was vor Jahren als Schnee fiel. Eine Spurensuche zwischen Karst und Hochbehälter.",
        opening:
          "Wer in Dornbirn ein Glas füllt, trinkt den Regen von vorvorgestern und den Schnee von vor acht Jahren. So lange braucht das Wasser, je nachdem, welchen Weg es nimmt. Wir sind ihm entgegengegangen, bis dorthin, wo es aus dem Fels tritt.",
        place: "dornbirn",
        second:
          "Drei Stunden steigt man, bis das Rauschen lauter wird als die eigenen Schritte. Aus einer Spalte schießt Wasser, klar und vier Grad kalt. Mit Farbstoff ließ sich nachweisen, woher es kommt: von einem Plateau, auf dem kein Bach fließt, weil alles sofort versickert. Was dort oben geschieht, kommt unten im Glas an.",
        bodies: [3, 4, 1, 5],
        quotes: [3, 1],
        pictures: ["bergbach", "bergsee", "stausee", "moor"],
      },
      {
        title: "Wenn der Bach zum Strom wird: Leben mit Sturzfluten",
        lead: "Nicht der Rhein, die kleinen Gerinne richten die meisten Schäden an. Was Gemeinden daraus lernen.",
        opening:
          "Das Rinnsal hinter der Schule hat auf keiner Karte einen Namen. Vor drei Jahren trug es ein Auto davon. Kleine Bäche sind im Land für mehr Schäden verantwortlich als alle Flüsse zusammen, und sie werden am wenigsten beachtet.",
        second:
          "Seit jener Nacht hat die Gemeinde alle Gräben vermessen. Drei Durchlässe waren zu eng, zwei verlegt, einer überbaut. Die Bewohner eines Hangs erfuhren bei einer Begehung, dass sie in einem alten Bachbett leben; auf den Plänen der Großeltern war es noch eingezeichnet. Jetzt wird der Bach wieder sichtbar gemacht.",
        bodies: [1, 4, 7, 0],
        quotes: [3, 2],
        pictures: ["hochwasser", "gewitter"],
      },
      {
        title: "Mehr Raum für den Fluss: Was Rhesi für Koblach bedeutet",
        lead: "Der Hochwasserschutz am Rhein nimmt Land und gibt Natur zurück. Vor Ort sind die Gefühle gemischt.",
        opening:
          "Auf dem Plan ist der Fluss blau und breit, auf der Wiese steht ein Bauer und zeigt mit dem Arm: bis hierher. Zwischen beiden liegen hundertvierzig Meter und viele Gespräche. In Koblach wird greifbar, was es heißt, dem Rhein Platz zu machen.",
        place: "koblach",
        second:
          "Geplant sind breitere Abschnitte, in denen sich der Fluss verzweigen darf, und neue, weiter außen liegende Dämme. Dafür werden Flächen gebraucht, die heute Trinkwasserbrunnen, Wiesen und Äcker sind. Manche Bauern haben Ersatz bekommen, andere warten. Einig ist man sich nur darin, dass Nichtstun keine Möglichkeit ist.",
        bodies: [0, 5, 6, 4],
        quotes: [2, 1],
        pictures: ["rheindelta", "rheindamm"],
      },
    ],
    bodies: [
      {
        head: "Die große Gefahr",
        text: "Im Ernstfall führt der Alpenrhein mehr als dreitausend Kubikmeter Wasser in der Sekunde. Die heutigen Dämme sind darauf nur knapp ausgelegt. Bräche einer davon, stünden Wohnungen, Betriebe und Straßen im Wert von mehreren Milliarden Euro unter Wasser.",
      },
      {
        head: "Regen zur falschen Zeit",
        text: "Klimamodelle sagen weniger Regen im Sommer voraus, dafür heftigeren. Für die Statistik gleicht sich das aus, für die Böden nicht: Ausgedörrte Erde nimmt Wasser schlecht auf. Ein Gewitter nach vier trockenen Wochen ist deshalb gefährlicher als drei Tage Landregen.",
      },
      {
        head: "Wenn die Schmelze ausbleibt",
        text: "Der Bodensee wird vor allem von der Schneeschmelze gespeist. Kommt sie früher und magerer, fehlt im Sommer der Nachschub. In den vergangenen zwei Jahrzehnten lag der Pegel im Juli an auffällig vielen Tagen unter dem langjährigen Mittel.",
      },
      {
        head: "Quellen unter Druck",
        text: "Trinkwasser ist im Land reichlich vorhanden, doch ungleich verteilt. Neun von zehn Litern stammen aus Quellen und Grundwasser. In höheren Lagen hängt die Versorgung mitunter an einer einzigen Fassung. Gemeinden verbinden daher ihre Netze, Leitung um Leitung.",
      },
      {
        head: "Wasser aufhalten",
        text: "Rückhalt ist das Zauberwort: Wasser soll langsamer abfließen. Das gelingt mit Becken, mit breiteren Betten und mit Mooren, die wie Schwämme wirken. Ein Hektar intaktes Ried speichert so viel wie ein mittleres Schwimmbad, ganz ohne Beton.",
      },
      {
        head: "Der Streit um die Fläche",
        text: "Umstritten bleibt der Preis. Höherer Schutz braucht Fläche, und Fläche ist in diesem Tal das Knappste. Für jeden Meter, den ein Fluss gewinnt, verliert jemand einen Acker. Abgelöst wird mit Geld oder Tausch, zufrieden ist selten eine Seite allein.",
      },
      {
        head: "Was zurückkehrt",
        text: "Ökologisch ist der Gewinn groß. Wo Ufer aufgeweitet wurden, kehrten binnen weniger Jahre Kiesbrüter, Libellen und die Deutsche Tamariske zurück. Fischarten, die als verschollen galten, tauchten wieder in den Reusen der Forscherinnen auf.",
      },
      {
        head: "Was jeder tun kann",
        text: "Eigenvorsorge wird wichtiger. Rückstauklappen, erhöhte Lichtschächte und ein Plan, wer im Notfall das Auto aus der Garage holt, kosten wenig. In einer Umfrage hatten dennoch nur drei von zehn Haushalten irgendetwas davon umgesetzt.",
      },
    ],
    quotes: [
      "„Ein Damm meldet sich, bevor er bricht, man muss nur hinhören“, sagt Richard Vetter, Dammwart am Rhein.",
      "„Wir haben die Flüsse hundert Jahre lang gerade gemacht, jetzt machen wir sie wieder krumm“, meint Hydrologin Verena Stadelmann. „Fortschritt ist manchmal eine Schleife.“",
      "„Mein Großvater hat hier Erdäpfel gesetzt, mein Enkel wird hier Eisvögel sehen“, sagt Landwirt Gebhard Ender. „Ob das ein Tausch ist oder ein Verlust, frage ich mich jeden Tag.“",
      "„Wasser vergisst nichts“, warnt Katastrophenschützer Arno Nigsch. „Es geht dorthin, wo es früher war, auch wenn dort inzwischen ein Wohnzimmer ist.“",
    ],
    advice: {
      title: "Haus und Keller schützen",
      points: [
        "Auf der Gefahrenkarte nachsehen, auch bei kleinen Bächen.",
        "Rückstauklappe einmal im Jahr prüfen lassen.",
        "Heizung und Verteilerkasten im Keller höher setzen.",
        "Lichtschächte um zwanzig Zentimeter aufmauern.",
        "Dokumente und Fotos nicht im untersten Regal lagern.",
      ],
    },
  },
  {
    category: "wirtschaft",
    topics: ["architektur-und-handwerk"],
    tags: ["Handwerk", "Architektur", "Holz"],
    kicker: "Handwerk",
    authors: ["david-rhomberg", "katharina-natter"],
    angles: [
      {
        title: "Das Geheimnis der geraden Fuge: Besuch im Werkraum",
        lead: "Im Bregenzerwald reden Handwerk und Gestaltung miteinander. Was daraus entsteht, reist um die Welt.",
        opening:
          "Der Tisch hat keine Schraube, und wer mit der Hand darüberfährt, findet keinen Übergang. In Andelsbuch, wo sich die Betriebe der Talschaft zusammengetan haben, ist die gerade Fuge keine Mode, sondern eine Haltung. Sie hat ihren Preis.",
        place: "andelsbuch",
        second:
          "Rund neunzig Betriebe gehören der Gemeinschaft an: Tischlerinnen, Zimmerer, Polsterer, ein Ofenbauer. Alle drei Jahre schreiben sie einen Wettbewerb aus, bei dem jedes Stück von einem Gestalter und einem Handwerker gemeinsam entworfen sein muss. Gestritten wird dabei viel. Ein Sessel, heißt es, sei erst fertig, wenn beide gleich unzufrieden seien.",
        bodies: [1, 7, 0, 3],
        quotes: [0, 2],
        pictures: ["werkstatt", "saegewerk", "atelier"],
      },
      {
        title: "Lehrling gesucht, Meisterin gefunden",
        lead: "Immer mehr Frauen lernen klassische Männerberufe. In Hohenems führt eine Schlosserin einen Betrieb mit neun Leuten.",
        opening:
          "Auf der Baustelle fragte man sie früher, wann der Chef komme. „Er steht vor Ihnen“, sagte Tamara Drexel dann, „er trägt nur Zopf.“ In Hohenems leitet die Schlossermeisterin einen Betrieb, der keine Werbung braucht.",
        place: "hohenems",
        second:
          "Gelernt hat sie beim Vater, gegen dessen Willen. Er fürchtete die schwere Arbeit und das Gerede. Nach der Meisterprüfung übernahm sie den Betrieb, stellte zwei Frauen ein und eine Hebebühne auf. „Die meisten Rückenschäden in dieser Branche kommen vom Stolz“, sagt sie. Der Vater hilft inzwischen im Büro.",
        bodies: [4, 6, 0, 2],
        quotes: [1, 3],
        pictures: ["werkstatt", "saegewerk"],
      },
      {
        title: "Holz, das nicht reist: Bauen mit dem Wald vor der Tür",
        lead: "Vom Stamm zum Dachstuhl in zwölf Kilometern. Eine Rechnung über Preis, Wert und Umwege.",
        opening:
          "Die Tanne stand hundertzehn Jahre an einem Nordhang über Schoppernau. Jetzt ist sie ein Boden. Dazwischen liegen zwölf Kilometer, vier Betriebe und die Frage, weshalb dieser kurze Weg so selten gegangen wird.",
        place: "schoppernau",
        second:
          "Der Stamm wurde im Winter geschlägert, mit dem Pferd gerückt und in einem Sägewerk geschnitten, das nur noch an zwei Tagen der Woche läuft. Ein Jahr lag er an der Luft, sechs Wochen in der Trockenkammer. Der fertige Boden kostet um ein Drittel mehr als einer aus dem Katalog. Dafür weiß man, wo er stand.",
        bodies: [3, 1, 2, 7],
        quotes: [2, 0],
        pictures: ["saegewerk", "wald-herbst"],
      },
      {
        title: "Was ein Handwerker wert ist: Die Stunde im Detail",
        lead: "Neunzig Euro und mehr kostet eine Arbeitsstunde. Wohin das Geld fließt und wer dabei gewinnt.",
        opening:
          "Die Rechnung war für einen Wasserhahn, und sie war dreistellig. Der Ärger darüber führte uns zu einer einfachen Frage: Woraus besteht eine Handwerkerstunde? Drei Betriebe haben uns ihre Kalkulation offengelegt, Posten für Posten.",
        second:
          "Die drei Betriebe, ein Installateur, eine Malerin und ein Zimmerer, kommen auf sehr ähnliche Werte. Von der verrechneten Stunde erhält die Arbeitskraft brutto nicht einmal die Hälfte. Am meisten überrascht hat uns, wie viel nie verrechnet wird: Im Schnitt entfallen auf zehn bezahlte Stunden drei unbezahlte.",
        bodies: [2, 0, 5, 7],
        quotes: [3, 0],
        pictures: ["werkstatt", "diagramm-balken"],
      },
      {
        title: "Die Werkstatt der Zukunft steht in Lingenau",
        lead: "Roboter fräst, Mensch entscheidet: Ein Tischler zeigt, wie Digitalisierung auf achtzig Quadratmetern geht.",
        opening:
          "Der Roboterarm war gebraucht, kam aus einer Autofabrik und konnte nur schweißen. In Lingenau hat man ihm das Fräsen beigebracht. Nun arbeitet er in der Nacht, und am Morgen streicht jemand mit der Hand über das Ergebnis und korrigiert.",
        place: "lingenau",
        second:
          "Programmiert hat ihn ein Lehrling, an Abenden und mit Hilfe von Videos. Nun fräst der Arm Rundungen, für die früher zwei Tage nötig waren, in einer Stunde. Entlassen wurde niemand. Im Gegenteil: Weil Aufträge möglich sind, die man vorher ablehnen musste, arbeiten heute sieben Leute in der Werkstatt statt vier.",
        bodies: [5, 6, 2, 1],
        quotes: [3, 2],
        pictures: ["werkstatt", "industriehalle"],
      },
    ],
    bodies: [
      {
        head: "Ein Land der Kleinbetriebe",
        text: "Rund 7.000 Handwerksbetriebe gibt es im Land, im Schnitt mit sechs Beschäftigten. Sie bilden die Hälfte aller Lehrlinge aus. Ihre Auftragsbücher sind voll, ihre Chefs im Mittel dreiundfünfzig Jahre alt. In zehn Jahren steht die Hälfte zur Übergabe an.",
      },
      {
        head: "Das Gespräch am Detail",
        text: "Der Ruf hiesiger Architektur beruht auf einer Allianz: Planende fragen früh, Ausführende reden mit. Ein Detail wird nicht gezeichnet und ausgeschrieben, es wird besprochen, oft an einem Muster, das jemand über Nacht gehobelt hat.",
      },
      {
        head: "Woraus eine Stunde besteht",
        text: "Von neunzig Euro Stundensatz bleiben dem Betrieb etwa vier als Gewinn. Den größten Teil machen Lohn und Abgaben aus, dann folgen Fahrzeug, Versicherung, Werkzeug und jene Stunden, die niemand bezahlt: Angebote, Garantie, Telefon.",
      },
      {
        head: "Der Weg des Holzes",
        text: "Heimisches Holz ist teurer als importiertes, solange man Transporte nicht nach ihren Folgen bepreist. In der Verarbeitung fehlen zudem Trockenkammern. Von hundert Stämmen, die hier geschlägert werden, verlassen sechzig das Land, manche kehren als Platten zurück.",
      },
      {
        head: "Frauen am Bau",
        text: "Frauen stellen in den Bauberufen erst sieben Prozent der Lehrlinge, vor zehn Jahren waren es zwei. Wo eine anfängt, folgen meist weitere. Entscheidend seien nicht Kampagnen, sagen Ausbildnerinnen, sondern eine Umkleide und ein Polier, der seine Sprüche vergisst.",
      },
      {
        head: "Laser und Hobel",
        text: "Digitale Werkzeuge verändern die Arbeit, ohne sie zu ersetzen. Aufgemessen wird mit dem Laser, geplant in drei Dimensionen, gefräst in der Nacht. Gewonnene Zeit geht in das, was keine Maschine kann: beraten, anpassen, improvisieren.",
      },
      {
        head: "Begehrte Lehrstellen",
        text: "Beim Nachwuchs hilft ein neues Selbstbewusstsein. Nach der Matura in die Tischlerei zu gehen, gilt nicht mehr als Umweg. Ein Kurs, der Lehre und Gestaltung verbindet, hatte zuletzt dreimal so viele Bewerbungen wie Plätze.",
      },
      {
        head: "Schönheit hat ihren Preis",
        text: "Qualität hat auch eine unbequeme Seite. Wer so baut, baut langsam und nicht für alle. Kritische Stimmen warnen vor einer Kultur, die sich in teuren Einzelstücken gefällt, während nebenan Anlagen aus dem Katalog entstehen.",
      },
    ],
    quotes: [
      "„Schön ist, was nach dreißig Jahren niemand austauschen will“, sagt Tischlermeister Hubert Simma.",
      "„Ich habe nie gegen die Männer gearbeitet, nur gegen die Uhr“, meint Schlossermeisterin Tamara Drexel.",
      "„Ein Brett erzählt, wie das Jahr war, in dem es gewachsen ist“, erklärt Zimmerin Viktoria Kohler. „Man muss es nur lange genug anschauen.“",
      "„Die Maschine macht keinen Fehler zweimal, der Lehrling auch nicht“, sagt Betriebsleiter Elmar Bereuter. „Aber nur einer von beiden erfindet etwas Neues.“",
    ],
    advice: {
      title: "Aufträge richtig vergeben",
      points: [
        "Drei Angebote einholen und nach dem Ablauf fragen, nicht nur nach dem Preis.",
        "Änderungen immer schriftlich festhalten, ein kurzes Mail genügt.",
        "Kleinarbeiten sammeln, das spart Anfahrten.",
        "Muster anfassen, bevor bestellt wird.",
        "Zehn Prozent der Summe erst nach Mängelbehebung zahlen.",
      ],
    },
  },
];
