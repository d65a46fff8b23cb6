/** Local news: concerts, books, museums, customs and neighbourly things. */
import { Count, count, type Facts, type NewsTelling } from "#workers/demo/compose/telling.ts";

/** Tells of culture, customs and living together. */
export function tellCulture(f: Facts): NewsTelling {
  const p = f.place;
  const teen = f.young();
  const [a, b, c, d] = [f.person(), f.person(), f.person(), f.person()];
  const guests = (p.people < 1200 ? f.int(6, 15) : f.int(14, 48)) * 10;
  const audience = f.int(6, 19) * 10;
  const old = f.int(70, 240);
  return {
    kickers: ["Kultur", "Gesellschaft", p.name],
    events: [
      {
        titles: [
          `Dachbodenfund ${p.in}: Briefe aus Amerika`,
          `${f.int(42, 120)} Briefe erzählen ${p.in} von der Auswanderung`,
          `Die Schachtel unter den Ziegeln: Fund ${p.in}`,
          `Liebe Mutter, hier ist alles groß: Ein Fund ${p.in}`,
        ],
        leads: [
          `Bei einer Haussanierung ${p.in} kamen Briefe eines Auswanderers zum Vorschein.`,
          `Was eine Blechschachtel über ${p.name} und die weite Welt verrät.`,
        ],
        opening: `Der Zimmermann hatte die Schachtel schon auf den Schutthaufen geworfen, da fiel ihm die Schrift auf. Nun liegen die Briefe ${p.atOffice} in säurefreien Mappen: ${f.int(42, 120)} Stück, geschrieben von einem jungen Mann aus ${p.name}, der vor mehr als hundert Jahren nach Ohio ging.`,
        details: [
          `Er berichtet von Sägewerken, Heimweh und einem Preis für die beste Zither. Im letzten Brief kündigt er seine Rückkehr an. Ob er je ankam, ist ungeklärt; im Taufbuch findet sich sein Name, im Sterbebuch nicht.`,
          `Transkribiert hat die Blätter ein Kreis von Freiwilligen, der sich einmal in der Woche trifft, um Kurrent zu lesen. Eine Auswahl wird ${p.hall} vorgelesen, ein Heft mit ${f.int(60, 110)} Seiten ist in Vorbereitung.`,
        ],
        quotes: [
          `„Nach dem zehnten Brief kennt man ihn“, sagt ${a.as("Chronistin", "Chronist")}. „Und nach dem dreißigsten macht man sich Sorgen.“`,
          `„Er schreibt, die Berge dort seien eine Enttäuschung“, erzählt ${b.full} aus der Lesegruppe. „Da wussten wir, er ist von hier.“`,
        ],
        pictures: [],
        tags: ["Geschichte", "Archiv"],
        fits: { contexts: [0, 1, 3, 8], voices: [0, 3, 6, 8], closings: [0, 3, 4] },
      },
      {
        titles: [
          `Neue Töne im alten Stadel: Konzertreihe ${p.in}`,
          `Heuboden ausverkauft: Konzert ${p.in}`,
          `Cello zwischen Heuballen: ${p.name} lauscht`,
          `Kammermusik mit Stallgeruch ${p.in}`,
        ],
        leads: [
          `In einem Stadel ${p.in} spielt ein Trio vor ${audience} Menschen. Das ist kein Zufall, sondern der Beginn einer Reihe.`,
          `Wo früher Heu lagerte, klingt ${p.in} jetzt Schubert.`,
        ],
        opening: `Durch die Ritzen fiel Abendlicht, eine Schwalbe flog quer durch das Adagio. Mit einem Kammerkonzert in einem Stadel ${p.spot} ist ${p.in} eine Reihe gestartet, die mehr sein will als Sommerunterhaltung. ${audience} Leute kamen.`,
        details: [
          `Initiiert hat sie ${a.full}, ${a.form("Cellistin", "Cellist")} und nach Jahren in Berlin heimgekehrt. Fünf Abende sind vorgesehen, vom Streichtrio bis zum Duo für Hackbrett und Elektronik. Gesessen wird auf Ballen, Polster sind mitzubringen.`,
          `Bauordnung und Brandschutz machten einige Auflagen: ein zweiter Ausgang, keine Kerzen, höchstens ${audience + 20} Personen. Die Feuerwehr stellt die Wache und hat, wie man hört, inzwischen eine Lieblingssonate.`,
        ],
        quotes: [
          `„Die Akustik ist ein Geschenk, Holz auf allen Seiten“, schwärmt ${a.as("Initiatorin", "Initiator")}. „Und das Publikum hustet nicht, es lauscht.“`,
          `„Von Musik verstehe ich nichts, aber mein Stadel war noch nie so gut gekehrt“, sagt der Besitzer ${f.person(false).full}.`,
        ],
        pictures: ["konzert"],
        tags: ["Konzert", "Stadel"],
        fits: { contexts: [0, 1, 2, 4, 6], voices: [0, 1, 3, 4, 7], closings: [0, 1, 2, 6, 7] },
        suits: !p.city,
      },
      {
        titles: [
          `Bücherei ${p.in} verleiht jetzt auch Bohrmaschinen`,
          `Krimi oder Kreissäge? Die Bücherei ${p.in} erfindet sich neu`,
          `Bibliothek der Dinge ${p.in} eröffnet`,
          `${f.int(60, 180)} Dinge zum Ausleihen: Neues ${p.in}`,
        ],
        leads: [
          `Zwischen Romanen und Reiseführern stehen ${p.in} neuerdings Werkzeuge, Zelte und ein Raclettegrill.`,
          `Die Bücherei ${p.in} hat ihr Angebot erweitert. Der Renner ist eine Nähmaschine.`,
        ],
        opening: `Im Regal neben den Krimis liegt eine Stichsäge, darunter ein Zelt für vier. Die Bücherei ${p.in} verleiht seit kurzem Dinge, die man selten braucht und ungern kauft. ${f.int(60, 180)} Gegenstände umfasst der Bestand, gespendet von der Bevölkerung.`,
        details: [
          `Eine Jahreskarte kostet ${f.int(15, 28)} Euro und gilt für alles, vom Bilderbuch bis zum Hochdruckreiniger. Am gefragtesten sind die Nähmaschine, das Fondueset und ein Mikroskop. Kaputt gegangen ist bisher ein Drachen.`,
          `Betreut wird die Bücherei von ${count(f.int(9, 22))} Ehrenamtlichen. Sie haben für jedes Stück eine Karte angelegt, auf der Ausleihende Tipps notieren dürfen. Bei der Heckenschere steht: „Nicht am Sonntag!“`,
        ],
        quotes: [
          `„Ein Haushalt benutzt eine Bohrmaschine im Leben dreizehn Minuten“, sagt ${a.as("Büchereileiterin", "Büchereileiter")}. „Bei uns arbeitet sie wenigstens.“`,
          `„Gekommen bin ich wegen der Leiter, gegangen bin ich mit drei Romanen“, erzählt ${b.full}.`,
        ],
        pictures: ["bibliothek"],
        tags: ["Bücherei", "Teilen"],
        fits: { contexts: [0, 2, 3, 4, 7], voices: [2, 3, 5, 6, 8], closings: [1, 3, 8] },
      },
      {
        titles: [
          `Repaircafé war gestern: ${p.name} lädt zum Erzählcafé`,
          `Kaffee gegen Geschichten: Erzählrunde ${p.in}`,
          `„Das weiß sonst niemand mehr“: Zeitzeugen ${p.in}`,
          `Wenn ${p.name} sich erinnert: Ein Nachmittag mit Zeitzeugen`,
        ],
        leads: [
          `Im Erzählcafé ${p.in} berichten alte Menschen, junge hören zu und nehmen auf.`,
          `Einmal im Monat wird ${p.in} erzählt. Das Archiv wächst auf ${f.int(30, 90)} Stunden.`,
        ],
        opening: `„Wir hatten eine Badewanne für das ganze Haus“, beginnt ${a.full}, ${f.int(82, 93)}, und schon wird es still. Im Erzählcafé ${p.hall} ${p.in} gehören zwei Stunden jenen, die sich erinnern. Die Jungen halten das Aufnahmegerät.`,
        details: [
          `Jeder Nachmittag hat ein Thema: Schulweg, Winter, erste Liebe, der Fernseher im Gasthaus. Aufgenommen wird alles, veröffentlicht nur, was die Erzählenden freigeben. ${f.int(30, 90)} Stunden Material sind beisammen.`,
          `Entstanden ist die Reihe aus einem Schulprojekt. Inzwischen kommen bis zu ${f.int(35, 80)} Gäste, manche aus ${p.other}. Der Kuchen wird reihum gebacken, Streit gibt es allenfalls um Jahreszahlen.`,
        ],
        quotes: [
          `„Meine Enkelin hat gefragt, wie wir uns ohne Handy verabredet haben“, sagt ${b.full}. „Ich musste selbst nachdenken.“`,
          `„Es sind oft die Nebensätze, in denen die Welt steckt“, meint ${d.full}, ${d.form("die", "der")} die Runde leitet.`,
        ],
        pictures: [],
        tags: ["Zeitzeugen", "Begegnung"],
        fits: { contexts: [0, 4, 5, 7, 8], voices: [1, 2, 4, 6, 8], closings: [2, 4, 5, 6] },
      },
      {
        titles: [
          `Kapelle ${p.in} wird renoviert: Unter der Farbe ein Engel`,
          `Der Engel war ${old} Jahre lang verdeckt: Fund ${p.in}`,
          `Restauratorin entdeckt Malerei ${p.in}`,
          `Schicht um Schicht: Eine Kapelle ${p.in} gibt Geheimnisse preis`,
        ],
        leads: [
          `Bei der Sanierung einer Kapelle ${p.in} kam eine alte Wandmalerei ans Licht.`,
          `Mit Skalpell und Wattestäbchen: ${p.In} wird ein Engel freigelegt.`,
        ],
        opening: `Zuerst war es nur ein Flügel, blassblau und mit einem Riss quer durch. Dann kam ein Gesicht dazu. In einer Kapelle ${p.spot} ${p.in} hat eine Restauratorin unter drei Schichten Kalkfarbe eine Malerei gefunden, die rund ${old} Jahre alt sein dürfte.`,
        details: [
          `Übermalt wurde sie vermutlich nach einem Brand, von dem die Pfarrchronik in einem Satz berichtet. Die Freilegung geht langsam voran, etwa zwei Handflächen am Tag. Das Denkmalamt hat den Fund begutachtet und Mittel in Aussicht gestellt.`,
          `Eigentlich sollte nur das Dach geflickt werden. Nun verlängern sich die Arbeiten um ${count(f.int(4, 10))} Monate, die Kosten steigen auf ${f.int(90, 240)}.000 Euro. Ein Förderkreis sammelt bereits, mit Konzerten und einer Patenschaft je Quadratdezimeter.`,
        ],
        quotes: [
          `„Man arbeitet mit der Lupe und vergisst die Welt“, sagt Restauratorin ${f.person(true).full}. „Wenn einem dann plötzlich jemand entgegenschaut, erschrickt man.“`,
          `„Meine Mutter hat immer gesagt, da sei ein Engel“, erzählt ${b.full}. „Wir haben gedacht, sie meint das im übertragenen Sinn.“`,
        ],
        pictures: ["kapelle"],
        tags: ["Denkmal", "Restaurierung"],
        fits: { contexts: [1, 3, 8], voices: [3, 5, 6], closings: [1, 3] },
      },
      {
        titles: [
          `Dialekt zum Anfassen: Wörterbuch für ${p.name}`,
          `Vom Gumpiga bis zum Gsüchte: ${p.name} sammelt Wörter`,
          `${f.int(900, 2600)} Wörter aus ${p.name} zwischen zwei Deckeln`,
          `So redet man ${p.in}: Ein Buch wider das Vergessen`,
        ],
        leads: [
          `Ein Kreis von Freiwilligen hat den Dialekt ${p.in} gesammelt und gedruckt.`,
          `${f.int(900, 2600)} Einträge, zwei Streitfälle: Das Wörterbuch ${p.in} ist da.`,
        ],
        opening: `Um ein einziges Wort haben sie einen ganzen Abend gestritten. Jetzt steht es in zwei Schreibweisen drin. Das Dialektwörterbuch von ${p.name} ist erschienen, ${f.int(140, 320)} Seiten stark, gesammelt in Stuben, Ställen und am Telefon.`,
        details: [
          `Sechs Jahre lang hat ein Kreis um ${a.full} Begriffe notiert, die zu verschwinden drohen. Viele stammen aus der Landwirtschaft, manche aus der Küche, etliche sind Schimpfwörter. Zu jedem gibt es einen Beispielsatz.`,
          `Die Tonaufnahmen sind über einen Code im Buch abrufbar. Zu hören sind ${f.int(24, 60)} Stimmen aus allen Ortsteilen, denn schon über die Brücke klingt manches anders. Die erste Auflage war nach wenigen Tagen vergriffen.`,
        ],
        quotes: [
          `„Mit jedem Wort stirbt eine Art, die Welt anzuschauen“, sagt ${a.full}, ${a.form("die", "der")} das Buch angestoßen hat. „Für manche Regenarten haben wir sieben Ausdrücke.“`,
          `„Die Kinder lachen zuerst, dann benutzen sie es“, beobachtet ${b.as("Lehrerin", "Lehrer")}, ${b.form("die", "der")} das Buch im Unterricht verwendet.`,
        ],
        pictures: [],
        tags: ["Dialekt", "Sprache"],
        fits: { contexts: [0, 3, 5, 8], voices: [0, 3, 6, 8], closings: [1, 3] },
      },
      {
        titles: [
          `Theater ${p.in}: Ein Stück über den Stau`,
          `Drei Wirte, eine Leiche: Premiere ${p.in}`,
          `Lachen mit Hintersinn: Laienbühne ${p.in}`,
          `Der Bürgermeister als Bösewicht: Premiere ${p.in}`,
        ],
        leads: [
          `Die Laienbühne ${p.in} hat ein neues Stück geschrieben. Es spielt ganz offensichtlich nebenan.`,
          `Stehender Applaus für eine Komödie, in der sich ${p.name} wiedererkennt.`,
        ],
        opening: `Als der Vorhang aufging, lachten die Ersten schon: Das Bühnenbild zeigte unverkennbar die Straße ${p.spot}. Die Laienbühne ${p.in} hat ${p.hall} eine Komödie uraufgeführt, die den Ort liebevoll durch den Kakao zieht.`,
        details: [
          `Es geht um einen Umfahrungsstreit, eine verschwundene Unterschriftenliste und einen Bürgermeister, der zu viel verspricht. Geschrieben hat den Text ${a.full}, im Brotberuf ${a.form("Buchhalterin", "Buchhalter")}. Zwölf Leute spielen, ${count(f.int(4, 8))} zum ersten Mal.`,
          `Geprobt wurde ${count(f.int(3, 6))} Monate lang, zuletzt jeden Abend. Das Licht kommt aus geliehenen Scheinwerfern, die Kostüme stammen vom Dachboden. Sämtliche ${count(f.int(5, 9))} Vorstellungen sind nahezu ausgebucht.`,
        ],
        quotes: [
          `„Ähnlichkeiten sind beabsichtigt“, sagt ${a.as("Autorin", "Autor")} und hebt die Hände. „Beleidigt hat sich bisher nur einer, und der kommt gar nicht vor.“`,
          `„Ich habe mich erkannt und fand mich gar nicht so übel“, sagt ${p.mayorTitle} in der Pause.`,
        ],
        pictures: ["buehne"],
        tags: ["Theater", "Premiere"],
        fits: { contexts: [0, 1, 2, 6], voices: [1, 2, 4, 7], closings: [0, 1, 5, 7] },
      },
      {
        titles: [
          `Ein Bankerl für jeden Blick: ${p.name} stellt Sitzbänke auf`,
          `Setz dich her: Redebänke ${p.in}`,
          `${Count(f.int(8, 24))} Bänke, ${count(f.int(8, 24))} Geschichten: Aktion ${p.in}`,
          `Wer hier sitzt, will reden: Bankerl ${p.in}`,
        ],
        leads: [
          `Wer auf den bunten Bänken ${p.in} Platz nimmt, lädt zum Gespräch ein.`,
          `Ein Schreiner, ein Pfarrer und eine Idee: ${p.In} stehen jetzt Redebänke.`,
        ],
        opening: `Die gelbe steht an der Bushaltestelle, die blaue ${p.spot}, die rote vor dem Friedhof. Auf allen klebt ein Schild: „Hier darf man mich ansprechen.“ ${p.name} hat Redebänke aufgestellt, und sie werden benutzt.`,
        details: [
          `Die Idee brachte ${a.full} aus Dänemark mit. Gefertigt wurden die Bänke aus Lärche von Jugendlichen, die ein freiwilliges Sozialjahr leisten. Für jede fand sich eine Patin oder ein Pate, der sie pflegt und im Winter abkehrt.`,
          `In einer kleinen Umfrage gab jede fünfte Person über siebzig an, an manchen Tagen mit niemandem zu sprechen. Das habe ${p.die} aufgerüttelt, heißt es. Zu den Bänken kommt nun ein Telefon, das zweimal die Woche besetzt ist.`,
        ],
        quotes: [
          `„Gestern habe ich erfahren, wie man Zitronen überwintert“, erzählt ${b.full}. „Von einem Mann, den ich dreißig Jahre nur gegrüßt habe.“`,
          `„Einsamkeit sieht man nicht, eine Bank schon“, sagt ${a.full}, ${a.form("die", "der")} die Aktion angeregt hat.`,
        ],
        pictures: ["ruhebank"],
        tags: ["Begegnung", "Nachbarschaft"],
        topics: ["gesundheit"],
        fits: { contexts: [1, 3, 4, 7], voices: [3, 6, 8], closings: [1, 3] },
      },
      {
        titles: [
          `${p.name} tanzt: Ball mit ${guests} Gästen`,
          `Vom Walzer zur Polonaise: Ballnacht ${p.in}`,
          `Um Mitternacht ein Esel: Ball ${p.in}`,
          `Frack, Tracht, Turnschuh: So feierte ${p.name}`,
        ],
        leads: [
          `Der Ball ${p.in} war bis auf den letzten Platz besetzt. Die Mitternachtseinlage blieb in Erinnerung.`,
          `${guests} Ballgäste, eine Kapelle und ein überraschender Auftritt ${p.hall}.`,
        ],
        opening: `Um Mitternacht öffnete sich die Tür, und herein kam ein Esel mit Krawatte. Es war die Einlage des Balls ${p.hall} ${p.in}, zu dem sich ${guests} Gäste eingefunden hatten, viele in Tracht, einige in Turnschuhen.`,
        details: [
          `Eröffnet wurde mit einer Polonaise der Maturantinnen und Maturanten, danach spielte eine neunköpfige Kapelle durch bis drei. Die Tombola, gespeist von ${f.int(25, 60)} Betrieben, war nach vierzig Minuten leer.`,
          `Nach einer Pause von ${count(f.int(3, 6))} Jahren hatte ein junges Komitee den Ball wiederbelebt. Der Reinerlös von ${f.int(24, 90)}00 Euro geht an die Jugendarbeit, ein Teil an den Gnadenhof, von dem der Esel stammt.`,
        ],
        quotes: [
          `„Der Esel war der Einzige, der im Takt geblieben ist“, meint ${a.full} vom Komitee.`,
          `„Ich habe hier vor fünfzig Jahren meinen Mann kennengelernt“, sagt ${f.person(true).full}. „Heute hat er wieder mit mir getanzt, und er kann es immer noch nicht.“`,
        ],
        pictures: [],
        tags: ["Ball", "Fest"],
        topics: ["blasmusik-und-vereine"],
        fits: { contexts: [0, 2, 4, 6], voices: [1, 3, 4, 7], closings: [1, 2, 5, 7] },
      },
      {
        titles: [
          `Sprachcafé ${p.in}: Deutsch lernt man beim Kochen`,
          `Aus ${count(f.int(9, 18))} Ländern an einen Tisch: ${p.name} isst gemeinsam`,
          `Dolma und Dampfnudeln: Begegnung ${p.in}`,
          `Wie ${p.name} Neuankömmlinge aufnimmt`,
        ],
        leads: [
          `Einmal in der Woche wird ${p.in} gekocht und geredet, in vielen Sprachen und auf Deutsch.`,
          `Freiwillige ${p.in} helfen Zugezogenen beim Ankommen. Es beginnt meist mit einem Kochlöffel.`,
        ],
        opening: `„Das heißt Schneebesen“, sagt ${a.full}. „Aber es schneit nicht“, sagt die Frau neben ${a.form("ihr", "ihm")}, und beide lachen. Im Sprachcafé ${p.hall} ${p.in} wird Deutsch gelernt, während die Zwiebeln braten.`,
        details: [
          `Bis zu ${f.int(25, 60)} Menschen aus ${count(f.int(9, 18))} Ländern kommen. Manche leben seit Jahren hier, andere seit wenigen Wochen. Aus den Treffen sind Nachhilfestunden, zwei Arbeitsverträge und eine Fußballmannschaft hervorgegangen.`,
          `Geleitet wird das Café von ${count(f.int(8, 19))} Freiwilligen. Es gibt nur eine Regel: Wer ein Wort nicht kennt, fragt. Am Ende stehen alle neuen Wörter auf einer Tafel, zuletzt waren es ${f.int(28, 70)}.`,
        ],
        quotes: [
          `„Ich war Buchhalterin in Damaskus, hier musste ich von vorne anfangen“, erzählt eine Teilnehmerin. „Das erste Wort war ‚Grüß Gott‘, das zweite ‚Formular‘.“`,
          `„Man bekommt mehr zurück, als man gibt“, sagt ${b.full}. „Vor allem Rezepte.“`,
        ],
        pictures: [],
        tags: ["Integration", "Ehrenamt"],
        topics: ["bildung"],
        fits: { contexts: [0, 3, 4, 7], voices: [1, 2, 3, 5], closings: [2, 4, 6, 8] },
        suits: p.people > 1800,
      },
      {
        titles: [
          `Heimatmuseum ${p.in} öffnet mit neuem Blick`,
          `Keine Spinnräder mehr: Museum ${p.in} räumt auf`,
          `Der Kühlschrank als Exponat: Neues Museum ${p.in}`,
          `${f.int(300, 900)} Dinge, neu geordnet: Museum ${p.in}`,
        ],
        leads: [
          `Das kleine Museum ${p.in} wurde umgebaut. Gezeigt wird jetzt auch, was noch niemand alt nennt.`,
          `Zwischen Butterfass und Videorekorder: ${p.name} stellt sich selbst aus.`,
        ],
        opening: `In der ersten Vitrine steht ein Videorekorder, daneben ein Butterfass. Beides, so die Botschaft, hat das Leben ${p.in} verändert. Das Heimatmuseum hat nach ${count(f.int(9, 20))} Monaten Umbau wieder geöffnet und verzichtet auf verstaubte Stuben.`,
        details: [
          `Aus über zweitausend Gegenständen wurden ${f.int(300, 900)} ausgewählt. Zu jedem gibt es eine Geschichte, erzählt von jemandem, der ihn benutzt hat. Kinder dürfen an einer Station melken, allerdings nur eine Kuh aus Sperrholz.`,
          `Der Umbau kostete ${f.int(120, 380)}.000 Euro, ein Drittel davon brachte der Museumsverein auf. Geöffnet ist an drei Nachmittagen, der Eintritt ist frei. Im ersten Monat kamen ${f.int(380, 1400)} Besucherinnen und Besucher.`,
        ],
        quotes: [
          `„Heimat ist nicht das, was früher besser war, sondern das, worüber man gemeinsam lacht“, sagt ${a.as("Kuratorin", "Kurator")}.`,
          `„Da steht mein alter Kühlschrank“, ruft ${b.full} bei der Eröffnung. „Der hat bis zum Schluss funktioniert, das muss dazugeschrieben werden!“`,
        ],
        pictures: ["museum"],
        tags: ["Museum", "Ausstellung"],
        fits: { contexts: [1, 3, 5, 7, 8], voices: [0, 1, 2, 4, 5], closings: [0, 1, 3] },
        suits: !p.city,
      },
    ],
    contexts: [
      `Getragen wird das Ganze von Freiwilligen. Rund ${f.int(20, 60)} Personen helfen mit, die Jüngste geht noch zur Schule, der Älteste erzählt gern, dass er beim ersten Mal schon dabei war, was rechnerisch nicht ganz aufgeht.`,
      `Die Kulturabteilung des Landes hat einen Zuschuss gewährt, ${p.die} legt denselben Betrag dazu. Der Rest muss verdient werden, mit Eintritten, Spenden und dem Verkauf von Kuchen, der traditionell als Erstes aus ist.`,
      `${p.name} hat, gemessen an der Größe, ein erstaunlich dichtes Programm. ${f.int(28, 160)} Veranstaltungen zählt der Kalender in diesem Jahr, vom Kinderkonzert bis zum Vortrag über Mauersegler.`,
      `Entstanden ist der Plan, wie so vieles, am Küchentisch. Zu viert sei man gesessen, erinnern sich die Beteiligten, und habe auf der Rückseite eines Kalenders notiert, was möglich wäre, wenn man nicht frage, was es koste.`,
      `In ${p.other} gibt es Ähnliches schon länger. Von dort holte man sich Rat, lieh sich Technik und übernahm auch gleich den Grundsatz, dass um elf Uhr abends Schluss ist, damit die Nachbarschaft gewogen bleibt.`,
      `Die Resonanz übertraf die Erwartungen. Schon nach wenigen Tagen musste man Sessel dazustellen, und im Gästebuch finden sich Einträge aus ${count(f.int(5, 11))} Ländern, darunter einer in Spiegelschrift.`,
      `Ganz reibungslos verlief die Vorbereitung nicht. Einmal fiel die Heizung aus, einmal der wichtigste Mensch, und drei Tage lang fehlte der Schlüssel. Gefunden wurde er in der Keksdose.`,
      `Wer genauer hinsieht, bemerkt, wie viele Verbindungen dadurch entstanden sind. Schule, Pfarre, Vereine und Zugezogene arbeiten zusammen, die sonst nur denselben Parkplatz benutzen.`,
      `Auch die Lokalgeschichte kommt nicht zu kurz. Das Gemeindearchiv hat Bilder beigesteuert, auf denen ${p.name} kaum wiederzuerkennen ist: ungeteerte Straßen, Leiterwagen und mehr Apfelbäume als Häuser.`,
    ],
    voices: [
      `„Kultur ist, wenn man nachher anders heimgeht, als man gekommen ist“, sagt ${p.mayorTitle}. „Ich bin heute langsamer gegangen.“`,
      `„Ich bin nur mitgegangen, weil meine Frau nicht allein fahren wollte“, gibt ${f.person(false).full} zu. „Jetzt bin ich derjenige, der wieder hinwill.“`,
      `${teen.full}, ${f.int(16, 19)}, hilft seit dem ersten Tag. „Man wird ernst genommen“, sagt ${teen.form("sie", "er")}. „Und es gibt etwas zu essen.“`,
      `„Wir sind keine Großstadt und wollen auch keine sein“, meint ${c.full} vom Kulturausschuss. „Aber ein bisschen Mut steht jedem Ort.“`,
      `„Ich habe in Wien, Zürich und London gelebt“, sagt ${c.full}, ${c.form("Besucherin", "Besucher")}. „So unmittelbar war es nirgends.“`,
      `„Die Leute fragen immer, wer das alles bezahlt“, sagt ${c.full}, ${c.form("die", "der")} die Kassa führt. „Ich frage zurück: Was würde es kosten, wenn es das nicht gäbe?“`,
      `„Manches muss man einfach machen und erst nachher erklären“, sagt ${c.full} aus dem Organisationsteam.`,
      `Einen kleinen Einwand hat ${c.full} dann doch. „Die Sessel sind zu hart“, sagt ${c.form("sie", "er")}. „Sonst gibt es nichts zu bekritteln, und ich bekrittle gern.“`,
      `„Meine Großmutter hätte ihre Freude daran gehabt“, sagt ${c.full}. „Wahrscheinlich hätte sie auch gleich gesagt, wie es besser geht.“`,
    ],
    closings: [
      `Der nächste Termin ist fixiert, Karten und Auskünfte gibt es ${p.atOffice} und an der Abendkassa.`,
      `Im Herbst wird Bilanz gezogen. Dass es weitergeht, bezweifelt ${p.in} eigentlich niemand.`,
      `Zum Ausklang gab es Suppe, Brot und Gespräche, die noch auf dem Parkplatz fortgesetzt wurden.`,
      `Wer etwas beitragen möchte, ob Fotos, Zeit oder Sachspenden, ist willkommen. Ein Anruf genügt.`,
      `Die Fortsetzung folgt in ${count(f.int(3, 9))} Wochen. Bis dahin, so bittet man, möge sich jeder überlegen, wen er mitbringt.`,
      `Eine Aufzeichnung wird es nicht geben. Man müsse schon dabei gewesen sein, sagen jene, die dabei waren.`,
      `Am Ende wurde gemeinsam zusammengeräumt, und wer den letzten Sessel trug, bekam das letzte Stück Kuchen.`,
      `Ob daraus eine Tradition wird? „Beim dritten Mal ist es eine“, lautet die hiesige Regel. Das war Nummer ${f.one("eins", "zwei")}.`,
      `Geöffnet und offen für alle bleibt das Angebot auch in den kommenden Monaten, bei freiem Eintritt und, wie betont wird, ohne Kleiderordnung.`,
    ],
    heads: ["Wie alles begann", "Viele Hände", "Das Echo", "Ausblick"],
  };
}
