import { RoomSection } from "#app/features/newsroom/room/room-section.tsx";
import { Badges } from "./badges.tsx";
import type { NearView } from "./case-view-model.ts";

/** Comments around one: each leads to its own page. Nothing where there are none. */
export function NearComments({ title, comments }: { title: string; comments: readonly NearView[] }) {
  if (comments.length === 0) return null;
  return (
    <RoomSection title={title}>
      <ul className="grid grid-cols-1">
        {comments.map(({ id, author, time, text, badges, path }) => (
          <li key={id} className="border-b border-rule first:border-t">
            <a href={path} className="group grid grid-cols-1 gap-1 py-2.5 text-[0.9375rem] wrap-anywhere">
              <span className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-semibold group-hover:text-accent">{author}</span>
                <span className="text-soft">{time}</span>
                <Badges badges={badges} />
              </span>
              <span className="leading-normal">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </RoomSection>
  );
}
