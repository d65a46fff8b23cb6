type RoomTabsProps = {
  /** What they are lists of. */
  label: string;
  /** `count`: how many wait there, null where that says nothing. */
  tabs: readonly { title: string; path: string; isCurrent: boolean; count?: string | null }[];
};

/** The lists of a part of the newsroom, each a link. */
export function RoomTabs({ label, tabs }: RoomTabsProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-x-6 border-b border-rule print:hidden">
      {tabs.map(({ title, path, isCurrent, count = null }) => (
        <a
          key={title}
          href={path}
          aria-current={isCurrent ? "page" : undefined}
          className="-mb-px inline-flex min-h-11 items-center gap-1.5 border-b-3 border-transparent font-semibold text-accent hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
        >
          {title}
          {count !== null && <span className="font-normal text-soft">{count}</span>}
        </a>
      ))}
    </nav>
  );
}
