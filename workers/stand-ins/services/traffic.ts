/** Situations of a day in the region, in DATEX II 2.3; invented, and relative to the moment they are asked for. */

type Point = { latitude: number; longitude: number; name: string };
type Situation = {
  id: string;
  type: string;
  severity: string;
  road: string;
  from: Point;
  to?: Point;
  direction?: string;
  /** Minutes from now; null is open. */
  starts: number;
  ends: number | null;
  text: string;
  /** Elements of the record's own type. */
  own?: string;
};

const situations: Situation[] = [
  {
    id: "TB-1",
    type: "Accident",
    severity: "high",
    road: "A14",
    from: { latitude: 47.3889, longitude: 9.7147, name: "Dornbirn Süd" },
    to: { latitude: 47.3568, longitude: 9.6745, name: "Hohenems" },
    direction: "southBound",
    starts: -35,
    ends: 80,
    text: "Nach einem Auffahrunfall ist der rechte Fahrstreifen blockiert. Rettungsgasse bilden; rechne mit 25 Minuten Zeitverlust.",
    own: "<accidentType>rearEndCollision</accidentType>",
  },
  {
    id: "TB-2",
    type: "AbnormalTraffic",
    severity: "medium",
    road: "L202",
    from: { latitude: 47.4967, longitude: 9.6794, name: "Hard" },
    direction: "westBound",
    starts: -20,
    ends: null,
    text: "Stockender Verkehr vor der Rheinbrücke, etwa 10 Minuten Verzögerung.",
    own: "<abnormalTrafficType>slowTraffic</abnormalTrafficType>",
  },
  {
    id: "TB-3",
    type: "ConstructionWorks",
    severity: "low",
    road: "L190",
    from: { latitude: 47.2731, longitude: 9.6317, name: "Rankweil" },
    direction: "bothWays",
    starts: -60 * 24 * 9,
    ends: 60 * 24 * 12,
    text: "Erneuerung der Fahrbahn, halbseitige Sperre mit Ampelregelung von 7 bis 18 Uhr.",
  },
  {
    id: "TB-4",
    type: "RoadOrCarriagewayOrLaneManagement",
    severity: "highest",
    road: "L198",
    from: { latitude: 47.2079, longitude: 10.1419, name: "Lech" },
    to: { latitude: 47.2566, longitude: 10.1606, name: "Warth" },
    direction: "bothWays",
    starts: -60 * 16,
    ends: 60 * 20,
    text: "Wegen Lawinengefahr in beiden Richtungen gesperrt. Eine Umleitung gibt es nicht.",
    own: "<roadOrCarriagewayOrLaneManagementType>roadClosed</roadOrCarriagewayOrLaneManagementType>",
  },
  {
    id: "TB-5",
    type: "WinterDrivingManagement",
    severity: "medium",
    road: "L193",
    from: { latitude: 47.2697, longitude: 9.9083, name: "Faschinajoch" },
    starts: -60 * 5,
    ends: null,
    text: "Schneefahrbahn. Für Lkw über 3,5 Tonnen gilt Kettenpflicht.",
    own: "<winterEquipmentManagementType>useSnowChains</winterEquipmentManagementType>",
  },
  {
    id: "TB-6",
    type: "ConstructionWorks",
    severity: "low",
    road: "S16",
    from: { latitude: 47.1447, longitude: 9.9306, name: "Braz" },
    to: { latitude: 47.1357, longitude: 10.0096, name: "Dalaas" },
    direction: "eastBound",
    starts: 60 * 40,
    ends: 60 * 48,
    text: "Wartung im Tunnel, Gegenverkehr in einer Röhre. Tempo 60.",
  },
];

/** Version 2.3: the model's namespace is that of all versions 2. */
export function toDatex2({ now }: { now: Date }): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<d2LogicalModel xmlns="http://datex2.eu/schema/2/2_0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" modelBaseVersion="2">
  <exchange>
    <supplierIdentification><country>at</country><nationalIdentifier>TALBLICK-EXAMPLE</nationalIdentifier></supplierIdentification>
  </exchange>
  <payloadPublication xsi:type="SituationPublication" lang="de">
    <publicationTime>${now.toISOString()}</publicationTime>
    <publicationCreator><country>at</country><nationalIdentifier>TALBLICK-EXAMPLE</nationalIdentifier></publicationCreator>
${situations.map((situation) => toSituation(situation, now)).join("\n")}
  </payloadPublication>
</d2LogicalModel>
`;
}

function toSituation(
  { id, type, severity, road, from, to, direction, starts, ends, text, own = "" }: Situation,
  now: Date,
): string {
  // Whole half hours: a repeated request gets the same answer.
  const base = Math.floor(now.getTime() / 1_800_000) * 1_800_000;
  const at = (minutes: number) => new Date(base + minutes * 60_000).toISOString();
  const updated = at(Math.min(-5, Math.max(starts, -180)));
  return `    <situation id="${id}" version="1">
      <overallSeverity>${severity}</overallSeverity>
      <situationVersionTime>${updated}</situationVersionTime>
      <headerInformation><confidentiality>noRestriction</confidentiality><informationStatus>real</informationStatus></headerInformation>
      <situationRecord xsi:type="${type}" id="${id}-1" version="1">
        <situationRecordCreationTime>${at(Math.min(starts, -5))}</situationRecordCreationTime>
        <situationRecordVersionTime>${updated}</situationRecordVersionTime>
        <probabilityOfOccurrence>certain</probabilityOfOccurrence>
        <severity>${severity}</severity>
        <validity>
          <validityStatus>definedByValidityTimeSpec</validityStatus>
          <validityTimeSpecification>
            <overallStartTime>${at(starts)}</overallStartTime>${ends === null ? "" : `<overallEndTime>${at(ends)}</overallEndTime>`}
          </validityTimeSpecification>
        </validity>
        <generalPublicComment><comment><values><value lang="de">${text}</value></values></comment></generalPublicComment>
        <groupOfLocations xsi:type="${to === undefined ? "Point" : "Linear"}">
          <locationForDisplay><latitude>${from.latitude}</latitude><longitude>${from.longitude}</longitude></locationForDisplay>
          <supplementaryPositionalDescription><roadInformation><roadNumber>${road}</roadNumber></roadInformation></supplementaryPositionalDescription>
${to === undefined ? toPointLocation(from, direction) : toLinearLocation(from, to, direction)}
        </groupOfLocations>
        ${own}
      </situationRecord>
    </situation>`;
}

function toPointLocation(point: Point, direction?: string): string {
  return `          <tpegPointLocation xsi:type="TpegSimplePoint">
            ${toDirection(direction)}
            ${toPoint("point", point)}
          </tpegPointLocation>`;
}

function toLinearLocation(from: Point, to: Point, direction?: string): string {
  return `          <tpegLinearLocation>
            ${toDirection(direction)}
            <tpegLinearLocationType>segment</tpegLinearLocationType>
            ${toPoint("to", to)}
            ${toPoint("from", from)}
          </tpegLinearLocation>`;
}

function toDirection(direction?: string): string {
  return `<tpegDirection>${direction ?? "unknown"}</tpegDirection>`;
}

function toPoint(name: string, { latitude, longitude, name: town }: Point): string {
  return `<${name} xsi:type="TpegNonJunctionPoint"><pointCoordinates><latitude>${latitude}</latitude><longitude>${longitude}</longitude></pointCoordinates><name><descriptor><values><value lang="de">${town}</value></values></descriptor><tpegOtherPointDescriptorType>townName</tpegOtherPointDescriptorType></name></${name}>`;
}
