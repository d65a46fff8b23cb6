import { useStore } from "#app/islands/react/use-store.ts";
import { announcementStore, noAnnouncement } from "#app/islands/stores/announcement-store.ts";

/** Empty it is nothing to see, but there for screen readers. */
const boxClass =
  "fixed inset-x-0 bottom-5 z-20 mx-auto w-fit max-w-[calc(100%-2rem)] rounded-sm bg-ink px-5 py-3 leading-[1.4] text-ground empty:p-0";

/** Where it is said what has just happened: once on each page, and once within the modal dialog. */
export function AnnouncementRegion({ isInDialog = false }: { isInDialog?: boolean }) {
  const announcement = useStore(announcementStore, noAnnouncement);
  const { text, isVisible, link } = announcement.isInDialog === isInDialog ? announcement : noAnnouncement;
  return (
    <div role="status" className={isVisible ? boxClass : "sr-only"} data-announcement="">
      {text}
      {link !== null && (
        <>
          {" – "}
          <a href={link.href} className="font-semibold underline underline-offset-[0.16em]">
            {link.text}
          </a>
        </>
      )}
    </div>
  );
}
