import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import { type BankFileRow, bankFileCalls } from '@husrum/contract/bank-file';
import type { MenuAction } from '@husrum/ui';
import { downloadBankFile } from './bank-file.queries';
import { bankFileTexts } from './bank-file.texts';

/** Downloads a file as it was uploaded. The server of the release before keeps none. */
export const downloadAction = ({ id, kept_until }: Pick<BankFileRow, 'id' | 'kept_until'>): MenuAction => ({
  key: 'download',
  call: bankFileCalls.file,
  label: bankFileTexts.download,
  icon: <DownloadOutlined />,
  disabled: !kept_until,
  reason: bankFileTexts.notKept,
  onClick: () => void downloadBankFile(id),
});
