import { escapeUTF8 as escapeHtml } from "entities";
import { darkStyles, light } from "./mail-look.ts";

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
