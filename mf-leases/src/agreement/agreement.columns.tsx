import type { Agreement } from '@husrum/contract/agreement';
import { openFile } from '@husrum/platform';
import { DateText, ToneTag } from '@husrum/ui';
import { CellButton, type Column } from '@husrum/ui/data';
import { caseStatusLabel, texts } from './agreement.texts';

const name: Column<Agreement> = {
  key: 'name',
  title: texts.name,
  render: ({ file_id, name }) => <CellButton onClick={() => void openFile(file_id)}>{name}</CellButton>,
};
const status: Column<Agreement> = {
  key: 'status',
  title: texts.status,
  render: ({ fasdokcase }) =>
    fasdokcase && <ToneTag tone="grey">{caseStatusLabel[fasdokcase.status]}</ToneTag>,
};
const added: Column<Agreement> = {
  key: 'created_at',
  title: texts.added,
  tight: true,
  render: ({ created_at }) => <DateText value={created_at} />,
};

/** Only documents of the document service have a status. */
export const columnsFor = (agreements: readonly Agreement[]): readonly Column<Agreement>[] =>
  agreements.some(({ fasdokcase }) => fasdokcase !== null) ? [name, status, added] : [name, added];
