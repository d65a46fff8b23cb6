import { Icon } from "#app/ui/icon/icon.tsx";

const tones = { accent: "text-accent", plus: "text-plus" } as const;

type CheckListProps = {
  lines: readonly string[];
  tone?: keyof typeof tones;
  /** Its place, no looks. */
  className?: string;
};

/** What one gets: lines with a tick before each. */
export function CheckList({ lines, tone = "accent", className }: CheckListProps) {
  return (
    <ul className={className === undefined ? "grid gap-2" : `grid gap-2 ${className}`}>
      {lines.map((line) => (
        <li key={line} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-[0.6rem] leading-[1.4]">
          <Icon name="check" className={`mt-[0.12rem] size-5 ${tones[tone]}`} />
          {line}
        </li>
      ))}
    </ul>
  );
}
