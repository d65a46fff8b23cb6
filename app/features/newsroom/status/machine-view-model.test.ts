import { expect, test } from "vitest";
import { toLastBackup, toMachineLines } from "./machine-view-model.ts";

const now = new Date("2026-11-24T12:00:00Z");
const first = {
  since: "2026-11-24T08:00:00Z",
  disk_free: 120e9,
  disk_total: 500e9,
  last_backup: null,
  has_certificate: true,
  certificate_until: "2027-01-24T12:00:00Z",
  certificate_problem: null,
  is_mail_delivered: true,
  is_demo: false,
};

test("on the first day of a machine that is well nothing alarms", () => {
  expect(toMachineLines(first, now)).toEqual([
    { label: "Platz", text: "120\u00a0GB von 500\u00a0GB frei", tone: "good" },
    { label: "Sicherung", text: "noch keine", tone: "unknown" },
    { label: "Zertifikat", text: "gilt noch 61 Tage", tone: "good" },
  ]);
  expect(toMachineLines({ ...first, has_certificate: false }, now)).toHaveLength(2);
});

test.each([
  [{ since: "2026-11-20T08:00:00Z" }, "warn"],
  [{ since: "2026-11-20T08:00:00Z", is_demo: true }, "unknown"],
  [{ last_backup: "2026-11-24T02:00:00Z" }, "good"],
  [{ last_backup: "2026-11-22T02:00:00Z" }, "warn"],
  [{ last_backup: "2026-11-10T02:00:00Z" }, "bad"],
])("of a backup like %j an operator hears in time", (facts, tone) => {
  expect(toLastBackup({ ...first, ...facts }, now).tone).toBe(tone);
});

test.each([
  [{ disk_free: 1e9 }, "Platz", "1\u00a0GB von 500\u00a0GB frei", "bad"],
  [{ disk_free: 20e9 }, "Platz", "20\u00a0GB von 500\u00a0GB frei", "warn"],
  [{ certificate_until: "2026-12-01T12:00:00Z" }, "Zertifikat", "gilt noch 7 Tage", "warn"],
  [{ certificate_until: "2026-11-23T12:00:00Z" }, "Zertifikat", "abgelaufen", "bad"],
  [{ certificate_until: null, certificate_problem: "ECONNREFUSED" }, "Zertifikat", "nicht bekannt: ECONNREFUSED", "unknown"],
])("a machine that says %j is shown as what it is", (facts, label, text, tone) => {
  expect(toMachineLines({ ...first, ...facts }, now)).toContainEqual({ label, text, tone });
});
