import { expect, test } from "vitest";
import { toCollectionJsonLd, toHomeJsonLd } from "./json-ld.ts";

const toAddress = (path: string) => new URL(path, "https://talblick.example").href;

test("the front page says what the site is called and who publishes it", () => {
  expect(toHomeJsonLd(toAddress)).toEqual([
    {
      "@context": "https://schema.org",
      "@type": "WebSite",
      name: "Talblick",
      url: "https://talblick.example/",
      publisher: {
        "@type": "NewsMediaOrganization",
        name: "Talblick",
        url: "https://talblick.example/",
        logo: "https://talblick.example/favicon.svg",
      },
    },
  ]);
});

test("a page of a list says what it is and where it stands", () => {
  const canonical = toAddress("/themen/wohnen");
  const way = [{ title: "Themen", path: "/themen" }];
  expect(toCollectionJsonLd({ title: "Wohnen", description: null, canonical, way }, toAddress)).toEqual([
    {
      "@context": "https://schema.org",
      "@type": "CollectionPage",
      name: "Wohnen",
      url: canonical,
      inLanguage: "de-AT",
      isPartOf: { "@type": "WebSite", name: "Talblick", url: "https://talblick.example/" },
    },
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Talblick", item: "https://talblick.example/" },
        { "@type": "ListItem", position: 2, name: "Themen", item: "https://talblick.example/themen" },
        { "@type": "ListItem", position: 3, name: "Wohnen" },
      ],
    },
  ]);
});
