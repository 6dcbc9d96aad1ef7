import type { EntityKind } from '@husrum/contract';
import { endOfMonth, type LocalDate } from '@husrum/format';
import { afterNotice, type NoticeTerms } from './lease-state.rules';

/**
 * The day a lease ends when notice is given on another (D-18, JB 12:4): the month shift after the notice time; plain
 * days when it is in days.
 */
export const legalEnd = (given: LocalDate, terms: NoticeTerms): LocalDate => {
  const end = afterNotice(given, terms);
  return terms.noticeType === 'DAY' ? end : endOfMonth(end);
};

const HOMES: readonly EntityKind[] = ['apartments', 'villas'];

/** Whether a kind of object is a dwelling in the sense of JB 12. */
export const isDwelling = (kind: EntityKind): boolean => HOMES.includes(kind);

/** The notice time the law has when nothing is agreed (JB 12:4): 3 months, for premises 9. */
export const statutoryNotice = (kind: EntityKind): NoticeTerms => ({
  noticeLength: kind === 'premises' ? 9 : 3,
  noticeType: 'MONTH',
});
