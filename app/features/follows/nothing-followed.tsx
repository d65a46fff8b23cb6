import { ButtonLink, ButtonRow } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

/** An empty page: how it is filled, and where. */
export function NothingFollowed() {
  return (
    <div className="grid gap-5">
      <p className="max-w-152">
        Hier ist noch nichts. Mit <Icon name="plus" className="inline size-5 align-text-bottom" />{" "}
        <strong className="font-semibold">Folgen</strong> auf der Seite eines Themas, einer Gemeinde oder unserer Autorinnen und
        Autoren sammelst du hier, was es dort Neues gibt. Ohne Anmeldung merkt es sich dein Browser, mit einem Cookie.
      </p>
      <ButtonRow>
        <ButtonLink href="/themen">Themen ansehen</ButtonLink>
        <ButtonLink href="/gemeinde/gemeinde" tone="quiet">
          Gemeinde wählen
        </ButtonLink>
      </ButtonRow>
    </div>
  );
}
