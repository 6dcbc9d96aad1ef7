import './foreseen-rows.css';
import type { ForeseenInvoice } from '@husrum/contract/forecast';
import { Money } from '@husrum/ui';

/** What an invoice to come will ask for, row by row, and how each is counted. */
export const ForeseenRows = ({ rows }: Pick<ForeseenInvoice, 'rows'>) => (
  <ul className="e-foreseen">
    {rows.map(({ name, total, explanation }, index) => (
      <li key={index}>
        <span>{name}</span>
        <Money value={total} />
        <span className="e-foreseen__why h-muted">{explanation}</span>
      </li>
    ))}
  </ul>
);
