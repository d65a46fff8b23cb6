import { ButtonLink } from "#app/ui/button/button.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { ArticleView } from "./article-view-model.ts";

/** What follows a text: the way to its whole, subjects, who wrote it, and one line about the newsletters, unless a wall stands there. */
export function ArticleEnd({ view: { external, informantButton, tags, authorBoxes, wall } }: { view: ArticleView }) {
  return (
    <div>
      {external !== null && (
        <p className="mt-8">
          <ButtonLink href={external} rel="noopener">
            Weiterlesen auf {new URL(external).hostname}
          </ButtonLink>
        </p>
      )}
      {informantButton !== null && (
        <p className="mt-8">
          <ButtonLink href={informantButton.link}>{informantButton.text}</ButtonLink>
        </p>
      )}
      {tags.length > 0 && (
        <ul className="mt-10 flex flex-wrap gap-2 wrap-anywhere print:hidden" aria-label="Themen dieses Beitrags">
          {tags.map(({ title, link }) => (
            <li key={link}>
              <a
                href={link}
                className="inline-flex min-h-9 items-center rounded-full border border-rule px-3.5 text-[0.9375rem] hover:border-accent hover:text-accent"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
      {authorBoxes.map(({ name, role, description }) => (
        <p key={name} className="mt-5 border-t border-rule pt-3 text-[0.9375rem] leading-6 text-soft">
          <b className="text-ink">{name}</b>
          {role && `, ${role}`}
          {description && <span className="block">{description}</span>}
        </p>
      ))}
      {wall === null && (
        <p className="mt-5 border-t border-rule pt-3 text-[0.9375rem] leading-6 print:hidden">
          Das Wichtigste aus der Region per E-Mail: <TextLink href="/newsletter">Newsletter aussuchen</TextLink>
        </p>
      )}
    </div>
  );
}
