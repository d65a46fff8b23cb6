import { STATUS_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import type { StatusCell, StatusTable, StatusView } from "./status-view.ts";
import { ToneMark } from "./tone-mark.tsx";

/** The state of the whole system (decision 97): a page without script; newer numbers come with a reload. */
export function StatusPage({ rights, view }: { rights: readonly StaffRight[]; view: StatusView }) {
  const { checked, lines, tables } = view;
  return (
    <NewsroomRoom current={STATUS_PATH} rights={rights} isWide>
      <RoomHeading title="Status">
        Stand <time dateTime={checked.iso}>{checked.text}</time>.{" "}
        <TextLink href={STATUS_PATH} className="print:hidden">
          Neu laden
        </TextLink>
      </RoomHeading>
      <dl
        className={`grid gap-px overflow-hidden border border-rule bg-rule sm:grid-cols-2 sm:max-xl:*:last:odd:col-span-2 ${lines.length % 4 === 0 ? "xl:grid-cols-4 print:grid-cols-4" : "xl:grid-cols-3 print:grid-cols-3"}`}
      >
        {lines.map(({ label, text, tone }) => (
          <div key={label} className="grid content-start gap-1 bg-ground p-4 max-sm:py-3 print:p-2">
            <dt className="text-[0.9375rem] text-soft">{label}</dt>
            <dd className="font-semibold">
              <ToneMark tone={tone} /> {text}
            </dd>
          </div>
        ))}
      </dl>
      <nav aria-label="Auf dieser Seite" className="print:hidden">
        <ul className="gap-x-6 sm:columns-2 xl:columns-3">
          {tables.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex min-h-9 items-center font-semibold text-accent underline-hover">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {tables.map((table) => (
        <StatusTableSection key={table.id} table={table} />
      ))}
    </NewsroomRoom>
  );
}

/** On a phone a row is a list of its own. */
const rowClass = "break-inside-avoid border-b border-rule align-top max-sm:grid max-sm:gap-y-1 max-sm:py-3";

function StatusTableSection({ table: { id, title, note, columns, rows, none } }: { table: StatusTable }) {
  const [first, ...others] = columns;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2 pt-3 print:block">
      <Title size="sub" as="h2" id={id}>
        {title}
      </Title>
      <p className="max-w-[46rem] text-[0.9375rem] text-soft">{note}</p>
      {rows.length === 0 ? (
        <p className="text-soft">{none}</p>
      ) : (
        // Between a phone, where it is a list, and a desk it may be too wide: it moves by itself, also by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section aria-label={`Tabelle ${title}`} tabIndex={0} className="overflow-x-auto print:overflow-visible">
          <table
            className={`w-full border-collapse text-left text-[0.9375rem] tabular-nums max-sm:block print:text-[9pt] ${columns.length > 3 ? "sm:min-w-152 print:min-w-0" : ""}`}
          >
            <thead className="max-sm:sr-only">
              <tr className="border-b border-strong-rule align-bottom">
                <th scope="col" className="py-2 pr-4 font-semibold">
                  {first}
                </th>
                {others.map((column, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same name
                  <th key={index} scope="col" className="px-2 py-2 font-semibold">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-sm:block max-sm:border-t max-sm:border-strong-rule">
              {rows.map(({ label, cells }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state, and may have the same name
                <tr key={index} className={rowClass}>
                  <th
                    scope="row"
                    className="font-normal wrap-anywhere max-sm:font-semibold sm:min-w-36 sm:py-2 sm:pr-4 print:py-1"
                  >
                    {label}
                  </th>
                  {cells.map((cell, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: by column
                    <Cell key={at} cell={cell} column={others[at] ?? ""} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}

function Cell({ cell: { text, tone, note }, column }: { cell: StatusCell; column: string }) {
  return (
    <td className="max-sm:grid max-sm:grid-cols-[minmax(0,11rem)_minmax(0,1fr)] max-sm:gap-x-3 sm:px-2 sm:py-2 print:py-1">
      <span aria-hidden="true" className="text-soft sm:hidden">
        {column}
      </span>
      <span className={tone === "bad" ? "font-semibold text-live" : tone === "unknown" ? "text-soft" : ""}>
        {tone !== undefined && <ToneMark tone={tone} />} {text}
      </span>
      {note !== undefined && (
        <span className="block text-[0.875rem] text-soft wrap-anywhere max-sm:col-span-2 sm:max-w-96 print:text-[8pt]">
          {note}
        </span>
      )}
    </td>
  );
}
