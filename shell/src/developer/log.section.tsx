import type { ReleaseEntry } from '@husrum/contract/release';
import { percent } from '@husrum/format';
import { DateText, Section } from '@husrum/ui';
import { type Column, UrlTable, useLocalTable } from '@husrum/ui/data';
import { useReleaseLog } from './developer.queries';
import { actionText } from './releases.texts';

const columns: readonly Column<ReleaseEntry, never>[] = [
  { key: 'remote', title: 'Del', render: ({ remote }) => remote, tight: true },
  {
    key: 'action',
    title: 'Händelse',
    render: ({ action, share }) => `${actionText[action]}${share === null ? '' : `, ${percent(share)}`}`,
  },
  { key: 'from', title: 'Från', render: ({ from }) => (from ? <code>{from}</code> : '–'), tight: true },
  {
    key: 'build',
    title: 'Till',
    tight: true,
    render: ({ canary, build }) => ((canary ?? build) ? <code>{canary ?? build}</code> : '–'),
  },
  { key: 'by', title: 'Av', render: ({ by, reason }) => reason ?? (by || '–') },
  { key: 'at', title: 'När', render: ({ at }) => <DateText value={at} time />, tight: true },
];

export const LogSection = () => {
  const table = useLocalTable();
  const query = useReleaseLog(table.page);
  return (
    <Section title="Släpplogg" flush>
      <UrlTable
        label="Släpplogg"
        table={table}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        empty={{ title: 'Inget är släppt' }}
      />
    </Section>
  );
};
