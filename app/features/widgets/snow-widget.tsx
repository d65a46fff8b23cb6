import { SnowReport } from "#app/components/snow-report/snow-report.tsx";
import type { SnowView } from "#app/components/snow-report/to-snow-view.ts";
import { WidgetFrame } from "./widget-frame.tsx";

/** The snow report for frames of other sites. */
export function SnowWidget({ view }: { view: SnowView }) {
  return (
    <WidgetFrame title="Schneebericht">
      <SnowReport view={view} />
    </WidgetFrame>
  );
}
