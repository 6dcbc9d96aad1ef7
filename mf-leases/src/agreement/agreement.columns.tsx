import type { Agreement } from '@husrum/contract/agreement';
import { openFile } from '@husrum/platform';
import { DateText } from '@husrum/ui';
import { CellButton, type Column } from '@husrum/ui/data';
import { agreementTexts } from './agreement.texts';
import { AgreementStatus } from './agreement-status';

const name: Column<Agreement> = {
  key: 'name',
  title: agreementTexts.name,
  render: ({ file_id, name }) => <CellButton onClick={() => void openFile(file_id)}>{name}</CellButton>,
};
const status: Column<Agreement> = {
  key: 'status',
  title: agreementTexts.status,
  render: (agreement) => <AgreementStatus agreement={agreement} />,
};
const createdAt: Column<Agreement> = {
  key: 'created_at',
  title: agreementTexts.added,
  noWrap: true,
  render: ({ created_at }) => <DateText value={created_at} />,
};

/** The status column is shown when an agreement has been sent for signing, or comes from the document service. */
export const buildAgreementColumns = (agreements: readonly Agreement[]): readonly Column<Agreement>[] =>
  agreements.some(({ fasdokcase, signing_status }) => fasdokcase !== null || signing_status !== null)
    ? [name, status, createdAt]
    : [name, createdAt];
