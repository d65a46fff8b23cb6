import { readerService } from "#app/configuration/reader-service.ts";
import { TextLink } from "#app/ui/text-link/text-link.tsx";

/** How to reach the people who help with subscriptions, within a sentence: "+43 … (werktags …) oder abo@…". */
export function ReaderServiceContact() {
  const { phone, email, hours } = readerService;
  return (
    <>
      <TextLink href={`tel:${phone.replaceAll(" ", "")}`} className="whitespace-nowrap">
        {phone}
      </TextLink>{" "}
      ({hours}) oder <TextLink href={`mailto:${email}`}>{email}</TextLink>
    </>
  );
}
