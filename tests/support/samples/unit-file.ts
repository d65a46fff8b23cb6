/** A unit file of systemd's as it reads it (systemd.syntax(7)), with what the documentation's may say. */

const keys: Readonly<Record<string, readonly string[]>> = {
  Unit: ["Description", "After", "Wants"],
  Service: [
    "User",
    "WorkingDirectory",
    "Environment",
    "EnvironmentFile",
    "ExecStart",
    "KillMode",
    "TimeoutStopSec",
    "Restart",
    "RestartSec",
    "NoNewPrivileges",
    "ProtectSystem",
    "ReadWritePaths",
    "ProtectHome",
    "PrivateTmp",
  ],
  Install: ["WantedBy"],
};

/** Values by `Section.Key`. Throws for a line that systemd would ignore or not take, and for a key that is here for the first time: add it after a look at its manual. */
export function readUnitFile(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  let section = "";
  for (const line of text.split("\n")) {
    if (line.trim() === "" || /^\s*[#;]/.test(line)) continue;
    const [, name] = /^\[(\w+)\]$/.exec(line) ?? [];
    const [, key = "", value = ""] = /^(\w+)=(\S.*)$/.exec(line) ?? [];
    if (name !== undefined) section = name;
    else if (keys[section]?.includes(key)) values[`${section}.${key}`] = value;
    else throw new Error(`[${section}] ${line}`);
    if (/\s[#;]/.test(value)) throw new Error(`A comment becomes part of the value: ${line}`);
  }
  return values;
}
