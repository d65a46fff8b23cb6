const linkProtocols = ["https:", "http:", "mailto:", "tel:"];

/**
 * Words of the back end for readers, which may hold links (spec 2.4: error texts are HTML). Built anew from text and
 * harmless links; of everything else only the text stays.
 */
export function toSafeNodes(html: string): Node[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll("script, style, template, noscript")) element.remove();
  return [...body.childNodes].flatMap(toSafe);
}

function toSafe(node: Node): Node[] {
  if (node instanceof Text) return [document.createTextNode(node.data)];
  if (!(node instanceof Element)) return [];
  const children = [...node.childNodes].flatMap(toSafe);
  const href = node instanceof HTMLAnchorElement ? node.getAttribute("href") : null;
  if (href === null || !URL.canParse(href, location.origin)) return children;
  const { protocol } = new URL(href, location.origin);
  if (!linkProtocols.includes(protocol)) return children;
  const link = document.createElement("a");
  link.href = href;
  link.className = "text-link";
  link.append(...children);
  return [link];
}
