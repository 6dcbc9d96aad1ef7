import { CopyButton, DateText, EmptyState, Section } from '@husrum/ui';
import { type Column, DataTable } from '@husrum/ui/data';
import type { BrowserError } from './releases.rules';
import { kindText } from './releases.texts';

const columns: readonly Column<BrowserError>[] = [
  { key: 'message', title: 'Fel', render: ({ message }) => message || '–' },
  { key: 'kind', title: 'Slag', render: ({ kind }) => kindText[kind], tight: true },
  { key: 'remote', title: 'Del', render: ({ remote }) => remote, tight: true },
  { key: 'build', title: 'Bygge', render: ({ build }) => <code>{build}</code>, tight: true },
  { key: 'at', title: 'När', render: ({ at }) => <DateText value={at} time />, tight: true },
];

const Details = ({ message, trace, stack }: BrowserError) => (
  <div className="s-error">
    <p>{message}</p>
    <p>
      Spår <code>{trace}</code>
      <CopyButton text={trace} label="Kopiera spåret" />
    </p>
    {stack && <pre>{stack}</pre>}
  </div>
);

export const ErrorsSection = ({ errors }: { errors: readonly BrowserError[] }) => (
  <Section title="Senaste felen" flush>
    <DataTable
      label="Senaste felen"
      columns={columns}
      rows={errors}
      rowKey={({ id }) => id}
      expand={(error) => <Details {...error} />}
      empty={
        <EmptyState kind="nothing" compact title="Inga fel" text="Webbläsarna har inte meddelat några." />
      }
    />
  </Section>
);
