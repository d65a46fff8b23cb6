/** The local election in a small place where the votes are already counted. */

import { Count, count, digits, type Facts, type Telling } from "#workers/demo/compose/telling.ts";
import { electionLists, seatsOf } from "./election-lists.ts";

/** Tells of a counted result. */
export function tellResult(f: Facts): Telling {
  const p = f.place;
  const seats = seatsOf(p.people);
  const eligible = Math.round(p.people * (f.int(74, 80) / 100));
  const turnout = f.int(61, 83);
  const cast = Math.round((eligible * turnout) / 100);
  const spoilt = f.int(3, 11);
  const lists = electionLists(f, cast - spoilt);
  const [first, second] = lists as [(typeof lists)[0], (typeof lists)[0]];
  const before = turnout + f.int(-6, 5);
  const winner = f.person();
  const loser = f.person();
  const lead = first.votes - second.votes;
  const rows = lists.map((list) => `| ${list.name} | ${list.votes} | ${list.share} % | ${list.seats} |`).join("\n");
  const table = `| Liste | Stimmen | Anteil | Sitze |\n| --- | ---: | ---: | ---: |\n${rows}`;
  const trend =
    before === turnout
      ? "so viel wie vor fünf Jahren"
      : before > turnout
        ? `nach ${before} Prozent vor fünf Jahren`
        : `vor fünf Jahren waren es ${before} Prozent`;
  const majority = first.seats > seats / 2;
  return {
    kickers: ["Gemeindewahl", "Ergebnis"],
    titles: [
      `${p.name} ist ausgezählt: „${first.name}“ vorn`,
      `Ergebnis ${p.in}: ${first.seats} von ${seats} Sitzen für „${first.name}“`,
      `${lead} Stimmen Vorsprung: So hat ${p.name} gewählt`,
      `${turnout} Prozent Beteiligung: Das Ergebnis ${p.in}`,
      `„${second.name}“ verliert ${p.in} um ${lead} Stimmen`,
      `Schnell gezählt, lange besprochen: Ergebnis ${p.in}`,
      `Wahl ${p.in}: ${majority ? "Eine Liste hat die Mehrheit" : "Keine Liste hat die Mehrheit"}`,
    ],
    leads: [
      `„${first.name}“ kommt ${p.in} auf ${first.share} Prozent und ${first.seats} der ${seats} Sitze. Die Beteiligung lag bei ${turnout} Prozent.`,
      `${p.name} war eine der ersten Gemeinden mit einem Ergebnis: ${digits(cast)} Stimmen, ${count(spoilt)} davon ungültig.`,
      `Mit ${lead} Stimmen Vorsprung hat „${first.name}“ ${p.in} gewonnen.`,
      `${seats} Sitze, ${count(lists.length)} Listen, ein klares Bild: das Ergebnis ${p.in}.`,
      `Von ${digits(eligible)} Wahlberechtigten ${p.in} gingen ${digits(cast)} zur Urne.`,
      `Um kurz nach eins war ${p.in} alles gezählt. Gewonnen hat „${first.name}“.`,
      `Die neue ${p.council} ${p.in} steht fest. ${majority ? "Eine Mehrheit auch." : "Eine Mehrheit nicht."}`,
    ],
    parts: [
      [
        `Es ging schneller als das Mittagessen. Kurz nach ein Uhr standen ${p.in} alle Stimmen fest, gezählt von ${count(f.int(6, 9))} Leuten an einem langen Tisch ${p.atOffice}. „${first.name}“ hat die Wahl gewonnen.`,
        `Zweimal wurde nachgezählt, dann drehte ${f.person().as("Wahlleiterin", "Wahlleiter")} das Blatt um und las vor. „${first.name}“ liegt ${p.in} mit ${first.share} Prozent vorn.`,
        `Im Gang ${p.atOffice} warteten drei Dutzend Menschen und ein Hund. Als das Ergebnis kam, bellte der Hund zuerst. ${p.name} hat gewählt, stärkste Kraft ist „${first.name}“.`,
        `${lead} Stimmen machen ${p.in} den Unterschied. So groß ist der Vorsprung von „${first.name}“ auf „${second.name}“. In einem Ort dieser Größe sind das ${lead < 40 ? "ein paar Straßen" : "ganze Ortsteile"}.`,
        `Die letzte Stimme wurde um 12.58 Uhr abgegeben, von einem Mann mit Heu am Ärmel. Eine Viertelstunde später wusste ${p.name}, wie es ausgegangen ist: „${first.name}“ hat gewonnen.`,
        `Gejubelt wurde leise, man kennt einander schließlich. „${first.name}“ geht aus der Wahl ${p.in} als stärkste Liste hervor, „${second.name}“ gratulierte noch vor dem ersten Glas.`,
        `Auf der Tafel ${p.atOffice} stehen Striche in Fünferbündeln, sauber wie in einem Schulheft. Sie ergeben einen Sieg für „${first.name}“ und manchen Stoff zum Nachdenken.`,
      ],
      [
        `Die Verteilung im Einzelnen:\n\n${table}`,
        `So haben die Wählerinnen und Wähler ${p.in} entschieden:\n\n${table}`,
        `Zu vergeben waren ${seats} Sitze. Das amtliche, noch vorläufige Ergebnis:\n\n${table}`,
        `In Zahlen sieht das so aus:\n\n${table}`,
        `Umgerechnet auf die ${seats} Mandate ergibt sich folgendes Bild:\n\n${table}`,
        `Die Wahlbehörde hat folgende Werte bestätigt:\n\n${table}`,
        `Ein Blick auf die Tabelle:\n\n${table}`,
      ],
      [
        `Wahlberechtigt waren ${digits(eligible)} Personen, ${digits(cast)} haben gewählt. Das ergibt eine Beteiligung von ${turnout} Prozent, ${trend}. ${Count(spoilt)} Stimmzettel waren ungültig.`,
        `Die Beteiligung erreichte ${turnout} Prozent, ${trend}. ${digits(cast)} von ${digits(eligible)} Berechtigten kamen, ${count(spoilt)} Zettel zählten nicht, darunter einer mit einer Einkaufsliste.`,
        `${turnout} Prozent haben ihr Stimmrecht genützt, ${trend}. Besonders viele wählten schon vor der Messe; um zehn war bereits die Hälfte der ${digits(cast)} Stimmen in der Urne.`,
        `Erfreut war man über die Beteiligung: ${turnout} Prozent, ${trend}. Dass ${count(spoilt)} der ${digits(cast)} Stimmen ungültig sind, führt man auf die neuen Stimmzettel zurück.`,
        `${digits(cast)} Menschen gingen zur Wahl, das sind ${turnout} Prozent, ${trend}. Wegen ${count(spoilt)} Zetteln wurde beraten, am Ende wurden sie alle als ungültig gewertet.`,
        `Auf ${turnout} Prozent kam die Beteiligung, ${trend}. Unter den ${digits(eligible)} Berechtigten waren ${count(f.int(5, 19))} Jugendliche, die zum ersten Mal durften. Gekommen sind sie, wie es heißt, fast vollzählig.`,
        `Mit ${turnout} Prozent Beteiligung, ${trend}, darf man ${p.in} zufrieden sein. Abgegeben wurden ${digits(cast)} Stimmen, ${count(spoilt)} davon ohne gültiges Kreuz.`,
      ],
      [
        `In den vergangenen fünf Jahren war es ${p.in} um einen neuen Spielplatz, die Wasserleitung und die Frage gegangen, wer im Winter die Seitenwege räumt. Alle drei Themen spielten im Wahlkampf eine Rolle, das letzte die größte.`,
        `Geworben wurde bis zum Schluss, allerdings ohne Plakate. Beide Seiten hatten sich darauf verständigt, stattdessen eine Bank zu stiften. Sie steht seit einer Woche ${p.spot} und ist unbestritten das erste Ergebnis dieser Wahl.`,
        `Den Ausschlag dürfte die Debatte um den letzten Bauplatz gegeben haben. Die einen wollten ihn jungen Familien vorbehalten, die anderen einem Betrieb. In den Haustürgesprächen, so erzählen alle Beteiligten, kam nichts anderes so oft zur Sprache.`,
        `Rund ${digits(p.people)} Menschen leben ${p.in}, da kennt man nicht nur die Namen auf dem Zettel, sondern auch deren Hunde. Gestrichen und vorgereiht wurde fleißig: Auf jedem dritten Stimmzettel fanden sich Vorzugsstimmen.`,
        `Im Wahlkampf war der Ton sachlich geblieben. Man stritt über den Bus, die Schule und eine Straßenlampe, die dem einen ins Schlafzimmer leuchtet und der anderen fehlt. Selbst sie hat es in die Programme geschafft.`,
        `Beobachter führen das Ergebnis auf die neuen Gesichter zurück. ${Count(f.int(5, 9))} der Kandidierenden standen zum ersten Mal auf einer Liste, mehrere wohnen erst seit kurzem ${p.in}.`,
        `Zur Wahl gehörte auch diesmal die Suppe danach. Sie kochte seit dem Morgen, und wer sein Kreuz gemacht hatte, bekam einen Teller. Politisch gestritten wurde dabei nicht, nur über den Schnittlauch.`,
      ],
      [
        `„Ich habe mit vielem gerechnet, nur nicht damit, dass meine Schwägerin gratuliert“, sagt ${winner.full} von „${first.name}“. „Jetzt fangen wir an, und zwar gemeinsam.“ ${loser.full} von der unterlegenen Liste sieht es nüchtern: „Man kann nicht jedes Mal gewinnen. Aber jedes Mal mitreden.“`,
        `„Das ist ein Auftrag und kein Freibrief“, sagt ${winner.full}, die Nummer eins der siegreichen Liste. Bei „${second.name}“ analysiert ${loser.full}: „Wir waren zu leise. Beim nächsten Mal gehen wir nicht nur von Tür zu Tür, sondern auch hinein.“`,
        `${p.mayorTitle} dankte allen, die sich der Wahl gestellt haben. „In einem kleinen Ort braucht das mehr Mut als in einem großen.“ ${loser.full} von „${second.name}“ kündigt an, „freundlich, aber hartnäckig“ zu bleiben.`,
        `„Heute feiern wir ein bisschen, morgen muss ich in den Stall“, sagt ${winner.full} von „${first.name}“. ${loser.full} gratuliert: „Verdient. Aber wir zählen die Versprechen mit.“`,
        `„Um ${lead} Stimmen zu verlieren, tut weh, weil man beinahe weiß, wer es war“, gesteht ${loser.full} von „${second.name}“. ${winner.full} auf der Gegenseite will Brücken bauen: „Die Hälfte unserer Ideen stammt ohnehin von euch.“`,
        `„Meine Mutter hat auch kandidiert, auf der anderen Liste“, erzählt ${winner.full} von „${first.name}“. „Das Abendessen wird interessant.“ ${loser.full} nimmt das Ergebnis sportlich und will im Prüfungsausschuss mitarbeiten.`,
        `„Am wichtigsten ist mir, dass die Beteiligung passt“, meint ${winner.full}. „Alles andere kann man ausreden.“ ${loser.full} von „${second.name}“ nickt und ergänzt: „Ausreden lassen wäre auch schon etwas.“`,
      ],
      [
        majority
          ? `Mit ${first.seats} von ${seats} Sitzen hat „${first.name}“ die absolute Mehrheit. In ${count(f.int(3, 5))} Wochen konstituiert sich die ${p.council}.`
          : `Eine Mehrheit hat niemand, es braucht also Partner. Die konstituierende Sitzung ist in ${count(f.int(3, 5))} Wochen.`,
        `Bis zur ersten Sitzung bleibt Zeit für Gespräche. Sie beginnen, wie man hört, noch am Abend, und zwar im Gasthaus, in dem traditionell alle Listen am selben langen Tisch sitzen.`,
        `${majority ? "Regieren könnte die Siegerliste allein, will es aber nicht: Alle sollen einen Ausschuss leiten." : "Nun wird verhandelt. Erste Themen sind das Budget und die Frage, wer welchen Ausschuss leitet."}`,
        `Einsprüche sind binnen drei Tagen möglich. Gerechnet wird damit nicht. Danach werden die Mandate zugestellt, per Brief und, wie immer, auch per Hausbesuch, damit niemand behaupten kann, es habe ihm keiner gesagt.`,
        `Die neue ${p.council} wird jünger: Das Durchschnittsalter sinkt um ${count(f.int(3, 7))} Jahre. ${f.int(4, Math.max(5, Math.round(seats / 2)))} der ${seats} Mitglieder sind Frauen.`,
        `Am Nachmittag wurden die ersten Plakate abgenommen. Aus dem Holz der Ständer baut der Kindergarten, so ist es vereinbart, ein Insektenhotel.`,
        `Spannend wird nun, wer in den Vorstand einzieht. ${majority ? `„${first.name}“ stellt die Mehrheit, will aber einen Sitz abtreten.` : "Jede Stimme zählt doppelt, wenn keine Liste allein entscheiden kann."}`,
      ],
    ],
    pictures: ["auszaehlung", "wahlurne"],
    tags: ["Gemeindewahl", "Ergebnis", p.name],
    topics: ["gemeindewahl"],
  };
}
