/** What can be said about any school project: how it came about, what was learned, what comes next. */
import type { Person } from "#workers/demo/compose/people.ts";
import { Count, count, type Facts, ranked } from "#workers/demo/compose/telling.ts";

export type SchoolWords = {
  school: string;
  gradeDative: string;
  kids: number;
  teacher: Person;
  head: Person;
  pupil: { name: string; girl: boolean };
  second: { name: string; girl: boolean };
  age: number;
  weeks: number;
};

/** Gives the middles, the quotes and the closings for a school project. */
export function schoolPhrases(f: Facts, s: SchoolWords): string[][] {
  const p = f.place;
  const parent = f.person();
  const guest = f.person();
  const teacherTitle = s.teacher.as("Lehrerin", "Lehrer");
  const headTitle = s.head.as("Direktorin", "Direktor");
  return [
    [
      `Die Idee kam aus der Klasse selbst. In einem Kinderrat, der einmal im Monat tagt, wurde abgestimmt, und zwar geheim. Der Vorschlag setzte sich gegen ${count(f.int(4, 9))} andere durch, darunter ein Schulpferd und eine Rutsche vom zweiten Stock.`,
      `Unterstützt wurde das Vorhaben vom Elternverein, der ${f.int(3, 14) * 100} Euro zuschoss, und von Betrieben aus ${p.name}, die Material und Werkzeug beisteuerten. Die Kinder bedankten sich mit Briefen, in denen kein Buchstabe zu wenig war.`,
      `Mit dem Lehrplan hat das mehr zu tun, als es scheint. Gemessen, geschrieben und gerechnet wurde nebenbei, präsentiert sowieso. Am Ende legte jedes Kind eine Mappe an, in der auch die Fehlversuche Platz fanden.`,
      `Nicht alles lief nach Plan. In der zweiten Woche war die halbe Klasse krank, in der dritten fehlte ein wichtiges Teil, in der vierten die Geduld. Gerade das, sagen die Lehrpersonen, sei der Teil gewesen, aus dem am meisten gelernt wurde.`,
      `Aufgeteilt waren die Kinder in kleine Gruppen, jede mit einer Sprecherin oder einem Sprecher. Wer sonst still ist, kam dabei zu Wort; wer sonst viel redet, musste zuhören. Das habe beiden gutgetan, heißt es aus dem Kollegium.`,
      `Fachlichen Rat holte man sich von außen. ${guest.full} aus ${p.other}, ${guest.form("die", "der")} so etwas ein Berufsleben lang gemacht hat, kam dreimal in die Klasse, brachte Anschauungsmaterial mit und ließ sich mit Fragen löchern, bis die Glocke läutete.`,
      `${s.second.name}, ${count(s.age)}, hat dabei eine neue Seite an sich entdeckt. Vor den anderen zu sprechen sei ${s.second.girl ? "ihr" : "ihm"} früher schwergefallen, jetzt gehe es schon ganz leicht, sofern niemand kichere.`,
      `Die ${s.school} legt seit einigen Jahren Wert auf solche Projekte. Ein Vormittag in der Woche ist dafür reserviert, klassenübergreifend und ohne Noten. Beurteilt wird trotzdem: von den Kindern selbst, mit roten und grünen Steinen.`,
      `${Count(s.weeks)} Wochen dauerte die Arbeit insgesamt, und auch daheim war sie Thema. Mehrere Eltern berichten, dass am Abendtisch plötzlich Vorträge gehalten wurden, zum Teil mit Schaubildern.`,
      `Besonders gefordert waren die Kleinsten, die erst in diesem Schuljahr dazugekommen sind. Sie bekamen je eine Patin oder einen Paten aus den höheren Klassen zur Seite gestellt. Die Paarungen halten zum Teil bis heute auch auf dem Schulweg.`,
      `Mehrsprachigkeit erwies sich als Vorteil. In der Klasse werden ${count(f.int(4, 9))} Sprachen gesprochen, und am Ende lagen Anleitung und Einladung in allen vor. Nur beim Dialektwort für Eichhörnchen konnte man sich nicht einigen.`,
      `Auch die älteren Leute ${p.here} wurden einbezogen. An zwei Nachmittagen besuchten die Kinder das Seniorenheim, fragten nach, wie das früher war, und schrieben die Antworten auf. Manche davon hängen nun im Gang.`,
      `Dass danach aufgeräumt werden musste, gehörte zur Vereinbarung. Ein Dienstplan, gezeichnet von ${s.second.name}, regelt bis heute, wer welchen Schrank ordnet. Verstöße werden mit einem Lied geahndet, das vorzusingen ist.`,
    ],
    [
      `„Man muss sich trauen, den Kindern etwas zuzutrauen“, sagt ${teacherTitle}. „Dann überholen sie einen, und das ist ein gutes Gefühl.“`,
      `„Das war besser als Ferien“, sagt ${s.pupil.name} aus der ${s.gradeDative} und überlegt kurz. „Na ja, fast.“`,
      `„Ich sehe Kinder, die am Nachmittag nicht nach Hause wollen“, sagt ${headTitle}. „Das ist für eine Schule ein schönes Problem.“`,
      `„Meine Tochter hat mir erklärt, was ich seit Jahren falsch mache“, erzählt ${parent.form("Mutter", "Vater")} ${parent.full}. „Leider hatte sie recht.“`,
      `„Wir haben gestritten, wer anfangen darf“, berichtet ${s.second.name}, ${s.second.girl ? "eine der Jüngsten" : "einer der Jüngsten"}. „Dann haben wir gewürfelt. Und dann haben wir noch einmal gestritten.“`,
      `„Die Fragen der Kinder haben mich in Verlegenheit gebracht“, gibt ${guest.full} zu, ${guest.form("die", "der")} das Projekt begleitet hat. „Auf drei habe ich bis heute keine Antwort.“`,
      `„Bei uns kennt jedes Kind jedes andere beim Namen“, sagt ${headTitle}. „Damit kann man viel anfangen.“`,
      `„Ich will später Lehrerin oder Baggerfahrerin werden“, verkündet ein Mädchen aus der ${s.gradeDative}. „Je nachdem, was länger Spaß macht.“`,
      `„Das Wichtigste passiert oft zwischen den Stunden“, meint ${teacherTitle}. „Man muss nur stehen bleiben und hinschauen.“`,
      `„Wir Eltern haben zuerst gestöhnt, schon wieder ein Kuchen“, sagt ${parent.full}. „Und dann standen wir da und hatten feuchte Augen.“`,
      `„Am Anfang hat keiner gewusst, wie es geht, auch die Lehrer nicht“, sagt ${s.pupil.name}, ${count(s.age)}. „Das war eigentlich das Lustigste.“`,
      `„${p.Die} hilft hier gern, denn das Geld kommt an, wo es hingehört“, sagt ${p.mayorTitle}, ${p.mayor.form("die", "der")} sich alles zeigen ließ.`,
      `„Fehler hängen bei uns an der Wand, damit alle etwas davon haben“, sagt ${s.teacher.full}. „Meine hängen übrigens auch dort.“`,
    ],
    [
      `Im nächsten Schuljahr soll es weitergehen. Dann darf auch die Parallelklasse mitmachen, die bisher nur durchs Fenster zugeschaut hat.`,
      `Bei einem Elternabend ${p.hall} werden die Ergebnisse demnächst gezeigt. Der Eintritt ist frei, gespendet werden darf für die Klassenkassa.`,
      `Das Projekt ist bei einem landesweiten Schulwettbewerb eingereicht. Über einen Preis würde man sich freuen, über einen Tag ohne Hausübung auch.`,
      `Am letzten Tag gab es für alle eine Urkunde. Ausgestellt wurde sie, das war den Kindern wichtig, auch für den Schulwart.`,
      `Was bleibt, ist ein Plakat im Stiegenhaus, ein gut gefülltes Fotoalbum und die Erkenntnis, dass Ausdauer ein Schulfach sein könnte.`,
      `Die Schule überlegt, ihre Erfahrungen weiterzugeben. Kolleginnen aus ${p.other} haben sich bereits zum Besuch angesagt.`,
      `Und wenn etwas übrig bleibt? „Dann fangen wir von vorne an“, sagt ein Bub aus der ${s.gradeDative}. Gegenstimmen gab es keine.`,
      `Für das Kollegium war es das ${ranked(f.int(3, 9))} gemeinsame Vorhaben dieser Art. Das nächste ist schon beschlossen, wird aber noch nicht verraten.`,
      `Nach den Ferien kommt eine Fachjury ins Haus. Bis dahin, so lautet der Auftrag der Direktion, soll niemand mehr etwas umbauen.`,
      `Eine Führung durch die Arbeiten ist nach Anmeldung im Sekretariat möglich. Erklärt wird alles von den Kindern selbst, und zwar ausführlich.`,
      `Am Ende des Vormittags war die Tafel vollgeschrieben. Ganz unten, in krakeliger Schrift, stand: „Bitte nicht löschen.“ Sie steht noch so da.`,
      `Wer mithelfen will, ob mit Zeit, Material oder einer guten Idee, kann sich an die Schule wenden. Besonders gesucht sind Menschen mit Geduld.`,
      `Geplant ist nun eine kleine Ausstellung ${p.atOffice}. ${p.name} soll sehen, so steht es auf der Einladung, „was wir alles können“.`,
    ],
  ];
}
