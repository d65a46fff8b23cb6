import { DetailsSummary } from "#app/features/newsroom/room/details-summary.tsx";

const meanings: readonly [string, string][] = [
  [
    "Gelesen",
    "Der Beitrag war zehn Sekunden im Blick. Jeder Anschluss zählt je Beitrag einmal am Tag: Zwei im selben Haushalt sind einer, unterwegs und daheim sind zwei.",
  ],
  [
    "Lesezeit",
    "Die Hälfte hatte den Beitrag länger im Blick, bis sie ihn zum ersten Mal weglegte. In Stufen gezählt und daraus geschätzt, und nur von denen bekannt, deren Browser es beim Verlassen meldet.",
  ],
  [
    "Woher",
    "Der Browser meldet nur, was für eine Seite hergeführt hat, nie welche. Direkt heißt: keine, oder eine App, die das verschweigt. Newsletter und Push sind die eigenen.",
  ],
  [
    "Schranke, Abo",
    "Die Bezahlschranke war im Blick, auch ohne dass der Beitrag als gelesen zählt. Ein Kauf wurde auf der Seite des Beitrags begonnen oder gleich von ihr aus; gekauft ist, was abgeschlossen wurde.",
  ],
  ["Kommentare", "In dieser Zeit geschrieben und jetzt zu lesen."],
  ["Ein Tag", "beginnt um ein Uhr früh, in der Sommerzeit um zwei."],
  [
    "Nicht gezählt",
    "wird, wer ohne Skript liest, und bei sehr langsamer Leitung oder gesparten Daten weder Lesezeit noch Schranke. Es sind Summen: Von keinem Menschen ist etwas dabei, auch bei kleinen Zahlen nicht.",
  ],
];

/** What the numbers say, and what they do not. */
export function NumbersMeaning() {
  return (
    <details className="group max-w-[46rem] print:hidden">
      <DetailsSummary>Was diese Zahlen sagen</DetailsSummary>
      <dl className="mt-1 grid grid-cols-1 gap-y-3 text-[0.9375rem]">
        {meanings.map(([word, text]) => (
          <div key={word}>
            <dt className="font-semibold">{word}</dt>
            <dd className="text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
