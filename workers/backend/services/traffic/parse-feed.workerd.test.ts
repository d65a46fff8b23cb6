import { describe, expect, test } from "vitest";
import { parseFeed } from "./traffic-source.ts";

/** A situation in the documented form of DATEX II 2.3; `parts` replace those of an ordinary one. */
function toDatex2(parts: { situation?: string; header?: string; record?: string; more?: string } = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<d2LogicalModel xmlns="http://datex2.eu/schema/2/2_0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" modelBaseVersion="2">
  <exchange><supplierIdentification><country>at</country><nationalIdentifier>X</nationalIdentifier></supplierIdentification></exchange>
  <payloadPublication xsi:type="SituationPublication" lang="de">
    <publicationTime>2026-11-22T17:00:00+01:00</publicationTime>
    <situation id="S1" version="3">
      <overallSeverity>high</overallSeverity>
      <headerInformation>${parts.header ?? "<confidentiality>noRestriction</confidentiality><informationStatus>real</informationStatus>"}</headerInformation>
      ${parts.record ?? toRecord()}${parts.more ?? ""}
    </situation>${parts.situation ?? ""}
  </payloadPublication>
</d2LogicalModel>`;
}

function toRecord({
  type = "Accident",
  inner = "",
  validity = "active",
  comment = "Ein Fahrstreifen blockiert.",
  road = "A 14",
} = {}): string {
  return `<situationRecord xsi:type="${type}" id="S1-1" version="3">
    <situationRecordCreationTime>2026-11-22T16:00:00+01:00</situationRecordCreationTime>
    <situationRecordVersionTime>2026-11-22T16:30:00+01:00</situationRecordVersionTime>
    <validity><validityStatus>${validity}</validityStatus><validityTimeSpecification>
      <overallStartTime>2026-11-22T16:00:00+01:00</overallStartTime><overallEndTime>2026-11-22T19:00:00+01:00</overallEndTime>
    </validityTimeSpecification></validity>
    <generalPublicComment><comment><values><value lang="en">One lane blocked.</value><value lang="de">${comment}</value></values></comment></generalPublicComment>
    <nonGeneralPublicComment><comment><values><value lang="de">Kennzeichen B-1234X</value></values></comment></nonGeneralPublicComment>
    <groupOfLocations xsi:type="Linear">
      <locationForDisplay><latitude>47.3889</latitude><longitude>9.7147</longitude></locationForDisplay>
      <supplementaryPositionalDescription><roadInformation><roadNumber>${road}</roadNumber></roadInformation></supplementaryPositionalDescription>
      <tpegLinearLocation><tpegDirection>southBound</tpegDirection>
        <to xsi:type="TpegJunction"><pointCoordinates><latitude>47.35</latitude><longitude>9.67</longitude></pointCoordinates>
          <name><descriptor><values><value lang="de">Hohenems</value></values></descriptor><tpegJunctionPointDescriptorType>junctionName</tpegJunctionPointDescriptorType></name></to>
        <from xsi:type="TpegJunction"><pointCoordinates><latitude>47.38</latitude><longitude>9.71</longitude></pointCoordinates>
          <name><descriptor><values><value lang="de">Dornbirn Süd</value></values></descriptor><tpegJunctionPointDescriptorType>junctionName</tpegJunctionPointDescriptorType></name></from>
      </tpegLinearLocation>
    </groupOfLocations>${inner}
  </situationRecord>`;
}

const accident = {
  id: "S1",
  kind: "ACCIDENT",
  severity: "HIGH",
  road: "A14",
  place: "Dornbirn Süd – Hohenems",
  direction: "Richtung Süden",
  text: "Ein Fahrstreifen blockiert.",
  latitude: 47.3889,
  longitude: 9.7147,
  starts: "2026-11-22T15:00:00.000Z",
  ends: "2026-11-22T18:00:00.000Z",
  updated: "2026-11-22T15:30:00.000Z",
};

describe("DATEX II", () => {
  test("version 2 is read: what, where, how long, and the German text for the public alone", () => {
    expect(parseFeed(toDatex2())).toEqual([accident]);
  });

  test("version 3 has other names for the location, with prefixes", () => {
    const document = `<d2:payload xmlns:d2="http://datex2.eu/schema/3/d2Payload" xmlns:sit="http://datex2.eu/schema/3/situation" xmlns:com="http://datex2.eu/schema/3/common" xmlns:loc="http://datex2.eu/schema/3/locationReferencing" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="sit:SituationPublication" lang="de" modelBaseVersion="3">
      <com:publicationTime>2026-11-22T17:00:00+01:00</com:publicationTime>
      <sit:situation id="S3"><sit:overallSeverity>low</sit:overallSeverity>
        <sit:headerInformation><com:informationStatus>real</com:informationStatus></sit:headerInformation>
        <sit:situationRecord xsi:type="sit:ConstructionWorks" id="S3-1" version="1">
          <sit:situationRecordVersionTime>2026-11-22T16:30:00+01:00</sit:situationRecordVersionTime>
          <sit:validity><com:validityStatus>active</com:validityStatus><com:validityTimeSpecification><com:overallStartTime>2026-11-20T08:00:00+01:00</com:overallStartTime></com:validityTimeSpecification></sit:validity>
          <sit:generalPublicComment><sit:comment><com:values><com:value lang="de">Ampel.</com:value></com:values></sit:comment></sit:generalPublicComment>
          <sit:locationReference xsi:type="loc:PointLocation"><loc:coordinatesForDisplay><loc:latitude>47.27</loc:latitude><loc:longitude>9.63</loc:longitude></loc:coordinatesForDisplay>
            <loc:supplementaryPositionalDescription><loc:roadInformation><loc:roadNumber>L 190</loc:roadNumber></loc:roadInformation></loc:supplementaryPositionalDescription></sit:locationReference>
        </sit:situationRecord></sit:situation></d2:payload>`;
    expect(parseFeed(document)).toMatchObject([
      {
        id: "S3",
        kind: "ROADWORKS",
        severity: "LOW",
        road: "L190",
        text: "Ampel.",
        latitude: 47.27,
        longitude: 9.63,
        ends: null,
      },
    ]);
  });

  test.each([
    [
      "is for authorities",
      { header: "<confidentiality>restrictedToAuthorities</confidentiality><informationStatus>real</informationStatus>" },
    ],
    [
      "is an exercise",
      { header: "<confidentiality>noRestriction</confidentiality><informationStatus>securityExercise</informationStatus>" },
    ],
    ["is suspended", { record: toRecord({ validity: "suspended" }) }],
    [
      "has ended",
      { record: toRecord({ inner: "<management><lifeCycleManagement><end>true</end></lifeCycleManagement></management>" }) },
    ],
    [
      "was cancelled",
      {
        record: toRecord({ inner: "<management><lifeCycleManagement><cancel>true</cancel></lifeCycleManagement></management>" }),
      },
    ],
    [
      "is for authorities in this record",
      { record: toRecord({ inner: "<confidentialityOverride>internalUse</confidentialityOverride>" }) },
    ],
  ])("a report that %s is left out", (_, parts) => {
    expect(parseFeed(toDatex2(parts))).toEqual([]);
  });

  test("an accident and its closure are one report, on two roads or at two places two", () => {
    const closure = toRecord({
      type: "RoadOrCarriagewayOrLaneManagement",
      comment: "Tunnel zu.",
      inner:
        "<severity>highest</severity><roadOrCarriagewayOrLaneManagementType>roadClosed</roadOrCarriagewayOrLaneManagementType>",
    });
    expect(parseFeed(toDatex2({ more: closure }))).toEqual([
      { ...accident, kind: "CLOSURE", severity: "HIGHEST", text: "Tunnel zu. Ein Fahrstreifen blockiert." },
    ]);
    const far = toRecord({ comment: "Baustelle." }).replace("47.3889", "47.2");
    expect(parseFeed(toDatex2({ more: far })).map(({ id, text }) => [id, text])).toEqual([
      ["S1", "Ein Fahrstreifen blockiert."],
      ["S1#2", "Baustelle."],
    ]);
    const detour = toRecord({ type: "ReroutingManagement", comment: "Umleitung.", road: "L190" });
    expect(parseFeed(toDatex2({ more: detour })).map(({ road, kind }) => [road, kind])).toEqual([
      ["A14", "ACCIDENT"],
      ["L190", "RESTRICTION"],
    ]);
  });

  test("without situations there are no reports, without a publication of them the feed is refused", () => {
    const empty = toDatex2().replace(/<situation [\s\S]*<\/situation>/, "");
    expect(parseFeed(empty)).toEqual([]);
    expect(() => parseFeed(empty.replace("SituationPublication", "MeasuredDataPublication"))).toThrow(
      "no publication of situations",
    );
  });

  test("markup in a text is text, and an endless text is cut", () => {
    const [report] = parseFeed(
      toDatex2({ record: toRecord({ comment: `&lt;script&gt;alert(1)&lt;/script&gt; ${"lang ".repeat(500)}` }) }),
    );
    expect(report?.text).toMatch(/^<script>alert\(1\)<\/script> lang/);
    expect(report?.text?.length).toBeLessThan(1300);
  });
});

describe("RSS", () => {
  const toRss = (items: string) =>
    `<?xml version="1.0"?><rss version="2.0" xmlns:georss="http://www.georss.org/georss" xmlns:geo="http://www.w3.org/2003/01/geo/wgs84_pos#"><channel><title>Verkehr</title><link>https://x.example</link>${items}</channel></rss>`;

  test("kind, road and place are read from the words", () => {
    const items = `<item><title>A 14 Rheintalautobahn: Unfall bei Dornbirn Süd</title><description>&lt;p&gt;Zeitverlust &amp;amp; Stau&lt;br&gt;15 Minuten&lt;/p&gt;</description><guid>17</guid><pubDate>Sun, 22 Nov 2026 16:30:00 +0100</pubDate><georss:point>47.3889 9.7147</georss:point></item>
      <item><title>L200 gesperrt</title><guid>18</guid><geo:lat>47.43</geo:lat><geo:long>9.89</geo:long></item>
      <item><description>Baustelle in Lech</description></item>
      <item><guid>leer</guid></item>`;
    expect(parseFeed(toRss(items))).toEqual([
      {
        id: "17",
        kind: "ACCIDENT",
        severity: "UNKNOWN",
        road: "A14",
        direction: null,
        starts: null,
        ends: null,
        place: "A 14 Rheintalautobahn: Unfall bei Dornbirn Süd",
        text: "Zeitverlust & Stau 15 Minuten",
        latitude: 47.3889,
        longitude: 9.7147,
        updated: "2026-11-22T15:30:00.000Z",
      },
      expect.objectContaining({ kind: "CLOSURE", road: "L200", latitude: 47.43, text: null }),
    ]);
  });

  test("a channel without items is accepted", () => {
    expect(parseFeed(toRss(""))).toEqual([]);
  });
});

test.each([
  ["nothing", "", "its XML is broken|no element"],
  ["a page", "<!doctype html><html><body>Wartung</body></html>", "broken"],
  ["JSON", '{"situations":[]}', "broken"],
  ["half a document", toDatex2().slice(0, 900), "broken"],
  ["another feed", '<feed xmlns="http://www.w3.org/2005/Atom"/>', "neither DATEX II nor RSS"],
  [
    "a bomb of entities",
    '<!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><rss><channel><item><title>&b;</title></item></channel></rss>',
    "document type",
  ],
  ["a tower", `${"<a>".repeat(100)}${"</a>".repeat(100)}`, "nested more than 60 deep"],
  ["a flood", `<rss><channel>${"<a/>".repeat(150_001)}</channel></rss>`, "more than 150000 elements"],
])("%s is refused", (_, document, message) => {
  expect(() => parseFeed(document)).toThrow(new RegExp(message));
});
