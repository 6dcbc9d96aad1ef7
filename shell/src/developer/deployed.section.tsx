import { percent } from '@husrum/format';
import { DateText, Section, ToneTag } from '@husrum/ui';
import { type Column, DataTable } from '@husrum/ui/data';
import { ErrorRate } from './error-rate';
import type { Deployed } from './releases.rules';
import { loadTime } from './releases.texts';

const columns: readonly Column<Deployed>[] = [
  { key: 'remote', title: 'Del', render: ({ remote }) => remote, tight: true },
  { key: 'build', title: 'Bygge', render: ({ build }) => <code>{build}</code>, tight: true },
  {
    key: 'share',
    title: 'För',
    tight: true,
    render: ({ share }) =>
      share === undefined ? 'Alla' : <ToneTag tone="blue">{`${percent(share)} av användarna`}</ToneTag>,
  },
  { key: 'at', title: 'Släppt', render: ({ at }) => <DateText value={at} time />, tight: true },
  { key: 'by', title: 'Av', render: ({ by }) => by || '–', hideOnMobile: true },
  { key: 'visits', title: 'Besök', render: ({ visits }) => visits, numeric: true },
  { key: 'load', title: 'Laddtid p75', render: ({ load_p75 }) => loadTime(load_p75), numeric: true },
  {
    key: 'errors',
    title: 'Besök med fel',
    numeric: true,
    render: ({ error_rate }) => <ErrorRate value={error_rate} />,
  },
];

export const DeployedSection = ({ rows }: { rows: readonly Deployed[] }) => (
  <Section title="I drift" flush>
    <DataTable
      label="Byggen i drift"
      columns={columns}
      rows={rows}
      rowKey={({ remote, build }) => `${remote} ${build}`}
    />
  </Section>
);
