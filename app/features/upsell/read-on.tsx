import { CloseLink } from "#app/components/dialog/close-link.tsx";
import { ButtonLink, ButtonRow } from "#app/ui/button/button.tsx";
import { toButtonClass } from "#app/ui/button/button-class.ts";

/** Within a dialog the page that it stands over is where the reader goes on. */
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
