import { invalidInput, orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import type { IndexSeries } from '@husrum/contract/agreement';
import type { IndexValue } from '@husrum/contract/index-value';
import { countUses, deleteIndexValue, insertIndexValue, lockIndexValue, valueKey } from './index-value.store';
import { indexValueTexts as texts } from './index-value.texts';
import { publishedValues } from './published-values.rules';
import { findIndexValue, lastOctober, loadIndexTable } from './read-index-values';

/** The last October of the series of 1980, and the first of the series of 2020. */
const LAST_OF_1980 = 2030;
const FIRST_OF_2020 = 2026;

interface NewIndexValue {
  readonly series: IndexSeries;
  readonly year: number;
  readonly value: number;
  readonly note: string;
}

/** Types the index number of an October that is missing (docs/domain-rules.md, D-30). */
export const typeIndexValue = async (
  context: RequestContext,
  { series, year, value, note }: NewIndexValue,
): Promise<IndexValue> => {
  const { tx, clock, account } = context;
  if (year > lastOctober(clock.today())) throw invalidInput({ year: [texts.notYet(year)] });
  if (series === '1980' && year > LAST_OF_1980) throw invalidInput({ year: [texts.ended] });
  if (series === '2020' && year < FIRST_OF_2020) throw invalidInput({ year: [texts.notStarted] });
  if (publishedValues.some((each) => each.series === series && each.year === year))
    throw invalidInput({ year: [texts.published(year)] });
  if ((await loadIndexTable(tx))(series, year) !== undefined)
    throw invalidInput({ year: [texts.typed(year)] });
  const id = await insertIndexValue(tx, { series, year, value, note, user_id: account.userId });
  return orNotFound(await findIndexValue(context, id));
};

/** Removes a typed number that no rent was computed with. Returns the message of the API response. */
export const removeIndexValue = async ({ tx }: RequestContext, id: number): Promise<string> => {
  const value = orNotFound(await lockIndexValue(tx, id));
  if ((await countUses(tx)).has(valueKey(value))) throw problem('conflict', { message: texts.used });
  await deleteIndexValue(tx, id);
  return texts.removed;
};
