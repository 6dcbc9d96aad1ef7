import type { ListPreference } from '@husrum/contract/preference';
import Checkbox from 'antd/es/checkbox';
import { Button } from '../button/button';
import { DoneFooter } from '../modal/done-footer';
import { isColumnShown, showAllColumns, toggleColumn } from './column-visibility.rules';
import { listTexts } from './list.texts';
import type { ListMenuProps } from './list-menu-props';

interface Props extends Pick<ListMenuProps, 'columns'> {
  preference: ListPreference;
  onChange: (change: Partial<ListPreference>) => void;
  onClose: () => void;
}

/** Shows and hides columns. `columns` leaves out the main one, which cannot be hidden. */
export const ColumnPicker = ({ columns, preference, onChange, onClose }: Props) => {
  const isShown = (column: (typeof columns)[number]) => isColumnShown(column, preference, window.innerWidth);
  return (
    <div className="h-stack">
      <div className="h-list-columns">
        {columns.map((column) => (
          <Checkbox
            key={column.key}
            checked={isShown(column)}
            onChange={(event) => onChange(toggleColumn(column, preference, event.target.checked))}
          >
            {column.title}
          </Checkbox>
        ))}
      </div>
      <DoneFooter onDone={onClose}>
        <Button disabled={columns.every(isShown)} onClick={() => onChange(showAllColumns(columns))}>
          {listTexts.showAllColumns}
        </Button>
      </DoneFooter>
    </div>
  );
};
