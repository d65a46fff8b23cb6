import { ButtonLink } from "#app/ui/button/button.tsx";
import { ArticleComments } from "./article-comments.tsx";
import type { ArticleView } from "./article-view-model.ts";

/** What follows a text: the way to its whole, subjects, who wrote it, and one line about the newsletters, for as long as no wall stands there. */
export function ArticleEnd({ view }: { view: ArticleView }) {
  const { external, informantButton, tags, authorBoxes, wall, discussion } = view;
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
        <ul className="tags print:hidden" aria-label="Themen dieses Beitrags">
          {tags.map(({ title, link }) => (
            <li key={link}>
              <a href={link}>{title}</a>
            </li>
          ))}
        </ul>
      )}
      {authorBoxes.map(({ name, role, description, link }) => (
        <p key={name} className="after">
          <b>{link === null ? name : <a href={link}>{name}</a>}</b>
          {role && `, ${role}`}
          {description && (
            <>
              <br />
              {description}
            </>
          )}
        </p>
      ))}
      <p className={wall === null ? "after print:hidden" : "after after-wall print:hidden"}>
        <a href="/newsletter">Mehr davon per E-Mail: unsere Newsletter</a>
      </p>
      {discussion !== null && <ArticleComments post={view.id} discussion={discussion} />}
    </div>
  );
}
