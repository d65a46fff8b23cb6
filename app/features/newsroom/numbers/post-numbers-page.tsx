import { NUMBERS_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { RoomSection } from "#app/features/newsroom/room/room-section.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import { type CountedColumns, CountedTable } from "./counted-table.tsx";
import { DayHistory } from "./day-history.tsx";
import { NumbersMeaning } from "./numbers-meaning.tsx";
import type { PostNumbersView } from "./post-numbers-view-model.ts";
import { Bar, SourceBars } from "./source-bars.tsx";

const columns: CountedColumns = {
  name: { title: "Tag" },
  readers: { title: "Gelesen" },
  time: { title: "Lesezeit" },
  walls: { title: "Schranke gesehen" },
  started: { title: "Abo begonnen" },
  comments: { title: "Kommentare" },
};

/** One post's numbers: all that is kept, its line over days, and its hours today. */
export function PostNumbersPage({ view, rights }: { view: PostNumbersView; rights: readonly StaffRight[] }) {
  const { checked, post, line, noLine, days, earlier, later, csvPath, hours } = view;
  return (
    <NewsroomRoom current={NUMBERS_PATH} rights={rights}>
      <RoomHeading title={post.title}>
        {post.facts}. Stand <time dateTime={checked.iso}>{checked.text}</time>.
      </RoomHeading>
      <p className="-mt-4 flex flex-wrap gap-x-6 print:hidden">
        <TextLink isTall href={NUMBERS_PATH}>
          Alle Beiträge
        </TextLink>
        <TextLink isTall href={post.link}>
          Beitrag lesen
        </TextLink>
        <TextLink isTall href={csvPath} download="">
          Als Tabelle laden (CSV)
        </TextLink>
      </p>
      <Sums post={post} />
      <RoomSection title="Tag für Tag">
        {line === null ? <p className="text-soft">{noLine}</p> : <DayHistory line={line} />}
        {(earlier !== null || later !== null) && (
          <p className="flex flex-wrap gap-x-6 print:hidden">
            {earlier !== null && (
              <TextLink isTall href={earlier}>
                ← 30 Tage davor
              </TextLink>
            )}
            {later !== null && (
              <TextLink isTall href={later}>
                30 Tage danach →
              </TextLink>
            )}
          </p>
        )}
      </RoomSection>
      {post.sources.length > 0 && (
        <RoomSection title="Woher sie kamen">
          <div className="max-w-96 tabular-nums">
            <SourceBars sources={post.sources} />
          </div>
        </RoomSection>
      )}
      <Hours hours={hours} />
      {days.length > 0 && (
        <RoomSection title="Alle Tage">
          <p className="text-[0.9375rem] text-soft">Tage, an denen nichts gezählt wurde, fehlen.</p>
          <CountedTable caption="Alle Tage" columns={columns} rows={days.map(({ title, ...day }) => ({ ...day, name: title }))} />
        </RoomSection>
      )}
      <NumbersMeaning />
    </NewsroomRoom>
  );
}

/** All that is kept of the post. */
function Sums({ post }: Pick<PostNumbersView, "post">) {
  const sums = [
    { label: "Gelesen", text: post.readers },
    { label: "Lesezeit", text: post.time },
    { label: "Schranke gesehen", text: post.walls },
    { label: "Abo begonnen", text: post.completed === null ? post.started : `${post.started}, ${post.completed}` },
    { label: "Kommentare", text: post.comments },
  ];
  return (
    <dl className="grid gap-px overflow-hidden border border-rule bg-rule max-sm:grid-cols-2 max-sm:*:last:col-span-2 sm:grid-cols-5">
      {sums.map(({ label, text }) => (
        <div key={label} className="grid content-between gap-1 bg-ground p-3">
          <dt className="text-[0.875rem] text-soft">{label}</dt>
          <dd className="text-[1.1875rem] font-semibold tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Hours({ hours }: Pick<PostNumbersView, "hours">) {
  return (
    <RoomSection title="Heute nach Stunden">
      {hours.length === 0 && <p className="text-soft">Heute wurde der Beitrag noch nicht gelesen.</p>}
      <ul className="grid grid-cols-1 gap-1 tabular-nums">
        {hours.map(({ id, label, text, share }) => (
          <li key={id} className="grid grid-cols-[5.5rem_minmax(0,1fr)_3.5rem] items-center gap-x-2">
            <span>{`ab ${label}`}</span>
            <Bar share={share} className="w-full" />
            <span className="text-right">{text}</span>
          </li>
        ))}
      </ul>
    </RoomSection>
  );
}
