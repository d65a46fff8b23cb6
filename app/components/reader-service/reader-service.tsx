import { readerService } from "#app/configuration/reader-service.ts";

/** How to reach the people who help with subscriptions, within a sentence: "+43 … (werktags …) oder abo@…". */
export function ReaderServiceContact() {
  const { phone, email, hours } = readerService;
  return (
    <>
      <a href={`tel:${phone.replaceAll(" ", "")}`} className="text-link whitespace-nowrap">
        {phone}
      </a>{" "}
      ({hours}) oder{" "}
      <a href={`mailto:${email}`} className="text-link">
        {email}
      </a>
    </>
  );
}
