/** What readers of the demo paper write about one of its stories. */
import type { CommentRecord } from "#workers/backend/content/comments/comment-record.ts";

const POST = "demo:alpe-hinterlegg-sennerin-letzter-sommer";
const DAY_MS = 86_400_000;

type Comment = { author: string; text: string; answers?: number };

const comments: readonly Comment[] = [
  {
    author: "Maria Feuerstein",
    text: "Ich war als Kind jeden Sommer auf der Nachbaralpe. Dass jemand 118 Tage am Stück um halb vier aufsteht, kann man sich im Tal gar nicht vorstellen. Danke für diesen Bericht!",
  },
  {
    author: "Bergler_72",
    text: "Zwei von 23 Bewerbern halten den Probetag durch. Das sagt alles. Wer über den Preis vom Bergkäse jammert, soll einmal eine Woche mitgehen.",
  },
  {
    author: "Jakob R.",
    text: "Am Preis verdient aber nicht die Sennerin. Von dem, was das Kilo im Geschäft kostet, bleibt auf der Alpe vielleicht die Hälfte.",
    answers: 1,
  },
  {
    author: "Bergler_72",
    text: "Das stimmt schon. Drum kaufen wir direkt auf der Alpe, da weiß ich, wo das Geld hinkommt.",
    answers: 2,
  },
  {
    author: "Eva Moosbrugger",
    text: "„Die Handschrift sitzt in der Nase, nicht in den Bandscheiben.“ Der schönste Satz, den ich heuer in einer Zeitung gelesen habe.",
  },
  {
    author: "Rudi aus Au",
    text: "Ein Hebezug ist doch keine Schande. Mein Vater hat mit 52 zwei neue Hüften gebraucht, der hätte sich gefreut.",
  },
  {
    author: "Konrad W.",
    text: "Gegen den Hebezug sag ich ja nichts mehr. Aber ein Laufband, das die Laibe wendet? Beim Wenden merkt man, ob einer krank wird. Das merkt eine Maschine nicht.",
    answers: 5,
  },
  {
    author: "Steffi",
    text: "Weiß jemand, ob es den Käse vom letzten Sommer noch irgendwo gibt? Wir waren im August oben, da war alles schon vorbestellt.",
  },
  {
    author: "Alpladen Schoppernau",
    text: "Ein paar Laibe haben wir noch, ab Mitte Dezember sind sie reif genug. Am besten vorher anrufen.",
    answers: 7,
  },
  {
    author: "Hannes Natter",
    text: "Alles Gute für die Zukunft, Johanna! Und dem Xaver auch: Wer mit fünfzehn einen ganzen Sommer durchhält, den kann man überall brauchen.",
  },
];

/** As `POST /admin/comments` takes them: a few hours between two of them, the last one some weeks ago. */
export function toDemoComments(now: Date): { posts: string[]; records: CommentRecord[] } {
  const start = now.getTime() - 68 * DAY_MS;
  const toSource = (index: number): string => `demo:comment-${index + 1}`;
  const records = comments.map(
    ({ author, text, answers }, index): CommentRecord => ({
      source: toSource(index),
      post: POST,
      parent: answers === undefined ? null : toSource(answers),
      author,
      html: `<p>${text}</p>`,
      date: new Date(start + index * 0.3 * DAY_MS).toISOString(),
    }),
  );
  return { posts: [POST], records };
}
