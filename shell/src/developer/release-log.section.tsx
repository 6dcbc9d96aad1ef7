import type { ReleaseEntry } from '@husrum/contract/release';
import { formatPercent } from '@husrum/format';
import { DateText, Section } from '@husrum/ui';
import { type Column, UrlTable, useLocalTable } from '@husrum/ui/data';
import { useReleaseLog } from './developer.queries';
import { developerTexts, releaseLogTexts } from './developer.texts';

const columns: readonly Column<ReleaseEntry, never>[] = [
  { key: 'remote', title: developerTexts.remote, render: ({ remote }) => remote, noWrap: true },
  {
    key: 'action',
    title: releaseLogTexts.event,
    render: ({ action, share }) =>
      `${releaseLogTexts.action[action]}${share === null ? '' : `, ${formatPercent(share)}`}`,
  },
  {
    key: 'from',
    title: releaseLogTexts.from,
    render: ({ from }) => (from ? <code>{from}</code> : '–'),
    noWrap: true,
  },
  {
    key: 'build',
    title: releaseLogTexts.to,
    noWrap: true,
    render: ({ canary, build }) => ((canary ?? build) ? <code>{canary ?? build}</code> : '–'),
  },
  { key: 'by', title: developerTexts.by, render: ({ by, reason }) => reason ?? (by || '–') },
  { key: 'at', title: developerTexts.at, render: ({ at }) => <DateText value={at} time />, noWrap: true },
];

export const ReleaseLogSection = () => {
  const table = useLocalTable();
  const query = useReleaseLog(table.page);
  return (
    <Section title={releaseLogTexts.title} flush>
      <UrlTable
        label={releaseLogTexts.title}
        table={table}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        empty={{ title: releaseLogTexts.none }}
      />
    </Section>
  );
};
