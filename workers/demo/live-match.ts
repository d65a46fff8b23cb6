/** What comes after the 24th minute of the demo's match (stories/liveticker-fuechse-gegen-steinboecke.md): a recorded live ticker. */

export const LIVE_MATCH_SLUG = "liveticker-fuechse-gegen-steinboecke";

/** It comes as a match goes: so many minutes after the entry before it, with the break between two thirds. */
export type LiveMatchEntry = {
  id: string;
  afterMinutes: number;
  title: string;
  html: string;
  is_key_event?: boolean;
  is_pinned?: boolean;
};

export const liveMatch: readonly LiveMatchEntry[] = [
  {
    id: "live-1",
    afterMinutes: 2,
    title: "27. Minute: Auszeit Füchse",
    html: "<p>Trainer Oberhuber nimmt die Auszeit. Seine Botschaft ist bis zur Pressetribüne zu hören: <em>„Einfach spielen!“</em></p>",
  },
  {
    id: "live-2",
    afterMinutes: 3,
    title: "29. Minute: Rusch mit dem Handschuh",
    html: "<p>Ender kommt allein vor das Tor, täuscht, zieht ab, und Rusch fischt die Scheibe aus der Luft. Die beiden kennen einander aus sechs Jahren Training.</p>",
  },
  {
    id: "live-3",
    afterMinutes: 3,
    title: "31. Minute: Strafe gegen die Füchse",
    html: "<p>Zwei Minuten für Halbeisen wegen Hakens. Die Steinböcke in Überzahl, zum ersten Mal heute.</p>",
  },
  {
    id: "live-4",
    afterMinutes: 3,
    title: "33. Minute: Überstanden",
    html: "<p>Drei Schüsse in zwei Minuten, alle von der blauen Linie. Pirker hat freie Sicht und keine Mühe.</p>",
  },
  {
    id: "live-5",
    afterMinutes: 5,
    title: "36. Minute: Tor für die Füchse, 3:2",
    html: "<p><strong>Der Schüler trifft!</strong> Klocker fährt einfach los, an der eigenen blauen Linie beginnt er, an der gegnerischen hat er noch immer die Scheibe. Sein erstes Tor in der Liga, und die Halle steht.</p>",
    is_key_event: true,
  },
  {
    id: "live-6",
    afterMinutes: 7,
    title: "40. Minute: Drittelende, 3:2",
    html: "<p>Pause. 22:17 Schüsse für Hohenems, und vor der Kantine reicht die Schlange bis zur Garderobe.</p>",
  },
  {
    id: "live-7",
    afterMinutes: 22,
    title: "44. Minute: Stange",
    html: "<p>Makela trifft den Pfosten. Das Geräusch kennt jeder, der je in dieser Halle war.</p>",
  },
  {
    id: "live-8",
    afterMinutes: 12,
    title: "51. Minute: Ausgleich, 3:3",
    html: "<p>Ein Schuss, ein Stock dazwischen, eine Scheibe, die im hohen Bogen hinter Pirker fällt. Der Treffer wird Battlogg gutgeschrieben.</p>",
    is_key_event: true,
  },
  {
    id: "live-9",
    afterMinutes: 10,
    title: "57. Minute: Powerplay für die Füchse",
    html: "<p>Kessler muss noch einmal hinaus, diesmal wegen eines Wechselfehlers. Fast zwei Minuten Überzahl, kurz vor Schluss.</p>",
  },
  {
    id: "live-10",
    afterMinutes: 4,
    title: "59. Minute: Tor für die Füchse, 4:3",
    html: "<p>Winsauer, wieder am langen Eck, wieder in Überzahl, wieder mit dem Schläger. Sein 18. Saisontor, und vielleicht sein wichtigstes.</p>",
    is_key_event: true,
  },
  {
    id: "live-11",
    afterMinutes: 2,
    title: "60. Minute: Rusch geht vom Eis",
    html: "<p>Die Steinböcke nehmen den Tormann heraus. 44 Sekunden, sechs gegen fünf.</p>",
  },
  {
    id: "live-12",
    afterMinutes: 2,
    title: "Schluss: Füchse 4, Steinböcke 3",
    html: "<p>Die Sirene. Die Füchse sind mit 54 Punkten Vierte und haben fünf Punkte Vorsprung. Beim Händeschütteln nimmt Rusch den jungen Klocker in den Arm.</p>",
    is_key_event: true,
    is_pinned: true,
  },
];
