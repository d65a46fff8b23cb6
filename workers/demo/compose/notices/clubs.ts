/** Clubs: general meetings, anniversaries, young members and everything that keeps them going. */

import { count, type Facts, type Telling } from "#workers/demo/compose/telling.ts";
import type { PictureKey } from "#workers/demo/media/picture-keys.ts";
import { clubPhrases } from "./club-phrases.ts";

type Club = { noun: string; feminine?: boolean; folk: string; room: string; gear: string; act: string; pictures: PictureKey[] };

const clubs: [Club, ...Club[]] = [
  {
    noun: "Musikverein",
    folk: "Musikantinnen und Musikanten",
    room: "im Probelokal",
    gear: "zwei Tenorhörner",
    act: "das gemeinsame Musizieren",
    pictures: ["blasmusik"],
  },
  {
    noun: "Turnverein",
    folk: "Turnerinnen und Turner",
    room: "in der Turnhalle",
    gear: "einen neuen Barren",
    act: "das wöchentliche Training",
    pictures: [],
  },
  {
    noun: "Trachtengruppe",
    feminine: true,
    folk: "Tänzerinnen und Tänzer",
    room: "im Vereinsraum",
    gear: "Stoff für acht Kindertrachten",
    act: "das Volkstanzen",
    pictures: [],
  },
  {
    noun: "Obst- und Gartenbauverein",
    folk: "Gartlerinnen und Gartler",
    room: "im Mosthäusle",
    gear: "eine Presse",
    act: "das Veredeln alter Sorten",
    pictures: ["obstgarten"],
  },
  {
    noun: "Theatergruppe",
    feminine: true,
    folk: "Spielerinnen und Spieler",
    room: "hinter der Bühne",
    gear: "neue Scheinwerfer",
    act: "das Spiel im Dialekt",
    pictures: ["buehne"],
  },
  {
    noun: "Kirchenchor",
    folk: "Sängerinnen und Sänger",
    room: "im Pfarrheim",
    gear: "neue Chorpulte",
    act: "das mehrstimmige Singen",
    pictures: ["chor"],
  },
  {
    noun: "Funkenzunft",
    feminine: true,
    folk: "Zünftlerinnen und Zünftler",
    room: "im Zunftkeller",
    gear: "ein neues Seil samt Winde",
    act: "das Aufschichten des Funkens",
    pictures: ["funken"],
  },
  {
    noun: "Imkerverein",
    folk: "Imkerinnen und Imker",
    room: "am Lehrbienenstand",
    gear: "eine Honigschleuder",
    act: "die Arbeit mit den Bienen",
    pictures: ["bienen"],
  },
  {
    noun: "Fischereiverein",
    folk: "Fischerinnen und Fischer",
    room: "in der Fischerhütte",
    gear: "ein Messgerät für die Wasserqualität",
    act: "die Hege der Gewässer",
    pictures: ["fischer"],
  },
  {
    noun: "Bergclub",
    folk: "Bergfreundinnen und Bergfreunde",
    room: "in der Kletterhalle",
    gear: "sechs Lawinenverschüttetensuchgeräte",
    act: "das gemeinsame Unterwegssein",
    pictures: ["gipfel-sommer", "gipfel-abendrot", "steinbock"],
  },
  {
    noun: "Schachklub",
    folk: "Spielerinnen und Spieler",
    room: "im Klublokal",
    gear: "acht digitale Uhren",
    act: "der Vergleich am Brett",
    pictures: [],
  },
  {
    noun: "Radclub",
    folk: "Radlerinnen und Radler",
    room: "in der Vereinswerkstatt",
    gear: "einen Anhänger für Kinderräder",
    act: "die Ausfahrt am Abend",
    pictures: ["radweg"],
  },
  {
    noun: "Fotoclub",
    folk: "Fotografinnen und Fotografen",
    room: "im Vereinsstudio",
    gear: "einen Großformatdrucker",
    act: "der geschärfte Blick",
    pictures: ["rehe", "bodensee-morgen"],
  },
  {
    noun: "Skiclub",
    folk: "Mitglieder",
    room: "im Klubheim",
    gear: "einen Satz Torstangen",
    act: "das Fahren mit Freude",
    pictures: ["skipiste", "langlauf"],
  },
  {
    noun: "Sportverein",
    folk: "Spielerinnen und Spieler",
    room: "im Klubheim",
    gear: "zwei Kleinfeldtore",
    act: "der Spaß am Ball",
    pictures: ["fussballplatz"],
  },
  {
    noun: "Schützengilde",
    feminine: true,
    folk: "Schützinnen und Schützen",
    room: "im Schützenheim",
    gear: "eine elektronische Scheibe",
    act: "die ruhige Hand",
    pictures: [],
  },
];

/** Tells one piece of club news; the round decides what has happened. */
export function tellClub(f: Facts, round: number): Telling {
  const p = f.place;
  const club = f.of(clubs);
  const name = `${club.noun} ${p.name}`;
  const fem = club.feminine === true;
  const der = `${fem ? "die" : "der"} ${name}`;
  const Der = `${fem ? "Die" : "Der"} ${name}`;
  const den = `${fem ? "die" : "den"} ${name}`;
  const dem = `${fem ? "der" : "dem"} ${name}`;
  const beim = `${fem ? "bei der" : "beim"} ${name}`;
  const des = fem ? `der ${name}` : `des ${club.noun}${/[sz]$/.test(club.noun) ? "es" : "s"} ${p.name}`;
  const head = f.person();
  const obmann = head.as("Obfrau", "Obmann");
  const old = f.person();
  const helper = f.person();
  const members = f.int(38, p.people < 800 ? 70 : 180);
  const present = Math.round(members * (f.int(50, 80) / 100));
  const years = f.of([25, 30, 40, 50, 60, 75, 90, 100, 120, 125]);
  const served = f.int(15, 45);
  const euros = `${f.int(8, 48) * 100}`.replace(/\B(?=(\d{3})+$)/, ".");
  const kids = f.int(7, 38);
  const events: { titles: string[]; leads: string[]; openings: string[]; tag: string }[] = [
    {
      tag: "Jahreshauptversammlung",
      titles: [
        `${Der} blickt auf ein volles Jahr zurück`,
        `Einstimmig entlastet: Versammlung ${beim}`,
        `${members} Mitglieder und ein Plus in der Kassa: ${name}`,
        `Bilanz mit Applaus ${beim}`,
      ],
      leads: [
        `${members} Mitglieder zählt ${der}. Bei der Jahreshauptversammlung gab es wenig zu streiten und viel zu erzählen.`,
        `Berichte, Wahlen, Jause: ${Der} hat Bilanz gezogen.`,
      ],
      openings: [
        `Nach genau ${f.int(51, 98)} Minuten war der offizielle Teil vorüber. ${Der} hat bei der Jahreshauptversammlung ${p.hall} Kassa, Protokoll und Vorstand einstimmig bestätigt. ${obmann} berichtete von ${f.int(28, 74)} Terminen im abgelaufenen Vereinsjahr.`,
        `Mehr Sessel mussten her, als ${der} zur Jahreshauptversammlung bat. ${present} Stimmberechtigte waren gekommen. ${obmann} fasste das Jahr in einem Satz zusammen: viel Arbeit, wenig Ärger, kein einziger Unfall.`,
      ],
    },
    {
      tag: "Jubiläum",
      titles: [
        `${years} Jahre und kein bisschen leise: ${name} feiert`,
        `Runder Geburtstag: ${name} wird ${years}`,
        `${name}: Ein Verein und seine ${years} Jahre`,
        `${years} Jahre ${name}, erzählt in Fotos`,
      ],
      leads: [
        `Vor ${years} Jahren wurde ${der} gegründet. Gefeiert wird mit einer Chronik und einem Fest.`,
        `Aus einer Wirtshausidee ist eine Institution geworden: ${Der} begeht das ${years}-Jahr-Jubiläum.`,
      ],
      openings: [
        `Im Gründungsprotokoll stehen elf Namen und ein Fettfleck. ${years} Jahre ist es her, dass man sich ${p.in} zusammensetzte und ${den} aus der Taufe hob. Heute gehören ${members} ${club.folk} dazu.`,
        `${years} Kerzen hätten auf keine Torte gepasst, also brannte eine große. ${Der} hat das Jubiläum ${p.hall} mit Weggefährten, Nachbarvereinen und einer Ausstellung alter Fotografien gefeiert.`,
      ],
    },
    {
      tag: "Vorstand",
      titles: [
        `Wechsel an der Spitze: ${head.full} führt ${den}`,
        `${name} hat eine neue Führung gewählt`,
        `Nach ${served} Jahren übergibt ${old.full} an ${head.full}`,
        `Neues Gesicht, alter Schlüssel: Wechsel ${beim}`,
      ],
      leads: [
        `${old.full} hat nach ${served} Jahren die Leitung übergeben. ${head.full} wurde ohne Gegenstimme gewählt.`,
        `Generationswechsel ${p.in}: ${head.full} steht künftig an der Spitze ${des}.`,
      ],
      openings: [
        `Der Schlüsselbund wiegt fast ein halbes Kilo, und ${old.full} gab ihn mit sichtbarer Rührung weiter. Nach ${served} Jahren an der Spitze hat ${der} eine neue Führung: ${head.full} wurde ohne Gegenstimme gewählt.`,
        `Gesucht wurde nicht lange. Als ${old.full} ankündigte, nach ${served} Jahren aufzuhören, fiel im Vorstand ${des} sofort ein Name. ${head.full} bat um eine Woche Bedenkzeit, sagte zu und leitet den Verein nun.`,
      ],
    },
    {
      tag: "Nachwuchs",
      titles: [
        `${kids} Kinder schnuppern ${beim}`,
        `Nachwuchs gefunden: Andrang ${beim}`,
        `Ausprobieren erlaubt: ${name} öffnet die Türen`,
        `${name} setzt auf die Jungen`,
      ],
      leads: [
        `Beim Schnuppernachmittag zählte ${der} ${kids} Kinder. Nun wird eine eigene Gruppe aufgebaut.`,
        `Wer macht weiter? ${Der} hat darauf eine Antwort gefunden.`,
      ],
      openings: [
        `Mit zehn Kindern hatte man gerechnet, ${kids} kamen. Der Schnuppernachmittag ${des} war ein solcher Erfolg, dass spontan eine zweite Runde angesetzt werden musste, Jause inklusive.`,
        `Erst schauten sie skeptisch, dann wollten sie nicht mehr heim: ${kids} Mädchen und Buben haben ${den} kennengelernt. ${obmann} hatte dafür sechs Stationen aufbauen lassen, an denen alles angefasst werden durfte.`,
      ],
    },
    {
      tag: "Flohmarkt",
      titles: [
        `Vom Kochtopf bis zur Posaune: Flohmarkt ${beim}`,
        `${euros} Euro aus alten Schätzen: ${name}`,
        `Kisten, Kram und Kaffee ${p.in}: Flohmarkt mit Erfolg`,
        `Flohmarkt füllt die Kassa: ${name} bedankt sich`,
      ],
      leads: [
        `Der Flohmarkt ${des} brachte ${euros} Euro. Das Geld fließt in die Vereinsarbeit.`,
        `Wochenlang wurde gesammelt, in fünf Stunden war fast alles verkauft: ${Der} hat ${p.in} zum Stöbern geladen.`,
      ],
      openings: [
        `Um sieben in der Früh standen die ersten Sammler vor der Tür, um acht war die beste Ware weg. Der Flohmarkt ${des} ${p.hall} erbrachte einen Reinerlös von ${euros} Euro.`,
        `Eine Schreibmaschine, ${f.int(40, 90)} Krimis, ein Schlitten ohne Kufen: Verkauft wurde am Ende beinahe alles, was ${der} in den Wochen davor eingesammelt hatte. ${euros} Euro lagen danach in der Kassa.`,
      ],
    },
    {
      tag: "Ausflug",
      titles: [
        `${name} auf Reisen: Zwei Tage, ein Bus, viele Lieder`,
        `Ausflug ${des} führte über die Grenze`,
        `Mit Sack und Pack unterwegs: ${name}`,
        `Reisebericht aus ${p.name}: Der Vereinsausflug`,
      ],
      leads: [
        `${f.int(22, 48)} Mitglieder waren beim Ausflug dabei. Zurück kam man mit Geschichten, Käse und einem fremden Regenschirm.`,
        `Einmal im Jahr bleibt die Arbeit liegen: ${Der} war unterwegs.`,
      ],
      openings: [
        `Der Bus fuhr mit elf Minuten Verspätung ab, weil einer die Jausenbrote vergessen hatte. Danach lief der zweitägige Ausflug ${des} ${f.one("ins Engadin", "ins Allgäu", "nach Südtirol", "an den Genfer See", "ins Appenzellerland")} wie am Schnürchen.`,
        `${f.one("Das Tessin", "Der Schwarzwald", "Das Salzkammergut", "Der Vinschgau", "Die Rheinquelle")} war heuer das Ziel ${des}. Unterwegs wurde gewandert, gesungen und in einer Rast über den Namen des nächsten Ausflugsziels abgestimmt.`,
      ],
    },
    {
      tag: "Ehrung",
      titles: [
        `${served} Jahre treu: ${name} ehrt ${old.full}`,
        `Ehrennadel für ${old.full}`,
        `Ein Leben im Verein: ${old.full} ausgezeichnet`,
        `Großer Applaus für ${old.full} ${beim}`,
      ],
      leads: [
        `Seit ${served} Jahren gehört ${old.full} ${dem} an. Dafür gab es nun eine Auszeichnung.`,
        `${Der} hat langjährige Mitglieder geehrt. Besonders lange fiel der Applaus für ${old.full} aus.`,
      ],
      openings: [
        `${old.full} wollte eigentlich nur die Getränke bringen. Stattdessen wurde ${old.form("sie", "er")} nach vorne gebeten: Für ${served} Jahre Mitarbeit überreichte ${obmann} die goldene Ehrennadel ${des}.`,
        `Wie viele Stunden in ${served} Jahren zusammenkommen, hat niemand mitgeschrieben. ${Der} schätzt sie auf einige Tausend und hat ${old.full} deshalb im Kreis von ${members} Mitgliedern zum Ehrenmitglied ernannt.`,
      ],
    },
    {
      tag: "Vereinsheim",
      titles: [
        `Frische Farbe, neuer Boden: ${name} hat umgebaut`,
        `In ${f.int(420, 960)} freiwilligen Stunden: Neues Heim für ${den}`,
        `${name} bezieht renovierte Räume`,
        `Ein Zuhause zum Anpacken: Umbau ${beim}`,
      ],
      leads: [
        `Boden, Heizung, Küche: ${Der} hat die eigenen Räume in Eigenleistung erneuert.`,
        `Gebaut wurde am Feierabend, eingeweiht am Sonntag. ${Der} hat ein saniertes Vereinsheim.`,
      ],
      openings: [
        `Es riecht noch nach Holz und ein wenig nach Lack. Nach ${count(f.int(4, 9))} Monaten Umbau hat ${der} die renovierten Räume ${p.spot} bezogen. ${p.mayorTitle} schnitt das Band durch, und zwar mit einer Heckenschere.`,
        `Die alte Heizung stammte aus einer Zeit, in der man noch Briketts stapelte. Jetzt ist sie Geschichte: ${Der} hat das Vereinsheim saniert, fast alles mit eigenen Händen und mit Material von heimischen Betrieben.`,
      ],
    },
    {
      tag: "Spende",
      titles: [
        `${name} spendet ${euros} Euro`,
        `Scheck mit Schleife: ${name} hilft`,
        `${euros} Euro für den guten Zweck aus ${p.name}`,
        `Feiern und teilen: ${name} übergibt Spende`,
      ],
      leads: [
        `Den Erlös einer Veranstaltung gab ${der} weiter: ${euros} Euro für Familien in schwierigen Lagen.`,
        `Ein Fest, ein Hut, ein guter Zweck: ${Der} hat für den Sozialfonds ${p.der} gesammelt.`,
      ],
      openings: [
        `Auf dem Scheck stand zuerst eine Null zu wenig, das wurde rasch korrigiert. ${Der} hat ${euros} Euro an den Sozialfonds ${p.der} übergeben. Gesammelt worden war das Geld bei einer Veranstaltung ${p.hall}.`,
        `Eigentlich sollte der Hut nur die Unkosten decken. Als er nach dem Abend ausgeleert wurde, zählte man ${euros} Euro, und ${der} entschied ohne lange Debatte, alles weiterzugeben: an eine Familie, deren Haus gebrannt hatte.`,
      ],
    },
    {
      tag: "Fest",
      titles: [
        `Zwei Tage Trubel ${p.in}: Das Fest ${des}`,
        `${f.int(400, 1800)} Portionen und kein Regen: ${name} feierte`,
        `Volle Bänke beim Fest ${des}`,
        `So feiert ${p.name}: ${name} lud zum Sommerfest`,
      ],
      leads: [
        `Das Fest ${des} war so gut besucht, dass die Grillwürste ausgingen.`,
        `Kinderprogramm, Frühschoppen, Tombola: ${Der} hat zum Fest geladen, und ${p.name} ist gekommen.`,
      ],
      openings: [
        `Am Nachmittag gingen die Grillwürste aus, am Abend die Semmeln, nur die Stimmung hielt. Das Fest ${des} ${p.spot} lockte nach Schätzung der Veranstalter ${f.int(3, 11) * 100} Gäste an.`,
        `Wer einen Parkplatz suchte, wusste schon alles. Beim Fest ${des} war ${p.here} kaum ein Durchkommen. ${f.int(35, 90)} Freiwillige standen am Grill, an der Kassa und am Abwasch.`,
      ],
    },
    {
      tag: "Anschaffung",
      titles: [
        `Lang gespart, endlich da: ${name} rüstet auf`,
        `Neue Ausstattung für ${den}`,
        `${name} kauft ein – mit Hilfe vieler`,
        `${euros} Euro gut angelegt: Anschaffung ${beim}`,
      ],
      leads: [
        `${Der} hat sich einen lange gehegten Wunsch erfüllt und ${club.gear} angeschafft.`,
        `Drei Jahre wurde gespart. Jetzt hat ${der} ${club.gear} gekauft.`,
      ],
      openings: [
        `Ausgepackt wurde im Beisein aller. ${Der} hat ${club.gear} angeschafft, Kostenpunkt: ${euros} Euro. Ein Drittel kam aus der Vereinskassa, der Rest von Förderern und aus einer Bausteinaktion.`,
        `Wer die alte Ausrüstung kannte, weiß, wie dringend es war. Nun verfügt ${der} über ${club.gear}. ${euros} Euro hat man dafür ausgegeben, zusammengespart über drei Jahre mit Kuchen, Losen und einem Adventmarkt.`,
      ],
    },
    {
      tag: "Zusammenarbeit",
      titles: [
        `${p.name} und ${p.other} machen gemeinsame Sache`,
        `Zwei Vereine, ein Plan: ${name} sucht die Nähe`,
        `Grenzen gibt es nur auf der Karte: ${name} kooperiert`,
        `${name} holt die Nachbarn aus ${p.other} ins Boot`,
      ],
      leads: [
        `${Der} und der Schwesterverein aus ${p.other} arbeiten künftig zusammen.`,
        `Weil beide zu klein sind für große Pläne, tun sie sich zusammen: ${Der} hat in ${p.other} Verbündete gefunden.`,
      ],
      openings: [
        `Lange galt das als undenkbar. Nun hat ${der} mit den Kolleginnen und Kollegen aus ${p.other} eine Vereinbarung geschlossen: Termine werden abgestimmt, Material wird geteilt, der Nachwuchs gemeinsam ausgebildet.`,
        `Ausgemacht wurde es auf einer Bank zwischen den Ortstafeln, was natürlich kein Zufall war. ${Der} und der Schwesterverein aus ${p.other} rücken zusammen und veranstalten künftig ${count(f.int(3, 6))} Termine im Jahr Seite an Seite.`,
      ],
    },
    {
      tag: "Ehrenamt",
      titles: [
        `Hände gesucht: ${name} wirbt um Freiwillige`,
        `Ohne sie geht nichts: Die Stillen ${beim}`,
        `${name} dankt den Helferinnen und Helfern`,
        `Ein Abend für alle, die nie auf der Bühne stehen: ${name}`,
      ],
      leads: [
        `Mit einem Abendessen hat sich ${der} bei jenen bedankt, die im Hintergrund arbeiten.`,
        `${f.int(800, 3900)} Stunden im Jahr, unbezahlt: ${Der} stellt das Ehrenamt ins Licht.`,
      ],
      openings: [
        `Diesmal bedienten die Chefs. Beim Dankeabend ${des} ${p.hall} trug der Vorstand die Teller auf, während jene saßen, die sonst Tische schleppen, Kuchen backen und nach dem Fest den Boden wischen.`,
        `Zuerst war es nur eine Strichliste an der Wand. Dann wurde zusammengezählt, und ${der} staunte: ${f.int(13, 42) * 100} Stunden hatten die Mitglieder in einem Jahr unentgeltlich geleistet. Bei einem Essen sagte der Verein dafür Danke.`,
      ],
    },
  ];
  const event = events[round % events.length] as (typeof events)[number];
  return {
    kickers: ["Vereine", p.name, club.noun, event.tag],
    titles: event.titles,
    leads: event.leads,
    parts: [
      event.openings,
      ...clubPhrases(f, { ...club, name, der, Der, den, dem, des, beim, head, helper, members, kids, obmann }),
    ],
    pictures: club.pictures,
    tags: [club.noun, event.tag, p.name],
    topics: ["blasmusik-und-vereine"],
  };
}
