const SVG = "http://www.w3.org/2000/svg";

/** An icon like those of ui/icon, for what script adds to a page; `path` on a ground of 24 units. */
export function createIcon(path: string): SVGSVGElement {
  const icon = document.createElementNS(SVG, "svg");
  const attributes = {
    viewBox: "0 0 24 24",
    class: "size-6",
    fill: "none",
    stroke: "currentColor",
    "stroke-width": "1.8",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    "aria-hidden": "true",
  };
  for (const [name, value] of Object.entries(attributes)) icon.setAttribute(name, value);
  icon.append(document.createElementNS(SVG, "path"));
  icon.firstElementChild?.setAttribute("d", path);
  return icon;
}
