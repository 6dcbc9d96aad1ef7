import type { ImportCounts } from '@husrum/contract/import';
import { formatNumber } from '@husrum/format';
import { importTexts } from './import.texts';

const kinds = ['companies', 'estates', 'entities', 'tenants', 'leases'] as const;

/** How many rows of each kind are created, and how many exist already. */
export const ImportCountList = ({ counts }: { counts: ImportCounts }) => (
  <dl className="import__counts">
    {kinds.map((kind) => (
      <div key={kind}>
        <dt>{importTexts.counts[kind]}</dt>
        <dd>{formatNumber(counts[kind].created)}</dd>
        {counts[kind].reused > 0 && <dd className="h-muted">{importTexts.reused(counts[kind].reused)}</dd>}
      </div>
    ))}
  </dl>
);

/** Whether the import creates nothing. */
export const isNothingNew = (counts: ImportCounts): boolean =>
  kinds.every((kind) => counts[kind].created === 0);
