import { Title } from "#app/ui/title/title.tsx";

type NoticePageProps = {
  title: string;
  /** Why it says what it says. */
  state?: string;
  children: React.ReactNode;
};

/** A page that says one thing, and the way on. */
export function NoticePage({ title, state, children }: NoticePageProps) {
  return (
    <article className="grid justify-items-start gap-5" data-state={state}>
      <Title size="page" as="h1">
        {title}
      </Title>
      {children}
    </article>
  );
}

/** A paragraph of it. */
export const noticeText = "max-w-152";
