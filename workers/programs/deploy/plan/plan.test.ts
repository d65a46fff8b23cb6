import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "smol-toml";
import { describe, expect, test } from "vitest";
import { parseEnvironment } from "#app/configuration/environment.ts";
import { environmentSchema } from "#app/configuration/environment-rules.ts";
import { variables as brand } from "#brand/variables.ts";
import { configurationRules } from "#workers/backend/configuration/configuration-rules.ts";
import { findTakings, judgeMigration } from "#workers/programs/deploy/migrations/judge-migration.ts";
import { rehearseMigrations } from "#workers/programs/deploy/migrations/rehearse-migrations.ts";
import { reviewedMigrations } from "#workers/programs/deploy/migrations/reviewed-migrations.ts";
import { toBrandName, toBrandNames } from "./brand-names.ts";
import { compareSections } from "./compare-sections.ts";
import { configPaths } from "./find-missing.ts";
import { parseArguments } from "./parse-arguments.ts";
import { readSection } from "./read-section.ts";
import { isPlaceholder, readTarget } from "./read-target.ts";
import { secrets } from "./secrets.ts";

const folder = "workers/backend/ground/database/migrations";
const migrations = globSync("*.sql", { cwd: folder })
  .sort()
  .map((name) => ({ name, sql: readFileSync(`${folder}/${name}`, "utf8") }));

describe("migrations", () => {
  test.each(migrations)(
    "$name lets the build before go on: it only adds, or somebody wrote down why it may do more",
    ({ name, sql }) => {
      expect(judgeMigration(name, sql)).toBeNull();
    },
  );

  test("are excused only when they do more than add", () => {
    const excused = Object.keys(reviewedMigrations);
    expect(migrations.filter(({ sql }) => findTakings(sql).length > 0).map(({ name }) => name)).toEqual(excused);
  });

  test.each([
    ["DROP TABLE posts"],
    ["ALTER TABLE posts RENAME COLUMN title TO headline"],
    ["ALTER TABLE posts ADD COLUMN x TEXT NOT NULL"],
    ["CREATE UNIQUE INDEX one ON posts (title)"],
    ["DELETE FROM posts"],
    ["INSERT OR REPLACE INTO posts VALUES (1)"],
    ["REPLACE INTO posts VALUES (1)"],
    ["INSERT INTO posts VALUES (1) ON CONFLICT (id) DO UPDATE SET title = ''"],
    ["CREATE TRIGGER counted AFTER INSERT ON posts BEGIN UPDATE terms SET n = 1; END"],
  ])("that say %s are not taken for additions", (sql) => {
    expect(findTakings(`CREATE TABLE a (b TEXT);\n-- a word; on it\n${sql};`)).toEqual([sql]);
  });

  test.each([["INSERT INTO posts VALUES (1) ON CONFLICT (id) DO NOTHING"], ["INSERT OR IGNORE INTO posts VALUES (1)"]])(
    "that say %s add",
    (sql) => {
      expect(findTakings(sql)).toEqual([]);
    },
  );

  test("of this back end are rehearsed from nothing, and say which of them fails", () => {
    rehearseMigrations(null, migrations);
    expect(() => rehearseMigrations(null, [{ name: "0001_x.sql", sql: "INSERT INTO missing VALUES (1)" }])).toThrow(
      "0001_x.sql fails on a copy of the database: no such table: missing",
    );
  });
});

test("a copy has the tables of the search, as a dump writes them into the schema", () => {
  const state = mkdtempSync(join(tmpdir(), "deploy-copy-"));
  const copy = join(state, "copy.sql");
  const schema =
    "INSERT INTO sqlite_schema(type,name,tbl_name,rootpage,sql)VALUES('table','words','words',0,'CREATE VIRTUAL TABLE words USING fts5(text)');";
  const shadows = [
    "CREATE TABLE 'words_data'(id INTEGER PRIMARY KEY, block BLOB);",
    "INSERT INTO words_data VALUES(1,X'00');\nINSERT INTO words_data VALUES(10,X'00000000000000');",
    "CREATE TABLE 'words_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;",
    "CREATE TABLE 'words_content'(id INTEGER PRIMARY KEY, c0);\nCREATE TABLE 'words_docsize'(id INTEGER PRIMARY KEY, sz BLOB);",
    "CREATE TABLE 'words_config'(k PRIMARY KEY, v) WITHOUT ROWID;\nINSERT INTO words_config VALUES('version',4);",
  ];
  writeFileSync(
    copy,
    ["BEGIN;", "PRAGMA writable_schema=ON;", schema, ...shadows, "PRAGMA writable_schema=OFF;", "COMMIT;"].join("\n"),
  );
  rehearseMigrations(copy, [{ name: "0001_x.sql", sql: "INSERT INTO words VALUES ('Hochwasser')" }]);
  rmSync(state, { recursive: true });
});

describe("wrangler.toml", () => {
  test.each((["portal", "backend"] as const).flatMap((worker) => [[worker, "dev"] as const, [worker, "prod"] as const]))(
    "of the %s gives %s what it has at its top",
    (worker, env) => {
      expect(compareSections(readFileSync(configPaths[worker], "utf8"), env, worker)).toEqual([]);
    },
  );

  test.each([
    [
      "portal",
      "SSO_HOSTS BACKEND_TIMEOUT_MS CONSENT_FRAMEWORK_URL ANALYTICS_HOSTS CACHE_PURGE_ZONE ERROR_DSN LOG_SAMPLE LOG_SLOW_MS",
    ],
    ["backend", "SNOW_FEED_URL WORDPRESS_USER CACHE_PURGE_ZONE ERROR_DSN LOG_SAMPLE LOG_SLOW_MS"],
  ] as const)("of the %s may set what the manual names, also what stands nowhere else: %s", (worker, names) => {
    const manual = readFileSync("docs/variables.md", "utf8");
    expect(names.split(" ").filter((name) => !manual.includes(name))).toEqual([]);
    const lines = names.split(" ").map((name) => `${name} = ""`);
    expect(compareSections(`[env.dev.vars]\n${lines.join("\n")}`, "dev", worker)).toEqual([]);
  });

  test("that lacks a binding, or has one too many, is reported", () => {
    const toml =
      '[vars]\nA = ""\n[[kv_namespaces]]\nbinding = "SESSIONS"\n[env.dev.vars]\nB = ""\nGRANT_SECRET = ""\n[[env.dev.r2_buckets]]\nbinding = "S"';
    expect(compareSections(toml, "dev", "portal")).toEqual([
      "[env.dev] lacks kv_namespaces SESSIONS",
      "[env.dev] has r2_buckets S, the top has not",
      "[env.dev.vars] sets B, which the portal does not know",
      "[env.dev.vars] sets GRANT_SECRET, which is a secret: npx wrangler secret put",
    ]);
    expect(compareSections(toml, "prod", "portal")).toEqual(["[env.prod] is missing"]);
  });

  test.each([
    ["00000000000000000000000000000013", true],
    ["00000000-0000-0000-0000-000000000003", true],
    ["0f2ac74b498b48028cb68387c421e279", false],
    ["kv-1", false],
  ])("has %s for a placeholder: %s", (id, expected) => expect(isPlaceholder(id)).toBe(expected));
});

const toml = { portal: readFileSync(configPaths.portal, "utf8"), backend: readFileSync(configPaths.backend, "utf8") };

describe("an environment", () => {
  test.each(["dev", "prod"] as const)("%s says only what is different, and has all variables", (env) => {
    const { portal, backend } = readTarget(toml, env, null).variables;
    const readTop = (worker: "portal" | "backend") => parse(toml[worker]).vars as Record<string, string>;
    expect(parseEnvironment(portal, "b1")).toMatchObject({ appEnv: env, botVerification: "user-agent", ssoNamespace: "sso" });
    expect(Object.keys(portal)).toEqual(Object.keys({ ...brand.both, ...brand.portal, ...readTop("portal") }));
    const own = { APP_ENV: env, METRICS_DATASET: `talblick_${env}` };
    expect(backend).toEqual({ ...brand.both, ...brand.backend, ...readTop("backend"), ...own });
  });

  test("has its own variables above the brand's", () => {
    expect(brand.portal.PARTNER_HOSTS).not.toBe("");
    expect(readTarget(toml, "prod", null).variables.portal.PARTNER_HOSTS).toBe("");
  });

  test("shares nothing of the account with another one", () => {
    const names = (env: "dev" | "prod") => readTarget(toml, env, null).resources.map(({ name, id }) => id ?? name);
    expect(names("dev").length).toBe(names("prod").length);
    expect(names("dev").filter((name) => names("prod").includes(name))).toEqual([]);
    expect(JSON.stringify(readSection(parse(toml.portal), "prod").services)).toContain("talblick-backend-prod");
  });

  test("replaces a key of the top as a whole, and needs a section", () => {
    const top = parse(
      'name = "a"\n[[queues.producers]]\nqueue = "mail"\n[env.dev]\nname = "b"\n[env.dev.queues]\nproducers = []',
    );
    expect(readSection(top, "dev")).toEqual({ name: "b", queues: { producers: [] }, vars: {} });
    expect(() => readSection(top, "prod")).toThrow("[env.prod]");
  });
});

describe("names in the account", () => {
  test.each(["dev", "prod"] as const)(
    "of %s are Talblick's as wrangler.toml has them, and of another brand all its own",
    (env) => {
      const [own, other] = ["talblick", "tauernlicht"].map((brand) => readTarget(toml, env, "https://www.bote.example", brand));
      expect(own?.workers).toEqual({ portal: `talblick-${env}`, backend: `talblick-backend-${env}` });
      expect(other?.workers).toEqual({ portal: `tauernlicht-${env}`, backend: `tauernlicht-backend-${env}` });
      const names = (target: typeof own) => target?.resources.map(({ name }) => name) ?? [];
      expect(names(own).length).toBeGreaterThan(7);
      expect(names(other)).toEqual(names(own).map((name) => name.replace("talblick-", "tauernlicht-")));
      expect(other?.variables.backend.METRICS_DATASET).toBe(`tauernlicht_${env}`);
    },
  );

  test.each(Object.values(configPaths))("of another brand stand wherever %s names something in the account", (path) => {
    const top = parse(readFileSync(path, "utf8"));
    const sections = [readSection(top, "dev"), readSection(top, "prod")];
    expect(JSON.stringify(sections)).toContain("talblick");
    expect(JSON.stringify(toBrandNames(sections, "tauernlicht"))).not.toContain("talblick");
    expect(toBrandNames(sections, "talblick")).toEqual(sections);
  });

  test("are left alone where a publisher chose others", () => {
    expect([toBrandName("talblickpost", "bote"), toBrandName("our-media", "bote")]).toEqual(["talblickpost", "our-media"]);
  });
});

test("every secret is known to its Worker, stands in no wrangler.toml, and is documented for operators", () => {
  const manual = readFileSync("docs/variables.md", "utf8");
  for (const { name, workers } of secrets) {
    for (const worker of workers) {
      const known = worker === "portal" ? environmentSchema.entries : configurationRules;
      expect(Object.keys(known)).toContain(name);
      expect(readFileSync(configPaths[worker], "utf8")).not.toMatch(new RegExp(`^${name} =`, "m"));
    }
    expect(manual).toContain(`| \`${name}\` |`);
  }
});

test.each([
  [[], "--env must be dev or prod"],
  [["--env", "test"], "--env must be dev or prod"],
  [["--env", "dev", "--origin", "http://a.example"], "--origin must be such as https://the.portal, without a path"],
  [["--env", "dev", "--gradual", "--promote"], "Only one of --gradual, --promote"],
  [["--env", "dev", "--fast"], /Unknown option '--fast'/],
])("an operator who calls it with %j learns what it wants", (args, message) => {
  expect(() => parseArguments(args)).toThrow(message);
});
