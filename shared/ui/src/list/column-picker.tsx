import Checkbox from 'antd/es/checkbox';
import { Button } from '../button/button';
import { DoneFooter } from '../modal/done-footer';
import { listTexts } from './list.texts';
import type { ListMenuProps } from './list-menu-props';

interface Props extends Pick<ListMenuProps, 'columns'> {
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
  onClose: () => void;
}

/** Shows and hides columns. `columns` leaves out the main one, which cannot be hidden. */
export const ColumnPicker = ({ columns, hidden, onChange, onClose }: Props) => (
  <div className="h-stack">
    <div className="h-list-columns">
      {columns.map(({ key, title }) => (
        <Checkbox
          key={key}
          checked={!hidden.includes(key)}
          onChange={(event) =>
            onChange(event.target.checked ? hidden.filter((other) => other !== key) : [...hidden, key])
          }
        >
          {title}
        </Checkbox>
      ))}
    </div>
    <DoneFooter onDone={onClose}>
      <Button disabled={hidden.length === 0} onClick={() => onChange([])}>
        {listTexts.showAllColumns}
      </Button>
    </DoneFooter>
  </div>
);
