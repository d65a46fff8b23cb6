/** Staff of a running portal, for journeys and integration tests: each test has people of its own. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { type HiredStaff, hireStaff, type StaffRole } from "#workers/programs/local/hire-staff.ts";

type Portal = { origin: string; state: string };

/** Somebody who has enrolled, and is signed in by `session`. */
export function hireSomebody({ state }: Pick<Portal, "state">, ...roles: StaffRole[]): Promise<HiredStaff> {
  const running = JSON.parse(readFileSync(join(state, "running.json"), "utf8")) as { backendOrigin: string; adminToken: string };
  const mail = `${crypto.randomUUID()}@redaktion.example`;
  const person = { name: `Test ${roles.join(" ")}`, mail, roles, password: "ein langes Passwort" };
  return hireStaff({ origin: running.backendOrigin, token: running.adminToken }, person);
}

/** The browser is signed in as somebody new of these roles, as after the sign-in page. */
export async function enterNewsroom(page: Page, portal: Portal, ...roles: StaffRole[]): Promise<HiredStaff> {
  const staff = await hireSomebody(portal, ...roles);
  await enterAs(page, portal, staff);
  return staff;
}

/** The browser is signed in as this person. */
export async function enterAs(page: Page, portal: Portal, staff: HiredStaff): Promise<void> {
  const { hostname: domain } = new URL(portal.origin);
  const cookie = { name: "PortalRedaktion", value: staff.session, domain, path: "/redaktion" } as const;
  await page.context().addCookies([{ ...cookie, httpOnly: true, secure: true, sameSite: "Strict" }]);
}
