/** `npm run staff`: lets the first person into the newsroom, here or in a deployed back end, and shows the demo's way in. */
import {
  parseOptions,
  type Remote,
  readRemote,
  remoteOptions,
  runCommand,
  UsageError,
} from "#workers/programs/command-line/command-line.ts";
import { readDemoStaff } from "#workers/programs/local/demo-staff.ts";
import { askInvitation, type StaffRole, toTotpCode } from "#workers/programs/local/hire-staff.ts";
import { readRunning, readSecrets } from "#workers/programs/local/state/state.ts";

const usage = `Usage:
  npm run staff -- --add "Name" --mail ADDRESS --role ROLE[,ROLE]   prints a link that counts once, for 48 hours
  npm run staff -- --reset ADDRESS                                  the same for somebody who has lost password or second factor
  npm run staff -- --code                                           mail, password and present code of the local demo

  ROLE is mitarbeit, redaktion, chefredaktion, betrieb or verwaltung.
  Into the portal that runs here (TALBLICK_STATE), or with
  --remote ORIGIN     into the deployed back end at ORIGIN, with its ADMIN_TOKEN in the environment (--token-env NAME)
  --portal ORIGIN     where the link leads; without it the address that runs here, or only the path`;

const roleNames: Readonly<Record<string, StaffRole>> = {
  mitarbeit: "reporter",
  redaktion: "editor",
  chefredaktion: "chief",
  betrieb: "operator",
  verwaltung: "administrator",
};

const text = { type: "string" } as const;
const options = {
  add: text,
  mail: text,
  role: text,
  reset: text,
  portal: text,
  code: { type: "boolean" },
  ...remoteOptions,
} as const;

async function main(args: string[]): Promise<void> {
  const values = parseOptions(args, options);
  if (values.code === true) return showCode();
  const body =
    values.reset !== undefined
      ? { mail: values.reset, reset: true as const }
      : { name: require("add", values.add), mail: require("mail", values.mail), roles: parseRoles(require("role", values.role)) };
  const { portal, ...admin } = readRemote(values) ?? findRunning(values.portal);
  const { key, expires } = await askInvitation(admin, body);
  process.stdout.write(`${portal ?? ""}/redaktion/einladung/${key}\n`);
  process.stderr.write(`This link counts once, until ${expires}. Send it to nobody but its owner.\n`);
}

function require(name: string, value: string | undefined): string {
  if (value === undefined || value === "") throw new UsageError(`Name --${name}, or one of --reset and --code`);
  return value;
}

function parseRoles(text: string): StaffRole[] {
  return text.split(",").map((name) => {
    const role = roleNames[name.trim().toLowerCase()];
    if (role === undefined) throw new UsageError(`--role: "${name}" is no role`);
    return role;
  });
}

function findRunning(portal: string | undefined): Remote {
  const running = readRunning();
  if (running === null) throw new Error("No portal runs on this state: begin with npm start, or name a back end with --remote.");
  return { origin: running.backendOrigin, token: readSecrets().adminToken, portal: portal ?? running.origin };
}

function showCode(): void {
  const staff = readDemoStaff();
  if (staff === null) throw new Error("This state has no demo staff: npm start makes them.");
  const seconds = 30 - (Math.floor(Date.now() / 1000) % 30);
  process.stdout.write(
    `E-Mail    ${staff.mail}\nPasswort  ${staff.password}\nCode      ${toTotpCode(staff.secret)} (${seconds} more seconds)\n`,
  );
}

await runCommand("staff", usage, main);
