import type { LocalDate } from '@husrum/format';
import type { LockProblem, UnlockProblem } from './month-lock.rules';

export const companyBooksTexts = {
  lockProblem: (problem: LockProblem, lastDay: LocalDate) =>
    ({
      NOT_END_OF_MONTH: 'Välj den sista dagen i en månad',
      NOT_PASSED: `Bara månader som har gått kan låsas: till och med ${lastDay}`,
      ALREADY_LOCKED: 'Månaden är redan låst',
    })[problem],
  unlockProblem: (problem: UnlockProblem) =>
    ({
      NOT_END_OF_MONTH: 'Välj den sista dagen i en månad',
      NOT_LOCKED: 'Månaderna efter dagen är inte låsta',
    })[problem],
  fiscalYearNeeded:
    'Välj räkenskapsårets första månad: med kontantmetoden bokförs obetalda avier när året slutar',
  cashFromNeeded: 'Ange från vilken dag kontantmetoden gäller',
  cashUntilBefore: 'Den sista dagen är före den första',
  otherwiseBooked: (day: LocalDate) =>
    `Avier som har skickats till och med ${day} är redan bokförda på det andra sättet, och det ändras inte`,
  accountFor: (income: string | null, object: string | null, taxRate: number) =>
    `${income ?? 'Alla slag'}, ${object ?? 'alla objekttyper'}, ${taxRate} %`,
  lateWithoutVat: 'Dröjsmålsränta och avgifter är utan moms: välj 0 %',
  accountTwice: (what: string) => `Det finns redan ett konto för ${what}`,
  accountNamed: (account: number, name: string) => `Konto ${account} heter ${name} längre upp`,
  costCentreTaken: (house: string) => `Kostnadsstället används redan av ${house}`,
} as const;
