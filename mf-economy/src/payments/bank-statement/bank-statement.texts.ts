import type { BankStatement } from '@husrum/contract/bank-statement';
import { formatCount, formatDateRange, formatKronor } from '@husrum/format';

export const bankStatementTexts = {
  title: 'Avstämning',
  lead: 'Kontoutdragens saldon och insättningar, dag för dag',
  help: 'Ett utdrag är avstämt när dess ingående saldo är det utgående i utdraget före, alla poster gick att läsa och varje insättning är registrerad eller lagd åt sidan. Uttag läses inte in: de syns bara som skillnaden mellan saldona.',
  statements: 'Kontoutdrag',
  company: 'Företag',
  columns: {
    account: 'Konto',
    days: 'Dagar',
    opening: 'Ingående saldo',
    deposits: 'Insättningar',
    booked: 'Registrerat',
    other: 'Uttag och annat',
    closing: 'Utgående saldo',
    state: 'Läge',
  },
  none: 'Inga kontoutdrag ännu',
  noneText:
    'Hämta kontoutdraget i internetbanken som camt.053 och läs in det under Betalningar från banken. Andra filer har inga saldon.',
  toFiles: 'Till Betalningar från banken',
} as const;

/** What is missing in a statement, with figures, and what a reader may wonder about. */
export const describeStatement = (statement: BankStatement): string[] => {
  const { gap, previous_on, missing_from, missing_to, undecided, undecided_count, unreadable } = statement;
  const { aside, elsewhere, besides } = statement;
  const days = missing_from === null ? null : formatDateRange(missing_from, missing_to);
  return [
    gap !== 0 &&
      `Ingående saldo är ${formatKronor(Math.abs(gap))} ${gap > 0 ? 'högre' : 'lägre'} än det utgående ${previous_on ?? ''}.${days === null ? '' : ` Utdrag saknas för ${days}.`}`,
    gap === 0 && days !== null && `Inget utdrag för ${days}, men saldot är detsamma.`,
    undecided_count > 0 &&
      `${formatCount(undecided_count, 'insättning', 'insättningar')} om ${formatKronor(undecided)} väntar på beslut.`,
    unreadable > 0 && `${formatCount(unreadable, 'post', 'poster')} i filen gick inte att läsa.`,
    previous_on === null && 'Första utdraget för kontot: det finns inget att jämföra ingående saldo med.',
    aside !== 0 && `${formatKronor(aside)} är lagt åt sidan.`,
    elsewhere !== 0 && `${formatKronor(elsewhere)} registreras i bokföringsprogrammet.`,
    besides > 0 &&
      `Bokföringen har ${formatKronor(besides)} mer samma dagar: registrerat för hand eller till ett annat konto.`,
    besides < 0 &&
      `${formatKronor(-besides)} av det registrerade är bokfört en annan dag, eller ångrat samma dagar.`,
  ].filter((text) => text !== false);
};
