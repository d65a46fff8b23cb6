import type { Sold } from "#app/configuration/offers.ts";

export const sold: Sold = {
  offerId: "OTALBABO",
  templateId: "OTTALBWAND",
  offers: [
    {
      slug: "plus",
      title: "Talblick Plus",
      lead: "Alle Plus-Artikel lesen.",
      includes: [
        "Alle Plus-Artikel auf Talblick und in der App",
        "Hintergründe, Reportagen und Interviews aus allen Tälern",
        "Der Newsletter für Abonnentinnen und Abonnenten",
      ],
      rid: "RTALBPLUS",
      opensPremium: true,
      terms: [
        { slug: "plus-monat", termId: "TMTALBPLUSM", price: 990, priceText: "9,90 € im Monat", months: 1 },
        { slug: "plus-jahr", termId: "TMTALBPLUSJ", price: 9900, priceText: "99 € im Jahr", months: 12 },
      ],
    },
    {
      slug: "plus-premium",
      title: "Talblick Plus Premium",
      lead: "Alles aus Plus, dazu weniger Werbung und Lesen zu zweit.",
      includes: [
        "Alles aus Talblick Plus",
        "Pur inbegriffen: weniger Werbung, keine Einwilligungsfragen",
        "Ein Gastzugang für eine zweite Person",
        "Das E-Paper ab 20 Uhr am Vorabend",
      ],
      rid: "RTALBPLUSPREMIUM",
      opensPremium: true,
      terms: [
        { slug: "plus-premium-monat", termId: "TMTALBPREMM", price: 1690, priceText: "16,90 € im Monat", months: 1 },
        { slug: "plus-premium-jahr", termId: "TMTALBPREMJ", price: 16900, priceText: "169 € im Jahr", months: 12 },
      ],
    },
    {
      slug: "pur",
      title: "Talblick Pur",
      lead: "Die freien Artikel mit weniger Werbung. Plus-Artikel sind nicht dabei.",
      includes: ["Weniger Werbung auf allen Seiten", "Keine Einwilligungsfragen: du bestimmst einmal in deinem Profil"],
      rid: "RTALBPUR",
      opensPremium: false,
      terms: [{ slug: "pur-monat", termId: "TMTALBPURM", price: 390, priceText: "3,90 € im Monat", months: 1 }],
    },
  ],
};
