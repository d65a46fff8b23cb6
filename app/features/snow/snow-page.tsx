import { PageHeading } from "#app/components/section/page-heading.tsx";
import { SnowReport } from "#app/components/snow-report/snow-report.tsx";
import type { SnowView } from "#app/components/snow-report/to-snow-view.ts";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { land } from "#brand/land.ts";

/** The snow report for readers of this site; other sites show the widget (decision 89). */
export function SnowPage({ view }: { view: SnowView }) {
  return (
    <>
      <PageHeading title="Schneebericht" description={`Schneehöhen und offene Lifte der Skigebiete ${land.in}.`} />
      <SnowReport view={view} />
      <p className="mt-8 border-t border-rule pt-5 text-soft">
        Wie du hinkommst: <TextLink href="/verkehr">Verkehr und Straßensperren</TextLink>
      </p>
    </>
  );
}
