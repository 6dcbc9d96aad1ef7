import { statutoryNoticePeriod } from '@husrum/contract/lease';
import { earliestEnd } from '@husrum/format';
import { isNoticeType } from './vectors/contract-values.test-data';
import vectors from './vectors/rent.vectors.json';

const examples = [
  ...vectors.notice_end,
  { given: '2026-07-15', length: 3, type: 'MONTH', stop: '2026-10-31' },
  { given: '2026-11-30', length: 3, type: 'MONTH', stop: '2027-02-28' },
  { given: '2026-11-20', length: 9, type: 'MONTH', stop: '2027-08-31' },
];

// The number is that of the rule in docs/domain-rules.md.
describe('D-18 earliest end of a lease', () => {
  it.each(examples)(
    'notice given on $given, with a notice period of $length $type, ends the lease on $stop',
    ({ given, length, type, stop }) => {
      if (!isNoticeType(type)) throw new Error(`Unknown type ${type}`);
      expect(earliestEnd(given, { noticeLength: length, noticeType: type })).toBe(stop);
    },
  );

  it('by law, the notice period of an apartment is 3 months, and that of premises and of a storeroom 9 months', () => {
    expect(statutoryNoticePeriod.apartments).toEqual({ notice_length: 3, notice_type: 'MONTH' });
    expect(statutoryNoticePeriod.premises).toEqual({ notice_length: 9, notice_type: 'MONTH' });
    expect(statutoryNoticePeriod.vacancies).toEqual(statutoryNoticePeriod.premises);
  });
});
