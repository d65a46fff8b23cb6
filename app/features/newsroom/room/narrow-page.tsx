import { Title } from "#app/ui/title/title.tsx";

/** A page of one form, before the newsroom's parts: in the middle, and the frame's name begins where it does. */
export function NarrowPage({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="mx-auto grid max-w-[30rem] grid-cols-1 gap-6 pt-4 md:pt-8" data-narrow>
      <Title size="page" as="h1">
        {title}
      </Title>
      {children}
    </div>
  );
}
