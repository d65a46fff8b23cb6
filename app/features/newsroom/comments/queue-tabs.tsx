import { RoomTabs } from "#app/features/newsroom/room/room-tabs.tsx";
import type { QueueView } from "./queue-view-model.ts";

/** The lists, each with how many wait in it. */
export function QueueTabs({ tabs }: { tabs: QueueView["tabs"] }) {
  return <RoomTabs label="Listen von Kommentaren" tabs={tabs} />;
}
