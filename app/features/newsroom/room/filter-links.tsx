type FilterLinksProps = {
  /** What they choose. */
  label: string;
  links: readonly { title: string; href: string; isCurrent: boolean }[];
  /** As tall as buttons. */
  isTall?: boolean;
};

/** Which part of a list, or which look of a page, is shown: each a link. */
export function FilterLinks({ label, links, isTall = false }: FilterLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ title, href, isCurrent }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isCurrent ? "page" : undefined}
              className={`inline-flex items-center rounded-full border border-rule hover:border-accent hover:text-accent aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-accent ${isTall ? "min-h-11 px-4" : "min-h-9 px-3.5"}`}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
