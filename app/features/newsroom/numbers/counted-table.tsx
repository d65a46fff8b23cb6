import type { CountedView } from "./counted-view-model.ts";
import { SourceBars } from "./source-bars.tsx";

type Column = { title: string; path?: string; isCurrent?: boolean; beside?: Column };
export type CountedColumns = Record<"name" | "readers" | "time" | "walls" | "started" | "comments", Column>;

/** `name`: what stands at the row's beginning. */
export type CountedRow = CountedView & { id: string; name: React.ReactNode; isSum?: boolean };

type CountedTableProps = {
  caption: string;
  columns: CountedColumns;
  rows: readonly CountedRow[];
  /** How readers came, the first three. */
  hasSources?: boolean;
};

const SOURCES = 3;
/** On a phone a row is a list of its own. */
const rowClass = "break-inside-avoid border-b border-rule align-top max-sm:grid max-sm:gap-y-1 max-sm:py-3";

/** What was counted, a row a post or a day. */
export function CountedTable({ caption, columns, rows, hasSources = false }: CountedTableProps) {
  return (
    // Between a phone, where it is a list, and a desk it may be too wide: it moves by itself, also by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section aria-label={`Tabelle ${caption}`} tabIndex={0} className="overflow-x-auto print:overflow-visible">
      <table
        className={`w-full border-collapse text-left text-[0.9375rem] tabular-nums max-sm:block print:min-w-0 print:text-[9pt] ${hasSources ? "sm:min-w-168" : ""}`}
      >
        <caption className="sr-only">{caption}</caption>
        <thead className="max-sm:hidden">
          <tr className="border-b border-strong-rule align-bottom">
            <Head column={columns.name} />
            <Head column={columns.readers} isNumber />
            <Head column={columns.time} isNumber />
            {hasSources && <Head column={{ title: "Woher" }} />}
            <Head column={columns.walls} isNumber />
            <Head column={columns.started} isNumber />
            <Head column={columns.comments} isNumber />
          </tr>
        </thead>
        <tbody className="max-sm:block max-sm:border-t max-sm:border-strong-rule">
          {rows.map(({ id, name, isSum = false, ...counted }) => (
            <tr key={id} className={`${rowClass} ${isSum ? "font-semibold" : ""}`} data-numbers={id}>
              <th
                scope="row"
                className={`wrap-anywhere sm:py-2.5 sm:pr-4 print:py-1 ${isSum ? "" : "sm:font-normal"} ${hasSources ? "sm:w-2/5 sm:min-w-40" : ""}`}
              >
                {name}
              </th>
              <Cell title={columns.readers.title}>{counted.readers}</Cell>
              <Cell title={columns.time.title}>{counted.time}</Cell>
              {hasSources && (
                <td className="font-normal max-sm:py-1 sm:min-w-34 sm:px-2 sm:py-2.5 lg:min-w-58 lg:px-3 print:py-1">
                  <SourceBars isNarrow sources={counted.sources.slice(0, SOURCES)} />
                </td>
              )}
              <Cell title={columns.walls.title}>{counted.walls}</Cell>
              <Cell title={columns.started.title}>
                {counted.started}
                {counted.completed !== null && (
                  <span className="font-normal whitespace-nowrap text-soft max-sm:pl-2 sm:block sm:text-[0.875rem]">
                    {counted.completed}
                  </span>
                )}
              </Cell>
              <Cell title={columns.comments.title}>{counted.comments}</Cell>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Head({ column, isNumber = false }: { column: Column; isNumber?: boolean }) {
  const isSorted = column.isCurrent === true || column.beside?.isCurrent === true;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? "descending" : undefined}
      className={`py-2 font-semibold ${isNumber ? "px-2 text-right" : "pr-4 sm:not-first:px-2 lg:not-first:px-3"}`}
    >
      <HeadText column={column} />
      {column.beside !== undefined && (
        <>
          {" · "}
          <HeadText column={column.beside} />
        </>
      )}
    </th>
  );
}

/** The column's name; a link where the table can be in its order. */
function HeadText({ column: { title, path, isCurrent = false } }: { column: Column }) {
  if (path === undefined) return <span className="inline-block py-1.5">{title}</span>;
  return (
    <a href={path} className={`inline-block py-1.5 underline-hover ${isCurrent ? "text-ink" : "text-accent"}`}>
      {title}
      {isCurrent && <span aria-hidden="true">{"\u00a0↓"}</span>}
    </a>
  );
}

function Cell({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <td className="max-sm:grid max-sm:grid-cols-[minmax(0,11rem)_minmax(0,1fr)] max-sm:gap-x-3 sm:px-2 sm:py-2.5 sm:text-right print:py-1">
      <span aria-hidden="true" className="font-normal text-soft sm:hidden">
        {title}
      </span>
      <span>{children}</span>
    </td>
  );
}
