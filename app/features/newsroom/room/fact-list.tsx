type FactListProps = { facts: readonly { label: string; text: string }[] };

/** Facts line by line; on a phone each is below its name. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-0.5 sm:grid-cols-[minmax(8rem,auto)_minmax(0,1fr)] sm:gap-y-1.5">
      {facts.map(({ label, text }) => (
        <div key={label} className="contents">
          <dt className="text-[0.9375rem] leading-normal text-soft sm:pt-px">{label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere max-sm:mb-2.5">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
