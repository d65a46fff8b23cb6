/** Local news: matches, races and the people beside the pitch. */
import { Count, count, digits, type Facts, type NewsTelling } from "#workers/demo/compose/telling.ts";

/** Tells of sport in the municipality. */
export function tellSport(f: Facts): NewsTelling {
  const p = f.place;
  const teen = f.young();
  const [a, b, c] = [f.person(), f.person(), f.person()];
  const home = f.int(2, 5);
  const away = f.int(0, home - 1);
  const crowd = f.int(12, 90) * 10;
  const runners = f.int(18, 76) * 10;
  const youth = f.int(24, 130);
  const clock = `${f.int(33, 48)}:${String(f.int(1, 59)).padStart(2, "0")}`;
  return {
    kickers: ["Sport", "Vereinssport", p.name],
    events: [
      {
        titles: [
          `${p.name} schlägt ${p.other} ${home}:${away}`,
          `Derby mit Drama: ${p.name} gewinnt ${home}:${away}`,
          `${home} Tore zum Glück: ${p.name} jubelt im Derby`,
          `Später Treffer, langer Abend: ${p.name} besiegt ${p.other}`,
        ],
        leads: [
          `Vor ${digits(crowd)} Zuschauern hat ${p.name} das Derby gegen ${p.other} mit ${home}:${away} gewonnen.`,
          `Ein Freistoß, ein Fehler, ein Fest: Das Derby ging an ${p.name}.`,
        ],
        opening: `Der Ball lag schon im Netz, da hob der Linienrichter die Fahne – und senkte sie wieder. ${p.name} hat das Fußballderby gegen ${p.other} vor ${digits(crowd)} Zuschauern mit ${home}:${away} gewonnen, und gestritten wird darüber wohl noch Wochen.`,
        details: [
          `Zur Pause stand es ${away}:${away}, beide Mannschaften hatten einander belauert. Dann kam ${b.last} ins Spiel, ${f.int(17, 20)} Jahre alt, und brachte mit dem ersten Ballkontakt die Wende.`,
          `Ein Elfmeter landete an der Latte, ein Kopfball am Pfosten, und der Tormann von ${p.other} hielt in der Schlussphase dreimal prächtig. Am Ende aber zählte, dass ${p.name} die besseren Nerven hatte.`,
        ],
        quotes: [
          `„Schön war es nicht, aber laut“, sagt Trainer ${f.person(false).full}. „Im Derby nehme ich laut.“`,
          `„Wir haben ihnen ${count(home)} Geschenke gemacht und keine Schleife drumgebunden“, ärgert sich der Trainer der Gäste.`,
        ],
        pictures: ["fussballplatz"],
        tags: ["Fußball", "Derby"],
        topics: ["fussball"],
        fits: { contexts: [0, 1, 2, 7], voices: [1, 2, 5, 7, 8], closings: [0, 2, 3, 7] },
        suits: p.people > 600,
      },
      {
        titles: [
          `${digits(runners)} am Start: Lauf ${p.in} mit Rekord`,
          `Auf und ab in ${clock} Minuten: Lauf ${p.in}`,
          `Der Lauf, bei dem auch der Letzte gefeiert wird: ${p.name}`,
          `Rekordfeld ${p.in}: ${a.full} gewinnt`,
        ],
        leads: [
          `${digits(runners)} Läuferinnen und Läufer haben sich ${p.in} auf die Strecke gemacht. So viele waren es noch nie.`,
          `Zehn Kilometer, ${f.int(160, 420)} Höhenmeter, viel Applaus: der Volkslauf ${p.in}.`,
        ],
        opening: `Vorne ging es um Sekunden, hinten um die Gulaschsuppe. Beim Volkslauf ${p.in} starteten ${digits(runners)} Menschen, so viele wie nie zuvor. ${a.full} gewann die Hauptstrecke in ${clock} Minuten, obwohl ${a.form("sie", "er")} sich einmal verlief.`,
        details: [
          `Die Runde führt ${p.water} entlang, dann steil hinauf und über Wiesenwege zurück. ${f.int(160, 420)} Höhenmeter sind zu bewältigen. Der älteste Teilnehmer, ${f.int(78, 87)}, kam nach gut eineinhalb Stunden ins Ziel, Arm in Arm mit der Enkelin.`,
          `Für die Kinder gab es eine eigene Strecke, auf der niemand gestoppt wurde und alle eine Medaille bekamen. ${f.int(60, 140)} Freiwillige sorgten für Absperrungen, Wasser und Zuspruch; ein Alphornduo blies an der steilsten Stelle.`,
        ],
        quotes: [
          `„Beim zweiten Anstieg wollte ich umdrehen“, sagt ${a.first}. „Dann hat mich eine Frau mit Kinderwagen überholt. Das ging natürlich nicht.“`,
          `„Unser Ziel ist, dass alle am Abend noch gehen können“, meint ${b.as("Organisatorin", "Organisator")}. „Das haben wir beinahe erreicht.“`,
        ],
        pictures: ["berglauf"],
        tags: ["Laufen", "Volkslauf"],
        fits: { contexts: [0, 3, 6, 7], voices: [0, 1, 2, 4, 8], closings: [0, 2, 4] },
      },
      {
        titles: [
          `Skitalent aus ${p.name}: ${teen.full} fährt in den Kader`,
          `${teen.full} und die Kunst der Kurve`,
          `Von der Hauspiste in den Landeskader: ${teen.full} aus ${p.name}`,
          `Früh auf, schnell runter: Nachwuchs aus ${p.name}`,
        ],
        leads: [
          `${teen.full} aus ${p.name} ist ${f.int(15, 17)} und gehört nun dem Landeskader an.`,
          `Wenn andere schlafen, steht ${teen.full} aus ${p.name} schon am Lift.`,
        ],
        opening: `Der Wecker läutet um Viertel vor fünf, und zwar freiwillig. ${teen.full} aus ${p.name}, im zweiten Lehrjahr in einem Sportgeschäft, hat es in den Landeskader der Alpinen geschafft.`,
        details: [
          `Im Riesentorlauf gewann das Talent in dieser Saison ${count(f.int(3, 6))} Rennen, im Slalom schied es fast ebenso oft aus. Trainiert wird an fünf Tagen, dazu kommen Kraft, Gleichgewicht und, auf Anraten der Mutter, ein Kochkurs.`,
          `Entdeckt wurde ${teen.first} beim Vereinsrennen, mit sieben Jahren und auf geliehenen Ski. Der Skiclub ${p.name} betreut ${youth} Kinder. Vier von ihnen fahren inzwischen auf Landesebene.`,
        ],
        quotes: [
          `„Ich denke beim Fahren an gar nichts, das ist ja das Schöne“, sagt ${teen.first}.`,
          `„Talent haben viele“, meint ${a.as("Trainerin", "Trainer")}. „Aber wer nach einem Sturz lacht und wieder hinaufgeht, der kann weit kommen.“`,
        ],
        pictures: ["skipiste"],
        tags: ["Ski alpin", "Nachwuchs"],
        topics: ["wintersport"],
        seasonal: true,
        fits: { contexts: [1, 2, 4, 5], voices: [0, 1, 2, 6], closings: [1, 3, 6] },
        suits: !p.flat,
      },
      {
        titles: [
          `Kunstrasen ${p.in}: ${youth} Kinder haben wieder Platz`,
          `Kein Schlamm mehr: Neuer Platz ${p.in}`,
          `Der Rasen ist künstlich, die Freude echt: ${p.name}`,
          `${p.name} eröffnet Trainingsplatz`,
        ],
        leads: [
          `Nach Jahren auf einem Acker trainiert der Nachwuchs ${p.in} auf einem neuen Platz.`,
          `${youth} Kinder, ein Platz, keine Pfützen: Eröffnung ${p.in}.`,
        ],
        opening: `Zum ersten Mal seit Jahren blieben die Stutzen sauber. ${p.In} ist ein neuer Trainingsplatz eröffnet worden, auf dem ${youth} Kinder und Jugendliche auch bei Regen üben können. Angestoßen hat das jüngste Mädchen der U7, mit der Pike und ins Aus.`,
        details: [
          `Der Belag kommt ohne Gummigranulat aus, aufgefüllt wurde mit Kork. Neue Strahler brauchen ein Drittel des Stroms und schalten um neun Uhr ab. Die Baukosten von ${f.int(420, 880)}.000 Euro teilen sich ${p.die}, Land und Verein.`,
          `Der alte Platz war nach jedem Regen tagelang gesperrt. Mannschaften wichen nach ${p.other} aus oder trainierten in der Tiefgarage. Diese Zeit, da sind sich alle einig, hat dem Zusammenhalt nicht geschadet.`,
        ],
        quotes: [
          `„Zwei Mannschaften mussten wir abweisen, jetzt können wir wieder aufnehmen“, freut sich ${a.as("Nachwuchsleiterin", "Nachwuchsleiter")}.`,
          `„Auf dem alten Platz hat man Abseits am Geräusch erkannt“, scherzt ${b.full}, seit ${f.int(20, 40)} Jahren ${b.form("Platzwartin", "Platzwart")}. „Am Schmatzen.“`,
        ],
        pictures: ["fussballplatz"],
        tags: ["Fußball", "Sportplatz"],
        topics: ["fussball"],
        fits: { contexts: [0, 1, 2, 8], voices: [0, 1, 2, 3, 6, 7], closings: [0, 1, 5, 8] },
      },
      {
        titles: [
          `Mit ${f.int(71, 83)} auf jedem Gipfel: ${a.full} aus ${p.name}`,
          `Über ${f.int(11, 29)}00 Gipfelbücher: Die Bergleidenschaft von ${a.full}`,
          `${a.full} geht, und zwar hinauf`,
          `Rucksack, Most und Stirnlampe: Ein Bergleben aus ${p.name}`,
        ],
        leads: [
          `${a.full} aus ${p.name} steht jede Woche auf einem Berg. Nach oben, sagt ${a.form("sie", "er")}, gehe es immer.`,
          `Seit der Pensionierung hat ${a.full} keinen Montag im Tal verbracht.`,
        ],
        opening: `Im Rucksack sind immer dieselben vier Dinge: Brot, Speck, ein Pullover, ein Bleistift. Mit Letzterem trägt sich ${a.full} aus ${p.name} in Gipfelbücher ein, seit Jahrzehnten und mittlerweile über ${f.int(11, 29)}00 Mal.`,
        details: [
          `Den ersten Gipfel bestieg ${a.form("sie", "er")} mit fünf, auf den Schultern des Vaters. Ein Sturz vor ${count(f.int(6, 11))} Jahren, bei dem die Hüfte brach, hielt nur eine Saison auf. Danach, so die Erinnerung, habe der Arzt gesagt: Gehen Sie spazieren. Also ging ${a.form("sie", "er")} spazieren.`,
          `Zuhause ${p.spot} füllen die Tourenbücher zwei Regale: Wetter, Gehzeit, Begegnungen, manchmal ein gepresstes Blatt. Eine Forscherin der Universität hat sie ausgeliehen, um die Schneegrenzen mit heute zu vergleichen.`,
        ],
        quotes: [
          `„Ich war nie ${a.form("die Schnellste", "der Schnellste")}, ich war nur immer da“, sagt ${a.first} und schnürt die Schuhe.`,
          `„Man wird oben nicht gescheiter“, sagt ${a.first}. „Aber man wird leiser, und das ist auch etwas.“`,
        ],
        pictures: ["gipfel-sommer", "gipfel-abendrot"],
        tags: ["Bergsteigen", "Porträt"],
        fits: { contexts: [0, 8], voices: [1, 4], closings: [9, 10, 11] },
        suits: !p.flat,
      },
      {
        titles: [
          `Turnerinnen aus ${p.name} holen den Landestitel`,
          `Ein Zehntel Vorsprung: Gold für ${p.name}`,
          `Kür mit Herzklopfen: ${p.name} turnt zum Sieg`,
          `${Count(f.int(5, 8))} Mädchen, ein Titel: Turnen ${p.in}`,
        ],
        leads: [
          `Die Mannschaft aus ${p.name} hat bei den Landesmeisterschaften überraschend gewonnen.`,
          `Mit einem Zehntelpunkt Vorsprung ging der Titel im Turnen an ${p.name}.`,
        ],
        opening: `Nach dem letzten Sprung war es zwanzig Sekunden lang still, dann leuchtete die Anzeige. Mit einem Zehntelpunkt Vorsprung haben die Turnerinnen aus ${p.name} die Landesmeisterschaften gewonnen, zum ersten Mal seit ${count(f.int(12, 31))} Jahren.`,
        details: [
          `Entscheidend war der Schwebebalken, an dem die Favoritinnen aus ${p.other} zweimal absteigen mussten. Für ${p.name} blieb die ${f.int(13, 16)}-jährige ${f.child(true).name} fehlerlos und bekam dafür die Tageshöchstnote.`,
          `Trainiert wird viermal in der Woche in der Turnhalle der Schule, die für die Geräte fast zu niedrig ist. Beim Reck fehlen dreißig Zentimeter. Die Mädchen haben gelernt, oben die Füße einzuziehen.`,
        ],
        quotes: [
          `„Ich habe die Note erst geglaubt, als alle geschrien haben“, sagt ${a.as("Trainerin", "Trainer")}.`,
          `„Unsere Halle ist klein, aber sie riecht nach Zuhause“, sagt eine der Turnerinnen.`,
        ],
        pictures: [],
        tags: ["Turnen", "Landesmeisterschaft"],
        fits: { contexts: [1, 2, 4, 5, 7], voices: [0, 2, 3, 6, 7], closings: [0, 2, 3, 7] },
        suits: p.people > 900,
      },
      {
        titles: [
          `Schwimmbad ${p.in}: Saison mit ${digits(f.int(9, 48) * 1000)} Gästen`,
          `Pommes, Köpfler, Sonnenbrand: Bilanz des Bades ${p.in}`,
          `Bademeister ${p.in}: „Heuer nur zwei Pflaster am Tag“`,
          `Freibad ${p.in} zieht Bilanz`,
        ],
        leads: [
          `Das Freibad ${p.in} blickt auf eine gute Saison zurück. Sorgen macht die Technik.`,
          `Viele heiße Tage, volle Wiesen: Bilanz eines Sommers im Bad ${p.in}.`,
        ],
        opening: `Im Fundbüro liegen ${f.int(18, 60)} Handtücher, neun Brillen und ein Gebiss. Die Badesaison ${p.in} ist vorüber, und die Bilanz fällt gut aus: mehr Gäste als im Vorjahr, weniger Unfälle und ein Rekordtag mit ${digits(f.int(9, 31) * 100)} Eintritten.`,
        details: [
          `${f.int(180, 420)} Kinder lernten in Kursen schwimmen, die Wartelisten sind dennoch lang. Ein Problem ist das Becken, das täglich ${f.int(8, 25)} Kubikmeter Wasser verliert. Im kommenden Jahr soll die Folie getauscht werden.`,
          `Gekühlt wurde die Wiese mit Sonnensegeln, die der Bauhof nach der ersten Hitzewelle genäht hatte. Der Kiosk verkaufte ${digits(f.int(9, 28) * 1000)} Portionen Pommes. Wer mit dem Rad kam, zahlte einen Euro weniger.`,
        ],
        quotes: [
          `„Der schönste Moment ist um halb acht in der Früh, wenn noch niemand drin ist“, sagt ${a.as("Bademeisterin", "Bademeister")}. „Der zweitschönste, wenn alle wieder heil draußen sind.“`,
          `„Ich schwimme seit vierzig Jahren jeden Tag einen Kilometer“, sagt Stammgast ${b.full}. „Sonst wäre ich unausstehlich, sagt meine Familie.“`,
        ],
        pictures: ["freibad"],
        tags: ["Freibad", "Bilanz"],
        seasonal: true,
        fits: { contexts: [0, 8], voices: [0, 1, 4, 8], closings: [6, 9, 12] },
        suits: p.people > 1500,
      },
      {
        titles: [
          `Kegeln ${p.in}: Die letzte Bahn im Ort bleibt`,
          `Alle neune: Wie ${p.name} seine Kegelbahn rettete`,
          `Gut Holz ${p.in}: Ein Sport hält sich`,
          `Zwölf Kugeln gegen das Vergessen: Kegelklub ${p.in}`,
        ],
        leads: [
          `Der Kegelklub ${p.in} hat seine Bahn in Eigenregie saniert.`,
          `Fast wäre die Kegelbahn ${p.in} zum Lager geworden. Es kam anders.`,
        ],
        opening: `Es rumpelt, es knallt, dann schreit jemand „Kranz!“. Auf der letzten Kegelbahn ${p.in}, im Keller eines Gasthauses, wird wieder gespielt. Der Klub hat sie in ${f.int(340, 780)} Arbeitsstunden selbst saniert.`,
        details: [
          `Der Wirt wollte daraus ein Getränkelager machen, bot den Keglern aber eine Frist von einem halben Jahr. Sie legten Kunststoff statt Holz, ersetzten die Seilzüge und malten den Bierwärmer neu an. ${f.int(12, 29)}.000 Euro kamen durch Spenden herein.`,
          `Die jüngste Keglerin ist elf, der älteste Kegler ${f.int(84, 91)}. Gespielt wird dreimal in der Woche, am Donnerstag um die Wurst, und das ist wörtlich zu nehmen. In der Landesliga liegt man auf Rang ${count(f.int(3, 8))}.`,
        ],
        quotes: [
          `„Kegeln ist kein Sport, haben sie gesagt“, erinnert sich ${a.full}. „Am nächsten Tag hatten sie Muskelkater.“`,
          `„Hier kennt mich jeder beim Spitznamen, und keiner hat mir je verraten, wie er entstanden ist“, sagt ${b.full}.`,
        ],
        pictures: [],
        tags: ["Kegeln", "Verein"],
        topics: ["blasmusik-und-vereine"],
        fits: { contexts: [0, 3, 4], voices: [2, 4, 5, 7], closings: [0, 1, 6, 8] },
      },
      {
        titles: [
          `Radrennen ${p.in}: ${a.full} siegt am letzten Anstieg`,
          `Bergauf entschieden: Radmarathon durch ${p.name}`,
          `Mit plattem Reifen ins Ziel: Rennen ${p.in}`,
          `${digits(runners)} Räder, ein Berg: ${p.name} im Rennfieber`,
        ],
        leads: [
          `Beim Radmarathon ${p.in} fiel die Entscheidung auf den letzten drei Kilometern.`,
          `${digits(runners)} Radfahrerinnen und Radfahrer keuchten durch ${p.name}. Die Anwohner läuteten mit Kuhglocken.`,
        ],
        opening: `Drei Kilometer vor dem Ziel griff ${a.full} an, und niemand konnte folgen. Beim Radmarathon mit Start und Ziel ${p.in} waren ${digits(runners)} Fahrerinnen und Fahrer auf der ${f.int(68, 124)} Kilometer langen Strecke unterwegs.`,
        details: [
          `${b.full} fuhr die letzten Meter auf der Felge und wurde dafür gefeiert wie nach einem Sieg. Das Feld war aus ${count(f.int(7, 14))} Nationen angereist. Zwei Stürze verliefen glimpflich.`,
          `Für die Dauer des Rennens waren mehrere Straßen gesperrt, was im Vorfeld zu Unmut geführt hatte. Die Organisatoren verteilten Karten mit Ausweichrouten und luden die Anrainer zum Frühstück an die Strecke.`,
        ],
        quotes: [
          `„Ich habe bei der Labestation zu viel Kuchen gegessen, das war im Finale mein Vorteil“, scherzt ${a.first}.`,
          `„Das Lauteste waren nicht die Lautsprecher, sondern die Kuhglocken am letzten Hang“, sagt ${b.full}.`,
        ],
        pictures: ["passstrasse"],
        tags: ["Radsport", "Marathon"],
        fits: { contexts: [0, 3, 6, 7], voices: [1, 2, 4, 8], closings: [0, 2, 4] },
      },
      {
        titles: [
          `Judo ohne Grenzen: Inklusive Gruppe ${p.in}`,
          `Auf der Matte sind alle gleich: Training ${p.in}`,
          `${a.full} und die besondere Gruppe ${p.in}`,
          `Fallen lernen, aufstehen auch: Judo ${p.in}`,
        ],
        leads: [
          `In einer Judogruppe ${p.in} trainieren Menschen mit und ohne Behinderung gemeinsam.`,
          `Verbeugen, werfen, lachen: ${p.In} zeigt ein Verein, wie Inklusion geht.`,
        ],
        opening: `Erst verbeugen sich alle, dann fliegt der Erste auf die Matte und strahlt. In einer Turnhalle ${p.in} trainieren ${count(f.int(12, 26))} Menschen zwischen neun und ${f.int(48, 63)} gemeinsam Judo, manche mit Trisomie, manche mit Rollator am Mattenrand, manche mit schwarzem Gürtel.`,
        details: [
          `Gegründet hat die Gruppe ${a.full} vor ${count(f.int(3, 8))} Jahren, nachdem das eigene Kind in keinem Verein einen Platz gefunden hatte. Heute reisen Familien aus ${p.other} und noch weiter an. Ein Turnier mit eigenen Regeln gibt es auch schon.`,
          `Geübt wird vor allem das Fallen. Wer das kann, hat auch im Alltag weniger Angst. Bei den Landesspielen holte die Gruppe ${count(f.int(4, 9))} Medaillen, die nun reihum bei allen daheim hängen.`,
        ],
        quotes: [
          `„Mitleid hilft auf der Matte niemandem“, sagt ${a.as("Trainerin", "Trainer")}. „Ein guter Griff schon.“`,
          `„Wenn ich werfe, bin ich stark“, sagt Judoka ${f.child().name}. „Und wenn ich falle, bin ich weich.“`,
        ],
        pictures: [],
        tags: ["Judo", "Inklusion"],
        topics: ["gesundheit"],
        fits: { contexts: [0, 2, 4, 5], voices: [0, 2, 3, 4], closings: [1, 6, 8] },
        suits: p.people > 1500,
      },
      {
        titles: [
          `Klettern ${p.in}: Eine Wand für alle`,
          `${f.int(9, 14)} Meter hoch, selbst geschraubt: Kletterwand ${p.in}`,
          `Hoch hinaus im alten Silo: ${p.name} klettert`,
          `Magnesia statt Mais: Silo ${p.in} wird Kletterturm`,
        ],
        leads: [
          `Ein ausgedientes Silo ${p.in} ist zum Kletterturm geworden.`,
          `${f.int(24, 60)} Routen auf ${f.int(9, 14)} Metern: ${p.name} hat einen ungewöhnlichen Sportplatz.`,
        ],
        opening: `Wo früher Mais lagerte, hängen jetzt Griffe in allen Farben. Ein aufgelassenes Silo ${p.spot} ist ${p.in} zum Kletterturm umgebaut worden, mit ${f.int(24, 60)} Routen und einem Dach, das vor Regen schützt.`,
        details: [
          `Die Idee hatten Jugendliche, umgesetzt wurde sie mit Bergführern und einem Statiker, der auf sein Honorar verzichtete. Geöffnet ist bei Tageslicht, an zwei Abenden gibt es Kurse. Wer sichern will, braucht einen Nachweis.`,
          `Der Bauer stellt das Silo für zwanzig Jahre kostenlos zur Verfügung. Seine Bedingung: Die Kühe dürfen nicht erschreckt werden. Bisher schauen eher die Kletterer erschrocken, wenn unten eine steht.`,
        ],
        quotes: [
          `„Ich habe vierzig Jahre Futter hineingeblasen“, sagt der Besitzer. „Dass einmal Leute von selber hinaufsteigen, hätte ich nicht gedacht.“`,
          `„In der Halle ist man Kundschaft, hier ist man daheim“, findet ${teen.full}, ${f.int(15, 19)}.`,
        ],
        pictures: ["kletterwand"],
        tags: ["Klettern", "Jugend"],
        fits: { contexts: [0, 8], voices: [0, 1, 2, 4], closings: [1, 8] },
      },
    ],
    contexts: [
      `Sport hat ${p.in} Gewicht. ${Count(f.int(7, 34))} Vereine sind gemeldet, und auch wenn manche Mitglieder doppelt zählen, kommt man auf eine beachtliche Quote. Die Hallenzeiten sind entsprechend begehrt.`,
      `Die Nachwuchsarbeit gilt ${p.region} als vorbildlich. ${youth} Kinder und Jugendliche sind derzeit aktiv, betreut von ${count(f.int(9, 28))} Trainerinnen und Trainern, die meisten davon mit Ausbildung und alle ohne nennenswerte Bezahlung.`,
      `Das Budget ist überschaubar. Den größten Teil decken Mitgliedsbeiträge und örtliche Betriebe, ein kleinerer stammt aus der Sportförderung. Für Reisen zu Wettkämpfen wird mit Altpapier gesammelt, noch immer.`,
      `Geschichte hat die Sache auch. Schon vor ${f.int(40, 90)} Jahren wurde hier Ähnliches versucht, mit mehr Mut als Ausrüstung. Ein Foto in der Vitrine zeigt eine Gruppe in Wollhosen, ernst und stolz.`,
      `Vom Fachverband gibt es Lob. Gerade kleinere Standorte hielten den Sport am Leben, heißt es dort, weil der Weg kurz sei und niemand auf der Bank verlorengehe.`,
      `Medizinisch begleitet wird das Ganze von einer Physiotherapeutin aus ${p.other}, die selbst jahrelang aktiv war. Verletzungen seien seltener geworden, seit das Aufwärmen nicht mehr als Zeitverlust gelte.`,
      `Um die Verpflegung kümmerten sich Eltern. ${f.int(14, 46)} Kuchen, ${f.int(180, 560)} Paar Wienerle und ein Kessel Linsensuppe waren am Ende restlos weg. Der Erlös kommt der Jugend zugute.`,
      `Auch die Zuschauer hatten ihren Anteil. Trommeln, Fahnen und ein sehr lauter Großvater sorgten für eine Stimmung, von der noch am nächsten Tag beim Bäcker die Rede war.`,
      `${p.Die} sieht sich als Partnerin. Neben einer jährlichen Förderung stellt sie Infrastruktur, Strom und Wasser, und ${p.atOffice} hängt seit kurzem ein Kalender, auf dem nur Sporttermine stehen.`,
    ],
    voices: [
      `„Man sieht den Kindern an, was es mit ihnen macht“, sagt ${c.full}, ${c.form("Mutter", "Vater")} von dreien. „Müde sind sie auch, das ist ein schöner Nebeneffekt.“`,
      `${p.mayorTitle} war früher selbst aktiv. „Mein Knie erinnert mich bei jedem Wetterwechsel daran“, sagt ${p.mayor.form("sie", "er")}. „Ich erinnere mich trotzdem gern.“`,
      `„Ohne die im Hintergrund wären wir nach einer Woche am Ende“, sagt ${c.full} aus dem Vorstand.`,
      `„Es muss nicht jeder gewinnen“, meint ${c.full}, ${c.form("Betreuerin", "Betreuer")}. „Aber jeder soll wissen, wie sich Dazugehören anfühlt.“`,
      `„Ich komme wegen der Bewegung und bleibe wegen der Leute“, bringt es ${c.full} auf den Punkt.`,
      `„Wir haben schon schlechtere Zeiten erlebt und sind auch wieder aufgestanden“, sagt ${c.as("Obfrau", "Obmann")}.`,
      `„Das Schwierigste ist, die Sechzehnjährigen zu halten“, weiß ${c.full}. „Wenn sie mit zwanzig zurückkommen, haben wir etwas richtig gemacht.“`,
      `„Früher gab es eine Ohrfeige vom Trainer, heute eine Sprachnachricht“, scherzt Ehrenmitglied ${c.full}. „Beides sitzt.“`,
      `„Ich verstehe von den Regeln bis heute nichts“, gesteht ${c.full}, seit Jahren an der Kassa. „Aber ich sehe, wer sich freut.“`,
    ],
    closings: [
      `Der nächste Höhepunkt steht in ${count(f.int(2, 6))} Wochen im Kalender. Helferinnen und Helfer werden noch gesucht, Kuchen ebenfalls.`,
      `Schnuppern ist jederzeit möglich und kostet nichts. Mitzubringen sind Turnschuhe und, wie es heißt, „ein bisserl Neugier“.`,
      `Gefeiert wurde bis spät, allerdings mit Maß: Am nächsten Morgen stand Training auf dem Plan.`,
      `Was bleibt, ist ein Wimpel an der Wand und die Gewissheit, dass man hier auch in Zukunft mit ${p.name} rechnen muss.`,
      `Die genauen Ergebnisse hängen im Schaukasten. Wer seinen Namen nicht findet, ist eingeladen, im nächsten Jahr früher zu trainieren.`,
      `Am Abend wurde das Flutlicht abgedreht, Minuten nachdem der Letzte gegangen war. Oder die Letzte: Es war die Zeugwartin.`,
      `Im Verein denkt man schon weiter. Ein Antrag auf Förderung liegt beim Land, eine Antwort wird im Frühjahr erwartet.`,
      `Sein nächstes Ziel hat das Team auf eine Serviette geschrieben. Sie klebt jetzt an der Innenseite der Kabinentür und bleibt geheim.`,
      `Bis dahin gilt, was über dem Eingang steht: Wer hereinkommt, macht mit.`,
      `Das nächste Ziel ist schon ausgesucht. Verraten wird es nicht, nur so viel: Man sieht es vom Küchenfenster aus.`,
      `Ans Aufhören denkt niemand. Solange die Knie wollen, geht es hinaus, bei jedem Wetter und am liebsten vor dem Frühstück.`,
      `Am Ende des Gesprächs steht eine Einladung: Wer mitgehen will, soll um fünf Uhr früh da sein. Gewartet wird nicht.`,
      `Die Vorbereitungen für die nächste Saison haben begonnen. Bis dahin gehört das Gelände den Spatzen und dem Wart.`,
    ],
    heads: ["Der Verein dahinter", "Stimmen vom Rand", "Nachwuchs und Geld", "Was als Nächstes ansteht"],
  };
}
