/** What search engines read of the paper and of where a page stands in it (schema.org). */
import { portalBrand } from "#app/configuration/portal-brand.ts";

export type JsonLd = Readonly<Record<string, unknown>>;

type ToAddress = (path: string) => string;
/** Full addresses. */
type Step = { title: string; address: string };

const CONTEXT = "https://schema.org";

/** The paper as other entries name it. `home` is the portal's full address. */
export function toPublisher(home: string): JsonLd {
  const logo = new URL("/favicon.svg", home).href;
  return { "@type": "NewsMediaOrganization", name: portalBrand.name, url: home, logo };
}

/** Who wrote a text, with the full address of their page. Newsrooms and agencies are no persons; one that is this paper's own is the paper. */
export function toAuthor(name: string, home: string, page: string | null): JsonLd {
  const url = page === null ? {} : { url: page };
  if (!isOrganization(name)) return { "@type": "Person", name, ...url };
  const isOwn = name.toLowerCase().includes(portalBrand.name.toLowerCase()) || /^(?:die )?redaktion$/i.test(name);
  return isOwn ? { ...toPublisher(home), name, ...url } : { "@type": "Organization", name, ...url };
}

/** "Redaktion", "Sportredaktion", "Redaktion Bregenz", the paper's own name, and abbreviations as agencies sign: "APA", "APA/dpa". */
function isOrganization(name: string): boolean {
  const isAgency = /^\p{Lu}{2,6}(?:[/-]\p{L}{2,6})*$/u.test(name);
  return isAgency || /redaktion(?:\s|$)/i.test(name) || name.toLowerCase() === portalBrand.name.toLowerCase();
}

/** From the front page through `way` to the page itself; that one is the last entry and needs no address. */
export function toBreadcrumb(home: string, way: readonly Step[], title: string): JsonLd {
  const steps = [{ title: portalBrand.name, address: home }, ...way];
  const entries = [...steps.map(({ title: name, address: item }) => ({ name, item })), { name: title }];
  return {
    "@context": CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: entries.map((entry, index) => ({ "@type": "ListItem", position: index + 1, ...entry })),
  };
}

/** Of the front page: what this site is called, and who publishes it. In few bytes: no document is heavier. */
export function toHomeJsonLd(toAddress: ToAddress): JsonLd[] {
  const home = toAddress("/");
  return [{ "@context": CONTEXT, "@type": "WebSite", name: portalBrand.name, url: home, publisher: toPublisher(home) }];
}

type Collection = {
  title: string;
  description: string | null;
  canonical: string;
  way?: readonly { title: string; path: string }[];
};

/** Of a page of a list: that it is one, and where it stands. */
export function toCollectionJsonLd({ title, description, canonical, way = [] }: Collection, toAddress: ToAddress): JsonLd[] {
  const home = toAddress("/");
  const steps = way.map((step) => ({ title: step.title, address: toAddress(step.path) }));
  return [
    {
      "@context": CONTEXT,
      "@type": "CollectionPage",
      name: title,
      ...(description ? { description } : {}),
      url: canonical,
      inLanguage: portalBrand.locale,
      isPartOf: { "@type": "WebSite", name: portalBrand.name, url: home },
    },
    toBreadcrumb(home, steps, title),
  ];
}
