import type { ImportCounts } from '@husrum/contract/import';
import { formatNumber } from '@husrum/format';
import { importTexts } from './import.texts';

const kinds = ['companies', 'estates', 'entities', 'tenants', 'leases'] as const;

/** How much of each kind is created, and how much exists already. */
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

export const isNothingNew = (counts: ImportCounts): boolean =>
  kinds.every((kind) => counts[kind].created === 0);
