import Checkbox from 'antd/es/checkbox';
import { DoneFoot } from '../ask/done-foot';
import { Button } from '../button/button';
import type { ListMenuProps } from './list-menu';

interface Props extends Pick<ListMenuProps, 'columns'> {
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
  onClose: () => void;
}

/** Which columns stand in the list. The one that carries the row's link always does. */
export const ColumnsChoice = ({ columns, hidden, onChange, onClose }: Props) => (
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
    <DoneFoot onDone={onClose}>
      <Button disabled={hidden.length === 0} onClick={() => onChange([])}>
        Visa alla kolumner
      </Button>
    </DoneFoot>
  </div>
);
