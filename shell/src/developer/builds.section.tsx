import type { ReleaseStatus } from '@husrum/contract/release';
import { DateText, Section } from '@husrum/ui';
import { Select } from '@husrum/ui/choice';
import { Button } from '@husrum/ui/core';
import { type Column, DataTable } from '@husrum/ui/data';
import { useState } from 'react';
import { usePinBuild } from './developer.queries';
import { buildsTexts, developerTexts } from './developer.texts';
import { ErrorRate } from './error-rate';
import { formatLoadTime } from './load-time.rules';
import { listPinnedBuilds, listRemotesWithBuilds, type PinnedBuild } from './releases.rules';

type Build = ReleaseStatus['builds'][number];

const buildColumns: readonly Column<Build>[] = [
  { key: 'build', title: developerTexts.build, render: ({ build }) => <code>{build}</code>, noWrap: true },
  {
    key: 'built_at',
    title: developerTexts.builtAt,
    render: ({ built_at }) => <DateText value={built_at} time />,
    noWrap: true,
  },
  { key: 'by', title: developerTexts.by, render: ({ by }) => by || '–' },
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

interface PinnedBuildListProps {
  pinned: readonly PinnedBuild[];
  onUnpin: (remote: string) => void;
}

const PinnedBuildList = ({ pinned, onUnpin }: PinnedBuildListProps) => (
  <ul className="s-pinned">
    {pinned.map(({ remote, build }) => (
      <li key={remote}>
        <span>
          {buildsTexts.pinnedAt} <code>{build}</code> {buildsTexts.of} <strong>{remote}</strong>.
        </span>
        <Button size="small" onClick={() => onUnpin(remote)} aria-label={buildsTexts.unpinRemote(remote)}>
          {buildsTexts.unpin}
        </Button>
      </li>
    ))}
  </ul>
);

/** The uploaded and tested builds of a remote. A developer can pin their own account to one of them. */
export const BuildsSection = ({ remotes }: { remotes: readonly ReleaseStatus[] }) => {
  const remotesWithBuilds = listRemotesWithBuilds(remotes);
  const [selectedRemote, setSelectedRemote] = useState<string>();
  const pinBuild = usePinBuild();
  const selected = remotesWithBuilds.find(({ remote }) => remote === selectedRemote) ?? remotesWithBuilds[0];
  if (!selected) return null;
  const { remote } = selected;
  const pinColumn: Column<Build> = {
    key: 'pin',
    title: buildsTexts.account,
    noWrap: true,
    render: ({ build }) =>
      build === selected.pinned ? (
        buildsTexts.pinnedHere
      ) : (
        <Button size="small" onClick={() => pinBuild(remote, build)} aria-label={buildsTexts.pinBuild(build)}>
          {buildsTexts.pin}
        </Button>
      ),
  };
  return (
    <Section
      title={buildsTexts.title}
      flush
      extra={
        <Select<string>
          aria-label={buildsTexts.buildsOf}
          value={remote}
          options={remotesWithBuilds.map(({ remote: name }) => ({ value: name, label: name }))}
          onChange={setSelectedRemote}
        />
      }
    >
      <PinnedBuildList pinned={listPinnedBuilds(remotes)} onUnpin={(name) => pinBuild(name, null)} />
      <DataTable
        label={buildsTexts.title}
        columns={[...buildColumns, pinColumn]}
        rows={selected.builds}
        rowKey={({ build }) => build}
      />
    </Section>
  );
};
