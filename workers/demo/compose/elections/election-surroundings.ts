/** What surrounds an election: the people of the place, the work of the council, the customs of the day. */
import { Count, count, digits, type Facts } from "#workers/demo/compose/telling.ts";

/** Gives paragraphs about the place that votes. */
export function electionSurroundings(
  f: Facts,
  { seats, amount, last }: { seats: number; amount: number; last: number },
): string[] {
  const p = f.place;
  const women = f.int(2, Math.max(3, Math.round(seats * 0.45)));
  return [
    `Rund ${digits(p.people)} Menschen leben ${p.in}, und wer sich umhört, bekommt selten Parteiparolen zu hören. Es geht um Gehsteige, Wartezeiten, Nachbarn. Ideologie, sagt man hier, passe nicht in eine Gemeindestube. Gestritten wird trotzdem mit Ausdauer.`,
    `In der abgelaufenen Periode hat die ${p.council} an ${f.int(34, 62)} Abenden getagt. Neun von zehn Beschlüssen fielen einstimmig. Die übrigen reichten, um für Gesprächsstoff zu sorgen, und zwar bis heute.`,
    `Bisher saßen ${count(women)} Frauen im Gremium, bei ${seats} Plätzen. Mehr sollen es werden, versprechen ${amount === 2 ? "beide Listen" : "alle Listen"}. Ob das Versprechen hält, hängt von der Reihung ab und davon, wie eifrig gestrichen wird.`,
    `Der Aufwand, den ein Mandat bedeutet, wird gern unterschätzt. Sechs bis acht Stunden in der Woche nennt, wer es schon macht, dazu Akten am Sonntag und Anrufe zu jeder Tageszeit. Die Entschädigung reicht für Benzin und ein Abendessen.`,
    `Auffallend viele haben diesmal früh Bescheid gegeben, dass sie aufhören. ${Count(f.int(3, 7))} Langgediente treten nicht mehr an, zusammen bringen sie es auf über siebzig Jahre in der Kommunalpolitik. Ihr Wissen, so die Hoffnung, bleibt zumindest am Telefon erreichbar.`,
    `Dass man einander kennt, macht den Wahlkampf nicht einfacher. Kandidierende sitzen im selben Chor, teilen sich einen Traktor oder haben dieselbe Schwiegermutter. Persönliche Angriffe gelten als unfein. Sie kommen natürlich vor, aber eher leise.`,
    `Neu ist, dass die Listen ihre Ausgaben offenlegen. Zwischen ${f.int(9, 19)}00 und ${f.int(24, 88)}00 Euro fließen in Inserate, Papier und Krapfen. Das ist wenig, verglichen mit früheren Jahren, und den meisten immer noch zu viel.`,
    `In den sozialen Netzwerken geht es rauer zu als auf der Straße. Eine Gruppe mit ${f.int(180, 900)} Mitgliedern musste vorübergehend geschlossen werden. Danach trafen sich einige der Wortführer auf ein Bier und stellten fest, dass sie sich eigentlich ganz gut verstehen.`,
    `Beobachter sehen ${p.in} einen Ort im Umbruch. ${f.int(14, 31)} Prozent der Bevölkerung sind in den letzten zehn Jahren zugezogen. Sie haben andere Erwartungen als jene, die immer schon da waren, und ihre Stimmen zählen gleich viel.`,
    `Die Voraussetzungen für die kommende Periode sind nicht schlecht. Größere Bauten sind abgeschlossen, der Kindergarten ist bezahlt, bei der Kanalisation fehlt noch ein Abschnitt. Umso mehr stellt sich die Frage, wohin es gehen soll.`,
    `Eine Besonderheit pflegt man ${p.in} seit Jahrzehnten: Am Abend vor der Wahl essen alle Spitzenkandidaten miteinander. Bezahlt wird getrennt, geredet über alles außer Politik. Wer zuerst davon anfängt, übernimmt die Rechnung.`,
    `Das Wählerverzeichnis lag zwei Wochen lang auf, ${count(f.int(3, 12))} Namen wurden berichtigt. Auch Bürgerinnen und Bürger aus anderen EU-Ländern dürfen mitstimmen. Viele wissen das nicht, weshalb ${p.die} diesmal eigens Briefe verschickt hat.`,
    `Gefragt nach dem Wichtigsten, antworten die Leute auf der Straße erstaunlich einhellig: dass man sie ernst nimmt. Erst danach kommen Wohnung, Bus und Gebühren. Ein Rentner fügt hinzu, ${last > 60 ? "er gehe sicher hin, allein um sich nachher beschweren zu dürfen" : "er wisse noch nicht, ob er hingeht, beschweren werde er sich aber auf jeden Fall"}.`,
  ];
}
