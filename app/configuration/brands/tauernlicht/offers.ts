import type { Sold } from "#app/configuration/offers.ts";

export const sold: Sold = {
  offerId: "OTAULABO",
  templateId: "OTTAULWAND",
  offers: [
    {
      slug: "plus",
      title: "Tauernlicht Plus",
      lead: "Alle Plus-Artikel lesen.",
      includes: [
        "Alle Plus-Artikel auf Tauernlicht und in der App",
        "Hintergründe, Reportagen und Interviews aus Stadt und Gauen",
        "Der Newsletter für Abonnentinnen und Abonnenten",
      ],
      rid: "RTAULPLUS",
      opensPremium: true,
      terms: [
        { slug: "plus-monat", termId: "TMTAULPLUSM", price: 890, priceText: "8,90 € im Monat", months: 1 },
        { slug: "plus-jahr", termId: "TMTAULPLUSJ", price: 8900, priceText: "89 € im Jahr", months: 12 },
      ],
    },
    {
      slug: "plus-premium",
      title: "Tauernlicht Plus Premium",
      lead: "Alles aus Plus, dazu weniger Werbung und Lesen zu zweit.",
      includes: [
        "Alles aus Tauernlicht Plus",
        "Pur inbegriffen: weniger Werbung, keine Einwilligungsfragen",
        "Ein Gastzugang für eine zweite Person",
        "Das E-Paper ab 20 Uhr am Vorabend",
      ],
      rid: "RTAULPLUSPREMIUM",
      opensPremium: true,
      terms: [
        { slug: "plus-premium-monat", termId: "TMTAULPREMM", price: 1690, priceText: "16,90 € im Monat", months: 1 },
        { slug: "plus-premium-jahr", termId: "TMTAULPREMJ", price: 16900, priceText: "169 € im Jahr", months: 12 },
      ],
    },
    {
      slug: "pur",
      title: "Tauernlicht Pur",
      lead: "Die freien Artikel mit weniger Werbung. Plus-Artikel sind nicht dabei.",
      includes: ["Weniger Werbung auf allen Seiten", "Keine Einwilligungsfragen: du bestimmst einmal in deinem Profil"],
      rid: "RTAULPUR",
      opensPremium: false,
      terms: [{ slug: "pur-monat", termId: "TMTAULPURM", price: 390, priceText: "3,90 € im Monat", months: 1 }],
    },
  ],
};
