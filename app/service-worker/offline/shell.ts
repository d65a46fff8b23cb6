/** The offline page with styles and fonts of this build. */
import { withStyles } from "./kept-document.ts";

declare const __BUILD_ID__: string;

const PREFIX = "offline:shell:";
const SHELL = PREFIX + __BUILD_ID__;
const PAGE = "/offline";

/** Rejects when not all of it comes: the worker is then tried anew at the next visit. */
export async function keepShell(): Promise<void> {
  const answer = await fetch(PAGE, { credentials: "omit", cache: "no-cache" });
  if (!answer.ok) throw new Error(`${PAGE} answered ${answer.status}`);
  const html = await answer.text();
  const [, start = ""] = /import\("(\/assets\/[\w.-]+\.js)"\)/.exec(html) ?? [];
  const script = await (await fetch(start, { credentials: "omit" })).text();
  const found = script.match(/assets\/(?:reader-styles-[\w-]+\.css|source-s[\w-]+\.woff2)/g) ?? [];
  const paths = [...new Set(found)].map((path) => `/${path}`);
  const styles = paths.find((path) => path.endsWith(".css"));
  if (styles === undefined) throw new Error("The page's script names no style sheet");
  const shell = await caches.open(SHELL);
  await shell.addAll(paths);
  const page = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, "");
  await shell.put(PAGE, new Response(withStyles(page, styles), { headers: answer.headers }));
}

/** What other builds kept. */
export async function dropFormerShells(): Promise<void> {
  const former = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== SHELL);
  await Promise.all(former.map((name) => caches.delete(name)));
}

export async function readOfflinePage(): Promise<Response | undefined> {
  return (await caches.open(SHELL)).match(PAGE);
}

/** The address of the whole style sheet; null where the shell is incomplete. */
export async function findStyles(): Promise<string | null> {
  const requests = await (await caches.open(SHELL)).keys();
  const paths = requests.map(({ url }) => new URL(url).pathname);
  return paths.find((path) => path.endsWith(".css")) ?? null;
}
