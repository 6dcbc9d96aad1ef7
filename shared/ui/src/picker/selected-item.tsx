import './selected-item.css';
import type { ReactNode } from 'react';
import { Button } from '../button/button';

interface Props {
  title: ReactNode;
  detail?: ReactNode;
  changeLabel: string;
  /** The user wants to pick another item. */
  onChange: () => void;
}

/** The item picked in a `SearchPicker`, with a button to pick another. */
export const SelectedItem = ({ title, detail, changeLabel, onChange }: Props) => (
  <div className="h-selected-item">
    <div>
      <strong>{title}</strong>
      {detail && <span className="h-muted">{detail}</span>}
    </div>
    <Button onClick={onChange}>{changeLabel}</Button>
  </div>
);
