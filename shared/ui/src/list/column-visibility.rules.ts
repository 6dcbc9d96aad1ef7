import type { ListPreference } from '@husrum/contract/preference';
import type { Column } from '../table/column';

export type HideableColumn = Pick<
  Column<never>,
  'key' | 'title' | 'optional' | 'minWindowWidth' | 'hiddenBetween'
>;
type Choice = Pick<ListPreference, 'hidden' | 'shown'>;

const isShownByDefault = (
  { optional, minWindowWidth = 0, hiddenBetween: [from, below] = [0, 0] }: HideableColumn,
  windowWidth: number,
): boolean => !optional && windowWidth >= minWindowWidth && (windowWidth < from || windowWidth >= below);

/** Whether the column is hidden in some windows, unless the user chooses to show it. */
const isHideable = ({ optional, minWindowWidth, hiddenBetween }: HideableColumn): boolean =>
  optional === true || minWindowWidth !== undefined || hiddenBetween !== undefined;

/** Whether the column is shown: as the user has chosen, else by default. */
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
    ...(isHideable(column) ? { shown: [...without(shown, key), key] } : {}),
  };
};

/** The change that shows all columns. */
export const showAllColumns = (columns: readonly HideableColumn[]): Choice => ({
  hidden: [],
  shown: columns.filter(isHideable).map(({ key }) => key),
});
