/** The local election in one place: who runs, for how many seats, and what it is about. */

import { Count, count, digits, type Facts, listed, type Telling } from "#workers/demo/compose/telling.ts";
import { electionLists, seatsOf } from "./election-lists.ts";
import { electionSurroundings } from "./election-surroundings.ts";

/** Tells of the campaign before the election. */
export function tellCampaign(f: Facts): Telling {
  const p = f.place;
  const seats = seatsOf(p.people);
  const eligible = Math.round(p.people * (f.int(74, 80) / 100));
  const last = f.int(48, 74);
  const before = last + f.int(1, 6);
  const lustenau = p.slug === "lustenau";
  const lists = lustenau
    ? [
        "Miteinander Lustenau",
        "Dorf und Ried",
        "Offene Liste Rheinvorland",
        "Junge Liste Kirchplatz",
        "Bürgerforum Hasenfeld",
      ].map((name) => ({ name }))
    : electionLists(f, Math.round((eligible * last) / 100));
  const amount = lists.length;
  const quoted = lists.map((list) => `„${list.name}“`);
  const named = listed(quoted);
  const [first, second, third] = [f.person(true), f.person(false), f.young()];
  const young = f.int(13, 19);
  const [a, b] = [quoted[0] ?? "", quoted[1] ?? ""];
  const voters = lustenau ? "18.240" : digits(eligible);
  const nobody = f.person();
  return {
    kickers: ["Gemeindewahl", p.name, "Wahl", p.council],
    titles: [
      `${p.name} wählt: ${seats} Sitze, ${count(amount)} Listen`,
      `Worum es bei der Wahl ${p.in} geht`,
      `Wer zieht in die ${p.council} ein? ${p.name} vor der Wahl`,
      `${Count(amount)} Listen werben um ${p.name}`,
      `Wahlkampf ${p.in}: Mehr Gespräche, weniger Plakate`,
      `Die Wahl ${p.in} und das Thema, an dem keiner vorbeikommt`,
      `${p.name}: Was die Listen versprechen`,
      `${voters} Stimmen zählen: Die Ausgangslage ${p.in}`,
      `Gemeindewahl ${p.in}: Das Rennen ist offen`,
      `Zwischen Bauhof und Bühne: So wirbt man ${p.in} um Stimmen`,
      `Neue Köpfe, alte Fragen: Wahl ${p.in}`,
      `Kandidatenrunde ${p.in}: Einig nur bei der Suppe`,
      `${seats} Plätze am Tisch: ${p.name} entscheidet`,
    ],
    leads: [
      `Um ${seats} Sitze in der ${p.council} bewerben sich ${p.in} ${count(amount)} Listen. Ein Überblick.`,
      `${voters} Wahlberechtigte ${p.in} entscheiden über ${seats} Mandate. Die Themen liegen auf der Straße – buchstäblich.`,
      `Bei der letzten Wahl lag die Beteiligung ${p.in} bei ${last} Prozent. Diesmal soll es mehr werden.`,
      `Wohnen, Verkehr, Betreuung: Was die ${count(amount)} Listen ${p.in} unterscheidet und was sie eint.`,
      `Selten wurde ${p.in} so viel über Politik geredet. Zur Wahl stehen ${count(amount)} Listen.`,
      `Der Ton ist freundlich, die Unterschiede sind es weniger: ${p.name} vor der Gemeindewahl.`,
      `${p.mayorTitle} muss um die Mehrheit bangen. ${Count(amount)} Listen treten ${p.in} an.`,
      `Ein Rundgang durch ${p.name} kurz vor der Wahl, bei der ${seats} Mandate vergeben werden.`,
      `Wer regiert künftig ${p.in}? ${Count(amount)} Listen, ${seats} Sitze und viele offene Fragen.`,
      `Beim Wahlforum ${p.hall} ${p.in} wurde zwei Stunden diskutiert. Was hängen blieb.`,
      `${Count(young)} Prozent der Stimmen könnten ${p.in} von Jungen kommen. Auch um sie wird geworben.`,
      `Die Plakate hängen, die Meinungen auch: ${p.name} steht vor einer Richtungsentscheidung.`,
      `Wie viele Mandate braucht es für eine Mehrheit, und wer könnte mit wem? Die Lage ${p.in}.`,
    ],
    parts: [
      [
        `${p.city ? "In der Fußgängerzone" : "Am Dorfplatz"} stehen drei Stehtische mit drei verschiedenfarbigen Kugelschreibern, und wer vorbeigeht, kommt mit allen dreien heim. ${p.name} wählt eine neue ${p.council}, und so freundlich der Umgang ist: Es geht um einiges.`,
        `Wer ${p.in} wissen will, wie es um die Wahl steht, geht am besten zum Friseur. Dort, so sagt man, werden Koalitionen geschlossen, bevor die Stimmen gezählt sind. Derzeit lautet die Prognose: knapp.`,
        `Vor fünf Jahren war die Sache nach einer Stunde entschieden. Diesmal wagt ${p.in} niemand eine Wette. Die Karten sind neu gemischt, seit sich mehrere langjährige Mandatare zurückgezogen haben und neue Leute auf die Listen gekommen sind.`,
        `Plakate sieht man ${p.in} wenige, die Listen haben ein Abkommen geschlossen: höchstens ${count(f.int(8, 30))} Standorte, keine Gesichter größer als in echt. Geworben wird an der Haustür, beim Frühschoppen und, neuerdings, mit Sprachnachrichten.`,
        `Das Wahlforum ${p.hall} dauerte zwei Stunden, danach war die Suppe kalt und der Saal noch immer voll. ${p.name} steht vor einer Wahl, die mehr Leute bewegt als die letzte, und das will hier etwas heißen.`,
        `${nobody.full} hat die Unterlagen auf dem Küchentisch ausgebreitet, mit Lineal und Leuchtstift. „Ich lese alles“, sagt ${nobody.form("sie", "er")}, „auch das Kleingedruckte, gerade das.“ ${p.name} wählt, und die Auswahl ist größer geworden.`,
        `Auf den ersten Blick wirkt ${p.name} zufrieden: Die Straßen sind geräumt, die Vereine leben, die Schulden halten sich in Grenzen. Auf den zweiten gibt es Streit, und er wird vor der Gemeindewahl deutlicher ausgesprochen als sonst.`,
        `Es begann mit einem Leserbrief, dann folgte eine Unterschriftenliste, schließlich eine neue Liste. So kommt es, dass die Wahl ${p.in} spannender wird, als ${p.mayorTitle} noch vor einem Jahr gedacht hätte.`,
        `Der Wahlkampf hat ${p.in} einen eigenen Geruch: Kaffee, Zopf und frisch gedrucktes Papier. An ${count(f.int(9, 22))} Abenden luden die Listen zum Gespräch. Gekommen sind viele, gefragt haben fast alle dasselbe.`,
        `Ein Blick auf die Kandidatinnen und Kandidaten ${p.in} verrät, wie sich der Ort verändert hat. Mehr Frauen, mehr Zugezogene, mehr Leute unter dreißig bewerben sich um einen Platz in der ${p.council}. Eine Gewähr für neue Mehrheiten ist das nicht.`,
        `„Wen soll man da bloß wählen, man kennt ja alle“, seufzt eine ältere Frau vor dem Aushang. Genau darin liegt der Reiz der Gemeindewahl ${p.in}: Man trifft die Gewählten am nächsten Tag an der Kassa wieder.`,
        `Noch hängt der Wahlaufruf druckfrisch im Schaukasten. Darunter hat jemand mit Bleistift notiert: „Hingehen!“ ${p.In} wird über die Zusammensetzung der ${p.council} entschieden, und ${amount === 2 ? "beide Lager" : "alle"} suchen die Unentschlossenen.`,
        `Die letzte Sitzung vor der Wahl war kurz, und niemand wollte sie schließen. Dann packten ${p.in} alle ihre Mappen ein, einige für immer. Um die frei werdenden Plätze wird nun geworben, mit Argumenten und mit Krapfen.`,
      ],
      [
        `${seats} Sitze sind zu vergeben. ${Count(amount)} Listen stellen sich der Wahl: ${named}. Wahlberechtigt sind ${voters} Personen, ${f.int(3, 6)} Prozent von ihnen zum ersten Mal.`,
        `Antreten werden ${listed(quoted)}. Gemeinsam bringen sie ${f.int(seats, seats * 3)} Namen auf den Stimmzettel. In der ${p.council} sitzen ${seats} Mandatarinnen und Mandatare; für die Mehrheit braucht es ${Math.floor(seats / 2) + 1}.`,
        `Das Angebot ist übersichtlich: ${named}. Die Unterschiede liegen im Detail, etwa bei der Frage, was zuerst gebaut wird. ${seats} Mandate sind es, um die geworben wird, ${voters} Menschen dürfen mitentscheiden.`,
        `Zur Ausgangslage: ${a} stellte bisher die stärkste Kraft, ${b} will das ändern. ${amount > 2 ? `Insgesamt bewerben sich ${count(amount)} Listen um ${seats} Sitze.` : `Weitere Listen gibt es nicht, verteilt werden ${seats} Sitze.`} Die Hürde ist niedrig, in kleinen Runden entscheiden oft zwanzig Stimmen.`,
        `Auf Platz eins der Liste ${a} steht ${p.mayor.full}, für ${b} geht ${first.full} ins Rennen. ${amount === 3 ? "Dazu kommt eine weitere Liste. " : amount > 3 ? `Dazu kommen ${count(amount - 2)} weitere. ` : ""}Vergeben werden ${seats} Mandate an jene, die ${voters} Wahlberechtigte überzeugen.`,
        `Wer die Programme nebeneinanderlegt, findet viele gemeinsame Sätze. ${listed(quoted)} wollen ${amount === 2 ? "beide" : "alle"} mehr Kinderbetreuung und weniger Durchzugsverkehr. Gestritten wird um den Weg. ${seats} Sitze hat die ${p.council}.`,
        `${Count(amount)} Listen haben genügend Unterschriften gesammelt: ${named}. Zwei Personen kandidieren für das Amt an der Spitze ${p.der}. Die ${seats} Mandate werden nach dem Verhältnis der Stimmen verteilt, gestrichen und vorgereiht werden darf auch.`,
        `Insgesamt ${f.int(seats + 4, seats * 3)} Menschen ${p.in} sind bereit, Verantwortung zu übernehmen. Sie verteilen sich auf ${count(amount)} Listen, ${named}. Nur ${seats} von ihnen werden einen Sitz bekommen, die anderen rücken als Ersatzleute nach.`,
        `Die Rechnung ist einfach und doch nicht zu lösen: ${seats} Sitze, ${count(amount)} Listen. ${a} hofft auf die Stammwähler, ${b} auf jene, die bisher daheim blieben. Von ${voters} Berechtigten blieb zuletzt ${last > 66 ? "mehr als ein Viertel" : last > 58 ? "mehr als ein Drittel" : "fast die Hälfte"} fern.`,
        `Eine Tabelle ${p.atOffice} zeigt die Reihung: ${named}, in der Reihenfolge der Einreichung. Den Frauenanteil hat jemand mit Bleistift danebengeschrieben, er liegt bei ${f.int(31, 48)} Prozent. Um ${seats} Plätze geht es.`,
        `Für die ${seats} Mandate bewerben sich ${listed(quoted)}. Die jüngste Kandidatin ist achtzehn und lernt Mechatronik, der älteste Kandidat ${f.int(74, 82)} und hat, wie er sagt, „noch eine Rechnung offen“.`,
        `${b} tritt mit einer neuen Mannschaft an, ${a} mit bewährten Namen.${amount > 2 ? " Die Übrigen könnten zum Zünglein an der Waage werden." : ""} Es geht um ${seats} Sitze und um die Frage, ob jemand allein bestimmen kann. Zur absoluten Mehrheit fehlten zuletzt ${count(f.int(2, 4))} Mandate.`,
        `Gewählt werden ${seats} Mitglieder der ${p.council}. Auf dem Stimmzettel stehen ${named}. Eine Besonderheit: ${Count(f.int(3, 6))} Kandidierende sind miteinander verwandt, allerdings auf verschiedenen Listen.`,
      ],
      [
        `Bestimmendes Thema ist das Wohnen. Wer hier aufgewachsen ist, findet kaum noch etwas Bezahlbares. Die einen wollen Grund im Baurecht vergeben, die anderen Leerstände mobilisieren. Eine Abgabe auf ungenutzte Wohnungen lehnen ${amount === 2 ? "beide" : "fast alle"} ab, mit unterschiedlicher Begründung.`,
        `Am heftigsten wird über den Verkehr gestritten. Soll auf der Durchfahrt Tempo 30 gelten? Braucht es eine Umfahrung, oder lockt sie nur neue Autos an? In einer Umfrage unter ${f.int(180, 640)} Haushalten fiel die Antwort denkbar knapp aus.`,
        `Die Kinderbetreuung steht in jedem Programm ganz oben, die Finanzierung in keinem. Zwei Gruppen fehlen, ein Neubau würde mehrere Millionen kosten. Kritik gibt es daran, dass ${p.die} zugleich einen Parkplatz um ${f.int(180, 420)}.000 Euro gebaut hat.`,
        `Im Hintergrund geht es um eine Wiese ${p.spot}. Gewerbe, Wohnungen oder gar nichts? Dreimal wurde die Widmung vertagt. Wer künftig die Mehrheit hat, wird sie beantworten müssen, und das wissen alle, die auf den Listen stehen.`,
        `Zum Prüfstein wird das Budget. Der Schuldenstand ist auf ${f.int(9, 38)}00 Euro pro Kopf gestiegen, die Rücklagen schrumpfen. Sparen wollen alle, nur eben woanders: bei Straßen, bei Veranstaltungen, bei der Verwaltung.`,
        `Für Gesprächsstoff sorgt die ärztliche Versorgung. Seit die Ordination im Ort geschlossen hat, muss man nach ${p.other}. Ein Zentrum mit mehreren Berufen wäre die Lösung, doch um den Standort ist ein kleiner Glaubenskrieg entbrannt.`,
        `Viel hängt an der Energie. Sollen auf den Hügeln Windräder geprüft werden? Darf ein Solarfeld auf die Wiese? Die Listen haben darauf verschiedene Antworten, und quer durch die Familien gehen die Meinungen auch.`,
        `Ein altes Gebäude teilt den Ort. Abreißen, sagt die eine Seite, denn die Sanierung sei zu teuer. Erhalten, sagt die andere, denn es sei das letzte seiner Art. Ein Gutachten, das alles klären sollte, hat ${f.int(80, 160)} Seiten und klärt nichts.`,
        `Auch der Tourismus ist umstritten. An schönen Wochenenden stehe man im eigenen Ort im Stau, klagen die einen; ohne Gäste gäbe es weder Bus noch Bäcker, entgegnen die anderen. Ein Parkkonzept liegt seit ${count(f.int(9, 20))} Monaten in der Schublade.`,
        `Der Umgang miteinander ist selbst zum Thema geworden. In der abgelaufenen Periode endeten ${count(f.int(3, 6))} Sitzungen im Streit, eine im Auszug. ${amount === 2 ? "Beide" : "Alle"} Listen versprechen nun einen anderen Stil; wie der aussehen soll, blieb beim Wahlforum vage.`,
        `Konkret wird es bei der Jugend. Der Treff ist zu klein, der letzte Bus fährt um halb elf, einen Platz zum Ballspielen gibt es nicht mehr. Ein Antrag von Sechzehnjährigen wurde im Vorjahr vertagt. Sie haben nicht vergessen, von wem.`,
        `Zur Debatte steht außerdem die Zusammenarbeit mit ${p.other}. Bauamt, Wasser, Schule: Vieles ließe sich teilen. Von einer Fusion will freilich niemand reden. Allein das Wort, heißt es, koste fünf Prozent.`,
        `Und dann ist da noch die Sache mit dem Lärm. Ein Betrieb möchte erweitern, die Nachbarschaft ist dagegen, ${count(f.int(24, 60))} Arbeitsplätze hängen daran. Kaum jemand spricht öffentlich darüber, im Wahllokal aber, so vermuten viele, wird genau das entscheiden.`,
      ],
      electionSurroundings(f, { seats, amount, last }),
      [
        `„Ich verspreche nur, was ich selbst nachrechnen kann“, sagt ${first.full} von ${b}. „Das ist weniger als bei anderen, aber es hält länger.“`,
        `${p.mayorTitle} gibt sich gelassen: „Ich klebe keine Plakate, ich gehe einkaufen. Da erfährt man alles.“ Eine Prognose will ${p.mayor.form("sie", "er")} nicht abgeben.`,
        `„Wir reden seit zehn Jahren über dieselben drei Vorhaben“, ärgert sich ${second.full}, der für ${b} kandidiert. „Irgendwann muss man auch einmal eines davon machen.“`,
        `„Opposition heißt nicht, gegen alles zu sein“, betont ${first.full}. „Aber irgendjemand muss fragen, was es kostet und wer es zahlt.“`,
        `„Ich habe noch nie so viele Hände geschüttelt“, erzählt ${second.full}, der zum ersten Mal kandidiert. „Und so viel über Kanaldeckel gelernt.“`,
        `${third.full}, neunzehn, hat sich nach langem Zögern aufstellen lassen. „Alle sagen, die Jungen interessieren sich nicht. Dann soll man sie halt fragen, und zwar vor dem Beschluss.“`,
        `„Mir ist gleich, wer gewinnt, solange nachher alle wieder miteinander reden“, sagt die Wirtin, bei der sämtliche Listen ihren Stammtisch haben.`,
        `„Ein Ort ist kein Konzern“, sagt ${first.full} von ${b}. „Man kann ihn nicht führen, man muss ihn zusammenhalten.“ Der Satz kam beim Publikum gut an, bei der Konkurrenz weniger.`,
        `„Wir haben in fünf Jahren mehr umgesetzt als die davor in zehn“, verteidigt ${p.mayorTitle} die Bilanz. „Dass man nicht alles gleichzeitig machen kann, weiß jeder, der einmal ein Haus gebaut hat.“`,
        `„Im Wahlkampf sind alle für Bäume, nachher fehlt der Platz“, spottet ${second.full}. Seine Liste will deshalb jeden Beschluss mit einem Ablaufdatum versehen.`,
        `„Früher hat der Vater gesagt, was gewählt wird“, erinnert sich ${nobody.full}, ${f.int(74, 90)}. „Heute sagt es mir meine Enkelin, und ich tue wieder, was ich will.“`,
        `„Es geht um ein paar Dutzend Stimmen“, glaubt ${first.full}. „Darum läute ich auch dort an, wo der Hund bellt.“`,
        `${third.full}, ${third.form("die", "der")} in der Wahlbehörde sitzt, hat nur einen Wunsch: „Bitte deutlich ankreuzen. Beim letzten Mal haben wir über ein Herz diskutiert, eine halbe Stunde lang.“`,
      ],
      [
        `Bei der letzten Wahl lag die Beteiligung bei ${last} Prozent, nach ${before} Prozent fünf Jahre davor. Das Ziel der Wahlbehörde ist bescheiden: „Mehr als beim letzten Mal.“ Die Wahllokale öffnen um acht.`,
        `${last} Prozent gingen zuletzt zur Wahl. Dass es heuer mehr werden, dafür spricht der Andrang bei den Wahlkarten: ${f.int(8, 15)} Prozent der Berechtigten haben bereits eine bestellt.`,
        `Gezählt wird ${p.atOffice}, das Ergebnis soll am Abend feststehen. Zuletzt hatten ${last} von hundert Wahlberechtigten ihre Stimme abgegeben, ${before - last === 1 ? "einen Punkt" : `${count(before - last)} Punkte`} weniger als davor.`,
        `Wie immer die Sache ausgeht: Die Beteiligung, zuletzt ${last} Prozent, gilt ${p.in} als eigentlicher Gradmesser. Unter sechzig, sagte ein Altbürgermeister einmal, sei jeder Sieg nur ein halber.`,
        `Wer am Wahltag verhindert ist, kann bis zwei Tage davor eine Wahlkarte beantragen. Für Menschen, die nicht mobil sind, kommt eine besondere Kommission ins Haus. Vor fünf Jahren nahmen ${last} Prozent teil.`,
        `Eine Stichwahl um das höchste Amt ist möglich, sofern niemand mehr als die Hälfte erreicht. Sie fände zwei Wochen später statt. Die Wahlbeteiligung von ${last} Prozent zu übertreffen, wäre schon im ersten Durchgang ein Erfolg.`,
        `Am Wahlsonntag gibt es Kaffee vor dem Wahllokal, gespendet vom Elternverein. Vielleicht hilft das der Beteiligung auf die Sprünge; sie war zuletzt von ${before} auf ${last} Prozent gesunken.`,
        `Die Nachwahlanalyse wird man am Stammtisch vornehmen. Sicher ist bis dahin nur die Zahl vom letzten Mal: ${last} Prozent Beteiligung, ${f.int(9, Math.max(12, Math.round(p.people / 90)))} ungültige Stimmen und ein Zettel mit einem Gedicht.`,
        `In den vergangenen Perioden ist die Beteiligung stetig gesunken, auf zuletzt ${last} Prozent. Ein Wahltaxi und längere Öffnungszeiten sollen das ändern. Das letzte Lokal schließt um dreizehn Uhr.`,
        `Am Ende werden die Stimmen von Hand ausgezählt, von ${count(f.int(6, 30))} Beisitzenden aller Listen. ${last} Prozent hatten beim letzten Mal gewählt. Damals war man um halb drei fertig, diesmal rechnet man mit einem längeren Nachmittag.`,
        `Unentschlossen ist nach einer nicht repräsentativen Umfrage unserer Redaktion jede vierte Person. Von den Entschlossenen wollen alle hingehen, was bei ${last} Prozent Beteiligung im letzten Durchgang etwas geflunkert sein dürfte.`,
        `Das Interesse ist spürbar, doch ob es reicht? ${last} Prozent waren es zuletzt. Im Bezirk ${p.district} lag man damit ${last > 62 ? "über" : "unter"} dem Schnitt.`,
        `Am Tag danach wird ${p.in} gearbeitet wie immer. „Die Schule geht los, der Müll wird geholt, und irgendwer ist Bürgermeister“, sagt ein Gemeindebediensteter. Die Beteiligung vom letzten Mal, ${last} Prozent, kennt er auswendig.`,
      ],
    ],
    pictures: ["wahlplakate"],
    tags: ["Gemeindewahl", p.name, p.council],
    topics: ["gemeindewahl"],
  };
}
