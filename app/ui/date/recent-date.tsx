/**
 * A date that reads "vor 2 Stunden" for a day. The document says it in full, so that it does not grow old; the browser
 * rewrites it before it is painted (shell/document/early-script.ts).
 */
export function RecentDate({ date: { iso, text } }: { date: { iso: string; text: string } }) {
  return (
    <time dateTime={iso} data-recent="" suppressHydrationWarning>
      {text}
    </time>
  );
}
