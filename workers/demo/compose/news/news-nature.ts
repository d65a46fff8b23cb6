/** Local news: weather, forest, farms and animals. */
import { Count, count, digits, type Facts, type NewsTelling } from "#workers/demo/compose/telling.ts";

/** Tells of weather, landscape and farming. */
export function tellNature(f: Facts): NewsTelling {
  const p = f.place;
  const [a, b, c] = [f.person(), f.person(), f.person()];
  const gust = f.int(88, 132);
  const trees = f.int(6, 48) * 10;
  return {
    kickers: ["Natur", "Land und Leute", p.name],
    events: [
      {
        titles: [
          `Sturm deckt ${p.in} Dächer ab: ${gust} km/h`,
          `${gust} Kilometer pro Stunde: Sturmnacht ${p.in}`,
          `Als der Föhn durchbrach: Schäden ${p.in}`,
          `Ziegel auf der Straße, Trampolin im Baum: Sturm ${p.in}`,
        ],
        leads: [
          `Ein Föhnsturm hat ${p.in} Bäume entwurzelt und Dächer beschädigt. Verletzt wurde niemand.`,
          `Mit Böen bis ${gust} km/h ist der Föhn über ${p.name} hinweggefegt.`,
        ],
        opening: `Gegen drei Uhr früh begann es im Gebälk zu pfeifen, eine Stunde später lag das erste Trampolin im Nachbargarten. Mit bis zu ${gust} Kilometern in der Stunde ist ein Föhnsturm über ${p.name} gezogen.`,
        details: [
          `An ${count(f.int(7, 12))} Häusern wurden Ziegel abgetragen, ${p.spot} kippte eine Fichte auf zwei geparkte Autos. In ${f.int(120, 640)} Haushalten fiel für mehrere Stunden der Strom aus. Die Schule blieb geschlossen.`,
          `Die Feuerwehr rückte bis zum Vormittag ${f.int(14, 38)} Mal aus, meist um Äste wegzuräumen. Im Wald dürften rund ${f.int(3, 14)}00 Festmeter Holz liegen. Betreten werden sollte er vorerst nicht.`,
        ],
        quotes: [
          `„Beim Föhn muss man warten, bis er ausgeschnauft hat“, sagt ${a.as("Feuerwehrkommandantin", "Feuerwehrkommandant")}. „Vorher schicke ich niemanden aufs Dach.“`,
          `„Das Gartenhaus haben wir bei den Nachbarn gefunden“, erzählt ${b.full}. „Die Geranien waren noch drin.“`,
        ],
        pictures: ["gewitter"],
        tags: ["Sturm", "Föhn"],
        fits: { contexts: [0, 1, 4, 5], voices: [1, 4, 5], closings: [0, 1, 2, 3] },
      },
      {
        titles: [
          `Biber ${p.in}: Ein Baumeister sorgt für Ärger`,
          `Gefällt über Nacht: Der Biber ist ${p.in} angekommen`,
          `Damm gut, alles gut? Biber ${p.in}`,
          `Zwei Zähne, zwölf Bäume: Biber beschäftigt ${p.name}`,
        ],
        leads: [
          `Ein Biber hat ${p.in} einen Damm gebaut. Die einen freut es, anderen steht das Wasser in der Wiese.`,
          `Streng geschützt und sehr fleißig: ${p.In} staut ein Biber das Wasser.`,
        ],
        opening: `Die Späne liegen im Gras, als hätte jemand mit dem Messer gearbeitet. ${p.water.charAt(0).toUpperCase() + p.water.slice(1)} hat sich ${p.in} ein Biber niedergelassen. Sein Damm ist ${f.int(4, 9)} Meter breit, dahinter steht eine Wiese unter Wasser.`,
        details: [
          `Nach Schätzung der Biberbeauftragten handelt es sich um ein Paar mit zwei Jungen. Mehr als ${count(f.int(12, 40))} Bäume wurden benagt. Wertvolle Obstbäume bekommen nun Drahthosen, durch den Damm wird ein Rohr gelegt, das den Wasserstand begrenzt.`,
          `Zugleich hat sich der Teich binnen weniger Monate belebt. Gezählt wurden ${count(f.int(6, 11))} Libellenarten, zwei Eisvögel und erstmals seit langem Laubfrösche. In trockenen Wochen speichert er Wasser, das sonst fehlen würde.`,
        ],
        quotes: [
          `„Er fragt halt nicht um eine Baubewilligung“, sagt ${a.as("Landwirtin", "Landwirt")} trocken. „Ich bräuchte für so einen Teich drei Gutachten.“`,
          `„Man muss ihn nicht lieben, aber man kann viel von ihm lernen“, meint ${b.full} vom Naturschutzrat.`,
        ],
        pictures: ["bergbach", "rheindelta"],
        tags: ["Biber", "Naturschutz"],
        topics: ["landwirtschaft"],
        fits: { contexts: [3, 4, 6, 7, 8], voices: [0, 2, 3, 5, 6, 8], closings: [0, 1, 4, 5, 6] },
      },
      {
        titles: [
          `Trockenheit ${p.in}: Der Brunnen bleibt leer`,
          `${f.int(26, 41)} Tage ohne Regen: ${p.name} spart Wasser`,
          `Gießkanne statt Schlauch: Aufruf ${p.in}`,
          `Das Gras knirscht: Dürre ${p.in}`,
        ],
        leads: [
          `Seit Wochen hat es ${p.in} kaum geregnet. ${p.Die} bittet um sparsamen Umgang mit Wasser.`,
          `Dorfbrunnen abgestellt, Autowaschen untersagt: ${p.name} reagiert auf die Trockenheit.`,
        ],
        opening: `Der Brunnen ${p.spot} plätschert nicht mehr, jemand hat einen Zettel hineingelegt: „Kommt wieder.“ Seit ${f.int(26, 41)} Tagen hat es ${p.in} nicht nennenswert geregnet. Nun ruft ${p.die} zum Sparen auf.`,
        details: [
          `Pools dürfen nicht nachgefüllt, Autos nicht gewaschen werden. Für Gemüsegärten gilt: gießen ja, aber am Abend und mit der Kanne. Die Schüttung der Hauptquelle ist auf ${f.int(41, 58)} Prozent des üblichen Werts gefallen.`,
          `Auf den Wiesen fiel der zweite Schnitt um ein Drittel geringer aus. Einige Bauern haben das Vieh früher von der Alpe geholt, andere kaufen Heu zu, das um ${f.int(20, 45)} Prozent teurer ist als im Vorjahr.`,
        ],
        quotes: [
          `„Wenn ich über die Wiese gehe, klingt es wie Cornflakes“, sagt ${a.as("Bäuerin", "Bauer")}.`,
          `„Für die Versorgung besteht keine Gefahr“, betont ${p.mayorTitle}. „Aber ein Fußballfeld zu beregnen, das können wir gerade niemandem erklären.“`,
        ],
        pictures: ["duerre"],
        tags: ["Trockenheit", "Trinkwasser"],
        topics: ["klima-und-energie"],
        seasonal: true,
        fits: { contexts: [0, 1, 2, 4, 5, 7], voices: [2, 3, 4, 5], closings: [0, 3, 8] },
      },
      {
        titles: [
          `Alpabtrieb ${p.in}: ${f.int(60, 280)} Tiere und ein Kranz`,
          `Mit Schellen ins Tal: Alpabtrieb ${p.in}`,
          `Geschmückt, gezählt, gefeiert: Die Kühe sind zurück ${p.in}`,
          `Hundert Tage oben: Das Vieh kehrt heim nach ${p.name}`,
        ],
        leads: [
          `Nach einem unfallfreien Sommer ist das Vieh nach ${p.name} heimgekehrt.`,
          `Kränze, Glocken, Käse: ${p.name} feierte den Alpabtrieb.`,
        ],
        opening: `Man hörte sie, lange bevor man sie sah. ${f.int(60, 280)} Tiere sind von den Alpen nach ${p.name} zurückgekehrt, voran eine Leitkuh mit Kranz und Spiegel. Das heißt nach altem Brauch: ein Sommer ohne Unglück.`,
        details: [
          `${f.int(92, 108)} Tage verbrachten sie oben, bei zu wenig Regen im Juli und zu viel im August. Gesennt wurden ${f.int(3, 12)} Tonnen Käse. Das Personal, darunter eine Biologiestudentin und ein ehemaliger Banker, will im nächsten Jahr wiederkommen.`,
          `Am Straßenrand standen Familien, Gäste mit Kameras und eine Schulklasse, die jede Kuh mit Namen begrüßte. Danach wurde verteilt, verladen und gegessen. Der Käse der Sommermonate war am Nachmittag ausverkauft.`,
        ],
        quotes: [
          `„Am ersten Abend im Tal ist es einem viel zu laut“, sagt ${a.as("Hirtin", "Hirt")}. „Und das Bett ist zu weich.“`,
          `„Jede Kuh weiß den Weg“, erklärt ${b.as("Bäuerin", "Bauer")}. „Nur die Touristen muss man treiben.“`,
        ],
        pictures: ["alpabtrieb"],
        tags: ["Alpabtrieb", "Brauchtum"],
        topics: ["landwirtschaft"],
        seasonal: true,
        fits: { contexts: [2, 5, 9], voices: [0, 8, 9], closings: [9, 10, 8] },
        suits: !p.flat && !p.city,
      },
      {
        titles: [
          `${digits(trees * 10)} Bäume für morgen: ${p.name} forstet auf`,
          `Tanne statt Fichte: Der Wald ${p.in} wird umgebaut`,
          `Kinder pflanzen ${p.in} einen Schutzwald`,
          `Ein Wald für die Enkel: Pflanzaktion ${p.in}`,
        ],
        leads: [
          `Nach Käfer und Sturm pflanzt ${p.name} einen neuen Wald, bunter als der alte.`,
          `${f.int(60, 190)} Freiwillige haben ${p.in} Bäume gesetzt. Bis sie schützen, vergehen Jahrzehnte.`,
        ],
        opening: `Der Hang sieht aus wie nach einer missglückten Rasur. Wo der Borkenkäfer oberhalb von ${p.name} die Fichten geholt hat, stecken jetzt ${digits(trees * 10)} Setzlinge in der Erde: Tannen, Bergahorn, Lärchen, Vogelbeeren.`,
        details: [
          `${f.int(60, 190)} Freiwillige halfen mit, darunter drei Schulklassen. Gesetzt wurde in kleinen Gruppen, damit das Wild nicht alles auf einmal findet. Einzelschutz aus Schafwolle soll Verbiss verhindern; Plastikhüllen hat man verworfen.`,
          `Der Wald schützt ${f.int(24, 110)} Häuser und eine Straße vor Steinschlag. Bis die jungen Bäume das leisten können, braucht es Querhölzer und Netze. Kosten über zehn Jahre: rund ${f.int(180, 640)}.000 Euro.`,
        ],
        quotes: [
          `„Ich setze Bäume, unter denen ich nie sitzen werde“, sagt ${a.as("Försterin", "Förster")}. „Das ist der Beruf in einem Satz.“`,
          `„Meiner heißt Rudi und ist eine Tanne“, erklärt ${f.child().name}, acht Jahre alt. „Ich komme ihn jedes Jahr messen.“`,
        ],
        pictures: ["wald-herbst"],
        tags: ["Wald", "Aufforstung"],
        topics: ["klima-und-energie"],
        fits: { contexts: [0, 3, 6, 7, 8], voices: [0, 2, 5, 6, 8], closings: [0, 4, 8] },
        suits: !p.flat,
      },
      {
        titles: [
          `Streuobst ${p.in}: ${f.int(40, 130)} Sorten gerettet`,
          `Der letzte Baum einer Sorte steht ${p.in}`,
          `Most, Mut und Muttererde: Obstretter ${p.in}`,
          `Subirer, Gravensteiner und Namenlose: Obst ${p.in}`,
        ],
        leads: [
          `In einem Sortengarten ${p.in} wachsen Äpfel und Birnen, die kaum noch jemand kennt.`,
          `Mit dem Veredelungsmesser gegen das Vergessen: Obstbau ${p.in}.`,
        ],
        opening: `Er ist hohl, moosig und trägt trotzdem jedes Jahr. Der alte Birnbaum ${p.spot} ${p.in} galt als letzter seiner Sorte. Jetzt wachsen Ableger davon in einem Garten, in dem ${f.int(40, 130)} alte Obstsorten gesammelt werden.`,
        details: [
          `Zwanzig Jahre lang hat ${a.full} Wiesen abgesucht und Reiser geschnitten. Manche Bäume ließen sich bestimmen, andere bekamen Namen nach ihren Besitzern. Eine Birne heißt nun wie die Frau, die ihr Fällen verhindert hat.`,
          `Aus dem Fallobst wird Saft gepresst, ${digits(f.int(12, 74) * 100)} Liter waren es zuletzt. Schulklassen dürfen mitklauben. Alte Sorten kommen, wie sich zeigt, mit Hitze oft besser zurecht als moderne.`,
        ],
        quotes: [
          `„Ein Baum redet nicht viel, aber er erinnert sich“, sagt ${a.full}, ${a.form("die", "der")} den Garten angelegt hat, und schneidet einen Apfel auf.`,
          `„So hat es bei meiner Großmutter im Keller gerochen“, sagt ${b.full} und atmet tief ein.`,
        ],
        pictures: ["obstgarten"],
        tags: ["Streuobst", "Landwirtschaft"],
        topics: ["landwirtschaft"],
        fits: { contexts: [2, 6, 7, 8], voices: [0, 2, 8, 9], closings: [2, 4, 9] },
        suits: !p.alpine,
      },
      {
        titles: [
          `Wolf ${p.in}? Risse werden untersucht`,
          `Vier Schafe tot: Verdacht auf Wolf ${p.in}`,
          `Unruhe auf der Weide: Tierrisse ${p.in}`,
          `Proben im Labor: War es ${p.in} ein Wolf?`,
        ],
        leads: [
          `Auf einer Weide ${p.in} wurden tote Schafe gefunden. Ob ein Wolf dahintersteckt, klärt eine DNA-Probe.`,
          `Nach Tierrissen ${p.in} wird über Herdenschutz diskutiert.`,
        ],
        opening: `Die Glocken waren in der Nacht zu hören gewesen, am Morgen lagen ${count(f.int(3, 6))} Schafe tot auf der Weide. Der Amtstierarzt hat ${p.in} Proben genommen. Der Verdacht: ein Wolf. Das Ergebnis steht noch aus.`,
        details: [
          `Der Rissbegutachter fand Bissspuren an der Kehle, was auf ein großes Raubtier hindeutet; ausgeschlossen werden kann auch ein Hund nicht. Die übrigen Tiere sind im Stall. Das Land hat Zäune geliefert, die unter Strom stehen.`,
          `Für gerissene Tiere gibt es eine Entschädigung, sofern der Nachweis gelingt. Das löst das Problem auf steilen Weiden freilich nicht. Herdenschutzhunde kämen dort nur schwer zurecht, vor allem neben viel begangenen Wanderwegen.`,
        ],
        quotes: [
          `„Mir geht es nicht um das Geld“, sagt ${a.as("Schafhalterin", "Schafhalter")}. „Ich habe die Tiere mit der Flasche aufgezogen.“`,
          `„Wir brauchen Ruhe und Fakten, in dieser Reihenfolge“, mahnt ${b.full} von der Bezirkshauptmannschaft.`,
        ],
        pictures: ["alpe-sommer"],
        tags: ["Wolf", "Schafe"],
        topics: ["landwirtschaft"],
        suits: p.alpine,
        fits: { contexts: [2, 3, 4, 6], voices: [1, 2, 5], closings: [0, 1, 5] },
      },
      {
        titles: [
          `Sternenhimmel statt Straßenlicht: ${p.name} schaltet ab`,
          `Dunkel ist schön: ${p.name} schaltet um Mitternacht ab`,
          `Die Milchstraße ist zurück ${p.in}`,
          `Weniger Lampen, mehr Nacht: Versuch ${p.in}`,
        ],
        leads: [
          `Nach Mitternacht bleibt die Straßenbeleuchtung ${p.in} aus. Nachtfalter und Sterngucker freuen sich.`,
          `${p.name} spart Strom und gewinnt den Nachthimmel zurück.`,
        ],
        opening: `Um Punkt Mitternacht klickt es im Schaltkasten, und die Milchstraße ist da. ${p.name} schaltet seit einigen Monaten die Straßenbeleuchtung bis fünf Uhr früh ab. Zurück kamen die Sterne, die Fledermäuse und ein paar Beschwerden.`,
        details: [
          `Gespart werden ${f.int(14, 60)}.000 Kilowattstunden im Jahr. An Kreuzungen und Zebrastreifen bleiben gedimmte Lampen in Betrieb. Zählungen zeigen, dass deutlich mehr Nachtfalter unterwegs sind, darunter zwei seltene Arten.`,
          `Jeden zweiten Freitag lädt ein Verein zum gemeinsamen Schauen ${p.spot}. Drei Fernrohre stehen bereit, dazu heißer Tee. An klaren Abenden kommen bis zu ${f.int(40, 120)} Leute, manche aus dem Allgäu.`,
        ],
        quotes: [
          `„Ich habe mit neunundsechzig zum ersten Mal eine Sternschnuppe gesehen“, sagt ${a.full}. „Und dabei wohne ich seit immer hier.“`,
          `„Die Angst vor der Dunkelheit war größer als die Dunkelheit“, fasst ${p.mayorTitle} die ersten Monate zusammen.`,
        ],
        pictures: ["gipfel-nacht"],
        tags: ["Lichtverschmutzung", "Energie"],
        topics: ["klima-und-energie"],
        suits: !p.city,
        fits: { contexts: [4, 6, 7], voices: [6, 7, 8], closings: [0, 4, 8] },
      },
      {
        titles: [
          `Wildbienen, Disteln, Diskussion: Blühwiese ${p.in}`,
          `Ungemäht und gewollt: Blumenwiesen ${p.in}`,
          `${f.int(48, 110)} Arten auf einem Kreisverkehr ${p.in}`,
          `Schlampig oder schlau? Wiesen ${p.in} dürfen wachsen`,
        ],
        leads: [
          `${p.name} mäht seine Grünflächen nur noch zweimal im Jahr. Das gefällt nicht allen.`,
          `Zwischen Disteln und Margeriten: ${p.In} summt es wieder.`,
        ],
        opening: `Die erste Beschwerde kam nach drei Wochen: Ob der Bauhof das Mähen vergessen habe? Hat er nicht. ${p.name} lässt auf ${count(f.int(7, 12))} öffentlichen Flächen die Wiese stehen und mäht nur noch im Juli und im Herbst.`,
        details: [
          `Eine Botanikerin hat seither ${f.int(48, 110)} Pflanzenarten bestimmt, darunter drei Orchideen. ${f.int(22, 61)} Wildbienenarten wurden gefunden. Tafeln erklären, was hier wächst, und bitten, auf den Wegen zu bleiben.`,
          `Der Bauhof spart rund ${f.int(90, 240)} Arbeitsstunden, musste aber einen Balkenmäher kaufen und das Sensen lernen. Das Heu bekommt ein Ziegenbauer aus ${p.other}. Sichtachsen an Kreuzungen werden weiterhin freigehalten.`,
        ],
        quotes: [
          `„Früher hat man einen Rasen nach der Schärfe der Kante beurteilt“, sagt ${a.as("Bauhofleiterin", "Bauhofleiter")}. „Ich habe umgelernt.“`,
          `„Mir ist das zu wild, aber der Enkelin gefällt es“, meint ${b.full}. „Sie hat da einen Käfer gefunden, der ausschaut wie ein Edelstein.“`,
        ],
        pictures: ["bienen"],
        tags: ["Biodiversität", "Wiesen"],
        fits: { contexts: [4, 6, 7, 8], voices: [0, 2, 4, 6, 8], closings: [0, 1, 4, 5] },
      },
      {
        titles: [
          `Schnee bis ins Tal: ${p.name} räumt`,
          `${f.int(34, 92)} Zentimeter in einer Nacht: Winter ${p.in}`,
          `Schaufeln, bis der Arm schmerzt: Neuschnee ${p.in}`,
          `Weiß über Nacht: So kam ${p.name} durch den Schnee`,
        ],
        leads: [
          `Starker Schneefall hat ${p.name} eine weiße Nacht und einen langen Morgen beschert.`,
          `Mit ${count(f.int(3, 9))} Pflügen war der Winterdienst ${p.in} seit zwei Uhr früh unterwegs.`,
        ],
        opening: `Um zwei Uhr früh drehte ${a.full} den Zündschlüssel, um halb neun war die letzte Straße frei. ${f.int(34, 92)} Zentimeter Neuschnee hatten ${p.name} in einer Nacht zugedeckt. Der Winterdienst war mit allem unterwegs, was Räder hat.`,
        details: [
          `Auf den Nebenstraßen brachen Äste unter der Last, ein Carport gab nach. Der Schulbus fuhr mit vierzig Minuten Verspätung und wurde von den Kindern mit Schneebällen empfangen. Größere Unfälle blieben aus.`,
          `${f.int(14, 60)} Tonnen Splitt wurden gestreut. Weil die Räumpflichten auf Gehsteigen regelmäßig für Fragen sorgen, erinnert ${p.die}: zwischen sechs und zweiundzwanzig Uhr muss frei sein, auch vor leeren Grundstücken.`,
        ],
        quotes: [
          `„Schimpfen tun die, die als Zweite drankommen“, sagt ${a.first}. „Und irgendwer ist immer der Zweite.“`,
          `„Die Nachbarn haben mir den Eingang freigeschaufelt, bevor ich wach war“, erzählt ${b.full}, ${f.int(79, 91)}. „Ich weiß bis heute nicht, wer es war.“`,
        ],
        pictures: ["bergdorf-winter", "wald-winter"],
        tags: ["Schnee", "Winterdienst"],
        seasonal: true,
        fits: { contexts: [1, 4, 5], voices: [3, 4, 6, 7], closings: [1, 3, 8] },
      },
      {
        titles: [
          `Hofladen ohne Kassa: Vertrauen ${p.in}`,
          `Milch rund um die Uhr: Automat ${p.in}`,
          `Eier gegen Ehrlichkeit: Selbstbedienung ${p.in}`,
          `Ein Kühlschrank an der Straße: Hofverkauf ${p.in}`,
        ],
        leads: [
          `Ein Hof ${p.in} verkauft rund um die Uhr und ohne Personal. Bezahlt wird in ein Kästchen.`,
          `Funktioniert Vertrauen als Geschäftsmodell? ${p.In} schon.`,
        ],
        opening: `Die Kassa ist eine Zigarrenkiste, die Überwachung ein altes Schaf. Am Hof von ${a.full} ${p.spot} kann man ${p.in} Tag und Nacht Milch, Eier und Wurst holen. Wer nimmt, zahlt – meistens.`,
        details: [
          `${Count(f.int(2, 5))} Prozent der Ware verschwinden unbezahlt, dafür liegt immer wieder zu viel in der Kiste. Unterm Strich gehe es sich aus. An Wochenenden kommen bis zu ${f.int(60, 190)} Kundinnen und Kunden, viele mit dem Rad.`,
          `Auf dem Hof stehen ${count(f.int(12, 34))} Kühe und ${f.int(80, 260)} Hühner. Früher ging die Milch an die Molkerei, heute wird ein Drittel selbst vermarktet, als Joghurt, Topfen und Eis. Das mache den Betrieb unabhängiger vom Preis.`,
        ],
        quotes: [
          `„Einmal lag ein Zettel drin: Bin knapp bei Kassa, zahle am Freitag“, erzählt ${a.first}. „Am Freitag war das Geld da, mit einer Tafel Schokolade.“`,
          `„Meine Kinder wissen jetzt, dass Eier verschieden groß sind“, sagt ${b.full}, Stammkundschaft aus ${p.other}.`,
        ],
        pictures: [],
        tags: ["Direktvermarktung", "Hofladen"],
        topics: ["landwirtschaft", "essen-und-trinken"],
        fits: { contexts: [2, 9, 10], voices: [0, 8, 9], closings: [9, 10, 11] },
        suits: !p.city,
      },
    ],
    contexts: [
      `Fachleute beobachten, dass sich die Verhältnisse ${p.region} rascher ändern als früher. Der Sommer beginnt zwei Wochen eher, Frostnächte werden seltener, und Regen fällt entweder gar nicht oder auf einmal.`,
      `An der nächstgelegenen Messstation wird seit ${f.int(40, 95)} Jahren aufgezeichnet. Werte wie zuletzt kamen in dieser Zeit nur ${count(f.int(2, 5))} Mal vor, meist im vergangenen Jahrzehnt.`,
      `Rund ${count(f.int(8, 60))} Höfe werden ${p.in} noch bewirtschaftet, die Hälfte im Nebenerwerb. Was auf den Wiesen passiert, merkt man deshalb auch in den Küchen, an den Stammtischen und bei den Wanderwegen.`,
      `Zuständig ist eine ganze Reihe von Stellen: ${p.city ? "Stadt" : "Gemeinde"}, Bezirkshauptmannschaft, Forst, Landwirtschaftskammer. Dass man sich trotzdem rasch einig wurde, schreiben alle dem jeweils anderen zu.`,
      `In ${p.other} kennt man die Lage. Dort hatte man vor zwei Jahren Ähnliches erlebt und gibt die Erfahrungen nun weiter, samt einer Liste von Fehlern, die man nicht zweimal machen müsse.`,
      `Ältere Leute erinnern sich an vergleichbare Jahre. In der Chronik findet sich ein Eintrag, der lakonisch festhält, es sei „wieder einmal alles anders gekommen als im Kalender“.`,
      `Begleitet wird das Thema von einer Arbeitsgruppe, in der Landwirtschaft, Naturschutz und Tourismus an einem Tisch sitzen. Man duze sich inzwischen, heißt es, das sei vor drei Jahren noch undenkbar gewesen.`,
      `Auch in der Schule wurde darüber gesprochen. Eine vierte Klasse hat Messreihen angelegt und die Ergebnisse ${p.atOffice} ausgehängt, mit Buntstift und erstaunlicher Genauigkeit.`,
      `Das Land hat ein Programm aufgelegt, aus dem ein Teil der Kosten erstattet wird. Anträge können bis Jahresende gestellt werden. Bisher gingen aus ${p.name} ${count(f.int(4, 12))} ein.`,
      `Leicht ist das Wirtschaften nicht geworden. Die Flächen sind steil, die Auflagen zahlreich, die Preise schwankend. Dass ${p.in} dennoch kaum ein Betrieb aufgibt, hat mit Stolz zu tun und mit Schwiegertöchtern, die rechnen können.`,
      `Vom Verkauf ab Hof leben ${p.region} inzwischen ${count(f.int(6, 12))} Betriebe ganz oder zum Teil. Gesetzliche Hürden gibt es dennoch: Hygiene, Kennzeichnung, Registrierkasse. Eine gemeinsame Beraterin hilft, dass daraus kein Hindernislauf wird.`,
    ],
    voices: [
      `„Wir leben von dieser Landschaft, also müssen wir ihr auch zuhören“, sagt ${p.mayorTitle}.`,
      `„Man gewöhnt sich an vieles, daran nicht“, meint ${c.full}, ${c.form("die", "der")} seit der Kindheit ${p.in} lebt.`,
      `„Die Natur macht keine Fehler, sie macht Rechnungen“, sagt ${c.as("Biologin", "Biologe")}. „Irgendwann legt sie sie vor.“`,
      `„Mein Vater hätte gesagt: Das hat es immer schon gegeben“, erzählt ${c.full}. „Er hat das allerdings auch über das Fernsehen gesagt.“`,
      `„Es hilft nichts, sich zu beschweren, man muss sich einstellen“, findet ${c.as("Nachbarin", "Nachbar")} und krempelt die Ärmel hoch.`,
      `„Wir haben es unterschätzt, das gebe ich offen zu“, sagt ${p.councillor(c)}. „Beim nächsten Mal sind wir früher dran.“`,
      `Die Jüngeren sehen es gelassener. „Für mich ist das normal“, sagt ${f.child().name}, elf Jahre alt. „Ich kenne es ja nicht anders.“`,
      `„Zwischen Aberglauben und Statistik liegt bei uns nur ein Gartenzaun“, scherzt ${c.full}, ${c.form("die", "der")} ein Wettertagebuch führt.`,
      `„Ich gehe jeden Morgen eine Stunde hinaus“, sagt ${c.full}. „Was ich da sehe, steht in keinem Bericht.“`,
      `„Solange es Leute gibt, die in der Früh aufstehen, ist mir um die Landwirtschaft nicht bange“, sagt ${c.full} vom Bauernstammtisch.`,
    ],
    closings: [
      `In den kommenden Wochen will man weiter beobachten. Ein Bericht dazu liegt dann ${p.atOffice} auf.`,
      `Wer etwas bemerkt, kann sich bei ${p.der} melden. Auch Fotos sind willkommen, am besten mit Ort und Uhrzeit.`,
      `Zum Schluss noch eine gute Nachricht: Der Apfelbaum hinter der Kirche, den viele schon aufgegeben hatten, steht noch.`,
      `Die Prognose für die nächsten Tage ist günstig. Darauf verlassen will sich ${p.in} aber niemand.`,
      `Eine Exkursion mit Fachleuten ist geplant, getroffen wird sich ${p.spot}. Festes Schuhwerk wird empfohlen.`,
      `Mit einer Entscheidung rechnet man in ${count(f.int(3, 8))} Wochen. Bis dahin bleibt vieles, wie es ist, und manches wächst einfach weiter.`,
      `Am Stammtisch hat man sich inzwischen auf eine Erklärung geeinigt: Es liege am Mond. Widerlegt ist das bisher nicht.`,
      `Wie es nächstes Jahr aussieht, weiß niemand. „Frag den Hahn auf dem Mist“, rät ein alter Bauer, und der kräht dazu.`,
      `Einstweilen gilt ${p.in} die Regel, die schon die Großeltern kannten: hinausschauen, nachdenken, anpacken.`,
      `Zum Abschied bekommt man etwas zu kosten und einen Rat dazu: langsam essen, dann wird man früher satt.`,
      `Am Abend ist wieder Ruhe. Nur im Stall brennt noch Licht, wie jeden Tag, seit es hier Licht gibt.`,
      `Wer vorbeischauen will, ist willkommen. Hunde sind an der Leine zu führen, Kinder nicht.`,
    ],
    heads: ["Ein Blick in die Aufzeichnungen", "Was Fachleute sagen", "Die Folgen", "Wie es weitergeht"],
  };
}
