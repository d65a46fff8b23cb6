import { announcementStore, noAnnouncement } from "#app/islands/stores/announcement-store.ts";
import { useStore } from "#app/islands/stores/use-store.ts";

/** Where it is said what has just happened: once on each page, and once within the modal dialog. */
export function AnnouncementRegion({ isInDialog }: { isInDialog: boolean }) {
  const announcement = useStore(announcementStore, noAnnouncement);
  const { text, isVisible } = announcement.isInDialog === isInDialog ? announcement : noAnnouncement;
  return (
    <div role="status" className={isVisible ? "announcement" : "sr-only"} data-announcement="">
      {text}
    </div>
  );
}
