import type { Agreement } from '@husrum/contract/agreement';
import { openFile } from '@husrum/platform';
import { DateText, ToneTag } from '@husrum/ui';
import { CellButton, type Column } from '@husrum/ui/data';
import { agreementTexts } from './agreement.texts';

const name: Column<Agreement> = {
  key: 'name',
  title: agreementTexts.name,
  render: ({ file_id, name }) => <CellButton onClick={() => void openFile(file_id)}>{name}</CellButton>,
};
const status: Column<Agreement> = {
  key: 'status',
  title: agreementTexts.status,
  render: ({ fasdokcase }) =>
    fasdokcase && <ToneTag tone="grey">{agreementTexts.caseStatus[fasdokcase.status]}</ToneTag>,
};
const createdAt: Column<Agreement> = {
  key: 'created_at',
  title: agreementTexts.added,
  noWrap: true,
  render: ({ created_at }) => <DateText value={created_at} />,
};

/** The status column is shown when an agreement comes from the document service; others have no status. */
export const agreementColumns = (agreements: readonly Agreement[]): readonly Column<Agreement>[] =>
  agreements.some(({ fasdokcase }) => fasdokcase !== null) ? [name, status, createdAt] : [name, createdAt];
