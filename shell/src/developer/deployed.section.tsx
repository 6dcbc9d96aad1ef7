import { formatPercent } from '@husrum/format';
import { DateText, Section, ToneTag } from '@husrum/ui';
import { type Column, DataTable } from '@husrum/ui/data';
import { deployedTexts, developerTexts } from './developer.texts';
import { ErrorRate } from './error-rate';
import { formatLoadTime } from './load-time.rules';
import type { DeployedBuild } from './releases.rules';

const Share = ({ share }: Pick<DeployedBuild, 'share'>) =>
  share === undefined ? (
    deployedTexts.everybody
  ) : (
    <ToneTag tone="blue">{deployedTexts.shareOfUsers(formatPercent(share))}</ToneTag>
  );

const columns: readonly Column<DeployedBuild>[] = [
  { key: 'remote', title: developerTexts.remote, render: ({ remote }) => remote, noWrap: true },
  { key: 'build', title: developerTexts.build, render: ({ build }) => <code>{build}</code>, noWrap: true },
  { key: 'share', title: deployedTexts.share, noWrap: true, render: ({ share }) => <Share share={share} /> },
  {
    key: 'at',
    title: deployedTexts.releasedAt,
    render: ({ at }) => <DateText value={at} time />,
    noWrap: true,
  },
  { key: 'by', title: developerTexts.by, render: ({ by }) => by || '–', hideOnMobile: true },
  { key: 'visits', title: developerTexts.visits, render: ({ visits }) => visits, numeric: true },
  {
    key: 'load',
    title: developerTexts.loadTime,
    render: ({ load_p75 }) => formatLoadTime(load_p75),
    numeric: true,
  },
  {
    key: 'errors',
    title: developerTexts.errorRate,
    numeric: true,
    render: ({ error_rate }) => <ErrorRate value={error_rate} />,
  },
];

export const DeployedSection = ({ rows }: { rows: readonly DeployedBuild[] }) => (
  <Section title={deployedTexts.title} flush>
    <DataTable
      label={deployedTexts.label}
      columns={columns}
      rows={rows}
      rowKey={({ remote, build }) => `${remote} ${build}`}
    />
  </Section>
);
