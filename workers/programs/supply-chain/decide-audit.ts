/** What `npm audit` said, against what was accepted with a reason (docs/audit.json). */
import * as v from "valibot";

const acceptedSchema = v.array(
  v.strictObject({
    /** As GitHub names it: GHSA-…. */
    advisory: v.pipe(v.string(), v.regex(/^GHSA-[\w-]+$/)),
    package: v.string(),
    reason: v.pipe(v.string(), v.minLength(20)),
    /** Until then, a day like 2026-12-31; after it the advisory counts again. */
    until: v.pipe(v.string(), v.isoDate()),
  }),
);
export type Accepted = v.InferOutput<typeof acceptedSchema>[number];

const viaSchema = v.union([v.string(), v.object({ url: v.string(), title: v.string(), severity: v.string() })]);
const reportSchema = v.object({
  auditReportVersion: v.literal(2),
  vulnerabilities: v.record(v.string(), v.object({ name: v.string(), via: v.array(viaSchema) })),
});

export type AuditOutcome =
  | { kind: "clean"; lines: string[] }
  /** What is neither fixed nor accepted, and what was accepted until a day that is over. */
  | { kind: "found"; lines: string[] }
  /** The registry gave no report: nothing is known, which is not the same as nothing being wrong. */
  | { kind: "unknown"; lines: string[] };

/** Throws when the file of accepted advisories is wrong. */
export function parseAccepted(text: string): Accepted[] {
  return v.parse(acceptedSchema, JSON.parse(text));
}

/** `output` is what `npm audit --json` printed, `today` a day like 2026-11-23. */
export function decideAudit(output: string, accepted: readonly Accepted[], today: string): AuditOutcome {
  const report = v.safeParse(reportSchema, parseJson(output));
  if (!report.success) return { kind: "unknown", lines: [output.trim().slice(0, 500) || "npm audit printed nothing"] };
  const advisories = Object.values(report.output.vulnerabilities).flatMap(({ name, via }) =>
    via.flatMap((one) =>
      typeof one === "string" ? [] : [{ ...one, name, advisory: one.url.slice(one.url.lastIndexOf("/") + 1) }],
    ),
  );
  const notes = new Map(accepted.map((entry) => [`${entry.advisory} ${entry.package}`, entry]));
  const lines: string[] = [];
  let found = 0;
  for (const { advisory, name, severity, title } of advisories) {
    const note = notes.get(`${advisory} ${name}`);
    const isAccepted = note !== undefined && note.until >= today;
    if (!isAccepted) found += 1;
    const said =
      note === undefined
        ? "not explained"
        : isAccepted
          ? `accepted until ${note.until}: ${note.reason}`
          : `was accepted until ${note.until}`;
    lines.push(`${severity} ${name} ${advisory} ${title}: ${said}`);
  }
  return { kind: found === 0 ? "clean" : "found", lines };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
