import { Icon } from "#app/ui/icon/icon.tsx";
import type { Pagination } from "./pagination.ts";

const linkClass = "inline-flex h-11 min-w-11 items-center justify-center gap-1 rounded-sm px-2 hover:bg-surface";

/** The page links of a listing. */
export function PageLinks({ pagination }: { pagination: Pagination }) {
  return (
    <nav aria-label="Seiten" className="mt-10 border-t border-rule pt-5" data-page-links="">
      <ul className="flex flex-wrap items-center gap-1">
        {pagination.previous !== null && (
          <li>
            <a href={pagination.previous} rel="prev" className={linkClass}>
              <Icon name="left" />
              <span className="max-sm:sr-only">Zurück</span>
            </a>
          </li>
        )}
        {pagination.entries.map((entry) =>
          entry.kind === "ellipsis" ? (
            <li key={entry.key} className="px-1 text-soft" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry.page}>
              <a
                href={entry.link}
                aria-label={`Seite ${entry.page}`}
                aria-current={entry.isCurrent ? "page" : undefined}
                className={`${linkClass} ${entry.isCurrent ? "bg-surface font-bold" : "text-accent"}`}
              >
                {entry.page}
              </a>
            </li>
          ),
        )}
        {pagination.next !== null && (
          <li>
            <a href={pagination.next} rel="next" className={linkClass}>
              <span className="max-sm:sr-only">Weiter</span>
              <Icon name="right" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
