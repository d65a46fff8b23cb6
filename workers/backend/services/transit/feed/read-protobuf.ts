/**
 * Reads a FeedMessage of GTFS-Realtime (2.0) from its bytes: the alerts, and nothing of the rest. Only the wire format is the library's; the
 * few messages are described here, each as what becomes of a field by its number.
 */
import { BinaryReader, WireType } from "@bufbuild/protobuf/wire";
import {
  MAX_ENTITIES,
  MAX_PERIODS,
  MAX_SELECTORS,
  MAX_TRANSLATIONS,
  type RawAlert,
  type RawEntity,
  type RawPeriod,
  refuseTooMany,
  type Translation,
} from "./raw-alert.ts";

const DIFFERENTIAL = 1;

/** By the number of a field: its type on the wire, and what reads it. */
type Fields = Readonly<Record<number, readonly [wire: WireType, read: (reader: BinaryReader) => void]>>;

/** Reads the whole message; unknown fields are passed over, and a known one of another type is damage. */
function readFields(bytes: Uint8Array, fields: Fields): void {
  const reader = new BinaryReader(bytes);
  while (reader.pos < reader.len) {
    const [number, wire] = reader.tag();
    const field = fields[number];
    if (field === undefined) reader.skip(wire, number);
    else if (field[0] === wire) field[1](reader);
    else throw new Error(`field ${number} has the type ${wire}`);
  }
}

const text = (take: (value: string) => void): Fields[number] => [WireType.LengthDelimited, (reader) => take(reader.string())];
const number = (take: (value: number) => void): Fields[number] => [WireType.Varint, (reader) => take(reader.int32())];
/** Seconds: what no date can be is none, as 0 is. */
const moment = (take: (value: number | null) => void): Fields[number] => [
  WireType.Varint,
  (reader) => {
    const seconds = Number(reader.uint64());
    take(seconds > 0 && seconds < 8_640_000_000_000 ? seconds : null);
  },
];
const message = (take: (bytes: Uint8Array) => void): Fields[number] => [
  WireType.LengthDelimited,
  (reader) => take(reader.bytes()),
];

/** Throws an Error, for operators, for bytes that are no such message or too much of one. */
export function readProtobufAlerts(bytes: Uint8Array): RawAlert[] {
  const alerts: RawAlert[] = [];
  let version = "";
  let entities = 0;
  try {
    readFields(bytes, {
      1: message((header) =>
        readFields(header, {
          1: text((value) => {
            version = value;
          }),
          2: number(refuseDifferential),
        }),
      ),
      2: message((entity) => {
        entities += 1;
        if (entities > MAX_ENTITIES) refuseTooMany("entities", MAX_ENTITIES);
        const alert = readEntity(entity);
        if (alert !== null) alerts.push(alert);
      }),
    });
  } catch (error) {
    throw new Error(`its protobuf cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  // The one thing that a feed must have: bytes of something else rarely do.
  if (!/^\d{1,2}(?:\.\d{1,2})?$/.test(version)) throw new Error("it is no feed of GTFS-Realtime");
  return alerts;
}

export function refuseDifferential(incrementality: number): void {
  if (incrementality === DIFFERENTIAL) throw new Error("it tells only what has changed (DIFFERENTIAL)");
}

function readEntity(bytes: Uint8Array): RawAlert | null {
  let id = "";
  let isDeleted = false;
  let alert: Uint8Array | null = null;
  readFields(bytes, {
    1: text((value) => {
      id = value;
    }),
    2: number((value) => {
      isDeleted = value !== 0;
    }),
    5: message((value) => {
      alert = value;
    }),
  });
  return alert === null || isDeleted ? null : readAlert(id, alert);
}

function readAlert(id: string, bytes: Uint8Array): RawAlert {
  const alert: RawAlert = {
    id,
    periods: [],
    entities: [],
    cause: 0,
    effect: 0,
    severity: 0,
    url: [],
    header: [],
    description: [],
  };
  readFields(bytes, {
    1: message((value) => {
      if (alert.periods.length >= MAX_PERIODS) refuseTooMany("periods of one alert", MAX_PERIODS);
      alert.periods.push(readPeriod(value));
    }),
    5: message((value) => {
      if (alert.entities.length >= MAX_SELECTORS) refuseTooMany("entities that one alert is about", MAX_SELECTORS);
      alert.entities.push(readSelector(value));
    }),
    6: number((value) => {
      alert.cause = value;
    }),
    7: number((value) => {
      alert.effect = value;
    }),
    8: message((value) => {
      alert.url = readTranslations(value);
    }),
    10: message((value) => {
      alert.header = readTranslations(value);
    }),
    11: message((value) => {
      alert.description = readTranslations(value);
    }),
    14: number((value) => {
      alert.severity = value;
    }),
  });
  return alert;
}

function readPeriod(bytes: Uint8Array): RawPeriod {
  const period: RawPeriod = { start: null, end: null };
  readFields(bytes, {
    1: moment((value) => {
      period.start = value;
    }),
    2: moment((value) => {
      period.end = value;
    }),
  });
  return period;
}

function readSelector(bytes: Uint8Array): RawEntity {
  const entity: RawEntity = { agency: "", route: "", routeType: null, stop: "" };
  readFields(bytes, {
    1: text((value) => {
      entity.agency = value;
    }),
    2: text((value) => {
      entity.route = value;
    }),
    3: number((value) => {
      entity.routeType = value;
    }),
    // Of a single trip its line counts.
    4: message((trip) =>
      readFields(trip, {
        5: text((value) => {
          entity.route ||= value;
        }),
      }),
    ),
    5: text((value) => {
      entity.stop = value;
    }),
  });
  return entity;
}

function readTranslations(bytes: Uint8Array): Translation[] {
  const translations: Translation[] = [];
  readFields(bytes, {
    1: message((value) => {
      if (translations.length >= MAX_TRANSLATIONS) refuseTooMany("languages of one text", MAX_TRANSLATIONS);
      const translation: Translation = { text: "", language: "" };
      readFields(value, {
        1: text((words) => {
          translation.text = words;
        }),
        2: text((language) => {
          translation.language = language;
        }),
      });
      translations.push(translation);
    }),
  });
  return translations;
}
