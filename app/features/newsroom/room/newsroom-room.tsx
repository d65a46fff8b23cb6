import { listParts } from "#app/domain/staff/newsroom-parts.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
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

/** The newsroom's parts that may be opened with these rights: beside the page on a desk, folded up where there is less room. */
function NewsroomNav({ current, rights }: Pick<NewsroomRoomProps, "current" | "rights">) {
  const parts = listParts(rights);
  return (
    <nav
      aria-label="Redaktion"
      className="border-b border-rule lg:sticky lg:top-8 lg:self-start lg:border-r lg:border-b-0 print:hidden"
    >
      <details className="group lg:details-content:[content-visibility:visible]">
        {/* A browser that cannot show what is folded up keeps the button on a desk too. */}
        <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 font-semibold lg:supports-[selector(::details-content)]:hidden">
          {parts.find(({ path }) => path === current)?.title}
          <span className="inline-flex items-center gap-1 text-accent">
            Alle Bereiche
            <Icon name="down" className="size-5 shrink-0 group-open:rotate-180" />
          </span>
        </summary>
        <div className="grid grid-cols-2 gap-x-6 max-lg:pb-4 sm:grid-cols-3 lg:grid-cols-1">
          {parts.map(({ title, path }) => (
            <a
              key={path}
              href={path}
              aria-current={path === current ? "page" : undefined}
              className="flex min-h-11 items-center font-semibold text-accent hover:text-ink aria-[current]:text-ink lg:-mr-px lg:border-r-3 lg:border-transparent lg:aria-[current]:border-accent"
            >
              {title}
            </a>
          ))}
        </div>
      </details>
    </nav>
  );
}
