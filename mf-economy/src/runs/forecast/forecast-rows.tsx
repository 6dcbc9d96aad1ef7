import './forecast-rows.css';
import type { ForecastInvoice } from '@husrum/contract/forecast';
import { Money } from '@husrum/ui';

/** The rows of a forecast invoice, each with its calculation. */
export const ForecastRows = ({ rows }: Pick<ForecastInvoice, 'rows'>) => (
  <ul className="e-forecast-rows">
    {rows.map(({ name, total, explanation }, index) => (
      <li key={index}>
        <span>{name}</span>
        <Money value={total} />
        <span className="e-forecast-rows__explanation h-muted">{explanation}</span>
      </li>
    ))}
  </ul>
);
