import { portalBrand } from "#app/configuration/portal-brand.ts";
import { BOOKMARKS_PATH } from "#app/domain/bookmarks/bookmarks-path.ts";
import { toDialogPath } from "#app/domain/page/dialog.ts";
import type { LayoutView } from "#app/shell/layout/layout-view.ts";
import { DOT } from "#app/ui/dot/dot.ts";

/** The footer: groups of links, and the way to change one's mind (rules 4.10). Where the places' data come from stands where they are shown. */
export function Footer({ view }: { view: LayoutView }) {
  return (
    <footer className="mt-12 border-t border-rule bg-surface print:hidden">
      <div className="page py-10">
        <nav aria-label="Service" className="grid grid-cols-2 gap-x-5 gap-y-8 md:grid-cols-3">
          {view.footer.map(({ title, links }) => (
            <div key={title}>
              <h2 className="mb-1 font-semibold">{title}</h2>
              <ul>
                {links.map(({ title: linkTitle, link }) => (
                  <li key={link}>
                    <a href={link}>{linkTitle}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <p className="mt-8 text-soft">
          <a href={BOOKMARKS_PATH}>Merkliste</a>
          {DOT}
          <a href={toDialogPath("Consent")} data-dialog-link="Consent">
            Cookie-Einstellungen
          </a>
          {`${DOT}© ${view.year} ${portalBrand.name}`}
        </p>
      </div>
    </footer>
  );
}
