/** A machine that serves readers (`DEMO=off`, docs/one-machine.md): nothing of the demo, and every setting comes from the service's environment. */
import * as v from "valibot";
import { findEnvironmentFaults } from "#app/configuration/environment.ts";
import { environmentSchema } from "#app/configuration/environment-rules.ts";
import { parseIpRange } from "#app/configuration/ip-range.ts";
import { configurationRules } from "#workers/backend/configuration/configuration-rules.ts";
import { findConfigurationFaults } from "#workers/backend/configuration/find-faults.ts";
import { readShellVariables, type Shell } from "./shell-variables.ts";

type Variables = Record<string, string>;

/** Variables and secrets of both Workers as the environment sets them; an empty one counts as set where that means "none", secrets excepted. */
export function readOwnVariables(shell: Shell): { portal: Variables; backend: Variables } {
  const take = (names: readonly string[]): Variables =>
    readShellVariables(
      shell,
      names.filter((name) => shell[name] !== "" || !/SECRET|TOKEN|KEY/.test(name)),
    );
  // The demo's partner hosts must not count as partners here.
  const own = { APP_ENV: "prod", PARTNER_HOSTS: "" };
  return {
    portal: { ...own, ...take(Object.keys(environmentSchema.entries)) },
    backend: { APP_ENV: "prod", ...take(Object.keys(configurationRules)) },
  };
}

const smtpUrl = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== "",
    "must be such as smtps://user:password@mail.example:465",
  ),
);

/** Address of the mail server; null writes mails into files. */
export function readMailServer({ MAIL_SMTP_URL: text = "" }: Shell): string | null {
  return text === "" ? null : text;
}

/** Ranges of the proxies before this machine's portal, each with its length; empty: none is believed. */
export function readTrustedProxies({ TRUSTED_PROXY: text = "" }: Shell): string[] {
  return text
    .split(/[\s,]+/)
    .filter((entry) => entry !== "")
    .map((entry) => (entry.includes("/") ? entry : `${entry}/${entry.includes(":") ? 128 : 32}`));
}

/** What is wrong with these settings, one English line each; empty when the Workers can start. No secret is repeated. */
export function findStartFaults(variables: { portal: Variables; backend: Variables }, shell: Shell, isDemo: boolean): string[] {
  const faults = [...findEnvironmentFaults(variables.portal), ...findConfigurationFaults(variables.backend)];
  const server = readMailServer(shell);
  const mail = server === null ? null : v.safeParse(smtpUrl, server);
  if (mail !== null && !mail.success) faults.push({ name: "MAIL_SMTP_URL", problem: mail.issues[0].message });
  if (!readTrustedProxies(shell).every((range) => parseIpRange(range) !== null))
    faults.push({ name: "TRUSTED_PROXY", problem: "must be addresses or ranges such as 127.0.0.1 or 192.0.2.0/24" });
  if (!isDemo) faults.push(...findOwnFaults(variables.portal));
  return [...new Set(faults.map(({ name, problem }) => `Configuration: ${name} ${problem}`))];
}

/** What the demo does without, and readers do not. */
function findOwnFaults(portal: Variables): { name: string; problem: string }[] {
  const faults = [];
  if ((portal.PUBLIC_ORIGIN ?? "") === "")
    faults.push({
      name: "PUBLIC_ORIGIN",
      problem: "is missing: where readers find the portal, such as https://www.portal.example",
    });
  else if (
    !/^https:/i.test(portal.PUBLIC_ORIGIN ?? "") &&
    !/^http:\/\/(?:localhost|127\.0\.0\.1)(?::|$)/.test(portal.PUBLIC_ORIGIN ?? "")
  )
    faults.push({ name: "PUBLIC_ORIGIN", problem: "must begin with https://: sessions are kept over TLS alone" });
  return faults;
}
