/** Names of tips' files: what the newsroom reads and saves them under. */

const MAX_LENGTH = 120;

/** Without a path, control characters and signs that turn the direction of writing; never empty. */
export function toFileName(text: string): string {
  const [base = ""] = text.toWellFormed().split(/[\\/]/).slice(-1);
  const clean = base
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"*:<>?|]/gu, "")
    .trim()
    .replace(/^\.+/, "");
  return clean.slice(0, MAX_LENGTH).toWellFormed() || "datei";
}

/** The file's own extension is what it is: a program must not be saved as what it calls itself. */
export function toDisposition(name: string, type: string): string {
  const stem = name.replace(/\.[^.]{1,10}$/, "") || "datei";
  const full = `${stem}.${type}`;
  const ascii = full.replace(/[^\x20-\x7e]/g, "_").replace(/["\\%;]/g, "_");
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(full).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
}
