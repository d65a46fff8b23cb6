/**
 * Situations of DATEX II, versions 2 (`d2LogicalModel`, CEN/TS 16157 of 2011) and 3 (`payload`, `messageContainer`, EN 16157): both have
 * the same names for the elements that are read here, except those of the location.
 */
import { find, findAll, readTextAt, type XmlElement } from "#workers/backend/services/sources/read-xml.ts";
import {
  type SourceReport,
  type TrafficKind,
  type TrafficSeverity,
  toCoordinates,
  toMoment,
  toName,
  toRoad,
  toText,
  trafficKinds,
  trafficSeverities,
} from "./traffic-report.ts";

/** Both versions, and a version 3 without its container. */
const NAMESPACE = /^https?:\/\/datex2\.eu\/schema\//;

export function isDatex2(root: XmlElement): boolean {
  return NAMESPACE.test(root.uri) || findAll(root, "d2LogicalModel").some(({ uri }) => NAMESPACE.test(uri));
}

/** One report per situation and place. Throws without a publication of situations. */
export function parseDatex2(root: XmlElement): SourceReport[] {
  const publications = [root, ...findAll(root, "payloadPublication", "payload", "situationPublication")].filter(
    ({ name, attributes }) => name === "situationPublication" || /(^|:)SituationPublication$/.test(attributes.type ?? ""),
  );
  if (publications.length === 0) throw new Error("its DATEX II has no publication of situations");
  return publications.flatMap((publication) =>
    publication.children.filter(({ name }) => name === "situation").flatMap(parseSituation),
  );
}

function parseSituation(situation: XmlElement): SourceReport[] {
  if (!isPublic(situation)) return [];
  const overall = toSeverity(readTextAt(situation, "overallSeverity"));
  const reports = situation.children
    .filter(({ name }) => name === "situationRecord")
    .filter(isInForce)
    .map((record) => parseRecord(record, situation.attributes.id ?? null, overall));
  return groupNear(reports).map((records, index) => {
    const merged = mergeRecords(records);
    // Each further place is a report of its own.
    return index === 0 ? merged : { ...merged, id: `${merged.id}#${index + 1}` };
  });
}

/** A jam is some kilometres long; reports farther apart on one road are separate. About 5 km. */
const NEAR_DEGREES = 0.05;

/** Records of one road that are about the same place. */
function groupNear(reports: readonly SourceReport[]): SourceReport[][] {
  const groups: SourceReport[][] = [];
  for (const report of reports) {
    const group = groups.find(([first]) => first !== undefined && first.road === report.road && isNear(first, report));
    if (group === undefined) groups.push([report]);
    else group.push(report);
  }
  return groups;
}

/** A record without a place is at the place of the others. */
function isNear(one: SourceReport, other: SourceReport): boolean {
  if (one.latitude === null || one.longitude === null || other.latitude === null || other.longitude === null) return true;
  return Math.hypot(one.latitude - other.latitude, one.longitude - other.longitude) < NEAR_DEGREES;
}

/** Reports for authorities only, and exercises, are not public. */
function isPublic(element: XmlElement): boolean {
  const confidentiality = readTextAt(element, "headerInformation", "confidentiality") ?? "noRestriction";
  const status = readTextAt(element, "headerInformation", "informationStatus") ?? "real";
  return confidentiality.startsWith("noRestriction") && status === "real";
}

function isInForce(record: XmlElement): boolean {
  const override = readTextAt(record, "confidentialityOverride") ?? "noRestriction";
  const isOver = ["end", "cancel"].some((name) => readTextAt(record, "management", "lifeCycleManagement", name) === "true");
  return override.startsWith("noRestriction") && !isOver && readTextAt(record, "validity", "validityStatus") !== "suspended";
}

function parseRecord(record: XmlElement, situationId: string | null, overall: TrafficSeverity): SourceReport {
  const where = record.children.find(({ name }) => name === "groupOfLocations" || name === "locationReference") ?? null;
  const validity = find(record, "validity", "validityTimeSpecification");
  const own = toSeverity(readTextAt(record, "severity"));
  return {
    id: situationId ?? record.attributes.id ?? "",
    kind: toKind(record),
    severity: own === "UNKNOWN" ? overall : own,
    ...(where === null ? nowhere : parseLocation(where)),
    text: toText(readComments(record)),
    starts: validity === null ? null : toMoment(readTextAt(validity, "overallStartTime")),
    ends: validity === null ? null : toMoment(readTextAt(validity, "overallEndTime")),
    updated: toMoment(readTextAt(record, "situationRecordVersionTime") ?? readTextAt(record, "situationRecordCreationTime")),
  };
}

const kinds: [RegExp, TrafficKind][] = [
  [/^Accident$/, "ACCIDENT"],
  [/Obstruction$/, "OBSTRUCTION"],
  [/^AbnormalTraffic$/, "CONGESTION"],
  [/^(WinterDrivingManagement|(Non)?WeatherRelatedRoadConditions|RoadConditions)$/, "ROAD_CONDITION"],
  [/^(PoorEnvironmentConditions|Conditions)$/, "WEATHER"],
  [/^(MaintenanceWorks|ConstructionWorks|Roadworks|RoadWorks)$/, "ROADWORKS"],
  [
    /^(RoadOrCarriagewayOrLaneManagement|ReroutingManagement|SpeedManagement|GeneralNetworkManagement|GeneralInstructionOrMessageToRoadUsers)$/,
    "RESTRICTION",
  ],
  [/^(PublicEvent|DisturbanceActivity)$/, "EVENT"],
];

function toKind(record: XmlElement): TrafficKind {
  const type = (record.attributes.type ?? "").replace(/^.*:/, "");
  const management = readTextAt(record, "roadOrCarriagewayOrLaneManagementType") ?? "";
  if (/^(roadClosed|carriagewayClosures|closedPermanentlyForTheWinter)$/.test(management)) return "CLOSURE";
  return kinds.find(([pattern]) => pattern.test(type))?.[1] ?? "OTHER";
}

function toSeverity(text: string | null): TrafficSeverity {
  return trafficSeverities.find((severity) => severity === text?.toUpperCase()) ?? "UNKNOWN";
}

/** The public comment, in German where there is a choice. */
function readComments(record: XmlElement): string | null {
  const texts = record.children
    .filter(({ name }) => name === "generalPublicComment")
    .map((comment) => readValue(find(comment, "comment")));
  return [...new Set(texts.filter((text) => text !== null))].join(" ") || null;
}

/** A text in several languages. */
function readValue(element: XmlElement | null): string | null {
  const values = element === null ? [] : findAll(element, "value");
  const german = values.find(({ attributes }) => attributes.lang?.toLowerCase().startsWith("de") === true);
  const text = (german ?? values[0])?.text.replace(/\s+/g, " ").trim() ?? "";
  return text === "" ? null : text;
}

type Where = Pick<SourceReport, "road" | "place" | "direction" | "latitude" | "longitude">;

const nowhere: Where = { road: null, place: null, direction: null, latitude: null, longitude: null };

function parseLocation(where: XmlElement): Where {
  const [numbered] = findAll(where, "roadNumber");
  const [named] = findAll(where, "roadName");
  return {
    road: toRoad(
      numbered === undefined ? (named === undefined ? null : (readValue(named) ?? readTextAt(named))) : readTextAt(numbered),
    ),
    place: toName(readPlace(where)),
    direction: readDirection(where),
    ...(readCoordinates(where) ?? { latitude: null, longitude: null }),
  };
}

/** A stretch goes `from` one point `to` another; both have names of towns, junctions and roads. */
function readPlace(where: XmlElement): string | null {
  const [from, to] = ["from", "to"].map((name) => readPointName(findAll(where, name)[0]));
  if (from && to && from !== to) return `${from} – ${to}`;
  return (
    from ??
    to ??
    readPointName(findAll(where, "point")[0]) ??
    readPointName(find(where, "supplementaryPositionalDescription") ?? undefined)
  );
}

function readPointName(point: XmlElement | undefined): string | null {
  if (point === undefined) return null;
  const names = findAll(point, "name").map((name) => ({
    text: readValue(find(name, "descriptor")),
    type: toDescriptorType(name),
  }));
  // Other kinds are numbers of sections and the road's own name.
  const [name] = ["junctionName", "townName", "pointName", "localityName"].flatMap((type) =>
    names.filter((each) => each.type === type && each.text !== null),
  );
  return name?.text ?? readValue(findAll(point, "locationDescription", "locationDescriptor")[0] ?? null);
}

function toDescriptorType(name: XmlElement): string | null {
  return (
    name.children
      .find((child) => /^tpeg(Other|Junction|Ilc)PointDescriptorType$|^tpegDescriptorType$/.test(child.name))
      ?.text.trim() ?? null
  );
}

const directions: Record<string, string> = {
  northBound: "Richtung Norden",
  northEastBound: "Richtung Nordosten",
  eastBound: "Richtung Osten",
  southEastBound: "Richtung Südosten",
  southBound: "Richtung Süden",
  southWestBound: "Richtung Südwesten",
  westBound: "Richtung Westen",
  northWestBound: "Richtung Nordwesten",
  bothWays: "in beiden Richtungen",
  allDirections: "in beiden Richtungen",
  inboundTowardsTown: "ortseinwärts",
  outboundFromTown: "ortsauswärts",
};

function readDirection(where: XmlElement): string | null {
  const found = findAll(where, "tpegDirection", "directionBound", "directionRelative").map(({ text }) => directions[text.trim()]);
  return found.find((direction) => direction !== undefined) ?? null;
}

/** The source's own point for a map, or its first point. */
function readCoordinates(where: XmlElement): { latitude: number; longitude: number } | null {
  const shown = findAll(where, "locationForDisplay", "coordinatesForDisplay");
  const points = [...shown, ...findAll(where, "pointCoordinates")].map((point) =>
    toCoordinates(readTextAt(point, "latitude"), readTextAt(point, "longitude")),
  );
  const [first] = points.filter((point) => point !== null);
  if (first !== undefined) return first;
  const [latitude = null, longitude = null] = findAll(where, "posList")[0]?.text.trim().split(/\s+/) ?? [];
  return toCoordinates(latitude, longitude);
}

/** An accident, the closed lane and the jam behind it are one report: the worst part names it, and it lasts as long as its last part. */
function mergeRecords(records: SourceReport[]): SourceReport {
  const sorted = records.toSorted((one, other) => trafficKinds.indexOf(one.kind) - trafficKinds.indexOf(other.kind));
  const [first] = sorted;
  if (first === undefined) throw new Error("a situation without records is none");
  const texts = [...new Set(sorted.flatMap(({ text }) => text ?? []))];
  return {
    ...first,
    ...pickLocation(sorted),
    severity: records.map(({ severity }) => severity).sort(bySeverity)[0] ?? "UNKNOWN",
    text: toText(texts.join(" ")),
    starts: pickExtreme(records, "starts", 0),
    ends: records.some(({ ends }) => ends === null) ? null : pickExtreme(records, "ends", -1),
    updated: pickExtreme(records, "updated", -1),
  };
}

function bySeverity(one: TrafficSeverity, other: TrafficSeverity): number {
  return trafficSeverities.indexOf(one) - trafficSeverities.indexOf(other);
}

function pickLocation(records: SourceReport[]): Where {
  const [{ latitude, longitude } = nowhere] = records.filter((record) => record.latitude !== null);
  return {
    road: records[0]?.road ?? null,
    place: records.find(({ place }) => place !== null)?.place ?? null,
    direction: records.find(({ direction }) => direction !== null)?.direction ?? null,
    latitude,
    longitude,
  };
}

/** Moments in UTC sort as texts. */
function pickExtreme(records: SourceReport[], name: "starts" | "ends" | "updated", at: 0 | -1): string | null {
  const moments = records.flatMap((record) => record[name] ?? []);
  return moments.sort().at(at) ?? null;
}
