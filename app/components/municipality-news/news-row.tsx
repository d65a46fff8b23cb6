import { Picture } from "#app/components/picture/picture.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { NewsPost } from "./municipality-news.ts";

type NewsRowProps = { post: NewsPost; isDynamic: boolean; target: "_blank" | undefined };

const PICTURE_SIZES = "140px";

/** A post of the municipality widget, 105 px high where it is not dynamic (rules 9.13). */
export function NewsRow({ post, isDynamic, target }: NewsRowProps) {
  const { title, link, kicker, premium, date, picture, categories } = post;
  return (
    <li className={isDynamic ? "group relative flex gap-4" : "group relative flex h-[105px] gap-4 overflow-hidden"}>
      {picture !== null && (
        <div className="w-[35%] max-w-[140px] flex-none">
          <Picture
            picture={picture}
            sizes={PICTURE_SIZES}
            className="aspect-4/3 w-full rounded-xs bg-surface object-cover"
            isShaped
          />
        </div>
      )}
      <div className="min-w-0 flex-1">
        <p className="truncate text-[0.875rem] leading-5 font-semibold text-accent">
          {premium !== null && <span className="mr-2 text-plus">{premium}</span>}
          {categories.map((category) => (
            <a
              key={category.link}
              href={category.link}
              target={target}
              rel="noopener"
              className="relative z-1 mr-2 underline-hover"
            >
              {category.title}
            </a>
          ))}
          {categories.length === 0 && kicker}
        </p>
        <Title size="XS" as="h2" className={isDynamic ? undefined : "line-clamp-3"}>
          <a href={link} target={target} rel="noopener" className="stretched underline-hover">
            {title}
          </a>
        </Title>
        <p className="text-[0.875rem] leading-5 text-soft">
          <time dateTime={date.iso}>{date.text}</time>
        </p>
      </div>
    </li>
  );
}
