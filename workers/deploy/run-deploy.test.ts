import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { BUILD, createDrill, type Drill, readServing, running } from "#tests/support/deploy/deployment.ts";
import { createStandInAccount } from "#tests/support/deploy/stand-in-cloudflare.ts";
import { createWrangler } from "./account/wrangler.ts";
import { parseArguments } from "./plan/parse-arguments.ts";
import { runDeploy } from "./run-deploy.ts";

const prod = ["--env", "prod", "--origin", "https://www.bote.example"];

function deploy({ effects }: Drill, ...what: string[]): Promise<number> {
  const command = parseArguments([...prod, ...what]);
  if (command.action === "dry-run") throw new Error("A dry run asks nobody");
  return runDeploy(effects, { ...command, action: command.action });
}

/** What changed something, in order. */
const changes =
  /^(?:d1 (?:create|export|migrations)|kv namespace create|r2 bucket create|queues create|deploy |versions|triggers)/;
const readChanges = ({ account }: Drill) => account.calls.filter((call) => changes.test(call));

describe("a deployment over one that runs", () => {
  test("migrates, then the back end, then the portal for nobody, and gives it to readers when it is tested", async () => {
    const drill = createDrill(running());
    const asked: (string | null)[] = [];
    drill.site.breaks = ({ path, version }) => {
      if (path === "/health") asked.push(version);
      return false;
    };
    expect([await deploy(drill), drill.lines.at(-1)]).toEqual([0, `Done: https://www.bote.example has build ${BUILD}`]);
    expect(readChanges(drill).map((call) => call.replace(/(?:\/tmp|\/var)\S+/, "FILE"))).toEqual([
      "d1 export DB --remote --skip-confirmation --compatibility sqlite3_cli_only --output FILE --env prod --config workers/backend/wrangler.toml",
      "d1 migrations apply DB --remote --env prod --config workers/backend/wrangler.toml",
      `deploy --config build/backend/wrangler.prod.json --message build ${BUILD}`,
      `versions upload --config build/server/wrangler.prod.json --message build ${BUILD}`,
      `versions deploy portal-1@100% version-2@0% --name talblick-prod --message build ${BUILD} --yes`,
      `versions deploy version-2@100% --name talblick-prod --message build ${BUILD} --yes`,
      "triggers deploy --config build/server/wrangler.prod.json",
    ]);
    // The portal that readers have, the version that none of them has, and what they get then.
    expect(asked).toEqual([null, "version-2", null]);
  });

  test("is the same through a program of its own in wrangler's place", async () => {
    const folder = mkdtempSync(join(tmpdir(), "deploy-program-"));
    const state = join(folder, "account.json");
    writeFileSync(state, JSON.stringify(createStandInAccount(running())));
    const program = createWrangler(["node", "tests/support/deploy/stand-in-wrangler.ts", state]);
    const drill = createDrill({}, async (args) => {
      const answer = await program(args);
      Object.assign(drill.account, JSON.parse(readFileSync(state, "utf8")));
      return answer;
    });
    expect([await deploy(drill), readServing(drill.account)]).toEqual([
      0,
      { portal: ["version-2@100"], backend: ["version-1@100"] },
    ]);
    rmSync(folder, { recursive: true });
  });

  test("brings the files of former builds along where somebody keeps them", async () => {
    const drill = createDrill(running());
    const asked: unknown[] = [];
    drill.effects.keepAssets = async (subject) => asked.push(subject);
    expect(await deploy(drill)).toBe(0);
    expect(asked).toEqual([{ origin: "https://www.bote.example", folder: "build/client" }]);
  });

  test("comes to more and more readers, and each share is watched", async () => {
    const drill = createDrill(running());
    expect(await deploy(drill, "--gradual", "--watch", "30")).toBe(0);
    expect(readChanges(drill).flatMap((call) => /^versions deploy (.*) --name/.exec(call)?.[1] ?? [])).toEqual([
      "portal-1@100% version-2@0%",
      "portal-1@90% version-2@10%",
      "portal-1@50% version-2@50%",
      "version-2@100%",
    ]);
  });
});

describe("what fails is taken back, and the program ends with 1", () => {
  const KEPT = { portal: ["portal-1@100"], backend: ["backend-1@100"] };
  const untouched = "Nothing was rolled back: readers have what they had.";
  const both = ["Rolled back: talblick-prod to version portal-1", "Rolled back: talblick-backend-prod to version backend-1"];
  const onlyBackend = both.slice(1);

  test.each<[string, (drill: Drill) => void, RegExp, string[]]>([
    ["nobody is signed in", ({ account }) => (account.signedIn = false), /Nobody is signed in at Cloudflare/, [untouched]],
    ["a secret is missing", ({ account }) => (account.secrets.backend = ["ADMIN_TOKEN"]), /Nothing was deployed/, [untouched]],
    [
      "the check fails",
      ({ effects }) => (effects.checkAndBuild = () => Promise.reject(new Error("npm run check ended with 1"))),
      /npm run check ended/,
      [untouched],
    ],
    [
      "a migration takes something away",
      ({ effects }) => (effects.readMigrations = () => [{ name: "0003_x.sql", sql: "DROP TABLE posts" }]),
      /0003_x.sql does more than add: "DROP TABLE posts"/,
      [untouched],
    ],
    [
      "a migration fails on the copy",
      ({ account }) => (account.dump = "CREATE TABLE posts (id INTEGER, teaser TEXT);"),
      /0002_more.sql fails on a copy of the database: duplicate column name: teaser/,
      [untouched],
    ],
    ["the migration itself fails", ({ account }) => (account.fails = "d1 migrations"), /refuses "d1 migrations"/, [untouched]],
    [
      "the back end does not deploy",
      ({ account }) => (account.fails = "deploy --config build/backend"),
      /refuses "deploy/,
      onlyBackend,
    ],
    [
      "the former portal cannot work with the new back end",
      ({ site }) => (site.breaks = ({ worker }) => worker === "former"),
      /\/health answered 500/,
      onlyBackend,
    ],
    [
      "the portal does not upload",
      ({ account }) => (account.fails = "versions upload"),
      /refuses "versions upload"/,
      onlyBackend,
    ],
    [
      "the new portal does not work",
      ({ site }) => (site.breaks = ({ path, worker }) => path === "/" && worker === "new"),
      /FAILED: \/ answered 500/,
      both,
    ],
    [
      "readers get something that does not work",
      ({ site }) => (site.breaks = ({ version, worker }) => version === null && worker === "new"),
      /\/health answered 500/,
      both,
    ],
    ["the routes cannot be set", ({ account }) => (account.fails = "triggers"), /refuses "triggers"/, both],
  ])("when %s", async (_what, spoil, reason, ends) => {
    const drill = createDrill(running());
    spoil(drill);
    expect(await deploy(drill)).toBe(1);
    expect(drill.lines.join("\n")).toMatch(reason);
    expect(drill.lines.slice(-ends.length)).toEqual(ends);
    expect(readServing(drill.account)).toEqual(KEPT);
  });

  test("while half of the readers have it, all of them get the former version again", async () => {
    const drill = createDrill(running());
    drill.site.breaks = ({ worker }) =>
      worker === "new" && (drill.account.deployments["talblick-prod"]?.at(-1)?.versions[1]?.percentage ?? 0) === 50;
    expect([await deploy(drill, "--gradual", "--watch", "1"), readServing(drill.account)]).toEqual([1, KEPT]);
  });
});

describe("a first deployment from nothing", () => {
  test("makes what is missing, writes the ids down and names the secrets that only the operator has", async () => {
    const drill = createDrill();
    expect(await deploy(drill)).toBe(1);
    const [list] = drill.lines.filter((line) => line.startsWith("Missing:"));
    expect(list?.split("\n").slice(1)).toEqual([
      ...["database talblick-prod", "bucket talblick-media-prod", "bucket talblick-tips-prod"].map((line) => `  - ${line}`),
      ...["queue talblick-mail-prod", "queue talblick-newsletter-prod", "queue talblick-mail-failed-prod"].map((line) =>
        expect.stringContaining(line.slice(0, 14)),
      ),
      ...["namespace talblick-prod-SESSIONS", "namespace talblick-prod-CRAWLERS"].map((line) => `  - ${line}`),
      "  - the secret GRANT_SECRET of the portal is missing (the same in both: the portal's word to the back end): npx wrangler secret put GRANT_SECRET --name talblick-prod",
      expect.stringContaining("the secret GRANT_SECRET of the backend is missing"),
      expect.stringContaining("the secret ADMIN_TOKEN of the backend is missing"),
    ]);
    expect(drill.toml.backend).toContain('database_name = "talblick-prod"\ndatabase_id = "d1-1"');
    expect(drill.toml.portal).toMatch(/binding = "SESSIONS"\nid = "kv-1"/);
    expect(readServing(drill.account)).toEqual({ portal: [], backend: [] });

    // The operator sets them, and calls it again.
    drill.account.secrets = { portal: ["GRANT_SECRET"], backend: ["GRANT_SECRET", "ADMIN_TOKEN"] };
    expect(await deploy(drill)).toBe(0);
    expect(readServing(drill.account)).toEqual({ portal: ["version-2@100"], backend: ["version-1@100"] });
    expect(drill.account.databases.length).toBe(1);
  });

  test("asks for the paper's own addresses where the brand has examples, and says which of its readers' are", async () => {
    const drill = createDrill(running());
    drill.toml.backend = drill.toml.backend.replace(/^(?:MAIL_FROM|TIPS_MAIL_TO) = .*\n/gm, "");
    expect(await deploy(drill)).toBe(1);
    const list = drill.lines.find((line) => line.startsWith("Missing:"));
    expect(list?.split("\n").slice(-2)).toEqual([
      "  - MAIL_FROM names talblick.example, a domain that nobody can have: write the paper's own address ([vars] or [env.prod.vars] of workers/backend/wrangler.toml)",
      "  - TIPS_MAIL_TO names talblick.example, a domain that nobody can have: write the paper's own address, or leave it empty ([vars] or [env.prod.vars] of workers/backend/wrangler.toml)",
    ]);
    expect(drill.lines.find((line) => line.startsWith("Note:"))).toContain("abo@talblick.example");
  });

  test("refuses ids that are another brand's", async () => {
    const drill = createDrill({ ...running(), databases: [{ name: "tauernlicht-prod", uuid: "d1-9" }] });
    drill.toml.backend = drill.toml.backend.replace("00000000-0000-0000-0000-000000000003", "d1-9");
    expect(await deploy(drill)).toBe(1);
    expect(drill.lines.find((line) => line.startsWith("Missing:"))).toContain(
      "the id of talblick-prod at [env.prod] in workers/backend/wrangler.toml is that of tauernlicht-prod: write zeros there, and call this again",
    );
    expect(readChanges(drill)).toEqual([]);
  });

  test("names the portal's address and wrong variables in the same list", async () => {
    const drill = createDrill(running());
    drill.toml.backend = drill.toml.backend.replace('TIPS_KEEP_DAYS = "90"', 'TIPS_KEEP_DAYS = "ever"');
    const command = parseArguments(["--env", "prod"]);
    expect(await runDeploy(drill.effects, { ...command, action: "deploy" })).toBe(1);
    const list = drill.lines.find((line) => line.startsWith("Missing:"));
    expect(list).toContain(
      "PUBLIC_ORIGIN is missing: write it into [env.prod.vars] of wrangler.toml, or add --origin https://the.portal",
    );
    expect(list).toContain(
      'TIPS_KEEP_DAYS must be a number of days from 1 to 3650, not "ever" ([vars] or [env.prod.vars] of workers/backend/wrangler.toml)',
    );
  });
});

describe("an operator who changes their mind", () => {
  test("goes back to the version before, with both Workers", async () => {
    const drill = createDrill(running());
    await deploy(drill);
    expect([await deploy(drill, "--rollback"), readServing(drill.account)]).toEqual([
      0,
      { portal: ["portal-1@100"], backend: ["backend-1@100"] },
    ]);
    // There is nothing before that: who has gone back does not go forth again.
    expect([await deploy(drill, "--rollback"), drill.lines.find((line) => line.includes("no version before"))]).toEqual([
      1,
      "FAILED: talblick-prod has no version before the present one",
    ]);
  });

  test("gives to all what a gradual deployment left at a part", async () => {
    const drill = createDrill(running());
    drill.account.deployments["talblick-prod"]?.push({
      created_on: "2026-11-02",
      versions: [
        { version_id: "portal-1", percentage: 90 },
        { version_id: "version-7", percentage: 10 },
      ],
    });
    expect([await deploy(drill, "--promote"), readServing(drill.account).portal]).toEqual([0, ["version-7@100"]]);
    expect(await deploy(drill, "--promote")).toBe(1);
  });
});
