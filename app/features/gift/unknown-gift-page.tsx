/** For a link that opens nothing that is known: cut on the way, mistyped, or of a gift that is long over. */
import { NoticePage, noticeText } from "#app/components/notice-page/notice-page.tsx";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { ButtonLink, ButtonRow } from "#app/ui/button/button.tsx";

export function UnknownGiftPage() {
  return (
    <NoticePage title="Dieses Geschenk gibt es nicht" state="unknown-gift">
      <p className={noticeText}>
        Der Link ist nicht ganz angekommen, oder das Geschenk ist seit Längerem vorbei. Frag am besten den Menschen, der ihn dir
        geschickt hat, nach einem neuen.
      </p>
      <ButtonRow>
        <ButtonLink href="/">Zu {portalBrand.name}</ButtonLink>
        <ButtonLink tone="quiet" href="/abo">
          Abo ansehen
        </ButtonLink>
      </ButtonRow>
    </NoticePage>
  );
}
