/** What can be said about any club: its members and its money, its voices, its next dates. */
import type { Person } from "#workers/demo/compose/people.ts";
import { Count, count, digits, type Facts } from "#workers/demo/compose/telling.ts";

export type ClubWords = {
  folk: string;
  room: string;
  gear: string;
  act: string;
  noun: string;
  name: string;
  der: string;
  Der: string;
  den: string;
  dem: string;
  des: string;
  beim: string;
  head: Person;
  helper: Person;
  members: number;
  kids: number;
  obmann: string;
};

/** Gives the middles, the quotes and the closings for a club. */
export function clubPhrases(f: Facts, c: ClubWords): string[][] {
  const p = f.place;
  const cashier = f.person();
  const young = f.young();
  const guest = f.person();
  return [
    [
      `${c.members} Mitglieder stehen derzeit in der Liste, das jüngste ist ${count(f.int(8, 12))}, das älteste ${f.int(81, 94)} Jahre alt. ${Count(f.int(12, 22))} kamen in den vergangenen zwölf Monaten dazu, ${count(f.int(2, 6))} haben sich abgemeldet, die meisten wegen eines Umzugs.`,
      `Im Mittelpunkt steht ${c.act}. Drumherum ist im Lauf der Zeit vieles gewachsen: ein Stammtisch, eine Wandergruppe, zwei Ehen. Getroffen wird sich ${c.room}, und wer zu spät kommt, zahlt in ein Sparschwein ein.`,
      `${cashier.as("Kassierin", "Kassier")} legte einen Bericht vor, der keine Fragen offenließ. Einnahmen und Ausgaben halten sich die Waage, die Rücklagen reichen für ein schlechtes Jahr. Der Mitgliedsbeitrag bleibt unverändert.`,
      `Noch vor wenigen Jahren hatte man sich Sorgen gemacht. Die Reihen lichteten sich, Termine fielen aus. Erst als ${c.helper.full} begann, Zuzügler direkt anzusprechen, änderte sich das: Ein Drittel der Aktiven wohnt heute weniger als zehn Jahre ${p.in}.`,
      `Gegründet wurde der Verein einst in einer Gaststube, die es längst nicht mehr gibt. Das erste Protokollbuch ist erhalten, in steiler Kurrentschrift und mit dem Hinweis, dass „Streitereien vor der Türe auszutragen“ seien. Die Regel gilt bis heute.`,
      `${Count(f.int(3, 6))} Arbeitsgruppen kümmern sich um das Programm, jede mit eigenem kleinen Budget. Das entlastet den Vorstand und bringt Leute ans Ruder, die sich nie für ein Amt gemeldet hätten.`,
      `Aus der Jugendgruppe sind zuletzt ${c.kids} Kinder und Jugendliche hervorgegangen, die regelmäßig dabei sind. ${young.full}, ${f.int(15, 19)} Jahre alt, leitet inzwischen selbst eine Gruppe und hat dafür im Herbst einen Kurs in ${p.other} besucht.`,
      `Dass der Verein über ${p.name} hinaus bekannt ist, verdankt er auch seinen Auftritten bei Nachbarn. ${Count(f.int(5, 14))} Mal war man im vergangenen Jahr auswärts, einmal sogar jenseits des Sees, wo die Delegation vom Regen und von einem Bürgermeister empfangen wurde.`,
      `Jeder Jahrgang hat seine Aufgabe. Die Jungen verwalten die Termine am Handy, die Mittleren schleppen, die Alten wissen, wo der Ersatzschlüssel hängt. Und alle zusammen sitzen nachher noch eine Stunde ${c.room}.`,
      `${p.Die} unterstützt den Verein mit einem jährlichen Beitrag und stellt Räume zur Verfügung. Im Gegenzug ist auf die ${c.folk} Verlass, wenn ${p.here} etwas ansteht, vom Neujahrsempfang bis zum Frühjahrsputz.`,
      `Nicht alles gelang. Eine geplante Veranstaltung musste mangels Anmeldungen abgesagt werden, und die neue Homepage ließ auf sich warten. Man wolle daraus lernen, hieß es, und beim nächsten Mal früher einladen.`,
      `Besonders stolz ist man auf das Archiv. ${c.helper.full} hat in zwei Wintern ${digits(f.int(900, 2600))} Fotos eingescannt und beschriftet. Auf manchen erkennt man die Großeltern der heutigen ${c.folk}, auf anderen nur die Frisuren wieder.`,
      `Für das kommende Jahr steht eine größere Anschaffung auf der Wunschliste: Kästen, die diesen Namen verdienen, und eine Küche, in der zwei Leute Platz haben. Finanziert werden soll sie aus Mitgliedsbeiträgen und mit einer Aktion, bei der jedes Haus ${p.in} eingeladen wird, einen Baustein zu kaufen.`,
    ],
    [
      `„Ein Verein ist so gut wie die Laune nach der Sitzung“, sagt ${c.obmann}. „Bei uns brennt danach noch lange Licht.“`,
      `„Ich bin vor vier Jahren hergezogen und kannte niemanden“, erzählt ${guest.full}. „Heute grüße ich auf dem Weg zum Bäcker zwanzig Leute.“`,
      `„Wir müssen uns nicht jedes Jahr neu erfinden, aber das Fenster darf man schon einmal aufmachen“, meint ${c.obmann}.`,
      `${p.mayorTitle} überbrachte die Grüße ${p.der}: „Wer wissen will, wie es einem Ort geht, muss in seine Vereine schauen. Bei euch schaue ich gern hinein.“`,
      `„Das Schönste ist, wenn die Kleinen auf einmal etwas können, was man ihnen vor einem Monat noch gezeigt hat“, sagt ${c.helper.as("Jugendleiterin", "Jugendleiter")}.`,
      `„Früher hat man gesagt: Wer nichts sagt, ist schon gewählt“, scherzt ${guest.full}, seit Jahrzehnten dabei. „Heute fragen wir wenigstens vorher.“`,
      `„Für mich ist der Vereinsabend der einzige Termin in der Woche, bei dem das Handy in der Jacke bleibt“, sagt ${young.full}.`,
      `„Es braucht Leute, die Ideen haben, und solche, die den Besen nehmen“, sagt ${c.helper.full}. „Am besten ist beides in einer Person.“`,
      `„Ich habe mir die Zahlen dreimal angeschaut, weil ich es nicht glauben konnte“, gesteht ${cashier.as("Kassierin", "Kassier")}. „Sie stimmen aber.“`,
      `„Wir streiten auch, ziemlich laut sogar“, räumt ${c.obmann} ein. „Aber danach wird zusammengeräumt, und zwar gemeinsam.“`,
      `„Solange jemand den Kaffee hinstellt, komme ich“, sagt ${guest.full} und zeigt auf den eigenen Sessel, der seit dreißig Jahren am selben Platz steht.`,
      `„Anderswo hätte ich mehr Auswahl, aber hier werde ich gebraucht“, sagt ${young.full}. „Das macht den Unterschied.“`,
      `„Manchmal denke ich mir, jetzt reicht es“, sagt ${c.head.full}. „Dann läutet jemand an und bringt einen Kuchen, und ich mache weiter.“`,
    ],
    [
      `Interessierte sind jederzeit willkommen. Eine Anmeldung braucht es nicht, es genügt, an einem der Vereinsabende ${c.room} vorbeizuschauen.`,
      `Der nächste Termin steht bereits fest: In ${count(f.int(3, 8))} Wochen lädt der Verein zu einem offenen Abend ${p.hall}.`,
      `Zum Abschluss gab es, was es immer gibt: Wienerle, Senf und ein Lied, bei dem auch jene mitsangen, die das sonst bestreiten.`,
      `Das Programm für die kommenden Monate liegt ${p.atOffice} auf. Wer mitarbeiten will, meldet sich am besten direkt bei ${c.head.full}.`,
      `Was vom Abend bleibt, ist eine lange Liste mit Vorhaben. Die Hälfte davon, schätzt der Vorstand, wird wohl auch umgesetzt.`,
      `Am Ende blieben ${count(f.int(4, 9))} Leute zum Aufräumen. Das sei der eigentliche Kern des Vereins, meinte jemand, und niemand widersprach.`,
      `Ein Gruppenbild durfte nicht fehlen. Es soll ${c.room} aufgehängt werden, gleich neben jenem aus den Anfangsjahren.`,
      `Im nächsten Jahr möchte man die Zusammenarbeit mit der Volksschule ausbauen. Erste Gespräche sind geführt, eine Gruppe startet nach den Ferien.`,
      `Dass danach noch bis Mitternacht gekartet wurde, steht in keinem Protokoll. Es gehört aber dazu, seit es den Verein gibt.`,
      `Weiter geht es schon in der kommenden Woche, zur gewohnten Zeit. Gäste bringen bequeme Schuhe mit und gute Laune.`,
      `Wer den Verein unterstützen möchte, kann für ${f.int(15, 35)} Euro im Jahr förderndes Mitglied werden. Eine Einladung zum Fest ist inbegriffen.`,
      `Für die Verpflegung sorgten, wie so oft, die Partnerinnen und Partner der Aktiven. Auch ihnen galt zum Schluss ein langer Applaus.`,
      `Bis zum nächsten Treffen bleibt der Schlüssel beim Nachbarn. Der gehört zwar keinem Verein an, ist aber bei jedem Anlass dabei.`,
    ],
  ];
}
