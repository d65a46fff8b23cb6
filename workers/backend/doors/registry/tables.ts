/** The tables of all rooms. Those that are exported stand in the order in which they can be brought: what others refer to comes first. */

import { bridgeTables } from "#workers/backend/content/bridge/tables.ts";
import { commentTables } from "#workers/backend/content/comments/tables.ts";
import { pictureTables } from "#workers/backend/content/picture-sizes/tables.ts";
import { contentTables } from "#workers/backend/content/records/tables.ts";
import { searchTables } from "#workers/backend/content/search/tables.ts";
import type { ExportFacts, ReaderRows, TableFacts } from "#workers/backend/ground/database/table-facts.ts";
import { groundTables } from "#workers/backend/ground/tables.ts";
import { advertisingTables } from "#workers/backend/newsroom/advertising/tables.ts";
import { breakingTables } from "#workers/backend/newsroom/breaking/tables.ts";
import { readerCommentTables } from "#workers/backend/newsroom/comments/tables.ts";
import { deskTables } from "#workers/backend/newsroom/desk/tables.ts";
import { draftTables } from "#workers/backend/newsroom/drafts/tables.ts";
import { eventTables } from "#workers/backend/newsroom/events/tables.ts";
import { frontTables } from "#workers/backend/newsroom/front/tables.ts";
import { noticeTables } from "#workers/backend/newsroom/notices/tables.ts";
import { numberTables } from "#workers/backend/newsroom/numbers/tables.ts";
import { recordingTables } from "#workers/backend/newsroom/recordings/tables.ts";
import { staffTables } from "#workers/backend/newsroom/staff/tables.ts";
import { takedownTables } from "#workers/backend/newsroom/takedowns/tables.ts";
import { tipTables } from "#workers/backend/newsroom/tips/tables.ts";
import { accessTables } from "#workers/backend/readers/access/tables.ts";
import { accountTables } from "#workers/backend/readers/accounts/tables.ts";
import { cancellationTables } from "#workers/backend/readers/cancellations/tables.ts";
import { epaperTables } from "#workers/backend/readers/epaper/tables.ts";
import { followTables } from "#workers/backend/readers/follows/tables.ts";
import { giftTables } from "#workers/backend/readers/gifts/tables.ts";
import { newsletterTables } from "#workers/backend/readers/newsletters/tables.ts";
import { pushTables } from "#workers/backend/readers/push/tables.ts";
import { savedArticleTables } from "#workers/backend/readers/saved-articles/tables.ts";
import { subscriptionTables } from "#workers/backend/readers/subscriptions/tables.ts";
import { upsellTables } from "#workers/backend/readers/upsell/tables.ts";
import { deathNoticeTables } from "#workers/backend/services/death-notices/tables.ts";
import { serviceTables } from "#workers/backend/services/tables.ts";

export const tables: readonly TableFacts[] = [
  ...contentTables,
  ...commentTables,
  ...searchTables,
  ...pictureTables,
  ...takedownTables,
  ...bridgeTables,
  ...upsellTables,
  ...serviceTables,
  ...deathNoticeTables,
  ...accountTables,
  ...subscriptionTables,
  ...savedArticleTables,
  ...followTables,
  ...giftTables,
  ...epaperTables,
  ...pushTables,
  ...readerCommentTables,
  ...noticeTables,
  ...numberTables,
  ...newsletterTables,
  ...cancellationTables,
  ...accessTables,
  ...staffTables,
  ...deskTables,
  ...draftTables,
  ...breakingTables,
  ...frontTables,
  ...eventTables,
  ...advertisingTables,
  ...tipTables,
  ...recordingTables,
  ...groundTables,
  { name: "d1_migrations", keptBack: "the other state has its own" },
];

export type ExportedTable = ExportFacts & { name: string };

export const exportedTables: readonly ExportedTable[] = tables.flatMap((table) =>
  "exported" in table ? [{ name: table.name, ...table.exported }] : [],
);

/** Why a table is in no export. */
export const keptBack: Readonly<Record<string, string>> = Object.fromEntries(
  tables.flatMap((table) => ("keptBack" in table ? [[table.name, table.keptBack]] : [])),
);

/** What a reader's own export asks of the rooms. */
export const readerRows: readonly ReaderRows[] = tables.flatMap(({ ofReader }) =>
  ofReader !== undefined && "sql" in ofReader ? [ofReader] : [],
);
