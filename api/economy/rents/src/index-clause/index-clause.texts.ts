import { formatKronor, formatPercent } from '@husrum/format';

export const indexClauseTexts = {
  onlyPremises: 'Indexklausul finns bara på uthyrningar av lokaler',
  firstYearTooEarly: 'Första året med tillägg ska vara efter bastalets år',
  conversionNeeded:
    'Klausulen byter indexserie. Skriv hur bastalet är omräknat, till exempel med vilken faktor och enligt vem.',
  baseRentAboveRent: (rent: string) =>
    `Bashyran är högre än hyran, som är ${rent} per år. Markera att hyran får bli lägre än bashyran om det är avtalat.`,
  removed: 'Indexklausulen är borttagen',
  waiting: 'En indexuppräkning pågår. Vänta tills den är klar.',

  index: (value: number | string): string => Number(value).toFixed(2).replace('.', ','),
  supplement: (facts: {
    readonly supplement: string;
    readonly share: number;
    readonly baseRent: string;
    readonly index: string;
    readonly base: string;
  }) =>
    `${formatPercent(facts.share)} av bashyran ${facts.baseRent} × (${facts.index} − ${facts.base}) / ${facts.base} = ${facts.supplement} per år`,
  notRisen: (index: string, base: string) =>
    `Index ${index} är inte högre än bastalet ${base}, så tillägget är ${formatKronor(0)}`,
} as const;
