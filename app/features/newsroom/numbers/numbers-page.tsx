import { NUMBERS_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import type { NumbersOrder } from "#app/domain/newsroom/post-numbers-paths.ts";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { RoomTabs } from "#app/features/newsroom/room/room-tabs.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import { type CountedColumns, CountedTable } from "./counted-table.tsx";
import { NumbersMeaning } from "./numbers-meaning.tsx";
import type { NumbersView } from "./numbers-view-model.ts";

/** The posts of a period with what was counted of them: a page without script; newer numbers come with a reload. */
export function NumbersPage({ view, rights }: { view: NumbersView; rights: readonly StaffRight[] }) {
  const { checked, days, periods, orders, csvPath, total, posts, cut } = view;
  return (
    <NewsroomRoom current={NUMBERS_PATH} rights={rights} isWide>
      <RoomHeading title="Zahlen">
        {days}. Stand <time dateTime={checked.iso}>{checked.text}</time>.
      </RoomHeading>
      <div className="grid grid-cols-1 gap-4">
        <RoomTabs label="Zeitraum" tabs={periods} />
        {posts.length === 0 ? (
          <p className="text-soft">
            In dieser Zeit ist noch kein Beitrag gelesen worden. Sobald jemand einen liest, steht er hier.
          </p>
        ) : (
          <>
            <Orders orders={orders} />
            <CountedTable
              caption={`Beiträge, ${days}`}
              columns={toColumns(orders)}
              hasSources
              rows={[
                { ...total, id: "alle", name: total.title, isSum: true },
                ...posts.map((post) => ({ ...post, id: String(post.id), name: <PostName post={post} /> })),
              ]}
            />
            {cut !== null && <p className="text-[0.9375rem] text-soft">{cut}</p>}
            <p className="print:hidden">
              <TextLink isTall href={csvPath} download="">
                Als Tabelle laden (CSV)
              </TextLink>
            </p>
          </>
        )}
      </div>
      <NumbersMeaning />
    </NewsroomRoom>
  );
}

function PostName({ post: { title, path, facts } }: { post: NumbersView["posts"][number] }) {
  return (
    <>
      <a
        href={path}
        className="font-serif text-title-xs leading-[1.3] font-[600] hyphens-auto hover:text-accent max-sm:inline-block"
      >
        {title}
      </a>
      <span className="block text-[0.875rem] text-soft">{facts}</span>
    </>
  );
}

/** Above the list on a phone: a table has it in its head. */
function Orders({ orders }: Pick<NumbersView, "orders">) {
  return (
    <nav aria-label="Reihenfolge" className="flex flex-wrap items-center gap-x-4 text-[0.9375rem] sm:hidden print:hidden">
      {orders.map(({ word, title, path, isCurrent }) => (
        <a
          key={word}
          href={path}
          aria-current={isCurrent ? "true" : undefined}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline-hover aria-[current]:text-ink"
        >
          {title}
        </a>
      ))}
    </nav>
  );
}

function toColumns(orders: NumbersView["orders"]): CountedColumns {
  const of = (wanted: NumbersOrder) => orders.find(({ word }) => word === wanted) ?? { title: "" };
  return {
    name: { title: "Beitrag", beside: of("erschienen") },
    readers: of("gelesen"),
    time: of("lesezeit"),
    walls: of("schranke"),
    started: of("abo"),
    comments: of("kommentare"),
  };
}
