/** Warnings that may become a breaking line: with a word of the newsroom's, never by themselves. */
import { toWarningLine, type WireWarning } from "#app/components/warnings/to-warnings.ts";
import { BREAKING_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { WEATHER_PATH } from "#app/domain/weather/weather-path.ts";

/** Names the warning that the form begins with. */
export const WARNING_PARAMETER = "warnung";

export type WarningProposal = {
  id: string;
  level: number;
  text: string;
  /** What readers would come to. */
  link: string;
  /** The form with it. */
  form: string;
};

/** The worst first. */
export function toWarningProposals(warnings: readonly WireWarning[], now: Date): WarningProposal[] {
  return warnings.flatMap((warning) => {
    const line = toWarningLine({ items: [warning], state: { is_sample: false } }, { path: WEATHER_PATH, isOfPlace: false, now });
    if (line === null) return [];
    const form = `${BREAKING_PATH}?${new URLSearchParams({ [WARNING_PARAMETER]: warning.id })}`;
    return [{ id: warning.id, level: warning.level, text: line.text, link: line.link, form }];
  });
}
