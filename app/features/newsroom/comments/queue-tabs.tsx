import type { QueueView } from "./queue-view-model.ts";

/** The lists, each with how many wait in it. */
export function QueueTabs({ tabs }: { tabs: QueueView["tabs"] }) {
  return (
    <nav aria-label="Listen von Kommentaren" className="flex flex-wrap gap-x-6 border-b border-rule print:hidden">
      {tabs.map(({ title, path, isCurrent, count }) => (
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
