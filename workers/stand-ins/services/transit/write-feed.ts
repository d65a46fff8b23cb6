/** Writes a FeedMessage of GTFS-Realtime with service alerts: the bytes that an agency's server sends. */
import { BinaryWriter, WireType } from "@bufbuild/protobuf/wire";

export type FeedAlert = {
  id: string;
  /** Seconds. */
  periods?: { start?: number; end?: number }[];
  entities?: { agency?: string; route?: string; routeType?: number; stop?: string; tripRoute?: string }[];
  /** Numbers of the protocol. */
  cause?: number;
  effect?: number;
  severity?: number;
  url?: Record<string, string>;
  /** By language; the empty one says none. */
  header?: Record<string, string>;
  description?: Record<string, string>;
  isDeleted?: boolean;
};

export type FeedFacts = { version?: string; incrementality?: number; timestamp?: number };

export function writeFeed(alerts: readonly FeedAlert[], facts: FeedFacts = {}): Uint8Array<ArrayBuffer> {
  const { version = "2.0", incrementality = 0, timestamp = 1_764_000_000 } = facts;
  const feed = new BinaryWriter();
  within(feed, 1, () => {
    text(feed, 1, version);
    number(feed, 2, incrementality);
    moment(feed, 3, timestamp);
  });
  for (const { id, isDeleted, ...alert } of alerts)
    within(feed, 2, () => {
      text(feed, 1, id);
      if (isDeleted === true) feed.tag(2, WireType.Varint).bool(true);
      within(feed, 5, () => writeAlert(feed, alert));
    });
  return feed.finish();
}

function writeAlert(feed: BinaryWriter, alert: Omit<FeedAlert, "id">): void {
  for (const { start, end } of alert.periods ?? [])
    within(feed, 1, () => {
      moment(feed, 1, start);
      moment(feed, 2, end);
    });
  for (const { agency, route, routeType, stop, tripRoute } of alert.entities ?? [])
    within(feed, 5, () => {
      text(feed, 1, agency);
      text(feed, 2, route);
      number(feed, 3, routeType);
      if (tripRoute !== undefined) within(feed, 4, () => text(feed, 5, tripRoute));
      text(feed, 5, stop);
    });
  number(feed, 6, alert.cause);
  number(feed, 7, alert.effect);
  translated(feed, 8, alert.url);
  translated(feed, 10, alert.header);
  translated(feed, 11, alert.description);
  number(feed, 14, alert.severity);
}

function within(writer: BinaryWriter, field: number, write: () => void): void {
  writer.tag(field, WireType.LengthDelimited).fork();
  write();
  writer.join();
}

function text(writer: BinaryWriter, field: number, value: string | undefined): void {
  if (value !== undefined) writer.tag(field, WireType.LengthDelimited).string(value);
}

function number(writer: BinaryWriter, field: number, value: number | undefined): void {
  if (value !== undefined) writer.tag(field, WireType.Varint).int32(value);
}

function moment(writer: BinaryWriter, field: number, value: number | undefined): void {
  if (value !== undefined) writer.tag(field, WireType.Varint).uint64(value);
}

function translated(writer: BinaryWriter, field: number, texts: Record<string, string> | undefined): void {
  if (texts === undefined) return;
  within(writer, field, () => {
    for (const [language, words] of Object.entries(texts))
      within(writer, 1, () => {
        text(writer, 1, words);
        if (language !== "") text(writer, 2, language);
      });
  });
}
