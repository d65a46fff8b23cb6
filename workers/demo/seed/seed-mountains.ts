/** Passes of the region with invented states, and two webcams whose pictures are drawn, brought as a publisher's program would. */
import type { Send } from "./seed-over.ts";

const HOUR_MS = 3_600_000;

/** `hours` ago it became so. */
const passes = [
  {
    id: "arlberg",
    name: "Arlbergpass",
    road: "L197",
    height: 1793,
    state: "open",
    hours: 30,
    municipality: "klosterle",
    note: "",
  },
  {
    id: "flexen",
    name: "Flexenpass",
    road: "L198",
    height: 1773,
    state: "chains",
    hours: 6,
    municipality: "lech",
    note: "Für Lkw über 3,5 Tonnen gilt Kettenpflicht.",
  },
  {
    id: "hochtannberg",
    name: "Hochtannbergpass",
    road: "L200",
    height: 1676,
    state: "closed",
    hours: 16,
    municipality: "schrocken",
    note: "Zwischen Schröcken und Warth, wegen Lawinengefahr. Über die Öffnung wird am Morgen entschieden.",
  },
  {
    id: "faschina",
    name: "Faschinajoch",
    road: "L193",
    height: 1486,
    state: "open",
    hours: 52,
    municipality: "fontanella",
    note: "",
  },
  {
    id: "furka",
    name: "Furkajoch",
    road: "L51",
    height: 1761,
    state: "winter",
    hours: 24 * 12,
    municipality: "damuls",
    note: "",
  },
  {
    id: "silvretta",
    name: "Silvretta-Hochalpenstraße (Bielerhöhe)",
    road: "L188",
    height: 2037,
    state: "winter",
    hours: 24 * 20,
    municipality: "gaschurn",
    note: "Offen wieder im Juni.",
  },
] as const;

const webcams = [
  { id: "gipfel", name: "Blick zu den Gipfeln", picture: "gipfel-winter", municipality: "lech" },
  { id: "see", name: "Blick über den See", picture: "bodensee-nebel", municipality: "bregenz" },
] as const;

/** Throws with a message for the operator when the back end does not take them. */
export async function seedMountains(send: Send, now: Date): Promise<void> {
  const records = [
    ...passes.map(({ id, hours, ...pass }) => ({
      ...pass,
      kind: "pass",
      id: `demo:${id}`,
      since: new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS - hours * HOUR_MS).toISOString().replace(".000", ""),
    })),
    ...webcams.map(({ id, picture, ...webcam }) => ({
      ...webcam,
      kind: "webcam",
      id: `demo:${id}`,
      picture: `/media/demo/${picture}/16-9-1200.jpg`,
      link: `https://webcam.talblick.example/${id}`,
      owner: "Talblick",
      refresh_minutes: 10,
      is_own: true,
    })),
  ];
  const response = await send("/admin/mountains", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ records }),
  });
  const text = await response.text();
  if (!response.ok || text.includes('"refused"'))
    throw new Error(`POST /admin/mountains was answered with ${response.status}: ${text}`);
}
