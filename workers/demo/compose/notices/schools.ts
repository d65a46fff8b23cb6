/** Schools: projects, performances and other proofs that learning leaves the classroom. */

import { Count, count, type Facts, type Telling } from "#workers/demo/compose/telling.ts";
import type { PictureKey } from "#workers/demo/media/picture-keys.ts";
import { schoolPhrases } from "./school-phrases.ts";

/** Tells of one school project; the round decides which. */
export function tellSchool(f: Facts, round: number): Telling {
  const p = f.place;
  const middle = p.people > 3000 && f.chance(0.45);
  const school = `${middle ? "Mittelschule" : "Volksschule"} ${p.name}`;
  const grade = middle ? f.one("zweite Klasse", "dritte Klasse", "vierte Klasse") : f.one("dritte Klasse", "vierte Klasse");
  const gradeDative = grade.replace(/te /, "ten ");
  const kids = f.int(14, 24);
  const teacher = f.person();
  const head = f.person();
  const weeks = f.int(3, 9);
  const pupil = f.child();
  const second = f.child();
  const age = middle ? f.int(11, 14) : f.int(8, 10);
  const teacherTitle = teacher.as("Lehrerin", "Lehrer");
  const amount = f.int(9, 62) * 100;
  const euros = `${amount}`.replace(/\B(?=(\d{3})+$)/, ".");
  const events: { titles: string[]; leads: string[]; openings: string[]; tag: string; pictures: PictureKey[] }[] = [
    {
      tag: "Schulgarten",
      pictures: ["schule"],
      titles: [
        `Kürbis im Stundenplan: Schulgarten ${p.in}`,
        `${school}: Hier wächst das Klassenzimmer`,
        `Erde unter den Nägeln: ${kids} Kinder gärtnern ${p.in}`,
        `Bohnen statt Beton: Die ${school} pflanzt`,
      ],
      leads: [
        `Auf einer früheren Parkfläche haben Kinder der ${school} einen Garten angelegt.`,
        `Rechnen mit Radieschen: Die ${school} hat jetzt ein Klassenzimmer unter freiem Himmel.`,
      ],
      openings: [
        `Wo früher vier Autos standen, wachsen jetzt Mangold, Bohnen und eine Kürbispflanze, die alle Grenzen missachtet. ${Count(kids)} Kinder der ${school} haben den Garten mit ${teacherTitle} angelegt, von der Skizze bis zum Komposthaufen.`,
        `Die erste Ernte passte in eine Hand: drei Radieschen, eines davon angeknabbert. Seither ist im Schulgarten ${p.in} einiges dazugekommen. Die ${grade} der ${school} jätet, gießt und führt Buch über jede Schnecke.`,
      ],
    },
    {
      tag: "Bienen",
      pictures: ["bienen"],
      titles: [
        `Zwei Völker auf dem Schuldach: ${p.name} summt`,
        `Honig aus der ${school}`,
        `Wenn die Klasse ${f.int(30, 60)}.000 Mitglieder hat: Bienen ${p.in}`,
        `Kinder und Königinnen: Imkern an der ${school}`,
      ],
      leads: [
        `An der ${school} kümmern sich Kinder um zwei Bienenvölker. Der erste Honig ist abgefüllt.`,
        `Wer Bienen beobachtet, lernt Geduld. Das gilt auch an der ${school}.`,
      ],
      openings: [
        `Wer hier stört, wird gestochen, also stört niemand. Seit dem Frühling betreut die ${grade} der ${school} zwei Bienenvölker. ${f.int(9, 24)} Kilogramm Honig haben die Kinder heuer geschleudert, jedes Glas trägt ein selbst gezeichnetes Etikett.`,
        `Im weißen Anzug, den Schleier vor dem Gesicht, hebt ${pupil.name} eine Wabe aus dem Kasten. ${Count(age)} Jahre alt ist ${pupil.girl ? "die Schülerin" : "der Schüler"} der ${school} und erklärt dabei in aller Ruhe, woran man eine Königin erkennt.`,
      ],
    },
    {
      tag: "Theater",
      pictures: ["buehne"],
      titles: [
        `Vorhang auf für die ${school}`,
        `Drache mit Lampenfieber: Schultheater ${p.in}`,
        `${kids} Rollen, ein Stück: Bühne frei ${p.in}`,
        `Sie schrieben ihr Stück selbst: Theater an der ${school}`,
      ],
      leads: [
        `Mit einem eigenen Stück hat die ${school} ${p.hall} das Publikum überrascht.`,
        `Die Kinder haben Text, Kulissen und Plakate selbst gemacht. Am Ende stand der Saal auf.`,
      ],
      openings: [
        `Der Drache hatte Lampenfieber, der König seinen Bart vergessen, und doch wurde es ein großer Abend. ${Count(kids)} Kinder der ${school} haben ${p.hall} ein Stück gezeigt, das sie in ${count(weeks)} Wochen selbst geschrieben hatten.`,
        `Am Anfang stand ein Satz: „Eines Morgens war das Dorf weg.“ Daraus hat die ${grade} der ${school} mit ${teacherTitle} ein Theaterstück gemacht, eine gute Stunde lang, mit Livemusik und einem sprechenden Briefkasten.`,
      ],
    },
    {
      tag: "Lesen",
      pictures: ["bibliothek"],
      titles: [
        `Lesenacht ${p.in}: Taschenlampen statt Tafel`,
        `Schlafsack und Schmöker: Die ${school} las durch`,
        `${f.int(14, 38)}.000 Seiten in ${count(weeks)} Wochen: Lesefieber ${p.in}`,
        `Bis Mitternacht im Buch: Lesefest an der ${school}`,
      ],
      leads: [
        `Mit Schlafsäcken und Taschenlampen haben ${kids} Kinder an der ${school} eine Nacht lang gelesen.`,
        `Vorgelesen, nachgespielt, weitergedacht: ${p.In} dreht sich in der Schule gerade alles um Bücher.`,
      ],
      openings: [
        `Um halb zehn gingen die Lichter aus und die Taschenlampen an. ${Count(kids)} Kinder der ${school} verbrachten die Nacht in der Schulbücherei, auf Matten, zwischen Regalen und mit einem Berg Butterbrote.`,
        `Zuerst galt es als Wette: Schafft es die ${grade} der ${school}, in ${count(weeks)} Wochen mehr Seiten zu lesen als das Lehrerkollegium? Sie schaffte es, und zwar deutlich. Das Kollegium musste Kuchen backen.`,
      ],
    },
    {
      tag: "Robotik",
      pictures: [],
      titles: [
        `Roboter mit Schlagseite: Technik an der ${school}`,
        `Kinder ${p.in} programmieren ihren Alltag`,
        `Ein Blechkerl namens Egon: Robotik ${p.in}`,
        `Löten, tüfteln, scheitern: Werkstatt an der ${school}`,
      ],
      leads: [
        `In einer Werkstatt bauen Kinder der ${school} Roboter, die Jausenboxen sortieren.`,
        `Er fährt, er blinkt, er fällt vom Tisch: Die ${school} hat einen Roboter gebaut.`,
      ],
      openings: [
        `Er heißt Egon, hat drei Räder und fährt am liebsten gegen Wände. Gebaut hat ihn die ${grade} der ${school}, in ${count(weeks)} Wochen und mit Teilen aus einem ausgedienten Drucker. Inzwischen bringt Egon die Kreide zur Tafel, meistens jedenfalls.`,
        `Am Fenster wird gelötet, am Boden getestet. ${pupil.name}, ${count(age)}, hat eine Schranke programmiert, die sich nur öffnet, wenn jemand „bitte“ sagt. Die Technikwerkstatt der ${school} gehört mittlerweile zu den begehrtesten Angeboten im Haus.`,
      ],
    },
    {
      tag: "Schulradio",
      pictures: ["klassenzimmer", "schule"],
      titles: [
        `Auf Sendung ${p.in}: Das Radio der ${school}`,
        `„Guten Morgen, ${p.name}“: Kinder machen Radio`,
        `Mikrofon an, Aufregung weg: Schulradio ${p.in}`,
        `${school} geht mit eigenem Podcast an den Start`,
      ],
      leads: [
        `Einmal in der Woche senden Kinder der ${school} ihr eigenes Programm.`,
        `Interviews, Witze, Wetter: An der ${school} wird Radio gemacht, im umgebauten Putzkammerl.`,
      ],
      openings: [
        `Eierkartons an den Wänden, eine Decke vor der Tür: So sieht das Studio der ${school} aus. Einmal in der Woche geht die ${grade} dort auf Sendung, mit Nachrichten aus dem Haus, einem Rätsel und dem „Wetter vom Schulhof“.`,
        `Stille, drei Finger, zwei, einer, und dann die Stimme von ${pupil.name}: „Guten Morgen, ${p.name}!“ ${Count(kids)} Kinder der ${school} gestalten eine Sendung, die inzwischen auch von Großeltern in ${p.other} gehört wird.`,
      ],
    },
    {
      tag: "Schülerzeitung",
      pictures: ["klassenzimmer", "schule"],
      titles: [
        `Kleine Redaktion, große Fragen: Zeitung der ${school}`,
        `Schlagzeilen vom Schulhof: ${p.In} erscheint ein Blatt`,
        `${f.int(12, 28)} Seiten, ein Skandal um Brezen: Schülerzeitung ${p.in}`,
        `Fragen ist erlaubt: Junge Presse an der ${school}`,
      ],
      leads: [
        `Die Schülerzeitung der ${school} ist erschienen. Aufmacher: der Brezenpreis am Kiosk.`,
        `Eine Umfrage, ein Comic und ein Interview mit dem Schulwart: Die ${school} hat ihr eigenes Blatt.`,
      ],
      openings: [
        `Der Aufmacher ist unangenehm: Weshalb kostet die Breze am Kiosk seit heuer mehr? Die Schülerzeitung der ${school} hat nachgefragt, nachgerechnet und eine Antwort bekommen. ${f.int(160, 420)} Stück der ersten Ausgabe sind verkauft.`,
        `Redaktionssitzung in der großen Pause, Redaktionsschluss vor dem Turnen. In ${count(weeks)} Wochen hat die ${grade} der ${school} eine Zeitung gemacht, die vom Leitartikel bis zum Kreuzworträtsel aus eigener Feder stammt.`,
      ],
    },
    {
      tag: "Spendenlauf",
      pictures: ["schulhof"],
      titles: [
        `Runde um Runde für andere: Spendenlauf ${p.in}`,
        `${euros} Euro erlaufen: Die ${school} macht mobil`,
        `Laufen, bis die Schuhe qualmen: ${school}`,
        `${f.int(620, 1900)} Kilometer guter Wille: Kinder ${p.in} laufen`,
      ],
      leads: [
        `Beim Spendenlauf der ${school} kamen ${euros} Euro zusammen. Unterstützt wird eine Schule in den Bergen Nepals.`,
        `Eltern, Großeltern und Betriebe zahlten pro Runde: Die ${school} lief für einen guten Zweck.`,
      ],
      openings: [
        `Eigentlich war nach einer Stunde Schluss, doch ${pupil.name} lief weiter. ${f.int(23, 41)} Runden schaffte ${pupil.girl ? "die Schülerin" : "der Schüler"}, und weil für jede bezahlt wurde, trug das ein gutes Stück zu den ${euros} Euro bei, die die ${school} gesammelt hat.`,
        `Der Startschuss war eine Kuhglocke. ${f.int(80, 260)} Kinder der ${school} machten sich auf den Rundkurs ${p.spot}, angefeuert von Eltern mit Wasserbechern. Am Ende standen ${euros} Euro auf der Tafel.`,
      ],
    },
    {
      tag: "Partnerschule",
      pictures: ["klassenzimmer"],
      titles: [
        `Besuch mit Wörterbuch: Partnerschule ${p.in}`,
        `Briefe aus dem Süden: ${school} findet Freunde`,
        `Zwei Sprachen, ein Pausenhof: Austausch ${p.in}`,
        `„Grüaß Gott“ mit Akzent: Gäste an der ${school}`,
      ],
      leads: [
        `Die ${school} hat Gäste aus ${f.one("Südtirol", "dem Trentino", "Slowenien", "dem Elsass")} empfangen. Aus Brieffreundschaften wurden echte.`,
        `Erst schrieben sie einander Briefe, dann standen sie am Bahnsteig: Schulaustausch ${p.in}.`,
      ],
      openings: [
        `Am Bahnsteig wusste zuerst niemand, wer wen umarmen soll. Dann ging alles sehr schnell. ${f.int(14, 26)} Kinder der Partnerschule waren ${count(f.int(3, 6))} Tage zu Gast an der ${school}, wohnten bei Familien und lernten, was ein Riebel ist.`,
        `Ein Jahr lang gingen Briefe hin und her, mit Zeichnungen, gepressten Blumen und vielen Rechtschreibfehlern in zwei Sprachen. Nun hat die ${grade} der ${school} ihre Brieffreundinnen und Brieffreunde endlich kennengelernt.`,
      ],
    },
    {
      tag: "Energie",
      pictures: ["klassenzimmer", "schule"],
      titles: [
        `Die Energiedetektive der ${school}`,
        `Licht aus, Hirn an: Kinder ${p.in} sparen Strom`,
        `${f.int(9, 22)} Prozent weniger: ${school} misst nach`,
        `Mit Thermometer und Notizblock durch die ${school}`,
      ],
      leads: [
        `Kinder der ${school} haben ihr Schulhaus untersucht und undichte Stellen gefunden.`,
        `Sie kontrollieren Fenster, Heizkörper und Erwachsene: die Energiedetektive ${p.in}.`,
      ],
      openings: [
        `Am meisten Strom verbraucht das Konferenzzimmer. Zu diesem für das Kollegium peinlichen Ergebnis kamen die Energiedetektive der ${school}. ${Count(kids)} Kinder haben ${count(weeks)} Wochen lang gemessen, notiert und verglichen.`,
        `Ausgerüstet mit Thermometern und einem Block voller Tabellen zog die ${grade} der ${school} durchs Haus. Gefunden hat sie ein Fenster, das nie ganz schließt, drei vergessene Ladegeräte und eine Heizung, die im leeren Turnsaal lief.`,
      ],
    },
    {
      tag: "Schwimmen",
      pictures: ["freibad"],
      titles: [
        `Alle können schwimmen: Projektwoche der ${school}`,
        `Kopf über Wasser: Kinder ${p.in} lernen schwimmen`,
        `Fünf Tage nass: Schwimmwoche der ${school}`,
        `Vom Beckenrand ins Tiefe: Die ${school} taucht ab`,
      ],
      leads: [
        `Nach einer Intensivwoche können alle Kinder der ${gradeDative} schwimmen. Das war nicht immer so.`,
        `Jedes vierte Kind konnte sich nicht über Wasser halten. Die ${school} hat das geändert.`,
      ],
      openings: [
        `Am ersten Tag hielten sich ${count(f.int(4, 8))} Kinder am Beckenrand fest. Am fünften sprangen alle. Die ${school} hat für die ${grade} eine Schwimmwoche organisiert, mit Unterstützung der Wasserrettung und zweier pensionierter Bademeister.`,
        `${pupil.name} hat es geschafft: fünfundzwanzig Meter, ohne abzusetzen. „Ich bin fast ein Fisch“, lautet das Urteil in eigener Sache. Hinter dem Kind und ${count(kids - 1)} weiteren der ${school} liegt eine Woche im Hallenbad.`,
      ],
    },
    {
      tag: "Ernährung",
      pictures: ["schulhof"],
      titles: [
        `Gesunde Jause von Kinderhand: ${school}`,
        `Kochlöffel statt Kreide: Projekt ${p.in}`,
        `Die Suppe haben sie sich selbst eingebrockt: ${school}`,
        `Knödel nach Plan: Kinder kochen ${p.in}`,
      ],
      leads: [
        `Einmal in der Woche kocht an der ${school} eine Klasse für das ganze Haus.`,
        `Vom Einkauf bis zum Abwasch machen die Kinder der ${school} alles selbst.`,
      ],
      openings: [
        `Zwiebeln schneiden ist Ansichtssache, sagt ${pupil.name}, ${count(age)}, mit tränenden Augen. Jede Woche kocht eine Klasse der ${school} für alle anderen: ${f.int(60, 140)} Portionen, eingekauft bei Bauernhöfen in der Umgebung.`,
        `Auf dem Speiseplan standen Kartoffelsuppe und Apfelstrudel, auf der Schürze stand beides auch. Die ${grade} der ${school} hat mit ${teacherTitle} eine Schulküche auf die Beine gestellt, die ohne Fertigprodukte auskommt.`,
      ],
    },
    {
      tag: "Chor",
      pictures: ["konzert", "chor", "buehne"],
      titles: [
        `${f.int(60, 180)} Stimmen ${p.hall}: Die ${school} singt`,
        `Kanon mit Gänsehaut: Schulchor ${p.in}`,
        `Wenn alle einsetzen: Konzert der ${school}`,
        `Vom Wiegenlied zum Rap: Schulkonzert ${p.in}`,
      ],
      leads: [
        `Beim Konzert der ${school} sangen Kinder, Eltern und am Ende auch der Hausmeister.`,
        `Die ganze Schule auf einer Bühne: ${p.In} wurde gesungen, bis die Fenster klirrten.`,
      ],
      openings: [
        `Beim dritten Lied setzte der Strom aus, und der Chor der ${school} sang einfach weiter. Es wurde der schönste Moment des Konzerts ${p.hall}, bei dem die Kinder Volkslieder, Kanons und einen selbst gedichteten Rap vortrugen.`,
        `${Count(weeks)} Wochen lang hörte man es aus allen Fenstern der ${school}, in der Pause sogar auf dem Schulhof. Nun war zu erleben, wofür geprobt wurde: ein Konzert ${p.hall}, das jede Klasse mitgestaltet hat.`,
      ],
    },
  ];
  const event = events[round % events.length] as (typeof events)[number];
  return {
    kickers: ["Schulen", p.name, middle ? "Mittelschule" : "Volksschule", event.tag],
    titles: event.titles,
    leads: event.leads,
    parts: [event.openings, ...schoolPhrases(f, { school, gradeDative, kids, teacher, head, pupil, second, age, weeks })],
    pictures: event.pictures,
    tags: [event.tag, "Schule", p.name],
    topics: ["bildung"],
  };
}
