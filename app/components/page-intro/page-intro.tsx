import { Title } from "#app/ui/title/title.tsx";

type PageIntroProps = {
  /** The line above the headline. */
  kicker?: string;
  title: React.ReactNode;
  lead: string;
  /** The ways on from here. */
  children?: React.ReactNode;
};

/** The head of a page that wins or welcomes readers. */
export function PageIntro({ kicker, title, lead, children }: PageIntroProps) {
  return (
    <header className="grid justify-items-start gap-4 pb-5">
      {kicker !== undefined && <p className="font-[650] text-plus">{kicker}</p>}
      <Title size="claim" as="h1" className="max-w-2xl">
        {title}
      </Title>
      <p className="max-w-2xl text-[1.25rem] leading-[1.45] text-pretty">{lead}</p>
      {children}
    </header>
  );
}
