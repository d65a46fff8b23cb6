/** `npm run staff`: lets the first person into the newsroom, here or in a deployed back end, and shows the demo's way in. */
import { parseArgs } from "node:util";
import { readDemoStaff } from "#workers/programs/local/demo-staff.ts";
import { askInvitation, type StaffRole, toTotpCode } from "#workers/programs/local/hire-staff.ts";
import { runCommand } from "#workers/programs/local/run-command.ts";
import { readRunning, readSecrets } from "#workers/programs/local/state/state.ts";

const usage = `usage:
  npm run staff -- --add "Name" --mail ADDRESS --role ROLE[,ROLE]   prints a link that counts once, for 48 hours
  npm run staff -- --reset ADDRESS                                  the same for somebody who has lost password or second factor
  npm run staff -- --code                                           mail, password and present code of the local demo

  ROLE is redaktion, chefredaktion, betrieb or verwaltung.
  Into the portal that runs here (TALBLICK_STATE), or with
  --remote ORIGIN     into the deployed back end at ORIGIN, with its ADMIN_TOKEN in the environment
  --portal ORIGIN     where the link leads; without it the address that runs here, or only the path`;

const roleNames: Readonly<Record<string, StaffRole>> = {
  redaktion: "editor",
  chefredaktion: "chief",
  betrieb: "operator",
  verwaltung: "administrator",
};

type Target = { origin: string; token: string; portal: string };

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      add: { type: "string" },
      mail: { type: "string" },
      role: { type: "string" },
      reset: { type: "string" },
      remote: { type: "string" },
      portal: { type: "string" },
      code: { type: "boolean" },
    },
  });
  if (values.code === true) return showCode();
  const body =
    values.reset !== undefined
      ? { mail: values.reset, reset: true as const }
      : { name: require(values.add), mail: require(values.mail), roles: parseRoles(require(values.role)) };
  const { portal, ...admin } = findTarget(values.remote, values.portal);
  const { key, expires } = await askInvitation(admin, body);
  process.stdout.write(`${portal}/redaktion/einladung/${key}\n`);
  process.stderr.write(`This link counts once, until ${expires}. Send it to nobody but its owner.\n`);
}

function require(value: string | undefined): string {
  if (value === undefined || value === "") throw new Error(usage);
  return value;
}

function parseRoles(text: string): StaffRole[] {
  return text.split(",").map((name) => {
    const role = roleNames[name.trim().toLowerCase()];
    if (role === undefined) throw new Error(`"${name}" is no role.\n${usage}`);
    return role;
  });
}

function findTarget(remote: string | undefined, portal: string | undefined): Target {
  if (remote !== undefined) {
    const token = process.env.ADMIN_TOKEN;
    if (!URL.canParse(remote) || !token)
      throw new Error(`--remote needs an origin, and ADMIN_TOKEN in the environment.\n${usage}`);
    return { origin: new URL(remote).origin, token, portal: portal ?? "" };
  }
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

await runCommand(main);
