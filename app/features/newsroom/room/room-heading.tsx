import { Title } from "#app/ui/title/title.tsx";

type RoomHeadingProps = {
  title: string;
  /** The text below the title. */
  children?: React.ReactNode;
};

/** The headline of a part of the newsroom, with an introduction. */
export function RoomHeading({ title, children }: RoomHeadingProps) {
  return (
    <div className="grid grid-cols-1 gap-2.5 wrap-anywhere">
      <Title size="page" as="h1">
        {title}
      </Title>
      {children !== undefined && <div className="text-soft">{children}</div>}
    </div>
  );
}
