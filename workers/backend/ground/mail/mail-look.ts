/** The look of mail: its head, and colours and letters of mail, as inline styles; `darkStyles` turns the colours by the classes that the elements have. */
import { escapeUTF8 as escapeHtml } from "entities";

export const sans = "font-family:'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif";
export const serif = "font-family:'Source Serif 4',Georgia,'Times New Roman',serif";
export const light = {
  ground: "#ffffff",
  surface: "#f5f4f0",
  ink: "#15181d",
  soft: "#565d69",
  rule: "#dfe0dc",
  accent: "#0a5570",
};
const darkStyles = `@media (prefers-color-scheme:dark){
.surface{background-color:#0f1215!important}
.ground{background-color:#181c21!important;border-color:#2b3138!important}
.ink{color:#eceef0!important}.soft{color:#a4adb8!important}.rule{border-color:#2b3138!important}.link{color:#7cc7e0!important}
.button{background-color:#7cc7e0!important;border-color:#7cc7e0!important;color:#0b1a21!important}
}`;

/** The beginning of a mail's HTML, up to its body. `styles` stand after those of the dark mode. */
export function toMailHead(subject: string, styles: readonly string[] = []): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(subject)}</title>
<style>${[darkStyles, ...styles].join("\n")}</style>
</head>
<body class="surface" style="margin:0;padding:0;background-color:${light.surface}">`;
}
