/** What `npm start` says when readers can come: where everything is, in a few lines. Secrets are never among them; the demo's are public. */
import { relative } from "node:path";

type Ready = {
  /** On this machine. */
  origin: string;
  stateFolder: string;
  /** Null on a machine that serves readers. */
  demo: { reader: string; staff: string; password: string; hasPaywall: boolean } | null;
  /** As readers see it, on a machine that serves them. */
  publicOrigin: string;
  /** `smtps://user:password@host`; null: mails are files. */
  mailServer: string | null;
  log: "file" | "terminal";
};

export function toReadyLines({ origin, stateFolder, demo, publicOrigin, mailServer, log }: Ready): string[] {
  const folder = relative(".", stateFolder).startsWith("..") ? stateFolder : relative(".", stateFolder);
  const mail = mailServer === null ? `${folder}/mail/ (files; nothing is delivered)` : `goes to ${new URL(mailServer).host}`;
  const places = [`  Mail      ${mail}`, `  Log       ${log === "file" ? `${folder}/log/portal.log` : "here"}`];
  if (demo === null) {
    const lines = [
      `  Readers   ${publicOrigin}`,
      `  Newsroom  ${publicOrigin}/redaktion; the first of the staff: npm run staff -- --help`,
    ];
    return [`Talblick is ready: ${origin}`, ...lines, ...places];
  }
  return [
    `Talblick is ready: ${origin}`,
    `  Reader    ${demo.reader}, password ${demo.password} (more of them: docs/demo.md)`,
    ...(demo.hasPaywall ? ["  Card      4242 4242 4242 4242, any date and code"] : []),
    `  Newsroom  ${origin}/redaktion as ${demo.staff}, password ${demo.password}, code: npm run staff -- --code`,
    ...places,
    "  Ctrl-C stops it.",
  ];
}
