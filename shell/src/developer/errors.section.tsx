import { CopyButton, DateText, EmptyState, Section } from '@husrum/ui';
import { type Column, DataTable } from '@husrum/ui/data';
import { developerTexts, errorsTexts } from './developer.texts';
import type { BrowserError } from './releases.rules';

const columns: readonly Column<BrowserError>[] = [
  { key: 'message', title: errorsTexts.message, render: ({ message }) => message || '–' },
  { key: 'kind', title: errorsTexts.kind, render: ({ kind }) => errorsTexts.reportKind[kind], noWrap: true },
  { key: 'remote', title: developerTexts.remote, render: ({ remote }) => remote, noWrap: true },
  { key: 'build', title: developerTexts.build, render: ({ build }) => <code>{build}</code>, noWrap: true },
  { key: 'at', title: developerTexts.at, render: ({ at }) => <DateText value={at} time />, noWrap: true },
];

const Details = ({ message, trace, stack }: BrowserError) => (
  <div className="s-error">
    <p>{message}</p>
    <p>
      {errorsTexts.trace} <code>{trace}</code>
      <CopyButton text={trace} label={errorsTexts.copyTrace} />
    </p>
    {stack && <pre>{stack}</pre>}
  </div>
);

export const ErrorsSection = ({ errors }: { errors: readonly BrowserError[] }) => (
  <Section title={errorsTexts.title} flush>
    <DataTable
      label={errorsTexts.title}
      columns={columns}
      rows={errors}
      rowKey={({ id }) => id}
      expand={(error) => <Details {...error} />}
      empty={<EmptyState kind="nothing" compact title={errorsTexts.none} text={errorsTexts.noneText} />}
    />
  </Section>
);
