import { CloseLink } from "#app/components/dialog/close-link.tsx";

/** Within a dialog the page that it stands over is where the reader goes on. */
export function ReadOn({ returnTo }: { returnTo: string | null }) {
  return (
    <div className="dialog-actions">
      {returnTo !== null && (
        <CloseLink href={returnTo} className="button">
          Weiterlesen
        </CloseLink>
      )}
      <a href="/profil" className={returnTo === null ? "button" : "button button-quiet"}>
        Zum Profil
      </a>
    </div>
  );
}
