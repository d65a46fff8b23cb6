import { listParts } from "#app/domain/staff/newsroom-parts.ts";
import type { StaffRight } from "#graphql/generated/contract.ts";

type NewsroomRoomProps = {
  /** Path of the part that is shown. */
  current: string;
  rights: readonly StaffRight[];
  /** For tables; text stays within its measure. */
  isWide?: boolean;
  children: React.ReactNode;
};

/** A part of the newsroom: on a desk the ways to the others beside it, where there is less room above it. */
export function NewsroomRoom({ current, rights, isWide = false, children }: NewsroomRoomProps) {
  return (
    <div className="grid grid-cols-1 gap-7 lg:grid-cols-[9rem_minmax(0,1fr)] lg:gap-14 print:block">
      <NewsroomNav current={current} rights={rights} />
      <div className={`grid grid-cols-1 content-start gap-8 ${isWide ? "" : "max-w-[46rem]"}`}>{children}</div>
    </div>
  );
}

/** The newsroom's parts that may be opened with these rights. */
function NewsroomNav({ current, rights }: Pick<NewsroomRoomProps, "current" | "rights">) {
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
