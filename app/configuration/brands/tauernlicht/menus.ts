import type { Menus } from "#app/configuration/menus.ts";

export const menus: Menus = {
  header: [
    { title: "Start", link: "/", children: [] },
    { title: "Themen", link: "/themen", children: [] },
    { title: "Video", link: "/video", children: [] },
    { title: "Service", link: "/service", children: [] },
  ],
  footer: [
    {
      title: "Rechtliches",
      children: [
        { title: "Impressum", link: "/impressum" },
        { title: "Datenschutz", link: "/datenschutz" },
        { title: "Vertrag kündigen", link: "/kuendigen" },
        { title: "Kontakt", link: "/kontakt" },
      ],
    },
  ],
};
