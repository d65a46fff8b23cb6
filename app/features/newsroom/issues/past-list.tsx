import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { PastView } from "./newsletters-view-model.ts";

/** Issues that have been: what was sent stays as it was. */
export function PastList({ past }: { past: readonly PastView[] }) {
  if (past.length === 0) return <p className="text-soft">Noch ist keine Ausgabe erschienen.</p>;
  return (
    <ol className="grid grid-cols-1">
      {past.map(({ name, subject, day, text, link }) => (
        <li key={name} className="border-b border-rule py-3 wrap-anywhere first:border-t">
          {link === null ? (
            subject
          ) : (
            <TextLink isTall href={link}>
              {subject}
            </TextLink>
          )}
          <span className="block text-[0.9375rem] text-soft">{`${day}, ${text}`}</span>
        </li>
      ))}
    </ol>
  );
}
