/** What the runners' own reports say, as numbers. */
import { stripVTControlCharacters } from "node:util";
import * as v from "valibot";

const MAX_LINES = 12;
const MAX_CHARS = 200;

export type Count = { passed: number; failed: number };
export type VitestCount = Count & {
  /** Tests that failed and files that could not begin, by their names and with their first error. */
  broken: string[];
  /** Tests that this machine lacks something for, by their names. */
  skipped: string[];
};
export type JourneyCount = Count & {
  /** By their names, with the first error of each try. */
  broken: string[];
  /** Journeys that passed with their second try only, with the first one's error. */
  retried: string[];
};

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numFailedTestSuites: v.number(),
  success: v.boolean(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ""),
      assertionResults: v.array(
        v.object({ fullName: v.string(), status: v.string(), failureMessages: v.optional(v.nullable(v.array(v.string())), []) }),
      ),
    }),
  ),
});

type Suite = { title: string; specs: Spec[]; suites?: Suite[] | undefined };
type Spec = v.InferOutput<typeof specSchema>;
const specSchema = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(
    v.object({
      projectName: v.string(),
      status: v.string(),
      results: v.array(v.object({ errors: v.array(v.object({ message: v.optional(v.string(), "") })) })),
    }),
  ),
});
const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  specs: v.array(specSchema),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});
const journeysReport = v.object({
  stats: v.object({ expected: v.number(), flaky: v.number(), unexpected: v.number() }),
  errors: v.array(v.unknown()),
  suites: v.array(suiteSchema),
});

/** Vitest's JSON report. A file that could not even begin is a failure. */
export function countVitest(report: unknown): VitestCount {
  const { numPassedTests, numFailedTests, numFailedTestSuites, success, testResults } = v.parse(vitestReport, report);
  const failed = numFailedTests === 0 ? numFailedTestSuites : numFailedTests;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const skipped = tests.filter(({ status }) => status !== "passed" && status !== "failed").map(({ fullName }) => fullName);
  const broken = testResults.flatMap(({ name, status, message, assertionResults: own }) => {
    const failed = own.filter((one) => one.status === "failed");
    const failures = failed.map(({ fullName, failureMessages }) => withErrors(fullName, failureMessages?.slice(0, 1) ?? []));
    return status === "failed" && failures.length === 0 ? [withErrors(name, [message])] : failures;
  });
  return { passed: numPassedTests, failed: failed === 0 && !success ? 1 : failed, skipped, broken };
}

/** Playwright's JSON report. A journey that needed the retry has passed, and is named. */
export function countJourneys(report: unknown): JourneyCount {
  const { stats, errors, suites } = v.parse(journeysReport, report);
  const failed = stats.unexpected === 0 && errors.length > 0 ? 1 : stats.unexpected;
  const find = (status: string) => suites.flatMap((suite) => findJourneys(suite, status, []));
  return { passed: stats.expected + stats.flaky, failed, retried: find("flaky"), broken: find("unexpected") };
}

/** The last line of `npm test`. What was skipped is named: it is neither passed nor forgotten. */
export function toLastLine({ passed, failed }: Count, skipped: readonly string[]): string {
  const named = skipped.length === 0 ? "" : `, ${skipped.length} skipped (${skipped.join("; ")})`;
  return `${passed} passed, ${failed} failed${named}`;
}

/** A runner that says no failure and yet ends as failed has crashed. */
export function addCrash<Counted extends Count>(count: Counted, status: number | null): Counted {
  return status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function findJourneys({ title, specs, suites = [] }: Suite, wanted: string, parents: string[]): string[] {
  const path = [...parents, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) =>
        withErrors(
          `[${projectName}] ${[...path, spec.title].join(" › ")}`,
          results.flatMap(({ errors }) => errors.slice(0, 1).map(({ message }) => message)),
        ),
      ),
  );
  return [...own, ...suites.flatMap((suite) => findJourneys(suite, wanted, path))];
}

/** Each error as a few lines of its own: where only a log's end is kept, it is all that tells why. */
function withErrors(name: string, errors: readonly string[]): string {
  return [name, ...errors.flatMap(toLines)].join("\n    ");
}

function toLines(error: string): string[] {
  const lines = stripVTControlCharacters(error)
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => line !== "");
  return lines.slice(0, MAX_LINES).map((line) => (line.length > MAX_CHARS ? `${line.slice(0, MAX_CHARS)}…` : line));
}
