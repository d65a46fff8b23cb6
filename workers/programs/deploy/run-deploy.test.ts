import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { BUILD, createDrill, type Drill, readServing, running } from "#tests/support/deploy/deployment.ts";
import { answerAs, createStandInAccount } from "#tests/support/deploy/stand-in-cloudflare.ts";
import { createWrangler } from "./account/wrangler.ts";
import { parseArguments } from "./plan/parse-arguments.ts";
import { runDeploy } from "./run-deploy.ts";

const prod = ["--env", "prod", "--origin", "https://www.bote.example"];

function deploy({ effects }: Drill, ...what: string[]): Promise<number> {
  const command = parseArguments([...prod, ...what]);
  if (command.action === "dry-run") throw new Error("A dry run asks nothing");
  return runDeploy(effects, { ...command, action: command.action });
}

/** As an operator calls it. */
function putSecret({ account }: Drill, name: string, worker: string): void {
  answerAs(account, ["secret", "put", name, "--name", worker], writeFileSync);
}

function putSecrets(drill: Drill): void {
  putSecret(drill, "GRANT_SECRET", "talblick-prod");
  for (const name of ["GRANT_SECRET", "ADMIN_TOKEN"]) putSecret(drill, name, "talblick-backend-prod");
}

/** What changed something, in order. */
const changes =
  /^(?:d1 (?:create|export|migrations)|kv namespace create|r2 bucket create|queues create|deploy |versions (?:upload|deploy)|triggers)/;
const readChanges = ({ account }: Drill) => account.calls.filter((call) => changes.test(call));

describe("a deployment over one that runs", () => {
  test("migrates, deploys the back end, then the portal for no reader yet, and gives it to readers when it is tested", async () => {
    const drill = createDrill(running());
    const asked: (string | null)[] = [];
    drill.site.breaks = ({ path, version }) => {
      if (path === "/health") asked.push(version);
      return false;
    };
    expect([await deploy(drill), drill.lines.at(-1)]).toEqual([0, `Done: https://www.bote.example has build ${BUILD}`]);
    expect(readChanges(drill).map((call) => call.replace(/--output \S+/, "--output FILE"))).toEqual([
      "d1 export DB --remote --skip-confirmation --compatibility sqlite3_cli_only --output FILE --env prod --config workers/backend/wrangler.toml",
      "d1 migrations apply DB --remote --env prod --config workers/backend/wrangler.toml",
      `deploy --config build/backend/wrangler.prod.json --message build ${BUILD}`,
      `versions upload --config build/server/wrangler.prod.json --message build ${BUILD}`,
      `versions deploy portal-1@100% version-2@0% --name talblick-prod --message build ${BUILD} --yes`,
      `versions deploy version-2@100% --name talblick-prod --message build ${BUILD} --yes`,
      "triggers deploy --config build/server/wrangler.prod.json",
    ]);
    // The portal that readers have, with both back ends; the version that none of them has; and what they get then.
    expect(asked).toEqual([null, null, "version-2", null]);
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

  test("a database of a former version is refused before anything is checked and built", async () => {
    const drill = createDrill(running());
    drill.account.migrations = ["0000_former.sql"];
    expect(await deploy(drill)).toBe(1);
    expect(drill.lines.filter((line) => line.startsWith("Checking and building"))).toEqual([]);
  });

  test.each<[string, string[]]>([
    ["nothing", ["Files of builds before: 1"]],
    [
      "/builds/files.json",
      [
        "Files of builds before: 0",
        "NOT all of them: https://www.bote.example/builds/files.json answered 500. Pages that are open reload once instead",
      ],
    ],
    [
      "/assets/before.js",
      [
        "Files of builds before: 0",
        "NOT all of them: https://www.bote.example/assets/before.js answered 500. Pages that are open reload once instead",
        "Listed and gone: 1, such as assets/before.js",
      ],
    ],
  ])("copies the files of former builds; while %s cannot be had it goes on, and says so", async (broken, said) => {
    const drill = createDrill(running());
    let isAsked = false;
    drill.site.breaks = ({ path }) => {
      isAsked ||= path === "/builds/files.json";
      return isAsked && path === broken;
    };
    expect(await deploy(drill)).toBe(0);
    expect(drill.lines.filter((line) => /^(?:Files|NOT all|Listed)/.test(line))).toEqual(said);
  });

  test("repairs a portal that does not work, whose answers decide nothing", async () => {
    const drill = createDrill(running());
    drill.site.breaks = ({ worker }) => worker === "former";
    expect([await deploy(drill), readServing(drill.account)]).toEqual([
      0,
      { portal: ["version-2@100"], backend: ["version-1@100"] },
    ]);
    expect(drill.lines.join("\n")).toContain("It does not work already (/health answered 500: Ups!)");
  });

  test("reaches more and more readers, and each share is watched", async () => {
    const drill = createDrill(running());
    const watched: string[] = [];
    drill.site.breaks = ({ path, version }) => {
      const share = drill.account.deployments["talblick-prod"]?.at(-1)?.versions[1]?.percentage ?? 0;
      if (path === "/" && share > 0) watched.push(`${version ?? "as a reader"} at ${share} %`);
      return false;
    };
    expect(await deploy(drill, "--gradual", "--watch", "20")).toBe(0);
    expect(drill.waits).toEqual([15_000, 5000, 15_000, 5000]);
    const each = (share: number) => [`version-2 at ${share} %`, `as a reader at ${share} %`];
    expect(watched).toEqual([...each(10), ...each(10), ...each(50), ...each(50)]);
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
      ({ effects }) => {
        const known = effects.readMigrations();
        effects.readMigrations = () => [...known, { name: "0003_x.sql", sql: "DROP TABLE posts" }];
      },
      /0003_x.sql does more than add: "DROP TABLE posts"/,
      [untouched],
    ],
    [
      "a migration fails on the copy",
      ({ account }) => (account.dump = "CREATE TABLE posts (id INTEGER, teaser TEXT);"),
      /0002_more.sql fails on a copy of the database: duplicate column name: teaser/,
      [untouched],
    ],
    [
      "the database is a former version's",
      ({ account }) => (account.migrations = ["0000_former.sql"]),
      /FAILED: The database was made by a former version \(0000_former.sql\).*: start anew .* or export the paper/,
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
      ({ site, account }) =>
        (site.breaks = ({ worker }) => worker === "former" && account.deployments["talblick-backend-prod"]?.length === 2),
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

  test("where nothing gives each reader one version, a part of the readers would get torn pages", async () => {
    const drill = createDrill(running());
    drill.site.isKeyed = false;
    expect([await deploy(drill, "--gradual"), readServing(drill.account)]).toEqual([1, KEPT]);
    expect(drill.lines.join("\n")).toContain(`FAILED: Builds ${BUILD} and before: one reader gets pages of several versions`);
    // An address of Cloudflare's own can have no such rule.
    const other = createDrill(running());
    const command = parseArguments(["--env", "prod", "--origin", "https://portal.bote.workers.dev", "--gradual"]);
    expect(await runDeploy(other.effects, { ...command, action: "gradual" })).toBe(1);
    expect([other.lines.join("\n"), readChanges(other)]).toEqual([
      expect.stringContaining("https://portal.bote.workers.dev can have no rule that gives each reader one version"),
      [],
    ]);
  });

  test("a migration that fails after another leaves the command that brings the database back", async () => {
    const drill = createDrill(running());
    drill.account.fails = "d1 migrations";
    expect(await deploy(drill)).toBe(1);
    expect(drill.lines.slice(-2)).toEqual([
      "Migrations that were applied stay: they only add. The database as it was before: npx wrangler d1 time-travel restore DB --bookmark 00000085-0000024c --env prod --config workers/backend/wrangler.toml",
      untouched,
    ]);
  });
});

describe("a first deployment from nothing", () => {
  test("makes what is missing, writes the ids down and names the secrets that only the operator has", async () => {
    const drill = createDrill();
    expect(await deploy(drill)).toBe(1);
    const [list] = drill.lines.filter((line) => line.startsWith("Missing:"));
    expect(list?.split("\n").slice(1)).toEqual([
      ...["database talblick-prod", "bucket talblick-media-prod", "bucket talblick-tips-prod"].map((line) => `  - ${line}`),
      ...["queue talblick-mail-prod", "queue talblick-newsletter-prod", "queue talblick-push-prod"].map((line) => `  - ${line}`),
      "  - queue talblick-mail-failed-prod",
      ...["namespace talblick-prod-SESSIONS", "namespace talblick-prod-CRAWLERS"].map((line) => `  - ${line}`),
      "  - the secret GRANT_SECRET of the portal is missing (the same in both: the portal's word to the back end): npx wrangler secret put GRANT_SECRET --name talblick-prod",
      expect.stringContaining("the secret GRANT_SECRET of the backend is missing"),
      expect.stringContaining("the secret ADMIN_TOKEN of the backend is missing"),
    ]);
    expect(drill.toml.backend).toContain('database_name = "talblick-prod"\ndatabase_id = "d1-1"');
    expect(drill.toml.portal).toMatch(/binding = "SESSIONS"\nid = "kv-1"/);
    expect(readServing(drill.account)).toEqual({ portal: [], backend: [] });

    // The operator sets them, which makes two empty Workers of seven versions, and calls it again.
    putSecrets(drill);
    expect(readServing(drill.account)).toEqual({ portal: ["version-2@100"], backend: ["version-5@100"] });
    expect(await deploy(drill)).toBe(0);
    expect(readServing(drill.account)).toEqual({ portal: ["version-7@100"], backend: ["version-6@100"] });
    expect(readChanges(drill).slice(-2)).toEqual([
      `deploy --config build/backend/wrangler.prod.json --message build ${BUILD}`,
      `deploy --config build/server/wrangler.prod.json --message build ${BUILD}`,
    ]);
    expect(drill.account.databases.length).toBe(1);
  });

  test("that fails does not go back to an empty Worker, and the next one begins again", async () => {
    const drill = createDrill({ ...running(), deployments: {}, versions: {}, secrets: {} });
    putSecrets(drill);
    drill.account.fails = "deploy --config build/server";
    expect([await deploy(drill), drill.lines.slice(-2)]).toEqual([
      1,
      ["NOT rolled back: talblick-prod had no version before", "NOT rolled back: talblick-backend-prod had no version before"],
    ]);
    drill.account.fails = null;
    expect(await deploy(drill)).toBe(0);
  });

  test("waits for a new domain's certificate", async () => {
    const drill = createDrill({ ...running(), deployments: {}, versions: {} });
    let asked = 0;
    drill.site.breaks = () => {
      asked += 1;
      return asked < 100;
    };
    expect(await deploy(drill)).toBe(0);
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
    // There is nothing before that: after a rollback there is no going forward again.
    expect([await deploy(drill, "--rollback"), drill.lines.find((line) => line.includes("no build before"))]).toEqual([
      1,
      "FAILED: There is no build before the present one that both Workers had for all readers",
    ]);
  });

  test("goes back to one build with both Workers, whatever versions secrets made in between", async () => {
    const drill = createDrill(running());
    // One Worker has a version more than the other; the account names no build of it, and goes back over no secret.
    putSecret(drill, "ADMIN_TOKEN", "talblick-backend-prod");
    await deploy(drill);
    expect([await deploy(drill, "--rollback"), readServing(drill.account)]).toEqual([
      0,
      { portal: ["portal-1@100"], backend: ["version-1@100"] },
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
    drill.account.versions["talblick-prod"]?.push({
      id: "version-7",
      metadata: { created_on: "2026-11-02" },
      annotations: { "workers/message": `build ${BUILD}` },
    });
    expect([await deploy(drill, "--promote"), readServing(drill.account).portal]).toEqual([0, ["version-7@100"]]);
    expect(await deploy(drill, "--promote")).toBe(1);
  });
});
