import type { Fact } from "./takedown-view.ts";

/** What is known of a post, line by line. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[minmax(0,auto)_minmax(0,1fr)] gap-x-5 gap-y-1">
      {facts.map(({ label, text }) => (
        <div key={label} className="contents">
          <dt className="text-soft">{label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
