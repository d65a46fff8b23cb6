/** A Cloudflare account of one publisher, as wrangler tells of it: what was called, and what readers would get. */
import type { WranglerAnswer } from "#workers/programs/deploy/account/wrangler.ts";

type Annotations = { "workers/message"?: string; "workers/triggered_by"?: string };
type Deployed = { created_on: string; versions: { version_id: string; percentage: number }[]; annotations?: Annotations };
type Version = { id: string; metadata: { created_on: string }; annotations: Annotations };

export type StandInAccount = {
  /** All calls, each as one line. */
  calls: string[];
  /** A call that begins so fails. */
  fails: string | null;
  signedIn: boolean;
  databases: { name: string; uuid: string }[];
  namespaces: { title: string; id: string }[];
  buckets: string[];
  queues: string[];
  secrets: Record<string, string[]>;
  migrations: string[];
  /** The database as SQL, for who asks for a copy. */
  dump: string;
  deployments: Record<string, Deployed[]>;
  /** Of each Worker by its name. */
  versions: Record<string, Version[]>;
};

export function createStandInAccount(changes: Partial<StandInAccount> = {}): StandInAccount {
  return {
    calls: [],
    fails: null,
    signedIn: true,
    databases: [],
    namespaces: [],
    buckets: [],
    queues: [],
    secrets: {},
    migrations: [],
    dump: "",
    deployments: {},
    versions: {},
    ...changes,
  };
}

/** wrangler lists no more. */
const LISTED = 10;

/** Answers one call of wrangler; `writeFile` takes what it would write. */
export function answerAs(
  account: StandInAccount,
  args: readonly string[],
  writeFile: (file: string, text: string) => void,
): WranglerAnswer {
  const line = args.join(" ");
  account.calls.push(line);
  const say = (output: unknown, written: unknown[] = []): WranglerAnswer => ({
    code: 0,
    output: typeof output === "string" ? output : JSON.stringify(output),
    complaint: "",
    written,
  });
  const refuse = (complaint: string): WranglerAnswer => ({ code: 1, output: "", complaint, written: [] });
  const option = (name: string): string => args[args.indexOf(name) + 1] ?? "";
  const is = (begin: string): boolean => line.startsWith(begin);
  if (account.fails !== null && is(account.fails)) return refuse(`the account refuses "${account.fails}"`);

  if (is("whoami"))
    return account.signedIn ? say({ loggedIn: true, accounts: [{ id: "a", name: "Bote" }] }) : refuse("not signed in");
  if (is("d1 list")) return say(account.databases);
  if (is("kv namespace list")) return say(account.namespaces);
  if (is("r2 bucket list")) return say(account.buckets.map((name) => `name:  ${name}\ncreation_date: 2026`).join("\n"));
  if (is("queues list")) return say(account.queues.map((name) => `│ 1 │ ${name} │`).join("\n"));
  const worker = `${option("--config")} ${option("--name")}`.includes("backend") ? "backend" : "portal";
  const name = worker === "backend" ? "talblick-backend-prod" : "talblick-prod";
  /** The version comes into being; with `annotations` as the account keeps them. */
  const makeVersion = (annotations: Annotations): string => {
    const made = Object.values(account.versions)
      .flat()
      .filter(({ id }) => id.startsWith("version-"));
    const version = { id: `version-${made.length + 1}`, metadata: { created_on: toTime(account) }, annotations };
    account.versions[name] = [...(account.versions[name] ?? []), version];
    return version.id;
  };
  const deployTo = (versions: Deployed["versions"], annotations: Annotations, to = name): void => {
    account.deployments[to] = [...(account.deployments[to] ?? []), { created_on: toTime(account), versions, annotations }];
  };
  if (is("secret list")) {
    const names = account.secrets[worker];
    return names === undefined ? refuse("This Worker does not exist [code: 10007]") : say(names.map((name) => ({ name })));
  }
  if (is("d1 create")) account.databases.push({ name: args[2] ?? "", uuid: `d1-${account.databases.length + 1}` });
  if (is("kv namespace create")) account.namespaces.push({ title: args[3] ?? "", id: `kv-${account.namespaces.length + 1}` });
  if (is("r2 bucket create")) account.buckets.push(args[3] ?? "");
  if (is("queues create")) account.queues.push(args[2] ?? "");
  if (is("d1 execute")) {
    const names = line.includes("sqlite_master")
      ? account.migrations.length === 0
        ? []
        : ["d1_migrations"]
      : account.migrations;
    return say([{ results: names.map((name) => ({ name })), success: true }]);
  }
  if (is("d1 export")) writeFile(option("--output"), account.dump);
  if (is("d1 time-travel info")) return say({ bookmark: "00000085-0000024c" });
  if (is("deployments list")) {
    const list = account.deployments[option("--name")];
    return list === undefined ? refuse("This Worker does not exist [code: 10007]") : say(list.slice(-LISTED));
  }
  if (is("versions list")) {
    const list = account.versions[option("--name")];
    return list === undefined ? refuse("This Worker does not exist [code: 10007]") : say(list.slice(-LISTED));
  }
  if (is("secret put")) {
    // A Worker that is not there comes into being, empty: `export default { fetch() {} }`.
    if (account.deployments[name] === undefined)
      deployTo([{ version_id: makeVersion({ "workers/triggered_by": "upload" }), percentage: 100 }], {});
    const annotations = { "workers/triggered_by": "secret" };
    deployTo([{ version_id: makeVersion(annotations), percentage: 100 }], annotations);
    account.secrets[worker] = [...(account.secrets[worker] ?? []), args[2] ?? ""];
  }
  if (is("deploy ") || is("versions upload")) {
    const annotations = { "workers/message": option("--message") };
    const id = makeVersion(annotations);
    // The message is the version's; the deployment that `deploy` makes with it has none.
    if (is("deploy ")) deployTo([{ version_id: id, percentage: 100 }], {});
    return say("done", [{ type: "wrangler-session" }, { type: is("deploy ") ? "deploy" : "version-upload", version_id: id }]);
  }
  if (is("versions deploy")) {
    const versions = args.slice(2, args.indexOf("--name")).map((spec) => {
      const [id = "", share = ""] = spec.split("@");
      return { version_id: id, percentage: Number.parseInt(share, 10) };
    });
    deployTo(versions, { "workers/message": option("--message") }, option("--name"));
  }
  return say("");
}

/** Later calls come later. */
function toTime(account: StandInAccount): string {
  return `2026-11-23T00:00:00.${String(account.calls.length).padStart(6, "0")}Z`;
}
