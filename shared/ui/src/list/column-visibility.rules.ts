import type { ListPreference } from '@husrum/contract/preference';
import type { Column } from '../table/column';
import { MAX_PHONE_WIDTH } from './use-window-width';

/** What decides whether a column of a list is shown. */
export type HideableColumn = Pick<
  Column<never>,
  'key' | 'title' | 'optional' | 'hideOnMobile' | 'hiddenBetween'
>;
type Choice = Pick<ListPreference, 'hidden' | 'shown'>;

const isShownByDefault = (
  { optional, hideOnMobile, hiddenBetween: [from, below] = [0, 0] }: HideableColumn,
  windowWidth: number,
): boolean =>
  !optional &&
  !(hideOnMobile && windowWidth <= MAX_PHONE_WIDTH) &&
  (windowWidth < from || windowWidth >= below);

/** Whether the column is hidden by default in some or all windows, so that a user's choice to show it must be stored. */
const mayBeHiddenByDefault = ({ optional, hideOnMobile, hiddenBetween }: HideableColumn): boolean =>
  optional === true || hideOnMobile === true || hiddenBetween !== undefined;

/** Whether the column is shown: as the user has chosen, whatever the window; without a choice, by default. */
export const isColumnShown = (
  column: HideableColumn,
  { hidden, shown = [] }: Choice,
  windowWidth: number,
): boolean =>
  shown.includes(column.key) || (!hidden.includes(column.key) && isShownByDefault(column, windowWidth));

const without = (keys: readonly string[], key: string): string[] => keys.filter((other) => other !== key);

/** The change of the preference that shows or hides a column. */
export const toggleColumn = (
  column: HideableColumn,
  { hidden, shown = [] }: Choice,
  show: boolean,
): Partial<Choice> => {
  const { key } = column;
  if (!show)
    return {
      hidden: [...without(hidden, key), key],
      ...(shown.includes(key) ? { shown: without(shown, key) } : {}),
    };
  return {
    hidden: without(hidden, key),
    ...(mayBeHiddenByDefault(column) ? { shown: [...without(shown, key), key] } : {}),
  };
};

/** The change that shows all columns. */
export const showAllColumns = (columns: readonly HideableColumn[]): Choice => ({
  hidden: [],
  shown: columns.filter(mayBeHiddenByDefault).map(({ key }) => key),
});
