/** Who helps with subscriptions; a publisher puts their own numbers here. */
export const readerService = {
  name: "Leserservice",
  phone: "+43 5574 000000",
  email: "abo@talblick.example",
  hours: "werktags von 8 bis 16 Uhr",
} as const;
