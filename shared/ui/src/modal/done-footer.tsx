import './done-footer.css';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { modalTexts } from './modal.texts';

interface Props {
  onDone: () => void;
  /** Further buttons after the first one. */
  children?: ReactNode;
  label?: string | undefined;
}

/** The footer of a dialog that only needs to be closed: its changes are already saved. */
export const DoneFooter = ({ onDone, children, label = modalTexts.done }: Props) => (
  <div className="h-done-footer">
    <Button type="primary" onClick={onDone}>
      {label}
    </Button>
    {children}
  </div>
);
