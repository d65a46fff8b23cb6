import { Title } from "#app/ui/title/title.tsx";

type HeadProps = {
  titleId: string;
  title: React.ReactNode;
  /** Said under the title. */
  lead?: React.ReactNode;
  /** Room for the button that closes the dialog. */
  isClosable?: boolean;
};

/** Title and lead of a dialog. */
export function DialogHead({ titleId, title, lead = null, isClosable = false }: HeadProps) {
  return (
    <>
      <Title size="L" as="h1" id={titleId} className={isClosable ? "pr-10" : undefined}>
        {title}
      </Title>
      {lead !== null && <p className="mt-[-0.9rem] leading-[1.45] text-soft">{lead}</p>}
    </>
  );
}
