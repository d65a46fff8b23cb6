import { ButtonLink, ButtonRow } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

/** An empty list: how it is filled, and where. */
export function NoBookmarks() {
  return (
    <div className="grid gap-5 border-t border-rule pt-6">
      <p className="max-w-152">
        Hier ist noch nichts. Mit <Icon name="bookmark" className="inline size-5 align-text-bottom" />{" "}
        <strong className="font-semibold">Merken</strong> neben der Überschrift eines Artikels legst du ihn für später ab.
      </p>
      <ButtonRow>
        <ButtonLink href="/">Zur Startseite</ButtonLink>
        <ButtonLink href="/themen" tone="quiet">
          Themen ansehen
        </ButtonLink>
      </ButtonRow>
    </div>
  );
}
