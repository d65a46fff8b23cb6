/** A text whose words with a hyphen ("E-Mail", "Print-Abo") stay on one line, wherever it breaks. */
export function UnbrokenWords({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
