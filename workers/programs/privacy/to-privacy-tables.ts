/** The list of kept data as Markdown, for docs/privacy.md. */
import { type KeptGroup, places } from "#shared/kept-data/kept-data.ts";

/** A heading and a table a group, each with an empty line behind it. */
export function toPrivacyTables(groups: readonly KeptGroup[]): string {
  return groups.map(toTable).join("");
}

function toTable({ title, data }: KeptGroup): string {
  const rows = data.map(({ title: what, place, names, purpose, ground, period, deletedBy, cleanUps = [] }) => [
    what,
    `${places[place]}: ${names.map((name) => `\`${name}\``).join(", ")}`,
    purpose,
    ground,
    period,
    [deletedBy, ...cleanUps.map((name) => `\`clean-${name}\``)].join(", "),
  ]);
  const head = ["what", "where", "what for", "ground", "how long", "who deletes it"];
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return `### ${title}\n\n${lines.join("\n")}\n\n`;
}
