import { type MouseEvent, useState } from "react";
import { isPlainClick } from "#app/browser/plain-click.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import {
  cycleSort,
  type SnowColumn,
  type SnowResort,
  type SnowSort,
  snowColumns,
  sortResorts,
  toDepthText,
  toSortQuery,
} from "./snow-sort.ts";

type SnowReportProps = {
  resorts: readonly SnowResort[];
  /** As the page was asked for. */
  sort: SnowSort;
  /** The page's path, for heads that are links where there is no script. */
  path: string;
};

const titles: Readonly<Record<SnowColumn, string>> = { base: "Tal", top: "Berg", openLifts: "offene Lifte" };
const arrows = { ascending: "↑", descending: "↓", none: "↕" } as const;
const nextWords = {
  ascending: "aufsteigend sortieren",
  descending: "absteigend sortieren",
  none: "nicht mehr sortieren",
} as const;

/** The table of the snow report (rules 2.5.10, 4.14). Without script its heads lead to the page that is sorted so. */
function SnowReport({ resorts, sort: first, path }: SnowReportProps) {
  const [sort, setSort] = useState(first);
  return (
    <table className="w-full border-collapse leading-snug tabular-nums">
      <caption className="sr-only">Schneehöhen und offene Lifte der Skigebiete</caption>
      <thead>
        <tr className="border-b border-strong-rule">
          <th scope="col" className="py-2 pr-2 text-left font-semibold text-soft">
            Skigebiet
          </th>
          {snowColumns.map((column) => (
            <Head key={column} column={column} sort={sort} path={path} onSort={setSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {sortResorts(resorts, sort).map(({ resort, depths, openLifts, lifts }) => (
          <tr key={resort} className="border-b border-rule">
            <th scope="row" className="py-2.5 pr-2 text-left font-normal wrap-anywhere">
              <span className="flex items-baseline gap-2.5">
                <span
                  className={`size-2.5 flex-none rounded-full ${openLifts > 0 ? "bg-[#2f9e44]" : "bg-[#d6453d]"}`}
                  aria-hidden="true"
                />
                <span>
                  {resort}
                  <span className="sr-only">{openLifts > 0 ? ", geöffnet" : ", geschlossen"}</span>
                </span>
              </span>
            </th>
            <td className="py-2.5 pl-2 text-right">{toDepthText(depths.base)}</td>
            <td className="py-2.5 pl-2 text-right">{toDepthText(depths.top)}</td>
            <td className="py-2.5 pl-2 text-right whitespace-nowrap">
              {openLifts}
              <span className="text-soft"> / {lifts}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type HeadProps = { column: SnowColumn; sort: SnowSort; path: string; onSort: (sort: SnowSort) => void };

function Head({ column, sort, path, onSort }: HeadProps) {
  const direction = sort?.column === column ? sort.direction : "none";
  const next = cycleSort(sort, column);
  function press(event: MouseEvent<HTMLAnchorElement>): void {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    onSort(next);
  }
  return (
    <th scope="col" aria-sort={direction} className="py-1 pl-2 text-right align-bottom font-semibold text-soft">
      <a
        href={`${path}${toSortQuery(next)}`}
        rel="nofollow"
        onClick={press}
        className="inline-flex min-h-11 items-center gap-1 hover:text-accent"
      >
        {titles[column]}
        <span aria-hidden="true" className={direction === "none" ? "opacity-60" : "text-accent"}>
          {arrows[direction]}
        </span>
        <span className="sr-only">, {nextWords[next?.direction ?? "none"]}</span>
      </a>
    </th>
  );
}

export const SnowReportIsland = defineIsland("snow-report", SnowReport);
