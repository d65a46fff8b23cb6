/** Captions for the demo pictures in the setting of a municipality. */
import type { PictureKey } from "#workers/demo/media/picture-keys.ts";
import type { Place } from "./place.ts";
import type { Random } from "./random.ts";

/** What a caption says about the place. */
export type Setting = Pick<Place, "name" | "in" | "In" | "region">;

const captions: Partial<Record<PictureKey, (p: Setting) => string[]>> = {
  "bodensee-morgen": (p) => [
    `Früh am Morgen gehört das Wasser jenen, die zeitig aufstehen.`,
    `Stiller Beginn eines Tages, von dem man auch ${p.in} noch reden wird.`,
  ],
  "bodensee-abend": (p) => [`Abendstimmung am See, nicht weit von ${p.name}.`, `Ein Himmel wie bestellt für das Fest.`],
  "bodensee-sturm": (p) => [
    `Auch am See war der Sturm zu spüren.`,
    `Dunkle Wolken, hohe Wellen: Der Wind hatte das ganze Land im Griff, nicht nur ${p.name}.`,
  ],
  "bodensee-segelboote": () => [`Wer konnte, verbrachte die heißen Tage am oder auf dem Wasser.`],
  "bodensee-nebel": () => [`Nebel, Steg, Stille: ein Vormittag am Wasser.`, `Im Herbst kommt der Nebel früh und bleibt lang.`],
  rheindelta: () => [
    `Im Schilf finden viele Arten, was sie anderswo verloren haben.`,
    `Wasserläufe und Röhricht prägen das Delta.`,
  ],
  rheindamm: () => [
    `Zwischen den Dämmen fließt der Rhein schnurgerade Richtung Bodensee.`,
    `Der Damm schützt, was hinter ihm gewachsen ist.`,
  ],
  bergbach: (p) => [
    `Was oben als Rinnsal beginnt, prägt ${p.in} die Landschaft.`,
    `Klares Wasser, kurze Wege: ein Bach ${p.region}.`,
    `Am Bach ${p.in} ist es auch an warmen Tagen kühl.`,
  ],
  stausee: () => [`Im Stausee liegt gespeichert, was im Winter gebraucht wird.`],
  "gipfel-sommer": (p) => [
    `Von oben betrachtet wirkt ${p.name} wie eine Spielzeuglandschaft.`,
    `Sommer in den Bergen: Wer früh aufsteht, hat den Gipfel für sich.`,
  ],
  "gipfel-winter": (p) => [`Verschneite Gipfel ${p.region}.`, `Der Winter zeigt sich in der Höhe von seiner klaren Seite.`],
  "gipfel-abendrot": (p) => [
    `Das letzte Licht auf den Bergen oberhalb von ${p.name}.`,
    `Wenn die Gipfel glühen, wird es im Tal schon finster.`,
  ],
  "gipfel-nacht": (p) => [
    `Über den Bergen ${p.region} ist der Nachthimmel noch dunkel.`,
    `Sternklare Nacht oberhalb von ${p.name}.`,
  ],
  "alpe-sommer": (p) => [
    `Kühe, Hütte, Weite: Sommer auf einer Alpe ${p.region}.`,
    `Auf den Wiesen rund um ${p.name} wird gearbeitet, auch wenn es nach Idylle aussieht.`,
    `Wo das Vieh den Sommer verbringt, bleibt die Landschaft offen.`,
  ],
  "alpe-herbst": (p) => [
    `Herbstlicht auf den Wiesen ${p.region}.`,
    `Wenn sich die Blätter färben, wird es rund um ${p.name} ruhiger.`,
  ],
  "bergdorf-winter": (p) => [`Abend im Schnee: Hinter den Fenstern ist es warm.`, `Winterabend ${p.region}.`],
  skipiste: (p) => [`Frische Spuren im Schnee ${p.region}.`, `Noch ist die Piste leer, das wird sich ändern.`],
  sessellift: (p) => [
    `Bergauf geht es hier im Sitzen, wenn die Verhältnisse passen.`,
    `Ein Lift ${p.region} kurz nach Betriebsbeginn.`,
  ],
  gondelbahn: (p) => [`Die Seilbahn ist für viele Orte ${p.region} Lebensader.`, `Mit der Gondel über die Baumgrenze.`],
  passstrasse: (p) => [
    `Kurvenreiche Strecke: Wer nach ${p.name} will, braucht mitunter Geduld.`,
    `Kehre um Kehre: eine Bergstraße ${p.region}.`,
  ],
  "wald-herbst": (p) => [`Mischwald hält Stürmen und Käfern besser stand als die reine Fichte.`, `Herbst im Wald bei ${p.name}.`],
  "wald-winter": (p) => [`Schwer liegt der Schnee auf den Ästen rund um ${p.name}.`],
  moor: (p) => [`Feuchte Flächen wie diese speichern Wasser und Kohlenstoff.`, `Im Ried ${p.region} stehen noch Streuehütten.`],
  "stadt-tag": () => [`Dächer, Türme, Berge: Der Platz im Tal ist knapp.`],
  "stadt-nacht": (p) => [
    `Wenn die Lichter angehen, wird sichtbar, wie dicht das Tal besiedelt ist.`,
    `Nachts sieht ${p.name} anders aus.`,
  ],
  altstadt: (p) => [
    `Alte Giebel, neue Ideen: Im Zentrum wird viel bewegt.`,
    `Enge Gassen prägen das Bild vieler Orte ${p.region}.`,
    `Zwischen alten Mauern spielt sich das Leben ab.`,
  ],
  marktplatz: (p) => [
    `Auf dem Platz trifft sich, wer einkauft, und wer nur reden will.`,
    `Stände, Stimmen, Kirchturm: reges Treiben ${p.in}.`,
    `Wo Markt ist, ist Leben.`,
  ],
  rathaus: (p) => [
    `Hier fallen die Entscheidungen für ${p.name}.`,
    `Beflaggt und gut besucht: Im Amtshaus ging es um einiges.`,
    `Die Fahnen wehen, die Debatten laufen: Politik ${p.in}.`,
  ],
  schule: (p) => [
    `Holz und Glas: Moderne Schulbauten lassen Licht herein.`,
    `In der Schule ${p.in} ist einiges in Bewegung.`,
    `Lernen endet hier nicht an der Klassentür.`,
  ],
  spital: () => [
    `Medizinische Versorgung in der Nähe ist für viele ein Stück Sicherheit.`,
    `Gut versorgt: Das Gesundheitswesen lebt von den Menschen darin.`,
  ],
  bahnhof: (p) => [`Dichtere Takte machen den Umstieg leichter.`, `Ankommen und weiterfahren: ein Bahnsteig ${p.region}.`],
  "zug-rheintal": () => [
    `Die Bahn ist im Rheintal das Rückgrat des öffentlichen Verkehrs.`,
    `Wer mit dem Zug pendelt, hat die Berge im Blick.`,
  ],
  autobahn: () => [
    `Dämmerung auf der Autobahn: Um diese Zeit rollt der Pendlerverkehr.`,
    `Die Hauptschlagader des Rheintals ist zu Stoßzeiten überlastet.`,
  ],
  tunnel: () => [`Ein Tunnel entlastet nur, wenn oben auch etwas geschieht.`],
  baustelle: (p) => [
    `Der Kran steht, die Arbeit läuft: Baustelle ${p.in}.`,
    `Noch ist der Aushub im Gang.`,
    `${p.In} wird gebaut, und man sieht es.`,
  ],
  wohnbau: (p) => [
    `Holzfassaden und kurze Wege: So wird ${p.region} heute gewohnt.`,
    `Wohnraum ist gefragt, auch ${p.in}.`,
    `Neue Häuser fügen sich zwischen alte Gärten.`,
  ],
  industriehalle: (p) => [
    `Hinter unscheinbaren Fassaden entsteht Ware für die ganze Welt.`,
    `Produktion vor Bergkulisse: ein Betriebsgebiet ${p.region}.`,
  ],
  werkstatt: (p) => [
    `Gutes Werkzeug, geübte Hände: Blick in eine Werkstatt ${p.in}.`,
    `Auf der Werkbank liegt, was gerade gebraucht wird.`,
    `Wo gehobelt wird, fallen Späne, und manchmal auch gute Sätze.`,
  ],
  "solar-dach": (p) => [`Auf vielen Dächern ${p.in} ist noch Platz für Paneele.`, `Die Sonne liefert, das Dach sammelt.`],
  gewitter: (p) => [`Blitze über dem Tal: Die Unwetterfront traf auch ${p.name}.`],
  "regen-stadt": () => [`Bei Regen zeigt sich, wer trotzdem kommt.`],
  hochwasser: (p) => [
    `Braun und schnell: Der Pegel stieg binnen kurzer Zeit.`,
    `Das Wasser reichte ${p.in} fast bis zur Brücke.`,
  ],
  fussballplatz: (p) => [
    `Unter Flutlicht wird ${p.in} trainiert und gespielt.`,
    `Auf diesem Rasen werden Geschichten geschrieben, meist kleine.`,
    `Der Sportplatz ${p.in} ist an vielen Abenden besetzt.`,
  ],
  radweg: (p) => [`Am Wasser entlang fährt es sich am schönsten.`, `Immer mehr Leute sind ${p.region} mit dem Rad unterwegs.`],
  buehne: (p) => [`Scheinwerfer an, Ruhe im Saal: gleich geht es los.`, `Die Bühne ist bereit, das Publikum ${p.in} auch.`],
  konzert: (p) => [`Noten, Pulte, Instrumente: Vor dem Auftritt ist alles an seinem Platz.`, `Musik gehört ${p.in} dazu.`],
  museum: (p) => [`Ausgestellt wird, was eine Geschichte zu erzählen hat.`, `Ein Raum, viele Blickwinkel: Ausstellung ${p.in}.`],
  bibliothek: (p) => [
    `Zwischen den Regalen findet sich mehr als Lesestoff.`,
    `Bücher, Akten, Erinnerungen: Hier wird ${p.in} gesammelt.`,
  ],
  wahlurne: (p) => [
    `Die Urne steht bereit: ${p.name} entscheidet über die neue Vertretung.`,
    `Jede Stimme zählt, in kleinen Orten besonders.`,
    `Mit Stimmzettel und Kuvert: Wahl ${p.in}.`,
  ],
  "diagramm-linie": () => [`Die Kurve zeigt seit Jahren in dieselbe Richtung.`],
  feuerwehr: (p) => [
    `Die Feuerwehr ${p.in} ist zu jeder Tages- und Nachtzeit bereit.`,
    `Blaulicht in der Dunkelheit: Jeder Handgriff muss sitzen.`,
    `Freiwillig, aber nicht beiläufig: die Einsatzkräfte ${p.in}.`,
  ],
  blumen: (p) => [
    `Blumen gehören zu so einem Tag.`,
    `Ein Strauß für ein besonderes Fest ${p.in}.`,
    `Was blüht, erzählt vom Anlass.`,
  ],
  kinderwagen: (p) => [
    `Die erste Ausfahrt führt meistens nicht weit.`,
    `Neue Aussichten: mit dem Kinderwagen unterwegs ${p.in}.`,
    `Frische Luft tut Großen und Kleinen gut.`,
  ],
  blasmusik: (p) => [`Aufgespielt wird ${p.in} bei jeder Gelegenheit.`, `Klingendes Spiel auf dem Dorfplatz.`],
  sitzungssaal: (p) => [
    `Im Sitzungssaal wird auch gestritten, abgestimmt wird am Schluss.`,
    `Volle Tagesordnung: Sitzung ${p.in}.`,
  ],
  buergerversammlung: (p) => [`Volle Reihen, viele Fragen: eine Versammlung ${p.in}.`, `Wer mitreden will, kommt zeitig.`],
  wahlkabine: (p) => [`Hinter dem Vorhang ist jede Stimme geheim.`, `In den Kabinen ${p.in} liegen die Stifte bereit.`],
  wahlplakate: (p) => [
    `Die Gesichter der Wahl stehen ${p.in} am Straßenrand.`,
    `Plakate sind geduldig, die Wählerinnen und Wähler weniger.`,
  ],
  auszaehlung: () => [`Gezählt wird von Hand, und gezählt wird zweimal.`, `Stapel für Stapel wächst das Ergebnis.`],
  storch: (p) => [`Der Storch war da, und er hat Wäsche mitgebracht.`, `Freude ${p.in}: Vor dem Haus steht ein Storch.`],
  babyschuhe: () => [`Noch sind die Schuhe zu groß.`, `Kleine Schuhe für die ersten Schritte.`],
  wiege: () => [`Hier wird geschlafen, wenn auch nicht immer nachts.`, `Die Wiege ist ein Erbstück.`],
  kapelle: (p) => [
    `Eine Kapelle ${p.region}, gebaut für wenige und geliebt von vielen.`,
    `Die Kapelle gehört zum Bild der Gegend.`,
  ],
  taufbecken: () => [
    `Wasser, Kerze, Segen: Am Taufbecken wird es feierlich.`,
    `Die Kerze brennt, die Patinnen und Paten sind bereit.`,
  ],
  glocken: (p) => [`Die Glocken waren ${p.in} weithin zu hören.`, `Wenn alle drei läuten, ist etwas Besonderes los.`],
  hochzeitspaar: () => [`Unter Blumen fällt das Ja leichter.`, `Ein Bild für das Album.`],
  hochzeitstorte: () => [`Angeschnitten wird gemeinsam.`, `Drei Stockwerke und kein Stück blieb übrig.`],
  schulhof: () => [`In der Pause wird verhandelt, was wirklich wichtig ist.`, `Der Schulhof ist der größte Raum der Schule.`],
  klassenzimmer: () => [`Wer etwas weiß, zeigt auf.`, `Unterricht, wie ihn alle kennen, und doch ist einiges anders.`],
  spielplatz: (p) => [`Platz zum Spielen ist ${p.in} gefragt.`, `Rutsche, Schaukel, Sand: Mehr braucht es oft nicht.`],
  feuerwehruebung: (p) => [
    `Geübt wird, damit im Ernstfall jeder Griff sitzt.`,
    `Leiter, Schlauch, Kommando: die Feuerwehr ${p.in} bei einer Übung.`,
  ],
  polizei: (p) => [`Die Polizei bittet um Hinweise.`, `Blaulicht ${p.region}: Die Polizei sicherte die Stelle ab.`],
  hubschrauber: () => [`Die letzten Meter geht es am Seil nach unten.`, `Der Hubschrauber hilft, solange das Wetter mitspielt.`],
  bus: (p) => [`Der Bus hält ${p.in} bald öfter.`, `Einsteigen, bitte: der Landbus ${p.region}.`],
  kreisverkehr: () => [`Im Kreis fließt der Verkehr gleichmäßiger.`],
  felssturz: () => [`Steine und Schlamm haben die Straße verlegt.`],
  kaesekeller: () => [`Im Keller reift, was auf der Alpe begonnen hat.`, `Laib um Laib: Geduld ist hier eine Zutat.`],
  baeckerei: (p) => [
    `Frisches Brot ${p.in}: Die Nacht war kurz.`,
    `Was in der Früh in der Vitrine liegt, ist zu Mittag oft weg.`,
  ],
  saegewerk: () => [
    `Holz aus der Umgebung wartet auf den Zuschnitt.`,
    `Gestapelt, getrocknet, gehobelt: Hier riecht es nach Fichte.`,
  ],
  webstuhl: () => [`Faden für Faden entsteht ein Muster.`, `Hier wird repariert, gewoben und weitergegeben.`],
  gasthaus: (p) => [`Am Stammtisch ${p.in} wird besprochen, was sonst nirgends steht.`, `Ein Tisch, vier Meinungen.`],
  hotel: (p) => [
    `Ein Hotel ${p.region}: Im Winter ist fast jedes Bett belegt.`,
    `Abends leuchten die Fenster, dahinter wird gearbeitet.`,
  ],
  arztpraxis: () => [`Zuhören gehört zur Behandlung.`, `Eine Praxis in der Nähe erspart lange Wege.`],
  labor: () => [`Genau hinschauen: Im Labor zählt jedes Detail.`],
  ruhebank: (p) => [`Ein Platz zum Ausruhen, mit Aussicht ${p.region}.`, `Zwei, die sich Zeit nehmen.`],
  steinbock: () => [`Wer früh oben ist, bleibt selten allein.`],
  rehe: (p) => [`Am Waldrand bei ${p.name} zeigt sich in der Früh das Wild.`],
  bienen: () => [`In den bunten Kästen arbeiten Zehntausende.`, `Wo es blüht, ist auch etwas los.`],
  alpabtrieb: (p) => [
    `Mit Kranz nach Hause: Alpabtrieb ${p.region}.`,
    `Geschmückt wird nur, wenn der Sommer ohne Unglück blieb.`,
  ],
  duerre: (p) => [`Der Boden rund um ${p.name} ist trocken bis in die Tiefe.`],
  funken: (p) => [`Der Funken brennt, der Winter soll gehen.`, `Beim Funken ${p.in} ist das ganze Dorf auf den Beinen.`],
  hafen: () => [`Die Boote liegen vertäut, das Wasser ist ruhig.`],
  fischer: () => [`Das Netz ist schwer oder leer, dazwischen gibt es wenig.`],
  freibad: (p) => [`Abkühlung ${p.in}: Das Becken war selten leer.`, `Bahn frei: Hier wird geschwommen.`],
  obstgarten: (p) => [
    `Alte Sorten, neue Ernte: Obst aus der Gegend um ${p.name}.`,
    `Die Kisten sind voll, die Äste wieder leicht.`,
  ],
  berglauf: (p) => [`Der Anstieg trennt das Feld.`, `Mit Startnummer unterwegs ${p.region}.`],
  kletterwand: () => [`Griff für Griff geht es nach oben.`, `Gesichert wird zu zweit.`],
  langlauf: (p) => [`Auf der Loipe ${p.region} ist es am Vormittag am schönsten.`],
  chor: (p) => [`Viele Stimmen, ein Klang: Gesang ${p.in}.`, `Geprobt wird, bis jede Stimme sitzt.`],
  schiedsrichterin: () => [`Ohne Pfeife kein Spiel.`],
};

/** Gives a caption for a picture in the setting of a municipality, or of a region; null for a picture that has none. */
export function captionFor(key: PictureKey, setting: Setting, random: Random): string | null {
  const own = captions[key]?.(setting);
  return own === undefined ? null : random.of(own);
}
