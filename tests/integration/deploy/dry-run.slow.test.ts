/** What CI knows of a deployment before anybody deploys: wrangler would take both Workers for both environments. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test.concurrent.each(["dev", "prod"])(
  "an operator sees that both Workers could be deployed to %s, without an account",
  async (env) => {
    // An account that this machine may have is left alone.
    const { CLOUDFLARE_API_TOKEN: _, ...shell } = process.env;
    const program = spawn(
      "node",
      ["workers/programs/deploy/deploy.ts", "--env", env, "--origin", "https://www.bote.example", "--dry-run"],
      { env: shell },
    );
    let said = "";
    for (const stream of [program.stdout, program.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
    const [code] = await once(program, "close");
    const lines = said.split("\n").filter((line) => !line.startsWith("To be written before a deployment: "));
    const workers = [`talblick-${env}`, `talblick-backend-${env}`];
    const starts = new RegExp(`^(${workers.join("|")}): starts within ([\\d.]+) ms of computing, [\\d.]+ KiB compressed$`);
    expect([code, lines.filter((line) => !starts.test(line)).sort()]).toEqual([
      0,
      ["", ...workers.map((worker) => `${worker}: wrangler would take it`)].sort(),
    ]);
    const started = lines.flatMap((line) => starts.exec(line) ?? []).filter((word) => workers.includes(word));
    expect(started.sort()).toEqual(workers.sort());
    const portal = JSON.parse(readFileSync(`build/server/wrangler.${env}.json`, "utf8"));
    expect(portal).toMatchObject({
      name: `talblick-${env}`,
      routes: [{ pattern: "www.bote.example", custom_domain: true }],
      workers_dev: false,
      vars: { APP_ENV: env, PUBLIC_ORIGIN: "https://www.bote.example", SSO_NAMESPACE: "sso" },
      triggers: { crons: ["17 3 * * *"] },
      services: [{ binding: "BACKEND", service: `talblick-backend-${env}` }],
    });
  },
);
