import './selection-bar.css';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/button';
import type { RowKey } from '../table/column';
import { MAX_COUNTED_ROWS } from '../table/table-pagination';
import { selectionTexts } from './selection.texts';
import type { Selection } from './use-selection';

interface Props {
  selection: Selection;
  /** The number of rows that match the filter. */
  total: number;
  /** Fetches the keys of all rows that match the filter. It shows failures itself and then returns undefined. */
  selectAll: () => Promise<readonly RowKey[] | undefined>;
  /** Actions on the selected rows. */
  children: ReactNode;
}

/** A bar at the bottom of the window, shown while rows are selected. */
export const SelectionBar = ({ selection, total, selectAll, children }: Props) => {
  const [loading, setLoading] = useState(false);
  const count = selection.selected.size;
  if (count === 0) return null;
  const onSelectAll = async () => {
    setLoading(true);
    const keys = await selectAll();
    setLoading(false);
    if (keys) selection.onChange(new Set(keys));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not meant for a toolbar
    <div className="h-selection-bar" role="group" aria-label={selectionTexts.bar}>
      <div className="h-selection-bar__count">
        <Button
          type="text"
          icon={<CloseOutlined />}
          aria-label={selectionTexts.clear}
          onClick={selection.clear}
        />
        <strong role="status">{selectionTexts.selected(count)}</strong>
        {count < total && (
          <Button type="link" loading={loading} onClick={() => void onSelectAll()}>
            {total < MAX_COUNTED_ROWS ? selectionTexts.selectAll(total) : selectionTexts.selectFirst(total)}
          </Button>
        )}
      </div>
      <div className="h-selection-bar__actions">{children}</div>
    </div>
  );
};
