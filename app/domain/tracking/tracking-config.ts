/** Who measures readers that allow it (rules 4.16, 7.3.6, 9.10): a tag manager that takes over the data layer, and the reading measure. */
import * as v from "valibot";

const trackingConfigSchema = v.object({
  /** Script of the tag manager, its container's number included; null without one. */
  analytics: v.nullable(v.string()),
  /** Script of the reading measure, and the site's name there. */
  measure: v.nullable(v.object({ script: v.string(), site: v.string() })),
  /** Further origins that these scripts load from or report to. */
  hosts: v.array(v.string()),
});

export type TrackingConfig = v.InferOutput<typeof trackingConfigSchema>;

/** As the portal tells a page's script. Throws for anything else. */
export function parseTrackingConfig(told: unknown): TrackingConfig {
  return v.parse(trackingConfigSchema, told);
}

/** Origins of all of it, each once; none without a configuration. A host may hold a wildcard: https://*.analytics.example */
export function toTrackingOrigins(config: TrackingConfig | null): string[] {
  if (config === null) return [];
  const scripts = [config.analytics, config.measure?.script ?? null].filter((script) => script !== null);
  return [...new Set([...scripts.map((script) => new URL(script).origin), ...config.hosts])];
}
