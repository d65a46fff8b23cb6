import { Icon } from "#app/ui/icon/icon.tsx";

type DetailsSummaryProps = {
  /** The action behind it cannot be undone. */
  isDangerous?: boolean;
  children: React.ReactNode;
};

/** The summary of a disclosure; its `details` is a `group`. */
export function DetailsSummary({ isDangerous = false, children }: DetailsSummaryProps) {
  return (
    <summary
      className={`inline-flex min-h-11 cursor-pointer items-center gap-1 font-semibold ${isDangerous ? "text-live" : "text-accent"}`}
    >
      {children}
      <Icon name="down" className="size-5 shrink-0 group-open:rotate-180" />
    </summary>
  );
}
