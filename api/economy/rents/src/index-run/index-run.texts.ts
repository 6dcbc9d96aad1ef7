import { formatCount, formatOre, type LocalDate } from '@husrum/format';

export const indexRunTexts = {
  /** In the history of recalculated invoices. */
  recalculated: (from: LocalDate) => `indexklausul från ${from}`,

  alreadyDone: (year: number) => `Hyran är redan uppräknad för ${year}`,
  startsLater: (day: LocalDate) => `Uthyrningen börjar ${day}`,
  firstYear: (year: number) => `Första året med tillägg är ${year}`,
  missingIndex: (year: number, series: string) => `Oktober ${year} saknas i indextabellen (${series})`,
  changesLater: (day: LocalDate) => `Hyran är redan ändrad från ${day}`,
  adjustmentPlanned: (day: LocalDate) =>
    `En hyresjustering är planerad ${day}. Genomför eller ta bort den först.`,
  rentChanged: (rentOre: number, expectedOre: number) =>
    `Hyran är ${formatOre(rentOre)} per år i stället för ${formatOre(expectedOre)} efter förra uppräkningen. Ändra bashyran i klausulen eller rätta hyran.`,
  belowBase: (rentOre: number) =>
    `Hyran, ${formatOre(rentOre)} per år, är lägre än bashyran. Rätta hyran eller klausulen.`,
  noRent: 'Uthyrningen har ingen hyra',
  noArea: 'Hyran är per kvadratmeter, men objektet har ingen area',
  falls: 'Hyran sänks',
  firstRun: (supplementOre: number) =>
    `Första uppräkningen här: ${formatOre(supplementOre)} av hyran räknas som tillägg`,
  excluded: (reason: string) => `Undantagen: ${reason}`,

  yearPassed: (year: number) => `Hyror kan räknas upp för ${year} eller senare`,
  yearTooLate: (year: number) => `Hyror kan räknas upp till och med ${year}`,
  nothing: 'Det finns ingen hyra att räkna upp',
  changedMeanwhile: 'Hyran ändrades medan uppräkningen pågick',
  unexpected: 'Något gick fel. Hyran är inte ändrad.',

  running: 'Uppräkningen pågår. Vänta tills den är klar.',
  alreadyUndone: 'Uppräkningen är redan ångrad',
  notDone: 'Hyran är inte ändrad av uppräkningen',
  undoRefused: (blocks: readonly string[]) => {
    const shown = blocks.slice(0, 3).join('; ');
    const more = blocks.length - 3;
    const rest = more > 0 ? ` och ${formatCount(more, 'till', 'till')}` : '';
    return `Uppräkningen kan inte ångras: ${shown}${rest}.`;
  },
  blockedByLetter: (name: string, day: LocalDate) => `brevet för ${name} skickades ${day}`,
  blockedByInvoice: (name: string, reference: string | null) =>
    `avi ${reference ?? 'utan nummer'} för ${name} är skickad med den nya hyran`,

  noLetters: 'Det finns inga brev att mejla',
  noTenant: 'Uthyrningen har ingen hyresgäst',
  letterChanged: 'Uppgifterna i brevet ändrades medan det skapades. Försök igen.',
  due: (year: number, count: number) => ({
    title: `Räkna upp hyror enligt index för ${year}`,
    body: `${formatCount(count, 'uthyrning', 'uthyrningar')} har en indexklausul som ger ett nytt tillägg från 1 januari. Oktobers index kan finnas nu.`,
  }),
} as const;
