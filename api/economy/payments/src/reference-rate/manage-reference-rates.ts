import { invalidInput, orNotFound, type RequestContext } from '@husrum/api-platform';
import type { ReferenceRate, ReferenceRateInput } from '@husrum/contract/reference-rate';
import type { LocalDate } from '@husrum/format';
import type { HalfYearRate } from '../late-charge/late-days.rules';
import { publishedRates } from './published-rates';
import { listHalfYears, mergeRates } from './reference-rate.rules';
import { deleteTypedRate, listTypedRates, saveTypedRate } from './reference-rate.store';
import { referenceRateTexts } from './reference-rate.texts';

type Context = Pick<RequestContext, 'tx' | 'clock'>;

/** The rate of each half-year, the latest first. */
export const listReferenceRates = async ({ tx, clock }: Context): Promise<ReferenceRate[]> =>
  mergeRates(publishedRates, await listTypedRates(tx), clock.today());

/** Those that are known. */
export const findHalfYearRates = async (context: Context): Promise<HalfYearRate[]> =>
  (await listReferenceRates(context)).flatMap(({ valid_from, percent }) =>
    percent === null ? [] : [{ from: valid_from, percent }],
  );

const findRate = async (context: Context, from: LocalDate): Promise<ReferenceRate> =>
  orNotFound((await listReferenceRates(context)).find(({ valid_from }) => valid_from === from));

/** Types or corrects the rate of a half-year. Interest that is charged already stays as it is. */
export const saveReferenceRate = async (
  context: Context & Pick<RequestContext, 'account'>,
  { valid_from, percent, note }: ReferenceRateInput,
): Promise<ReferenceRate> => {
  const [oldest] = publishedRates;
  const first = oldest?.from ?? valid_from;
  if (valid_from < first) throw invalidInput({ valid_from: [referenceRateTexts.tooEarly(first)] });
  const last = listHalfYears(first, context.clock.today()).at(-1) ?? first;
  if (valid_from > last) throw invalidInput({ valid_from: [referenceRateTexts.tooLate(last)] });
  await saveTypedRate(context.tx, { from: valid_from, percent, note, user_id: context.account.userId });
  return findRate(context, valid_from);
};

/** Takes back what a person typed. Returns the half-year as it is now. */
export const removeReferenceRate = async (context: Context, id: number): Promise<ReferenceRate> => {
  const from = orNotFound(await deleteTypedRate(context.tx, id));
  const left = (await listReferenceRates(context)).find(({ valid_from }) => valid_from === from);
  // The coming half-year is not listed without a rate.
  return (
    left ?? {
      ...{ id: null, valid_from: from, valid_through: from, percent: null, source: 'MISSING' },
      ...{ note: null, by: null, at: null, published_percent: null },
    }
  );
};
