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
} as const;
