import { CloseLink } from "#app/components/dialog/close-link.tsx";
import { ButtonLink, ButtonRow } from "#app/ui/button/button.tsx";
import { toButtonClass } from "#app/ui/button/button-class.ts";

/** Within a dialog the reader continues on the page below it. */
export function ReadOn({ returnTo }: { returnTo: string | null }) {
  return (
    <ButtonRow>
      {returnTo !== null && (
        <CloseLink href={returnTo} className={toButtonClass()}>
          Weiterlesen
        </CloseLink>
      )}
      <ButtonLink href="/profil" tone={returnTo === null ? "main" : "quiet"}>
        Zum Profil
      </ButtonLink>
    </ButtonRow>
  );
}
