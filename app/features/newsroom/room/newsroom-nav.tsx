import { listParts } from "#app/domain/staff/newsroom-parts.ts";
import type { StaffRight } from "#graphql/generated/contract.ts";

type NewsroomNavProps = {
  /** Path of the part that is shown. */
  current: string;
  rights: readonly StaffRight[];
};

/** The newsroom's parts that somebody with these rights may open. */
export function NewsroomNav({ current, rights }: NewsroomNavProps) {
  return (
    <nav
      aria-label="Redaktion"
      className="flex flex-wrap gap-x-6 border-b border-rule lg:sticky lg:top-8 lg:flex-col lg:self-start lg:border-r lg:border-b-0 print:hidden"
    >
      {listParts(rights).map(({ title, path }) => (
        <a
          key={path}
          href={path}
          aria-current={path === current ? "page" : undefined}
          className="inline-flex min-h-11 shrink-0 items-center border-b-3 border-transparent font-semibold text-accent hover:text-ink aria-[current]:border-accent aria-[current]:text-ink max-lg:-mb-px lg:-mr-px lg:border-r-3 lg:border-b-0"
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
