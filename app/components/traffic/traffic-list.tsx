import { createContext, useContext } from "react";
import { toSentence } from "#app/domain/page/to-sentence.ts";
import { readKeptHtml } from "#app/islands/react/kept-html.ts";
import { DOT } from "#app/ui/dot/dot.ts";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { TrafficReportView } from "./to-traffic-reports.ts";

/** The texts of the reports by their ids, on the server alone: in the browser they are what the page holds (kept-html.ts). */
export const TrafficReports = createContext<ReadonlyMap<string, TrafficReportView> | null>(null);

type ListedReport = { id: string; isShown: boolean };

/** Reports below each other; the map's numbers are theirs. One that is not shown keeps its place. */
export function TrafficList({ reports }: { reports: readonly ListedReport[] }) {
  const first = reports.find(({ isShown }) => isShown);
  return (
    <ol>
      {reports.map((report) => (
        <TrafficItem key={report.id} {...report} isFirst={report === first} />
      ))}
    </ol>
  );
}

function TrafficItem({ id, isShown, isFirst }: ListedReport & { isFirst: boolean }) {
  const report = useContext(TrafficReports)?.get(id);
  const attributes = {
    id,
    hidden: !isShown,
    className: `flex scroll-mt-4 gap-4 border-b border-rule ${isFirst ? "pb-5" : "py-5"} target:bg-surface`,
  };
  if (report === undefined)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what this very page holds already
    return <li {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={readKeptHtml(id)} />;
  return (
    <li {...attributes}>
      <TrafficReport report={report} />
    </li>
  );
}

function TrafficReport({ report }: { report: TrafficReportView }) {
  const { number, title, severity, isSevere, where, text, period, updated, municipality } = report;
  return (
    <>
      <span
        aria-hidden="true"
        className={`grid size-8 flex-none place-items-center rounded-[50%] font-bold text-on-accent tabular-nums ${isSevere ? "bg-live" : "bg-accent"}`}
      >
        {number}
      </span>
      <div className="min-w-0 max-w-[41rem] flex-1">
        <Title size="S" as="h3">
          {title}
        </Title>
        {where !== null && <p className="font-semibold wrap-anywhere">{where}</p>}
        {severity !== null && <p className={isSevere ? "font-semibold text-live" : "text-soft"}>{toSentence(severity)}</p>}
        {text !== null && <p className="mt-1 wrap-anywhere">{text}</p>}
        {period !== null && <p className="mt-2 text-[0.9375rem]">{period}</p>}
        {(municipality !== null || updated !== null) && (
          <p className="mt-1 text-[0.9375rem] text-soft">
            {municipality !== null && <TextLink href={`/gemeinde/${municipality.slug}`}>{municipality.title}</TextLink>}
            {municipality !== null && updated !== null && DOT}
            {updated !== null && (
              <>
                Gemeldet <time dateTime={updated.iso}>{updated.text}</time>
              </>
            )}
          </p>
        )}
      </div>
    </>
  );
}
