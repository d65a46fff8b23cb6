import { portalBrand } from "#app/configuration/portal-brand.ts";
import { RecentDate } from "#app/ui/date/recent-date.tsx";
import type { CommentView } from "./to-comment-view.ts";

/** As the back end names it where no member does. */
const newsroom = `Redaktion ${portalBrand.name}`;

/** Who wrote a comment, when, and what. */
export function CommentBody({ comment }: { comment: CommentView }) {
  const { author, date, html, link, depth, isEdited, isByNewsroom, isGone } = comment;
  if (isGone) return <p className="text-soft">Dieser Kommentar ist nicht mehr zu lesen.</p>;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 text-[0.9375rem]">
        {/* The paper's own word has no other name than the mark. */}
        {!(isByNewsroom && author === newsroom) && <span className="font-semibold">{author}</span>}
        {isByNewsroom && (
          <span className="rounded-xs bg-ink px-1.5 text-[0.8125rem] leading-5 font-semibold text-ground">{newsroom}</span>
        )}
        {depth > 0 && <span className="sr-only">, Antwort</span>}
        <a href={link} className="text-soft underline-hover">
          <RecentDate date={date} />
          {isEdited && ", geändert"}
        </a>
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the view model */}
      <div className="mt-2 leading-7 [&_a]:text-accent [&_a]:underline [&_p+p]:mt-3" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
