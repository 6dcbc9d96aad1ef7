import type { ReleaseStatus } from '@husrum/contract/release';
import { DateText, Section } from '@husrum/ui';
import { Select } from '@husrum/ui/choice';
import { Button } from '@husrum/ui/core';
import { type Column, DataTable } from '@husrum/ui/data';
import { useState } from 'react';
import { usePin } from './developer.queries';
import { ErrorRate } from './error-rate';
import { type Pinned, pinned, withBuilds } from './releases.rules';
import { loadTime } from './releases.texts';

type Build = ReleaseStatus['builds'][number];

const facts: readonly Column<Build>[] = [
  { key: 'build', title: 'Bygge', render: ({ build }) => <code>{build}</code>, tight: true },
  {
    key: 'built_at',
    title: 'Byggt',
    render: ({ built_at }) => <DateText value={built_at} time />,
    tight: true,
  },
  { key: 'by', title: 'Av', render: ({ by }) => by || '–' },
  { key: 'visits', title: 'Besök', render: ({ visits }) => visits, numeric: true },
  { key: 'load', title: 'Laddtid p75', render: ({ load_p75 }) => loadTime(load_p75), numeric: true },
  {
    key: 'errors',
    title: 'Besök med fel',
    numeric: true,
    render: ({ error_rate }) => <ErrorRate value={error_rate} />,
  },
];

const Held = ({ held, onRelease }: { held: readonly Pinned[]; onRelease: (remote: Pinned) => void }) => (
  <ul className="s-held">
    {held.map((one) => (
      <li key={one.remote}>
        <span>
          Ditt konto hålls vid <code>{one.build}</code> av <strong>{one.remote}</strong>.
        </span>
        <Button size="small" onClick={() => onRelease(one)} aria-label={`Släpp ${one.remote}`}>
          Släpp
        </Button>
      </li>
    ))}
  </ul>
);

/** What can be given to people, and the own account held to one of it. */
export const BuildsSection = ({ remotes }: { remotes: readonly ReleaseStatus[] }) => {
  const all = withBuilds(remotes);
  const [wanted, setWanted] = useState<string>();
  const pin = usePin();
  const shown = all.find(({ remote }) => remote === wanted) ?? all[0];
  if (!shown) return null;
  const { remote } = shown;
  const hold: Column<Build> = {
    key: 'hold',
    title: 'Ditt konto',
    tight: true,
    render: ({ build }) =>
      build === shown.pinned ? (
        'Hålls här'
      ) : (
        <Button size="small" onClick={() => pin(remote, build)} aria-label={`Håll kontot här, vid ${build}`}>
          Håll kontot här
        </Button>
      ),
  };
  return (
    <Section
      title="Prövade byggen"
      flush
      extra={
        <Select<string>
          aria-label="Byggen av"
          value={remote}
          options={all.map((one) => ({ value: one.remote, label: one.remote }))}
          onChange={setWanted}
        />
      }
    >
      <Held held={pinned(remotes)} onRelease={(one) => pin(one.remote, null)} />
      <DataTable
        label="Prövade byggen"
        columns={[...facts, hold]}
        rows={shown.builds}
        rowKey={({ build }) => build}
      />
    </Section>
  );
};
