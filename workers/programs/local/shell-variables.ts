/** Variables of the portal (wrangler.toml) that whoever starts it may set in the shell, to see what they do (docs/demo.md). */
const names = [
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
export function readShellVariables(shell: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = shell[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
