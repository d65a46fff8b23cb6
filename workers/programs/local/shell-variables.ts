/** Variables of the Workers that are set in the shell that starts them. */
export type Shell = Readonly<Record<string, string | undefined>>;

/** Of the portal (wrangler.toml), to see what they do (docs/demo.md). */
const portalNames = [
  "BACKEND_ORIGIN",
  "METERED_POSTS",
  "METERED_DAYS",
  "METERED_NETWORK_DAILY_CAP",
  "PARTNER_HOSTS",
  "BOT_VERIFICATION",
  "EDGE_CACHE",
  "WEBSOCKET_ENDPOINT",
  "VIDEO_SCRIPT_ORIGIN",
];

/** Those that are set; the others stay as wrangler.toml has them. */
export function readShellVariables(shell: Shell, names: readonly string[] = portalNames): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = shell[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Variables of both Workers: how the log reads as the shell says; without its word, words on a terminal, JSON for a file or a program. */
export function toLogVariables(shell: Shell, isTerminal: boolean): Record<string, string> {
  const set = readShellVariables(shell, ["LOG_LEVEL", "LOG_SAMPLE", "LOG_SLOW_MS", "LOG_FORMAT"]);
  return { LOG_FORMAT: isTerminal ? "text" : "json", ...set };
}
