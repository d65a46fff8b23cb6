/**
 * The HTML part of a mail. Tables and inline styles, because mail programs support little else; the style element only
 * changes the colours in dark mode. No pictures and nothing remote, so that opening the mail cannot be tracked.
 */
import { escapeUTF8 as escapeHtml } from "entities";
import { light, sans, serif, toMailHead } from "./mail-look.ts";
import type { MailLink, MailSurroundings, MailText } from "./mail-text.ts";

function toParagraph(text: string, style = "", kind = "ink"): string {
  const color = kind === "ink" ? light.ink : light.soft;
  return `<p class="${kind}" style="margin:0 0 16px;${sans};font-size:16px;line-height:24px;color:${color};${style}">${text}</p>`;
}

function toPlainLink({ label, href }: MailLink): string {
  return `<a class="link" href="${escapeHtml(href)}" style="color:${light.accent};text-decoration:underline">${escapeHtml(label)}</a>`;
}

/** The button, and its address to copy where the button does not work. */
function toButton({ label, href }: MailLink, note: string | null): string {
  const frame = `background-color:${light.accent};border:1px solid ${light.accent};border-radius:4px`;
  const text = `display:inline-block;padding:12px 24px;${sans};font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none;border-radius:4px`;
  const address = `<a class="link" href="${escapeHtml(href)}" style="color:${light.accent};text-decoration:underline;word-break:break-all">${escapeHtml(href)}</a>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="button" style="${frame}"><a class="button" href="${escapeHtml(href)}" style="${text}">${escapeHtml(label)}</a></td></tr></table>
${note === null ? "" : toParagraph(escapeHtml(note))}
${toParagraph(`Wenn die Schaltfläche nicht geht, öffne diese Adresse:<br>${address}`, "font-size:14px;line-height:20px", "soft")}`;
}

export function renderHtml(mail: MailText, { brand, origin, name, imprint }: MailSurroundings): string {
  const preview = mail.paragraphs[0] ?? mail.heading;
  const content = [
    toParagraph(name === null ? "Hallo," : `Hallo ${escapeHtml(name)},`),
    ...mail.paragraphs.map((text) => toParagraph(escapeHtml(text))),
    ...(mail.action === null ? [] : [toButton(mail.action, mail.actionNote)]),
    ...(mail.alternative === null ? [] : [toParagraph(toPlainLink(mail.alternative))]),
  ].join("\n");
  const imprintLines = [
    `<strong>${escapeHtml(brand)}</strong>`,
    ...(imprint === null ? [] : [escapeHtml(imprint)]),
    toPlainLink({ label: "Impressum", href: `${origin}/impressum` }),
  ];
  return `${toMailHead(mail.subject)}
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" class="surface" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${light.surface}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background-color:${light.ground};border:1px solid ${light.rule};border-radius:6px">
<tr><td class="rule" style="padding:20px 32px;border-bottom:1px solid ${light.rule}"><span class="ink" style="${serif};font-size:22px;line-height:28px;font-weight:700;color:${light.ink}">${escapeHtml(brand)}</span></td></tr>
<tr><td style="padding:28px 32px 12px">
<h1 class="ink" style="margin:0 0 20px;${serif};font-size:26px;line-height:32px;font-weight:700;color:${light.ink}">${escapeHtml(mail.heading)}</h1>
${content}
</td></tr>
<tr><td class="rule" style="padding:20px 32px 8px;border-top:1px solid ${light.rule}">
${toParagraph(escapeHtml(mail.notYou), "font-size:14px;line-height:20px", "soft")}
</td></tr>
</table>
<p class="soft" style="max-width:560px;margin:16px auto 0;${sans};font-size:13px;line-height:20px;color:${light.soft};text-align:center">${imprintLines.join("<br>")}</p>
</td></tr>
</table>
</body>
</html>
`;
}
