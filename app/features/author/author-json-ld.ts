/** What search engines read of an author: schema.org's ProfilePage, and where it stands. */
import { type JsonLd, toAuthor, toBreadcrumb, toPublisher } from "#app/components/page-meta/json-ld.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import type { AuthorView } from "./author-view-model.ts";

/** `canonical` is the page's full address, `profile` that of its first page; `toAddress` makes a path a full address. */
export function toAuthorJsonLd(
  { name, role, description, picture, contact }: AuthorView,
  { canonical, profile }: { canonical: string; profile: string },
  toAddress: (path: string) => string,
): JsonLd[] {
  const home = toAddress("/");
  const elsewhere = contact.filter(({ isExternal }) => isExternal).map(({ link }) => link);
  const author = toAuthor(name, home, profile);
  const isPerson = author["@type"] === "Person";
  return [
    {
      "@context": "https://schema.org",
      "@type": "ProfilePage",
      url: canonical,
      inLanguage: portalBrand.locale,
      mainEntity: {
        ...author,
        ...(role && isPerson ? { jobTitle: role } : {}),
        ...(description ? { description } : {}),
        ...(picture === null ? {} : { image: toAddress(picture.img.src) }),
        ...(elsewhere.length === 0 ? {} : { sameAs: elsewhere }),
        ...(isPerson ? { worksFor: toPublisher(home) } : {}),
      },
    },
    toBreadcrumb(home, [], name),
  ];
}
