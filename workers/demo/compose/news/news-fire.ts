/** Local news: fire brigade, mountain rescue and police. */
import { Count, count, type Facts, type NewsTelling } from "#workers/demo/compose/telling.ts";

/** Tells of operations and of those who turn out for them. */
export function tellFire(f: Facts): NewsTelling {
  const p = f.place;
  const [a, b, c, d] = [f.person(), f.person(), f.person(), f.person()];
  const crew = f.int(18, 62);
  const vehicles = f.int(3, 8);
  const minutes = f.int(6, 13);
  const commander = a.as("Kommandantin", "Kommandant");
  const clock = `${f.int(1, 5)}.${f.int(10, 55)} Uhr`;
  const pet = f.one("eine Kuh", "ein Pferd", "ein Hirsch");
  const age = f.int(32, 74);
  const hurt = f.one("eine Frau", "ein Mann");
  const he = hurt === "eine Frau" ? "sie" : "er";
  return {
    kickers: ["Blaulicht", p.name],
    events: [
      {
        titles: [
          `Brand in der Nacht ${p.in}: Familie rechtzeitig im Freien`,
          `Rauchmelder rettet Familie ${p.in}`,
          `Küchenbrand ${p.in}: ${crew} Kräfte im Einsatz`,
          `Feuer ${p.in}: Ein Piepsen im richtigen Moment`,
        ],
        leads: [
          `Ein Rauchmelder hat in der Nacht eine Familie ${p.in} geweckt. Verletzt wurde niemand.`,
          `${crew} Feuerwehrleute haben ${p.in} einen Küchenbrand gelöscht. Das Haus bleibt bewohnbar.`,
        ],
        opening: `Um ${clock} piepste es, zuerst im Gang, dann im ganzen Haus. Als die Eltern die Küchentür öffneten, stand der Raum bereits voll Rauch. Die vierköpfige Familie ${p.in} konnte ins Freie, ${count(minutes)} Minuten später war die Feuerwehr da.`,
        details: [
          `${crew} Einsatzkräfte mit ${count(vehicles)} Fahrzeugen rückten an. Unter Atemschutz drang ein Trupp durch die Balkontür ein und hatte die Flammen nach wenigen Minuten unter Kontrolle. Der Rauch zog durchs Stiegenhaus bis in den zweiten Stock.`,
          `Ausgegangen war der Brand nach ersten Ermittlungen von einem Ladegerät auf der Arbeitsplatte. Die Polizei schätzt den Schaden auf ${f.int(25, 90)}.000 Euro. Das Erdgeschoß muss saniert werden, der Rest blieb verschont.`,
        ],
        quotes: [
          `„Drei Minuten später hätten wir sie vermutlich über die Leiter holen müssen“, sagt ${commander}. „So sind sie uns in Hausschuhen entgegengekommen.“`,
          `„Der Rauchmelder hat zwölf Euro gekostet“, sagt der Vater der Familie. „Ich habe mich beim Montieren noch über die Bohrlöcher geärgert.“`,
        ],
        pictures: ["feuerwehr"],
        tags: ["Brand", "Rauchmelder"],
        fits: { contexts: [0, 1, 2, 4, 6, 7], voices: [0, 1, 2, 3, 6, 7, 8], closings: [1, 3, 5, 7] },
      },
      {
        titles: [
          `${p.name}: ${pet.charAt(0).toUpperCase() + pet.slice(1)} in der Grube`,
          `Tierrettung ${p.in} mit Kran und Karotten`,
          `${Count(crew)} Helfer für ein Tier: Einsatz ${p.in}`,
          `Ungewöhnlicher Einsatz: Feuerwehr ${p.in} hebt ein Tier`,
        ],
        leads: [
          `In einer Grube ${p.in} steckte ${pet} fest. Die Rettung dauerte fast drei Stunden.`,
          `Mit Hebegurten, Kran und viel Zureden hat die Feuerwehr ${p.in} ein Tier befreit.`,
        ],
        opening: `Der Notruf klang zunächst nach einem Scherz. Doch als die Feuerwehr ${p.spot} eintraf, schaute ihr tatsächlich ${pet} aus einer Jauchegrube entgegen, bis zum Hals im Schlamm und sichtlich verstimmt. ${Count(crew)} Leute rückten ${p.in} aus.`,
        details: [
          `Zuerst pumpte man die Grube so weit aus, dass sich Gurte anlegen ließen. Ein Tierarzt gab eine leichte Beruhigungsspritze. Dann hob der Kran des schweren Rüstfahrzeugs das Tier Zentimeter um Zentimeter in die Höhe.`,
          `Ein morscher Holzdeckel hatte unter der Last nachgegeben. Nach zweieinhalb Stunden stand das Tier wieder auf der Wiese, wurde abgespritzt, untersucht und lief davon. Verletzungen fand der Tierarzt keine.`,
        ],
        quotes: [
          `„Wir üben vieles, das nicht“, gibt ${commander} zu. „Am Ende hat einer die Idee mit den Karotten gehabt, und die war Gold wert.“`,
          `„Ich habe zwanzig Mal gesagt, der Deckel gehört gemacht“, sagt die Besitzerin und meint damit ihren Mann. „Jetzt wird er gemacht.“`,
        ],
        pictures: ["feuerwehr"],
        tags: ["Tierrettung", "Einsatz"],
        fits: { contexts: [0, 1, 2, 5, 7], voices: [0, 3, 4, 7, 8], closings: [0, 3, 6, 7] },
        suits: !p.city,
      },
      {
        titles: [
          `Unfall ${p.in}: ${age}-Jährige${hurt === "eine Frau" ? "" : "r"} aus Auto befreit`,
          `Auto kommt ${p.in} von der Straße ab`,
          `Überschlag bei Nässe: Schwerer Unfall ${p.in}`,
          `Schutzengel ${p.in}: Totalschaden, leichte Verletzungen`,
        ],
        leads: [
          `Auf regennasser Straße ist ein Auto ${p.in} von der Fahrbahn abgekommen. Eine Person wurde verletzt.`,
          `Die Feuerwehr musste ${p.in} hydraulisches Gerät einsetzen, um ${hurt === "eine Frau" ? "eine Lenkerin" : "einen Lenker"} zu befreien.`,
        ],
        opening: `Der Wagen lag auf dem Dach, die Räder drehten sich noch, als die ersten Helfer ${p.spot} eintrafen. ${hurt.charAt(0).toUpperCase() + hurt.slice(1)}, ${age} Jahre alt, war am Abend ${p.in} in einer Kurve von der nassen Fahrbahn abgekommen und hatte sich überschlagen.`,
        details: [
          `Zwei Autofahrer hielten an und sprachen mit ${hurt === "eine Frau" ? "der Verletzten" : "dem Verletzten"}, bis die Feuerwehr mit der Rettungsschere kam. Nach zwanzig Minuten war ${he} befreit. Mit Prellungen und einem gebrochenen Handgelenk kam ${he} ins Landeskrankenhaus.`,
          `Die Straße war für knapp zwei Stunden gesperrt. ${crew} Feuerwehrleute, zwei Rettungswagen und eine Polizeistreife standen im Einsatz. Am Auto entstand Totalschaden, ein Alkotest verlief negativ.`,
        ],
        quotes: [
          `„Der Gurt hat gehalten, der Baum daneben war zwei Meter weg“, sagt ${commander}. „Mehr Glück hat man nicht oft.“`,
          `„Ich habe nur die Hand gehalten und vom Wetter geredet“, erzählt ${b.full}, ${b.form("die", "der")} als ${b.form("Erste", "Erster")} an der Unfallstelle war. „Etwas Besseres ist mir nicht eingefallen.“`,
        ],
        pictures: ["polizei"],
        tags: ["Unfall", "Blaulicht"],
        fits: { contexts: [0, 3, 4, 6, 7], voices: [1, 2, 4, 7], closings: [3, 4, 7, 8] },
      },
      {
        titles: [
          `Neues Löschfahrzeug für ${p.name}`,
          `${p.name} hat ein neues Tanklöschfahrzeug`,
          `Festakt mit Folgetonhorn: Feuerwehr ${p.in} freut sich`,
          `Nach ${f.int(25, 33)} Jahren abgelöst: Altes Feuerwehrauto geht in Pension`,
        ],
        leads: [
          `Die Feuerwehr ${p.in} hat ein neues Tanklöschfahrzeug bekommen. Gesegnet wurde es bei einem Fest.`,
          `${f.int(2, 4)}000 Liter Wasser, Allrad, Platz für neun: Das kann das neue Fahrzeug ${p.in}.`,
        ],
        opening: `Es glänzt noch, und das soll es ein paar Tage lang auch bleiben dürfen. Die Feuerwehr ${p.in} hat ihr neues Tanklöschfahrzeug in Empfang genommen, ${f.int(380, 520)}.000 Euro teuer, ${f.int(14, 17)} Tonnen schwer und vollgepackt mit Gerät.`,
        details: [
          `Ein Arbeitskreis aus den eigenen Reihen hatte drei Jahre lang geplant, verglichen und Probe gesessen. An Bord sind eine Wärmebildkamera, ein Akku-Rettungsgerät und ein Tank, der für die ersten Minuten reicht, bis die Leitungen liegen.`,
          `Das Vorgängerfahrzeug hat ${f.int(19, 34)}.000 Kilometer auf dem Tacho und geht an eine Feuerwehr im Kosovo. Finanziert wurde das neue je zur Hälfte von ${p.der} und dem Land; ${f.int(20, 60)}.000 Euro steuerte die Wehr selbst bei.`,
        ],
        quotes: [
          `„Hoffentlich steht es die meiste Zeit in der Garage“, sagt ${commander}. „Aber wenn wir es brauchen, dann muss jede Klappe aufgehen.“`,
          `„Mein Großvater ist noch mit der Handspritze ausgerückt“, sagt ${b.full}, seit zwei Jahren aktiv. „Er hätte sich gefürchtet vor so vielen Knöpfen.“`,
        ],
        pictures: ["feuerwehruebung"],
        tags: ["Feuerwehr", "Fahrzeugweihe"],
        topics: ["blasmusik-und-vereine"],
        fits: { contexts: [0, 1, 2, 5], voices: [1, 8, 9, 10], closings: [0, 6, 7] },
      },
      {
        titles: [
          `Bergrettung holt verirrtes Paar ${p.in} vom Berg`,
          `Abendrot mit Folgen: Suchaktion ${p.in}`,
          `Mit Turnschuhen in die Nacht: Rettung ${p.in}`,
          `Akku leer, Weg weg: Bergretter ${p.in} gefordert`,
        ],
        leads: [
          `Zwei Wandernde haben sich oberhalb von ${p.name} verstiegen. Die Bergrettung fand sie nach drei Stunden.`,
          `Unterkühlt, aber wohlauf: Ein Paar ist ${p.in} in der Nacht geborgen worden.`,
        ],
        opening: `Sie wollten nur noch schnell den Sonnenuntergang sehen. Als es dunkel wurde, war der Steig verschwunden und der Akku am Ende. Mit dem letzten Prozent setzte ein Paar aus ${f.one("Ravensburg", "St. Gallen", "Ulm", "Winterthur")} oberhalb von ${p.name} den Notruf ab.`,
        details: [
          `${crew} Bergretterinnen und Bergretter stiegen auf, dazu zwei Suchhunde. Der Hubschrauber musste wegen Nebels umkehren. Gegen ${f.int(22, 23)} Uhr hörte ein Trupp Rufe aus einer Rinne; die beiden saßen auf einem Grasband, zitternd und unverletzt.`,
          `Abgeseilt wurde über vierzig Meter steiles Gelände, dann ging es zu Fuß ins Tal, wo Decken und Tee warteten. Kosten entstehen dem Paar keine: Es hatte am Morgen eine Versicherung abgeschlossen, online, auf Drängen der Mutter.`,
        ],
        quotes: [
          `„Sie haben das einzig Richtige getan und sind sitzen geblieben“, lobt ${a.as("Einsatzleiterin", "Einsatzleiter")}. „Zehn Meter weiter geht es senkrecht hinunter.“`,
          `„Wir haben gelernt, dass eine Taschenlampe kein Telefon ist und umgekehrt“, sagt der gerettete Wanderer am nächsten Tag.`,
        ],
        pictures: ["hubschrauber", "gipfel-nacht"],
        tags: ["Bergrettung", "Suchaktion"],
        fits: { contexts: [3, 7, 8], voices: [4, 8, 13], closings: [8, 11, 12] },
        suits: !p.flat,
      },
      {
        titles: [
          `Keller unter Wasser: Starkregen trifft ${p.name}`,
          `${f.int(28, 74)} Einsätze in einer Nacht: Unwetter ${p.in}`,
          `Als der Bach kam: ${p.name} räumt auf`,
          `Pumpen bis zum Morgen: Feuerwehr ${p.in} im Dauereinsatz`,
        ],
        leads: [
          `Ein Gewitter hat ${p.in} Keller und Unterführungen geflutet. Verletzt wurde niemand.`,
          `In vierzig Minuten fiel ${p.in} so viel Regen wie sonst in zwei Wochen.`,
        ],
        opening: `Zuerst war es nur ein Rauschen, dann kam der Schlamm. In vierzig Minuten gingen über ${p.name} ${f.int(38, 64)} Liter Regen je Quadratmeter nieder. Mehrere Keller liefen voll, ${p.water} trat Wasser über die Ufer.`,
        details: [
          `Bis in die Morgenstunden waren ${crew} Feuerwehrleute unterwegs, mit Pumpen, Sandsäcken und Besen. Aus einer Tiefgarage wurden ${count(f.int(8, 22))} Autos geborgen. Nachbarn halfen einander mit Kübeln, ein Wirt kochte um drei Uhr früh Gulasch.`,
          `Im Bauhof wurden über Nacht ${f.int(600, 1800)} Sandsäcke gefüllt. Der Rechen am Durchlass hielt, zwei Stege wurden mitgerissen. Die Aufräumarbeiten dürften noch einige Tage dauern, Sperrmüll wird gratis abgeholt.`,
        ],
        quotes: [
          `„Gegen so einen Regen ist jedes Rohr zu klein“, sagt ${commander}. „Wir haben der Reihe nach gearbeitet und die Ältesten zuerst besucht.“`,
          `„Die Fotos waren im untersten Regal“, sagt ${b.full} und legt nasse Abzüge auf den Gartentisch. „Aber die Leute hier, die vergisst man auch nicht.“`,
        ],
        pictures: ["regen-stadt", "hochwasser"],
        tags: ["Unwetter", "Starkregen"],
        seasonal: true,
        fits: { contexts: [0, 1, 2, 3, 7, 8], voices: [0, 1, 3, 5, 6, 8], closings: [4, 5, 7, 8] },
      },
      {
        titles: [
          `Feuerwehrjugend ${p.in}: Erst löschen, dann lernen`,
          `${Count(f.int(9, 24))} Jugendliche, ein Abzeichen: Nachwuchs ${p.in}`,
          `24 Stunden im Dienst: Feuerwehrjugend ${p.in} übt den Ernstfall`,
          `Hydrant statt Handy: Der Feuerwehrnachwuchs ${p.in}`,
        ],
        leads: [
          `Einen Tag und eine Nacht lang hat die Feuerwehrjugend ${p.in} den Ernstfall geprobt.`,
          `Sie sind zwölf bis sechzehn und wissen, wo jeder Schlauch liegt: der Nachwuchs der Feuerwehr ${p.in}.`,
        ],
        opening: `Um zwei in der Nacht ging das Licht an: Alarm. Vier Minuten später saßen ${count(f.int(9, 22))} Jugendliche, manche mit verkehrt angezogener Jacke, im Fahrzeug. Die Feuerwehrjugend ${p.in} hat ihren ersten 24-Stunden-Dienst hinter sich.`,
        details: [
          `Gelöscht wurde eine brennende Holzhütte, geborgen eine Puppe unter einem Baumstamm, gesucht ein vermisster Betreuer, der sich hinter dem Bauhof versteckt hatte. Dazwischen standen Kochen, Putzen und Funkkunde auf dem Plan.`,
          `Mädchen stellen inzwischen mehr als ein Drittel der Gruppe. Wer sechzehn wird, kann in den Aktivdienst wechseln; heuer tun das ${count(f.int(2, 5))}. Für die Wehr ist das Gold wert, denn ohne Nachwuchs wäre sie in zehn Jahren unterbesetzt.`,
        ],
        quotes: [
          `„Das Anstrengendste war, in der Nacht die richtigen Stiefel zu finden“, sagt ${f.child().name}, dreizehn Jahre alt.`,
          `„Sie stellen Fragen, die wir uns seit Jahren nicht mehr stellen“, sagt ${b.as("Jugendbetreuerin", "Jugendbetreuer")}. „Das tut auch uns Alten gut.“`,
        ],
        pictures: ["feuerwehruebung"],
        tags: ["Feuerwehrjugend", "Nachwuchs"],
        topics: ["blasmusik-und-vereine"],
        fits: { contexts: [1, 2, 5], voices: [1, 8, 9, 10], closings: [0, 6, 7] },
      },
      {
        titles: [
          `Einbrüche ${p.in}: Die Polizei bittet um Hinweise`,
          `Einbrecher kamen durch das Badfenster: Serie ${p.in}`,
          `Schmuck und eine Münzsammlung: Diebstähle ${p.in}`,
          `Dämmerungseinbrüche ${p.in}: Wachsame Nachbarn`,
        ],
        leads: [
          `Gleich ${count(f.int(3, 5))} Mal wurde ${p.in} in Wohnhäuser eingebrochen. Die Polizei rät zu Licht.`,
          `Binnen einer Woche haben Unbekannte ${p.in} mehrere Häuser heimgesucht.`,
        ],
        opening: `Als ${b.full} vom Einkaufen kam, stand die Terrassentür offen. Schubladen lagen am Boden, die Münzsammlung des verstorbenen ${b.form("Mannes", "Vaters")} war fort. Es war einer von ${count(f.int(3, 5))} Einbrüchen, die ${p.in} in einer einzigen Woche angezeigt wurden.`,
        details: [
          `Die Täter kamen stets in der Dämmerung und durch Fenster, die von der Straße aus nicht zu sehen sind. Erbeutet wurden Schmuck und Bargeld im Wert von rund ${f.int(12, 48)}.000 Euro. In einem Fall wurden sie von einem Hund vertrieben.`,
          `Spurensicherer fanden Schuhabdrücke und einen Schraubenzieher. Ob die Fälle zusammenhängen, wird geprüft. In ${p.other} war es kurz zuvor zu ähnlichen Taten gekommen. Die Streifen wurden verstärkt.`,
        ],
        quotes: [
          `„Eine Lampe mit Zeitschaltuhr kostet weniger als ein neues Schloss“, sagt ${d.as("Postenkommandantin", "Postenkommandant")}. „Und rufen Sie lieber einmal zu oft an.“`,
          `„Man putzt und putzt, aber das Gefühl geht nicht weg“, sagt ${b.full}. „Jemand war in meinem Schlafzimmer.“`,
        ],
        pictures: ["polizei"],
        tags: ["Einbruch", "Polizei"],
        topics: ["kriminalitaet"],
        fits: { contexts: [4, 8, 9], voices: [2, 11, 12], closings: [2, 9, 10] },
        suits: p.people > 900,
      },
      {
        titles: [
          `Großübung ${p.in}: Wald gelöscht, Klasse gerettet`,
          `${f.int(90, 240)} Helfer proben ${p.in} den Ernstfall`,
          `Alles nur Theater: Katastrophenübung ${p.in}`,
          `Kunstblut und Funkgerät: Übung ${p.in}`,
        ],
        leads: [
          `Feuerwehr, Rettung und Bergrettung haben ${p.in} gemeinsam geübt. Die Lehren daraus sind unbequem.`,
          `Ein erfundener Waldbrand hat ${p.in} ${f.int(90, 240)} Einsatzkräfte beschäftigt.`,
        ],
        opening: `Der Rauch kam aus der Maschine, das Blut aus der Tube, nur der Schweiß war echt. ${f.int(90, 240)} Einsatzkräfte aus ${p.name}, ${p.other} und weiteren Orten haben ${p.spot} einen Waldbrand mit Verletzten durchgespielt.`,
        details: [
          `Angenommen wurde, dass ein Blitz einen Hang in Brand setzt und eine Schulklasse eingeschlossen ist. Wasser musste über ${f.int(900, 2400)} Meter Schlauch bergauf gepumpt werden. Nach ${f.int(48, 85)} Minuten war die Leitung dicht.`,
          `Probleme gab es beim Funk: Hinter einer Geländekante riss die Verbindung immer wieder ab. Auch die Sammelstelle für Verletzte war zu klein. Beides soll in den Einsatzplan einfließen, der gerade überarbeitet wird.`,
        ],
        quotes: [
          `„Wenn bei einer Übung alles klappt, war sie zu leicht“, meint ${commander}. „Diese war nicht zu leicht.“`,
          `„Ich war das Opfer mit dem gebrochenen Bein“, erzählt ${b.full}. „Nach einer Stunde im Moos habe ich es selbst beinahe geglaubt.“`,
        ],
        pictures: ["feuerwehruebung"],
        tags: ["Übung", "Katastrophenschutz"],
        fits: { contexts: [1, 2, 3], voices: [4, 8, 10], closings: [0, 6, 8] },
        suits: !p.flat,
      },
    ],
    contexts: [
      `Die Feuerwehr ${p.in} wird im Schnitt ${f.int(38, 160)} Mal im Jahr gerufen. Nur bei jedem fünften Einsatz brennt es tatsächlich; häufiger geht es um Wasser, Bäume, Ölspuren und Türen, die nicht mehr aufgehen.`,
      `${crew + f.int(6, 20)} Aktive zählt die Wehr derzeit, darunter ${count(f.int(4, 12))} Frauen. Tagsüber wird es dennoch mitunter eng, weil viele auswärts arbeiten. Mit ${p.other} besteht deshalb eine Vereinbarung, wonach beide Wehren gleichzeitig alarmiert werden.`,
      `Ehrenamtlich sind sie alle, vom Maschinisten bis zur Kommandantin. Rund ${f.int(24, 96)}00 Stunden kommen im Jahr zusammen, Übungen und Kurse mitgerechnet. Arbeitgeber stellen ihre Leute in der Regel frei, gesetzlich verpflichtet sind sie dazu nicht.`,
      `Das Zusammenspiel der Organisationen habe sich bewährt, heißt es von allen Seiten. Seit zwei Jahren treffen sich Feuerwehr, Rettung, Polizei und Bergrettung ${p.region} jedes Quartal, um Erfahrungen auszutauschen.`,
      `Die Ermittlungen führt der örtliche Polizeiposten. Mit einem abschließenden Bericht ist in den kommenden Wochen zu rechnen; bis dahin bittet man, sich mit Vermutungen zurückzuhalten, auch in den sozialen Netzwerken.`,
      `Das Gerätehaus, vor ${f.int(17, 38)} Jahren errichtet, stößt an seine Grenzen. Umkleiden für Frauen fehlen, die Schlauchwäsche steht im Heizraum. Ein Ausbau ist in der ${p.council} angesprochen, aber nicht beschlossen.`,
      `Für die Betroffenen hat ein Kriseninterventionsteam Gesprächsbereitschaft angeboten. Auch die Helferinnen und Helfer können es in Anspruch nehmen; nach belastenden Einsätzen ist ein Nachgespräch mittlerweile Pflicht.`,
      `In der Einsatzzentrale in Feldkirch laufen alle Notrufe des Landes zusammen. Von dort aus wurden binnen zweier Minuten die nächstgelegenen Kräfte alarmiert, gestaffelt nach Entfernung und Ausrüstung.`,
      `Ähnliche Vorfälle hatte es ${p.region} zuletzt mehrfach gegeben. Ein Muster lässt sich daraus nicht ableiten, meinen Fachleute, wohl aber eine Mahnung: Vorsorge koste wenig und werde meist erst nachher betrieben.`,
      `Statistisch gesehen ist die Gegend sicher. Im gesamten Bezirk ging die Zahl der Anzeigen im Vorjahr um ${f.int(3, 9)} Prozent zurück, bei Einbrüchen in Wohnhäuser war es zuletzt ähnlich. Umso mehr fällt eine Häufung wie diese auf.`,
    ],
    voices: [
      `„Wir haben alles stehen und liegen gelassen“, sagt ${c.full}, von Beruf ${c.form("Friseurin", "Friseur")}. „Meine Kundschaft ist mit nassen Haaren dagesessen und hat trotzdem geklatscht.“`,
      `${p.mayorTitle} dankte allen Beteiligten. „Auf diese Leute kann sich ein ganzer Ort verlassen, und zwar um jede Uhrzeit“, sagte ${p.mayor.form("sie", "er")}.`,
      `„Man erschrickt, und dann funktioniert man“, erzählt ${c.full}, ${c.form("eine Nachbarin", "ein Nachbar")}. „Gezittert habe ich erst, als es vorbei war.“`,
      `„Heimgekommen bin ich um halb sechs, geschlafen habe ich nicht mehr“, sagt ${c.full} von der Feuerwehr. „Aber der Kaffee danach schmeckt besser als jeder andere.“`,
      `„Das Wichtigste ist, dass alle gesund heimgehen“, sagt ${c.full}, ${c.form("die", "der")} den Funk bedient hat. „Der Rest ist Material.“`,
      `Auch Kritik ist zu hören. „Vor zwei Jahren haben wir auf die Gefahr hingewiesen, passiert ist nichts“, sagt ${p.councillor(c)}.`,
      `„Die Bäckerei hat um sechs aufgesperrt und uns alles geschenkt, was da war“, berichtet ${c.full}. „So etwas vergisst man nicht.“`,
      `„Neugierige hat es auch gegeben, leider mit Handy“, ärgert sich ${c.full} vom Ordnerdienst. „Einer ist mir fast auf den Schlauch getreten.“`,
      `„Ich bin seit ${f.int(19, 38)} Jahren dabei und lerne jedes Mal etwas“, sagt ${c.full}. „Diesmal vor allem Geduld.“`,
      `„Als Kind bin ich dem roten Auto nachgelaufen“, sagt ${c.full}, heute im Ausschuss der Wehr. „Nachlaufen muss ich heute immer noch, aber jetzt darf ich mitfahren.“`,
      `„Technik ist das eine“, sagt ${c.full}, seit ${count(f.int(12, 30))} Jahren aktiv. „Das andere ist, dass man sich im Dunkeln auf den Menschen neben sich verlassen kann.“`,
      `„Wir schauen jetzt mehr aufeinander“, sagt ${c.full} aus derselben Straße. „Wer wegfährt, sagt es den Nachbarn, und die ziehen die Rollläden hoch.“`,
      `„Bei mir war nichts zu holen, das hat man wohl gesehen“, meint ${c.full} ein paar Häuser weiter. „Die Tür sperre ich trotzdem zweimal zu.“`,
      `„Eine Stirnlampe wiegt siebzig Gramm“, sagt ${c.full}, seit ${f.int(9, 28)} Jahren bei der Bergrettung. „Ich habe noch nie gehört, dass jemand daran zu schwer getragen hätte.“`,
    ],
    closings: [
      `Wer selbst mitmachen möchte, ist willkommen: Geprobt wird jeden zweiten Freitag, Vorkenntnisse braucht es keine.`,
      `Die Feuerwehr nimmt den Anlass zum Hinweis, Rauchmelder einmal im Jahr zu prüfen. Ein Druck auf den Knopf genügt.`,
      `Hinweise nimmt jede Polizeidienststelle entgegen, auch anonym.`,
      `Nach dem Aufräumen wurden die Schläuche gewaschen, die Fahrzeuge betankt und die Jacken aufgehängt, damit alles bereit ist. Es dauerte keine zwei Tage, bis der nächste Alarm kam.`,
      `Die Straße war noch vor dem Frühverkehr wieder frei. Von der Nacht zeugte da nur noch ein feuchter Fleck auf dem Asphalt.`,
      `Ein Spendenkonto ist eingerichtet, die Nummer liegt ${p.atOffice} auf. In den ersten Tagen gingen bereits ${f.int(12, 88)}00 Euro ein.`,
      `Beim nächsten Tag der offenen Tür will die Mannschaft zeigen, wie so ein Einsatz abläuft. Kinder dürfen dann auch einmal die Sirene auslösen, aber nur kurz.`,
      `Am Abend saß man im Gerätehaus noch beisammen. Geredet wurde wenig, gegessen viel. Auch das gehört dazu, sagen die Älteren.`,
      `Wie es weitergeht, wird eine Nachbesprechung klären, zu der alle Organisationen eingeladen sind.`,
      `Eine Beraterin der Kriminalprävention kommt auf Wunsch kostenlos ins Haus und zeigt, wo es zu leicht geht. Termine vermittelt jeder Posten.`,
      `Am kommenden Wochenende lädt die Polizei ${p.hall} zu einem Informationsabend. Mitzubringen sind, wie es heißt, Fragen und die Nachbarschaft.`,
      `Die Bergrettung rät, jemandem die geplante Route zu hinterlassen, früh aufzubrechen und rechtzeitig umzukehren. Sonnenuntergänge gebe es auch im Tal.`,
      `Gegen halb zwei Uhr früh war der Einsatz beendet. Die beiden Geretteten haben versprochen, im Sommer mit einem Kuchen wiederzukommen, bei Tageslicht.`,
    ],
    heads: ["Der Ablauf", "Eine Wehr aus Freiwilligen", "Was danach kam", "Die Lehren"],
  };
}
