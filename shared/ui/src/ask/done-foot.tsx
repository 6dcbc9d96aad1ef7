import './done-foot.css';
import type { ReactNode } from 'react';
import { Button } from '../button/button';

interface Props {
  onDone: () => void;
  /** What else may be done, after the button. */
  children?: ReactNode;
  label?: string | undefined;
}

/** The foot of a dialog in which everything is done already. */
export const DoneFoot = ({ onDone, children, label = 'Klar' }: Props) => (
  <div className="h-done-foot">
    <Button type="primary" onClick={onDone}>
      {label}
    </Button>
    {children}
  </div>
);
