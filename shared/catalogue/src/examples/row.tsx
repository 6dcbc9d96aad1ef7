import './examples.css';
import type { ReactNode } from 'react';

/** Examples side by side. They wrap. */
export const Row = ({ children }: { children: ReactNode }) => <div className="example-row">{children}</div>;

/** A field outside a form, no wider than in a form. */
export const FieldWidth = ({ children }: { children: ReactNode }) => (
  <div className="example-field">{children}</div>
);
