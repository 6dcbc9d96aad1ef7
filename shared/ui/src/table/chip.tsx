import './chip.css';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import type { ReactNode } from 'react';

interface Props {
  /** What is chosen: `Status: Aktiv`. */
  children: ReactNode;
  /** The accessible name of the button that removes it. */
  removeLabel: string;
  onRemove: () => void;
  /** Another button, before the button that removes. */
  action?: ReactNode;
}

/** A chosen value, and a button that removes it. */
export const Chip = ({ children, removeLabel, onRemove, action }: Props) => (
  <span className="h-chip">
    {children}
    {action}
    <button type="button" aria-label={removeLabel} onClick={onRemove}>
      <CloseOutlined />
    </button>
  </span>
);
