import type { BankArchiveFile } from '@husrum/contract/bank-file';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { Alert } from '@husrum/ui/core';
import { archiveTexts } from './archive.texts';

const FileResult = ({ file: { id, name, payments, is_known, error } }: { file: BankArchiveFile }) => {
  if (id === null)
    return (
      <>
        <strong>{name}</strong>: {error}
      </>
    );
  return (
    <>
      <AppLink to={routes.bankFile.detail({ id })}>{name}</AppLink>: {archiveTexts.read(payments, is_known)}
    </>
  );
};

/** The files of a ZIP, each with its link or with the reason why it could not be read. */
export const ArchiveResult = ({ files }: { files: readonly BankArchiveFile[] }) => {
  const failed = files.filter(({ id }) => id === null).length;
  return (
    <Alert
      className="e-bank-file__archive"
      type={failed > 0 ? 'warning' : 'success'}
      showIcon
      role="status"
      title={archiveTexts.summary(files.length - failed, files.length)}
      description={
        <ul className="e-bank-file__results">
          {files.map((file, index) => (
            <li key={index}>
              <FileResult file={file} />
            </li>
          ))}
        </ul>
      }
    />
  );
};
