type Menus = {
  header: { title: string; link: string; children: { title: string }[] }[];
  footer: { title: string; children: { title: string; link: string }[] }[];
};

/** What header and footer link to where the back end has no menus; a publisher brings their own. */
export const portalMenus: Menus = {
  header: [
    { title: "Start", link: "/", children: [] },
    { title: "Themen", link: "/themen", children: [] },
    { title: "Gemeinden", link: "/gemeinde/gemeinde", children: [] },
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
