import './late-charge.css';
import type { InterestPart } from '@husrum/contract/late-charge';
import { DateRange, Money } from '@husrum/ui';
import { lateChargeTexts } from './late-charge.texts';

/** How interest was calculated: a line for each unpaid amount and rate. */
export const InterestParts = ({ parts }: { parts: readonly InterestPart[] }) => (
  <details>
    <summary>{lateChargeTexts.explanation}</summary>
    <ul className="e-late-parts">
      {parts.map((part) => (
        <li key={part.from}>
          <span>
            <DateRange start={part.from} stop={part.through} />{' '}
            <span className="h-muted">{lateChargeTexts.part(part)}</span>
          </span>
          <Money value={part.interest} />
        </li>
      ))}
    </ul>
  </details>
);
