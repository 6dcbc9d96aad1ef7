import './new-lease.css';
import { Button } from '@husrum/ui/core';
import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  detail?: ReactNode;
  change: string;
  onChange: () => void;
}

/** What was picked, and the way to pick something else. */
export const Chosen = ({ title, detail, change, onChange }: Props) => (
  <div className="new-lease__chosen">
    <div>
      <strong>{title}</strong>
      {detail && <span className="h-muted">{detail}</span>}
    </div>
    <Button onClick={onChange}>{change}</Button>
  </div>
);
