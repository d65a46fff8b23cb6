/** Whatever reads the bytes of a stranger has its worst inputs, or a reason why it needs none: a new reader fails here until it says which. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Door =
  /** Files with the worst inputs. */
  | { inputs: readonly string[] }
  /** No more than a few values, whatever is in it. */
  | { small: string }
  /** Only these callers are read. */
  | { callers: string }
  /** Reads for the others. */
  | { part: string };

const doors: Record<string, Door> = {
  "app/actions/require-form.ts": { inputs: ["tests/worst-inputs/form.ts"] },
  "workers/portal/steps/pass-error-reports.ts": { inputs: ["tests/worst-inputs/error-report.ts", "tests/worst-inputs/text.ts"] },
  "workers/backend/doors/rest/tips/handle-tip-files.ts": { inputs: ["tests/worst-inputs/files.ts"] },
  "workers/backend/doors/rest/newsroom/handle-desk-text.ts": { small: "1.4 MB of JSON with known blocks, of signed-in staff" },
  "workers/backend/doors/rest/newsroom/handle-page-text.ts": { small: "1.4 MB of JSON with known blocks, of signed-in staff" },
  "workers/backend/doors/rest/newsroom/handle-pictures.ts": { inputs: ["tests/worst-inputs/files.ts"] },
  "workers/backend/doors/rest/newsroom/handle-recordings.ts": { inputs: ["tests/worst-inputs/files.ts"] },
  "workers/backend/content/bridge/site/fetch-limited.ts": { inputs: ["tests/worst-inputs/files.ts"] },
  "workers/backend/doors/graphql/kept-answers/open-question.ts": { inputs: ["tests/integration/abuse/graphql.test.ts"] },
  "workers/portal/metrics/accept-measurement.ts": { small: "500 bytes of JSON with known values" },
  "workers/backend/doors/rest/handle-views.ts": { small: "100 bytes of JSON with a number and a word" },
  "workers/backend/doors/rest/handle-visits.ts": { small: "1 kB of JSON with numbers and known words" },
  "workers/backend/doors/rest/handle-consent-proofs.ts": { small: "3 kB of JSON with known values" },
  "workers/backend/doors/rest/sso/sso-call.ts": { small: "20 kB of JSON with known texts" },
  "workers/portal/cache/accept-purge.ts": { callers: "with CACHE_PURGE_SECRET" },
  "workers/backend/doors/rest/state/handle-metrics.ts": { callers: "with SERVICE_TOKEN" },
  "workers/backend/doors/rest/handle-ad-views.ts": { small: "100 bytes of JSON with a number" },
  "workers/backend/doors/admin/services/post-campaigns.ts": { callers: "with ADMIN_TOKEN" },
  "workers/backend/doors/admin/services/post-death-notices.ts": { callers: "with ADMIN_TOKEN" },
  "workers/backend/doors/admin/services/post-duty.ts": { callers: "with ADMIN_TOKEN" },
  "workers/backend/doors/admin/services/handle-epaper.ts": { callers: "with ADMIN_TOKEN" },
  "workers/backend/doors/admin/services/post-events.ts": { callers: "with ADMIN_TOKEN" },
  "workers/backend/doors/admin/services/post-transit.ts": { callers: "with ADMIN_TOKEN" },
  "workers/backend/doors/admin/services/post-wordpress-events.ts": { callers: "with ADMIN_TOKEN" },
  "workers/backend/doors/admin/content/bridge.ts": { callers: "with ADMIN_TOKEN" },
  "workers/backend/doors/admin/content/admin-media.ts": { callers: "with ADMIN_TOKEN" },
  "workers/backend/doors/admin/with-body.ts": { callers: "with ADMIN_TOKEN" },
  "workers/backend/doors/webhooks/handle-paywall-webhook.ts": { callers: "of the provider's signature" },
  "workers/backend/doors/webhooks/handle-wordpress-webhook.ts": { callers: "of the plugin's signature" },
  "workers/backend/doors/webhooks/handle-bounces.ts": { callers: "with MAIL_WEBHOOK_TOKEN" },
  "app/actions/newsroom/recording-call.ts": { part: "passed on as they are" },
  "app/actions/newsroom/picture-call.ts": { small: "1 MB of JSON with known texts; pictures are passed on as they are" },
  "workers/backend/services/sources/fetch-text.ts": { callers: "the sources that the operator named" },
  "app/gateway/backend/answer-within.ts": { callers: "the back end" },
  "app/gateway/backend/read-limited-body.ts": { part: "bytes alone" },
  "workers/backend/ground/bodies/read-limited.ts": { part: "bytes alone" },
  "shared/rules/bytes/read-at-most.ts": { part: "bytes alone" },
  "workers/portal/steps/pass-tip-files.ts": { part: "passed on as they are" },
  "workers/portal/steps/pass-to-backend.ts": { part: "passed on as they are" },
  "workers/portal/steps/answer-api.ts": { part: "passed on as they are" },
};

const reads =
  /\b(?:readLimited(?:Json|Body|Chunks)?|readAtMost)\(|\.formData\(\)|\brequest\.(?:json|text|arrayBuffer|blob|bytes)\(/;

test("everything that reads a body is known here", () => {
  const files = globSync(["app/**/*.{ts,tsx}", "shared/**/*.ts", "workers/{portal,backend,ticker,counter}/**/*.ts"]);
  const sources = files.filter((file) => !/\.test\.tsx?$|-for-test\.ts$/.test(file));
  const readers = sources.filter((file) => reads.test(readFileSync(file, "utf8")));
  expect(readers.sort()).toEqual(Object.keys(doors).sort());
});

test("the worst inputs that are named exist", () => {
  const named = Object.values(doors).flatMap((door) => ("inputs" in door ? door.inputs : []));
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
