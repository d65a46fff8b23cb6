import { STATUS_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import type { StaffRightName } from "#app/domain/staff/newsroom-parts.ts";
import { NewsroomNav } from "#app/features/newsroom/newsroom-nav.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { StatusCell, StatusTable, StatusView, Tone } from "./status-view.ts";

/** How the whole works (decision 98): a page without script; who wants newer numbers loads it anew. */
export function StatusPage({ rights, view }: { rights: readonly StaffRightName[]; view: StatusView }) {
  const { checked, lines, tables } = view;
  return (
    <div className="grid gap-8">
      <NewsroomNav current={STATUS_PATH} rights={rights} />
      <div className="grid gap-2">
        <Title size="page" as="h1">
          Status
        </Title>
        <p className="text-soft">
          Stand <time dateTime={checked.iso}>{checked.text}</time>.{" "}
          <a href={STATUS_PATH} className="font-semibold text-accent underline-hover">
            Neu laden
          </a>
        </p>
      </div>
      <dl className="grid gap-px overflow-hidden border border-rule bg-rule sm:grid-cols-2 sm:max-lg:*:last:col-span-2 lg:grid-cols-5">
        {lines.map(({ label, text, tone }) => (
          <div key={label} className="grid content-start gap-1 bg-ground p-4">
            <dt className="text-[0.9375rem] text-soft">{label}</dt>
            <dd className="font-semibold">
              <Mark tone={tone} /> {text}
            </dd>
          </div>
        ))}
      </dl>
      <nav aria-label="Auf dieser Seite">
        <ul className="flex flex-wrap gap-x-5">
          {tables.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex min-h-11 items-center text-accent underline-hover">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {tables.map((table) => (
        <StatusTableSection key={table.id} table={table} />
      ))}
    </div>
  );
}

function StatusTableSection({ table: { id, title, note, columns, rows, none } }: { table: StatusTable }) {
  const [first, ...others] = columns;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <Title size="sub" as="h2" id={id}>
        {title}
      </Title>
      <p className="max-w-[46rem] text-[0.9375rem] text-soft">{note}</p>
      {rows.length === 0 ? (
        <p className="text-soft">{none}</p>
      ) : (
        // Wide on a phone: it moves by itself, also by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section aria-label={`Tabelle ${title}`} tabIndex={0} className="overflow-x-auto">
          <table
            className={`w-full border-collapse text-left text-[0.9375rem] tabular-nums ${columns.length > 3 ? "min-w-152" : ""}`}
          >
            <thead>
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
            <tbody>
              {rows.map(({ label, cells }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state, and may have the same name
                <tr key={index} className="border-b border-rule align-top">
                  <th scope="row" className="min-w-36 py-2 pr-4 font-normal wrap-anywhere">
                    {label}
                  </th>
                  {cells.map((cell, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: by column
                    <Cell key={at} cell={cell} />
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

function Cell({ cell: { text, tone, note } }: { cell: StatusCell }) {
  return (
    <td className="px-2 py-2">
      <span className={tone === "bad" ? "font-semibold text-live" : tone === "unknown" ? "text-soft" : ""}>
        {tone !== undefined && <Mark tone={tone} />} {text}
      </span>
      {note !== undefined && <span className="block max-w-96 text-[0.875rem] text-soft wrap-anywhere">{note}</span>}
    </td>
  );
}

const marks: Record<Tone, { sign: string; colour: string }> = {
  good: { sign: "●", colour: "text-accent" },
  warn: { sign: "▲", colour: "text-plus" },
  bad: { sign: "■", colour: "text-live" },
  unknown: { sign: "○", colour: "text-soft" },
};

/** A form as well as a colour; the words beside it say the same. */
function Mark({ tone }: { tone: Tone }) {
  const { sign, colour } = marks[tone];
  return (
    <span aria-hidden="true" className={`${colour} text-[0.75em]`}>
      {sign}
    </span>
  );
}
