import { NEWSROOM_PATH, STATUS_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { NEWSROOM_TIPS_PATH } from "#app/domain/tip/tip-paths.ts";

const entries = [
  { title: "Liveticker", path: NEWSROOM_PATH },
  { title: "Tipps", path: NEWSROOM_TIPS_PATH },
  { title: "Status", path: STATUS_PATH },
];

/** The newsroom's parts. */
export function NewsroomNav({ current }: { current: string }) {
  return (
    <nav aria-label="Redaktion" className="flex gap-x-6 border-b border-rule">
      {entries.map(({ title, path }) => (
        <a
          key={path}
          href={path}
          aria-current={path === current ? "page" : undefined}
          className="-mb-px inline-flex min-h-11 items-center border-b-3 border-transparent font-semibold text-accent aria-[current]:border-accent aria-[current]:text-ink"
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
