import { TextLink } from "#app/ui/text-link/text-link.tsx";

/** Where no service is known: whom to call instead. */
export function NoDuty({ children }: { children: React.ReactNode }) {
  return (
    <p className="mt-4 max-w-[41rem]">
      {children} Den ärztlichen Bereitschaftsdienst erreichst du unter <TextLink href="tel:141">141</TextLink>, den Apothekenruf
      unter <TextLink href="tel:1455">1455</TextLink>.
    </p>
  );
}
