import { toSentence } from "#app/domain/page/to-sentence.ts";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { TrafficReportView } from "./to-traffic-reports.ts";

/** Reports below each other; the map's numbers are theirs. */
export function TrafficList({ reports }: { reports: readonly TrafficReportView[] }) {
  return (
    <ol>
      {reports.map((report) => (
        <TrafficItem key={report.id} report={report} />
      ))}
    </ol>
  );
}

function TrafficItem({ report }: { report: TrafficReportView }) {
  const { number, id, title, severity, isSevere, where, text, period, updated, municipality } = report;
  return (
    <li id={id} className="flex scroll-mt-4 gap-4 border-b border-rule py-5 first:pt-0 target:bg-surface">
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
            {municipality !== null && updated !== null && " · "}
            {updated !== null && (
              <>
                Gemeldet <time dateTime={updated.iso}>{updated.text}</time>
              </>
            )}
          </p>
        )}
      </div>
    </li>
  );
}
