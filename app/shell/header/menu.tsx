import type { ReactNode } from "react";
import { PLACES_HREF } from "#app/components/municipality-dropdown/places-id.ts";
import { BOOKMARKS_PATH } from "#app/domain/bookmarks/bookmarks-path.ts";
import { FOR_YOU_PATH } from "#app/domain/follows/follow-paths.ts";
import { servicesInShort } from "#app/domain/page/records/page-lists.ts";
import type { LayoutView } from "#app/shell/layout/layout-view.ts";
import { Icon } from "#app/ui/icon/icon.tsx";

type MenuLink = { title: ReactNode; link: string; isCurrent?: boolean };

const own: readonly MenuLink[] = [
  { title: "Suche", link: "/suche" },
  { title: "Für dich", link: FOR_YOU_PATH },
  { title: "Merkliste", link: BOOKMARKS_PATH },
  { title: <AccountWords />, link: "/profil" },
  { title: "Abo", link: "/abo" },
  { title: "Gemeinde wählen", link: PLACES_HREF },
];

/** The same for everybody, as in account-link.tsx: the browser shows the second word to a signed-in reader. */
function AccountWords() {
  return (
    <>
      <span data-signed-out="">Anmelden</span>
      <span data-signed-in="" hidden>
        Profil
      </span>
    </>
  );
}

/** Everything there is, in a popover: it opens, closes on Escape and gives the focus back without script. */
export function Menu({ view: { navigation } }: { view: LayoutView }) {
  return (
    <nav id="menu" popover="auto" aria-label="Hauptnavigation" className="menu print:hidden">
      <div className="page">
        <div className="flex items-center justify-between py-1">
          <span className="text-soft">Menü</span>
          <button type="button" popoverTarget="menu" popoverTargetAction="hide" className="tool">
            <Icon name="close" className="size-6" />
            <span className="sr-only">Menü schließen</span>
          </button>
        </div>
        <MenuLinks title="Für dich" links={own} />
        {navigation.length > 0 && <MenuLinks title="Ressorts" links={navigation} />}
        <MenuLinks title="Services" links={servicesInShort} />
      </div>
    </nav>
  );
}

function MenuLinks({ title, links }: { title: string; links: readonly MenuLink[] }) {
  return (
    <>
      {/* No heading: it would stand before the page's own. */}
      <p aria-hidden="true">{title}</p>
      <ul aria-label={title}>
        {links.map(({ title: name, link, isCurrent }) => (
          <li key={link}>
            <a href={link} aria-current={isCurrent ? "page" : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
