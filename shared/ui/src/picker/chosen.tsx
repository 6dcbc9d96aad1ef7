import './chosen.css';
import type { ReactNode } from 'react';
import { Button } from '../button/button';

interface Props {
  title: ReactNode;
  detail?: ReactNode;
  change: string;
  onChange: () => void;
}

/** What was picked, and the way to pick something else. */
export const Chosen = ({ title, detail, change, onChange }: Props) => (
  <div className="h-chosen">
    <div>
      <strong>{title}</strong>
      {detail && <span className="h-muted">{detail}</span>}
    </div>
    <Button onClick={onChange}>{change}</Button>
  </div>
);
