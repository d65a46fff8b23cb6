import type { StaffRightName } from "#app/domain/staff/newsroom-parts.ts";
import { NEWSROOM_TIPS_PATH } from "#app/domain/tip/tip-paths.ts";
import { NewsroomNav } from "#app/features/newsroom/newsroom-nav.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { TipLine } from "./tips-view.ts";

/** `older` is the address of the page before. */
type TipsPageProps = { tips: readonly TipLine[]; older: string | null; rights: readonly StaffRightName[] };

/** Tips of readers, newest first. */
export function TipsPage({ tips, older, rights }: TipsPageProps) {
  return (
    <div className="mx-auto grid max-w-[46rem] gap-6">
      <NewsroomNav current={NEWSROOM_TIPS_PATH} rights={rights} />
      <Title size="page" as="h1">
        Tipps
      </Title>
      {tips.length === 0 && <p className="text-soft">Hier ist kein Tipp. Neue kommen auch als Mail.</p>}
      <ul className="grid">
        {tips.map(({ id, path, title, text, isNew, isDone }) => (
          <li key={id} className="border-b border-rule first:border-t">
            <a href={path} className="group grid min-h-14 gap-1 py-3">
              <span
                className={`leading-snug wrap-anywhere group-hover:text-accent ${isDone ? "text-soft" : isNew ? "font-semibold" : ""}`}
              >
                {isNew && <span className="mr-2 rounded-xs bg-accent px-1.5 py-0.5 text-[0.8125rem] text-on-accent">Neu</span>}
                {title}
              </span>
              <span className="text-[0.9375rem] text-soft">{text}</span>
            </a>
          </li>
        ))}
      </ul>
      {older !== null && (
        <p>
          <a href={older} className="inline-flex min-h-11 items-center font-semibold text-accent underline-hover">
            Ältere Tipps →
          </a>
        </p>
      )}
    </div>
  );
}
