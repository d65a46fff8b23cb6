/** Markup as a tree, for tests of components: what stands where, not how it is written. */
import type { Element } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import { renderToStaticMarkup } from "react-dom/server";

/** Elements of a component's markup that fit; by name, and by attributes (`true`: is there). */
export type Markup = {
  all: (name: string, attributes?: Readonly<Record<string, string | true>>) => Element[];
  /** Throws unless exactly one fits. */
  one: (name: string, attributes?: Readonly<Record<string, string | true>>) => Element;
  text: string;
};

export function render(component: React.ReactNode): Markup {
  return toMarkup(parseDocument(renderToStaticMarkup(component)).children);
}

export function within(element: Element): Markup {
  return toMarkup([element]);
}

export function textOf(element: Element): string {
  return DomUtils.textContent(element).replace(/\s+/g, " ").trim();
}

function toMarkup(nodes: Parameters<typeof DomUtils.textContent>[0] & Parameters<typeof DomUtils.findAll>[1]): Markup {
  const all: Markup["all"] = (name, attributes = {}) =>
    DomUtils.findAll(
      (element) =>
        element.name === name &&
        Object.entries(attributes).every(([key, value]) =>
          value === true ? key in element.attribs : element.attribs[key] === value,
        ),
      nodes,
    );
  return {
    all,
    one: (name, attributes = {}) => {
      const found = all(name, attributes);
      if (found.length !== 1 || found[0] === undefined)
        throw new Error(`${found.length} elements are <${name}> with ${JSON.stringify(attributes)}`);
      return found[0];
    },
    text: DomUtils.textContent(nodes).replace(/\s+/g, " ").trim(),
  };
}
