/** What the runners' own reports say, as numbers. */
import * as v from "valibot";

export type Count = { passed: number; failed: number };
export type VitestCount = Count & {
  /** Tests that failed, by their names, and files that could not begin. */
  broken: string[];
  /** Tests that this machine lacks something for, by their names. */
  skipped: string[];
};
export type JourneyCount = Count & {
  broken: string[];
  /** Journeys that passed with their second try only. */
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
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
});

type Suite = { title: string; specs: Spec[]; suites?: Suite[] | undefined };
type Spec = v.InferOutput<typeof specSchema>;
const specSchema = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(v.object({ projectName: v.string(), status: v.string() })),
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
  const broken = testResults.flatMap(({ name, status, assertionResults: own }) => {
    const failures = own.filter((one) => one.status === "failed").map(({ fullName }) => fullName);
    return status === "failed" && failures.length === 0 ? [name] : failures;
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
      .map(({ projectName }) => `[${projectName}] ${[...path, spec.title].join(" › ")}`),
  );
  return [...own, ...suites.flatMap((suite) => findJourneys(suite, wanted, path))];
}
