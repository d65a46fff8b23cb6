/** Somebody of the demo's newsroom (docs/demo.md), whose second factor lies in the local state: for this machine alone. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stateFolder } from "#workers/programs/local/state/state.ts";
import { hireStaff, resetStaff } from "./hire-staff.ts";

const file = join(stateFolder, "demo-staff.json");
export const DEMO_STAFF_MAIL = "demo@redaktion.example";
const PASSWORD = "talblick-demo";

export type DemoStaff = { mail: string; password: string; secret: string };

/** Null before the first start. */
export function readDemoStaff(): DemoStaff | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as DemoStaff) : null;
}

/** Once per state: an account that was locked or reset stays so. A newsroom that has others already does not stop the start. */
export async function hireDemoStaff({ backendOrigin, adminToken }: { backendOrigin: string; adminToken: string }): Promise<void> {
  if (existsSync(file)) return;
  const person = { name: "Demo Verwaltung", mail: DEMO_STAFF_MAIL, roles: ["administrator"], password: PASSWORD } as const;
  try {
    const admin = { origin: backendOrigin, token: adminToken };
    // A start that was cut may have hired them and not noted it.
    const { mail, password, secret } = await hireStaff(admin, person).catch(() => resetStaff(admin, person));
    writeFileSync(file, JSON.stringify({ mail, password, secret } satisfies DemoStaff), { mode: 0o600 });
  } catch (error) {
    // The paper is there without it.
    process.stderr.write(
      `The demo's newsroom has nobody who signs in: ${error instanceof Error ? error.message : String(error)}\n`,
    );
  }
}
