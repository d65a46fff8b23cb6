/** The paper's fonts and colours as one style sheet for frames of others that stand in its pages (docs/paywall.md). */

type Fonts = {
  /** Addresses of files. */
  sans: string;
  serif: string;
};

const SANS = "Source Sans 3 Variable";
const SERIF = "Source Serif 4 Variable";

/**
 * `look` is the brand's `look.css`: what Tailwind makes a theme of are custom properties here, in light and dark. Frames may use the names
 * of colours, `--font-sans` and `--font-serif`, or leave all as it is: text and headlines have the paper's type already.
 */
export function toFrameStyles(look: string, fonts: Fonts): string {
  const properties = look.replace("@theme", ":root").replace("@layer theme", "@media all");
  return `${toFontFace(SANS, fonts.sans)}
${toFontFace(SERIF, fonts.serif)}
${properties}
:root {
  color-scheme: light dark;
  background: transparent;
}
body {
  color: var(--color-ink);
  font-family: var(--font-sans);
}
h1, h2, h3, legend {
  font-family: var(--font-serif);
}
`;
}

function toFontFace(family: string, address: string): string {
  return `@font-face {
  font-family: "${family}";
  font-weight: 200 900;
  font-display: swap;
  src: url("${address}") format("woff2");
}`;
}
