import { MunicipalityDropdown } from "#app/components/municipality-dropdown/municipality-dropdown.tsx";
import type { LayoutView } from "#app/shell/layout/layout-view.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { AccountLink } from "./account-link.tsx";
import { Logo } from "./logo.tsx";

const toolClass = "inline-flex h-11 items-center gap-1.5 px-1.5 hover:text-accent";

/** A bar from 1024 px, below that a popover over the page. */
const menuClass =
  "bg-ground text-inherit backdrop:bg-[rgb(0_0_0/0.4)] max-lg:inset-x-0 max-lg:top-0 max-lg:bottom-auto max-lg:max-h-dvh max-lg:w-full max-lg:max-w-none max-lg:overflow-y-auto max-lg:border-b max-lg:border-rule max-lg:pb-6 max-lg:[box-shadow:0_12px_40px_rgb(0_0_0/0.18)] lg:static lg:block lg:w-auto lg:overflow-visible print:hidden";

/** On the list, not on each of its links: they are many, and on every page. */
const linksClass =
  "max-lg:columns-2 max-lg:gap-x-6 lg:flex lg:gap-[1.6rem] lg:overflow-x-auto lg:[scrollbar-width:none] max-lg:[&_li]:break-inside-avoid max-lg:[&_li]:border-b max-lg:[&_li]:border-rule [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:font-[550] [&_a]:whitespace-nowrap max-lg:[&_a]:text-[1.125rem] [&_a:is(:hover,[aria-current])]:text-accent lg:[&_a[aria-current]]:[box-shadow:inset_0_-2px_var(--color-accent)]";

/** Brand, tools and navigation. On small screens the navigation is a popover, which needs no script. */
export function Header({ view }: { view: LayoutView }) {
  return (
    <header className="border-b border-rule print:border-0">
      <div className="page flex items-center justify-between gap-4 py-2 md:py-3">
        <Logo />
        <div className="flex items-center gap-1 text-[0.9375rem] md:gap-4 print:hidden">
          <MunicipalityDropdown chosen={view.municipality} returnTo={view.path} />
          <a href="/abo" className={`${toolClass} font-semibold text-plus`}>
            Abo
          </a>
          <AccountLink />
          {view.navigation.length > 0 && (
            <button type="button" popoverTarget="menu" className={`${toolClass} lg:hidden`}>
              <Icon name="menu" className="size-6" />
              <span className="sr-only">Menü</span>
            </button>
          )}
        </div>
      </div>
      {view.navigation.length > 0 && (
        <nav id="menu" popover="auto" aria-label="Hauptnavigation" className={menuClass}>
          <div className="page">
            <div className="flex items-center justify-between py-2 lg:hidden">
              <span className="text-soft">Menü</span>
              <button type="button" popoverTarget="menu" popoverTargetAction="hide" className={toolClass}>
                <Icon name="close" className="size-6" />
                <span className="sr-only">Menü schließen</span>
              </button>
            </div>
            <ul className={linksClass}>
              {view.navigation.map(({ title, link, isCurrent }) => (
                <li key={link}>
                  <a href={link} aria-current={isCurrent ? "page" : undefined}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </nav>
      )}
    </header>
  );
}
