type QuotedCommentProps = {
  author: string;
  /** Sanitised. */
  html: string;
  /** What it was written about. */
  post: { title: string; link: string };
  className?: string;
  /** Beside the author. */
  children?: React.ReactNode;
};

/** A comment away from its conversation, with the article it belongs to. */
export function QuotedComment({ author, html, post, className = "", children }: QuotedCommentProps) {
  return (
    <figure className={`border-l-3 border-accent bg-surface px-4 py-3 wrap-anywhere ${className}`} data-reported="">
      <figcaption className="flex flex-wrap items-baseline gap-x-3 text-[0.9375rem]">
        <span className="font-semibold">{author}</span>
        {children}
      </figcaption>
      <blockquote
        className="mt-1 leading-7 [&_p+p]:mt-3"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the view models that ask for it
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <p className="mt-2 text-[0.9375rem] text-soft">
        zu{" "}
        <a href={post.link} className="text-accent underline-hover">
          {post.title}
        </a>
      </p>
    </figure>
  );
}
