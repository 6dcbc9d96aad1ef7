export const referenceRateTexts = {
  tooEarly: (from: string) => `Husrum räknar med referensräntor från ${from}`,
  tooLate: (from: string) =>
    `Riksbanken bestämmer referensräntan dagen innan halvåret börjar. Senast ${from}`,
} as const;
