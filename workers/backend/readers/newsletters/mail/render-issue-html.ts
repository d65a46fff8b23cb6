/**
 * The HTML part of an issue: tables of 600 px and inline styles, because mail programs know little else; the style element turns the
 * colours in the dark and gives narrow screens more room. Its pictures have the same addresses for everybody.
 */
import { escapeUTF8 as escapeHtml } from "entities";
import { light, sans, serif, toMailHead } from "#workers/backend/ground/mail/mail-look.ts";
import type { IssueContent, IssueItem, MailPicture } from "./issue-content.ts";
import type { IssueFrame } from "./render-issue-text.ts";

const WIDTH = 600;
const PADDING = 32;
const SMALL_WIDTH = 144;
const MAX_PREVIEW = 3;

const narrowStyles = `@media (max-width:480px){
.room{padding-left:20px!important;padding-right:20px!important}
.lead{font-size:26px!important;line-height:31px!important}
.thumb{width:104px!important}.thumb img{width:104px!important;height:auto!important}
}`;
/** Outlook's own dark mode, which knows no media query. */
const outlookStyles = `[data-ogsc] .ink{color:#eceef0!important}[data-ogsc] .soft{color:#a4adb8!important}[data-ogsc] .link{color:#7cc7e0!important}`;

const plus = "#7a5300";
const plusDark = "@media (prefers-color-scheme:dark){.plus{color:#e3b65b!important}}";

function toTable(content: string, style = "", attributes = ""): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${attributes} style="${style}">${content}</table>`;
}

function toLink(href: string, text: string, { kind, style = "" }: { kind: string; style?: string }): string {
  const color = kind.startsWith("ink") ? light.ink : light.accent;
  return `<a class="${kind}" href="${escapeHtml(href)}" style="color:${color};${style}">${text}</a>`;
}

function toImage({ src, width, height, alt }: MailPicture, shown: number, style: string): string {
  const shownHeight = Math.round((height / width) * shown);
  return `<img src="${escapeHtml(src)}" width="${shown}" height="${shownHeight}" alt="${escapeHtml(alt)}" style="display:block;border:0;${style}">`;
}

/** Premium is marked in words, as on the site's teasers; then follows what the story is about. */
function toKicker({ isPremium, kicker }: IssueItem): string {
  const parts = [
    ...(isPremium ? [`<span class="plus" style="color:${plus};font-weight:700">Plus</span>`] : []),
    ...(kicker === null ? [] : [`<span class="link" style="color:${light.accent}">${escapeHtml(kicker)}</span>`]),
  ];
  if (parts.length === 0) return "";
  return `<p class="soft" style="margin:0 0 4px;${sans};font-size:14px;line-height:20px;font-weight:600;color:${light.soft}">${parts.join(" · ")}</p>`;
}

function toExcerpt({ excerpt }: IssueItem, size: string): string {
  if (excerpt === null) return "";
  return `<p class="ink" style="margin:8px 0 0;${sans};${size};color:${light.ink}">${escapeHtml(excerpt)}</p>`;
}

/** The first story, over the whole width. */
function toLead(item: IssueItem): string {
  const { wide, href, title } = item;
  const inner = WIDTH - 2 * PADDING;
  const picture =
    wide === null
      ? ""
      : `${toLink(href, toImage(wide, inner, `width:100%;max-width:${inner}px;height:auto;border-radius:4px`), { kind: "link", style: "text-decoration:none" })}<div style="height:16px;line-height:16px;font-size:0">&nbsp;</div>`;
  const headline = toLink(href, escapeHtml(title), { kind: "ink", style: "text-decoration:none" });
  return `<tr><td class="room" style="padding:24px ${PADDING}px 24px">${picture}${toKicker(item)}<h2 class="ink lead" style="margin:0;${serif};font-size:30px;line-height:36px;font-weight:700;color:${light.ink}">${headline}</h2>${toExcerpt(item, "font-size:17px;line-height:26px")}</td></tr>`;
}

function toRow(item: IssueItem, level: 2 | 3): string {
  const { small, href, title } = item;
  const headline = toLink(href, escapeHtml(title), { kind: "ink", style: "text-decoration:none" });
  const texts = `<td valign="top">${toKicker(item)}<h${level} class="ink" style="margin:0;${serif};font-size:20px;line-height:26px;font-weight:700;color:${light.ink}">${headline}</h${level}>${toExcerpt(item, "font-size:15px;line-height:22px")}</td>`;
  const picture =
    small === null
      ? ""
      : `<td width="16" style="font-size:0">&nbsp;</td><td class="thumb" width="${SMALL_WIDTH}" valign="top">${toLink(href, toImage(small, SMALL_WIDTH, "border-radius:4px"), { kind: "link", style: "text-decoration:none" })}</td>`;
  return `<tr><td class="room" style="padding:0 ${PADDING}px">${toTable(`<tr>${texts}${picture}</tr>`, `border-top:1px solid ${light.rule};padding:18px 0`, 'class="rule"')}</td></tr>`;
}

function toSection({ title, items }: IssueContent["sections"][number], isFirst: boolean): string {
  const [lead, ...rest] = items;
  const heading =
    title === null || isFirst
      ? ""
      : `<tr><td class="room" style="padding:20px ${PADDING}px 10px"><h2 class="ink" style="margin:0;${sans};font-size:18px;line-height:24px;font-weight:700;color:${light.ink}">${escapeHtml(title)}</h2></td></tr>`;
  const level = heading === "" ? 2 : 3;
  const rows = (isFirst ? rest : items).map((item) => toRow(item, level)).join("\n");
  return `${heading}${isFirst && lead !== undefined ? toLead(lead) : ""}${rows}`;
}

/** What mail programs show beside the subject: the stories after the one that it names. */
function toPreview({ intro, sections }: IssueContent): string {
  if (intro !== null) return intro;
  const titles = sections.flatMap(({ items }) => items.map(({ title }) => title));
  return titles.slice(1, 1 + MAX_PREVIEW).join(" · ") || (titles[0] ?? "");
}

function toIntro({ intro }: IssueContent): string {
  if (intro === null) return "";
  const text = escapeHtml(intro.trim()).replace(/\n/g, "<br>");
  return `<tr><td class="room" style="padding:20px ${PADDING}px 0"><p class="ink" style="margin:0;${sans};font-size:17px;line-height:26px;color:${light.ink}">${text}</p></td></tr>`;
}

function toNote(note: string | undefined, small: string): string {
  if (note === undefined) return "";
  return `<p class="ink" style="max-width:536px;margin:0 auto 16px;padding:0 20px;${small};color:${light.ink};text-align:center"><strong>${escapeHtml(note)}</strong></p>\n`;
}

export function renderIssueHtml(content: IssueContent, { brand, origin, imprint, leave, note }: IssueFrame): string {
  const small = `${sans};font-size:14px;line-height:22px;color:${light.soft}`;
  const underlined = { kind: "link", style: "text-decoration:underline" };
  const footLines = [
    `Du bekommst „${escapeHtml(content.newsletter)}“, weil du den Newsletter bestellt hast.`,
    [
      ...(content.page === null ? [] : [toLink(content.page, "Im Browser lesen", underlined)]),
      toLink(`${origin}/newsletter`, "Alle Newsletter", underlined),
      toLink(leave, "Abmelden", underlined),
    ].join(" &nbsp;·&nbsp; "),
    [
      `<strong>${escapeHtml(brand)}</strong>`,
      ...(imprint === null ? [] : [escapeHtml(imprint)]),
      toLink(`${origin}/impressum`, "Impressum", underlined),
    ].join("<br>"),
  ];
  const sections = content.sections.map((section, index) => toSection(section, index === 0)).join("\n");
  return `${toMailHead(content.subject, [narrowStyles, plusDark, outlookStyles])}
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(toPreview(content))}</div>
<table role="presentation" class="surface" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${light.surface}">
<tr><td align="center" style="padding:24px 0">
${toNote(note, small)}<table role="presentation" class="ground" width="${WIDTH}" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:${WIDTH}px;background-color:${light.ground};border:1px solid ${light.rule}">
<tr><td class="rule room" style="padding:20px ${PADDING}px 18px;border-bottom:1px solid ${light.rule}">
<p class="soft" style="margin:0;${small}">${toLink(`${origin}/`, escapeHtml(brand), { kind: "link", style: "text-decoration:none;font-weight:700" })} &nbsp;·&nbsp; ${content.date}</p>
<h1 class="ink" style="margin:4px 0 0;${serif};font-size:26px;line-height:32px;font-weight:700;color:${light.ink}">${escapeHtml(content.newsletter)}</h1>
</td></tr>
${toIntro(content)}${sections}
<tr><td style="height:8px;line-height:8px;font-size:0">&nbsp;</td></tr>
</table>
${footLines.map((line) => `<p class="soft" style="max-width:536px;margin:16px auto 0;padding:0 20px;${small};text-align:center">${line}</p>`).join("\n")}
</td></tr>
</table>
</body>
</html>
`;
}
