import './selection-bar.css';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/button';
import type { RowKey } from '../table/column';
import { COUNTED_TO } from '../table/table-pages';
import type { Selection } from './use-selection';

const whole = new Intl.NumberFormat('sv-SE');

interface Props {
  selection: Selection;
  /** Rows in the whole filter. */
  total: number;
  /** Asks the server for all of them; it tells of failures itself. */
  markAll: () => Promise<readonly RowKey[] | undefined>;
  /** What can be done with the marked rows. */
  children: ReactNode;
}

/** Stands at the foot of the window as long as something is marked. */
export const SelectionBar = ({ selection, total, markAll, children }: Props) => {
  const [asking, setAsking] = useState(false);
  const count = selection.selected.size;
  if (count === 0) return null;
  const all = async () => {
    setAsking(true);
    const keys = await markAll();
    setAsking(false);
    if (keys) selection.onChange(new Set(keys));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no place for a bar of buttons
    <div className="h-marked" role="group" aria-label="Markerade rader">
      <div className="h-marked__count">
        <Button type="text" icon={<CloseOutlined />} aria-label="Avmarkera alla" onClick={selection.clear} />
        <strong role="status">{whole.format(count)} markerade</strong>
        {count < total && (
          <Button type="link" loading={asking} onClick={() => void all()}>
            {total < COUNTED_TO
              ? `Markera alla ${whole.format(total)} i filtret`
              : `Markera de ${whole.format(total)} första i filtret`}
          </Button>
        )}
      </div>
      <div className="h-marked__actions">{children}</div>
    </div>
  );
};
