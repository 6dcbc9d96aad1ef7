import './bank-file.css';
import InboxOutlined from '@ant-design/icons/es/icons/InboxOutlined';
import { ApiError } from '@husrum/api-client';
import { type BankArchiveFile, findBankFileProblem } from '@husrum/contract/bank-file';
import { routes } from '@husrum/contract/routes';
import { notify, useAppNavigate } from '@husrum/platform';
import { ErrorAlert, lazyDialog, Section } from '@husrum/ui';
import { Select, selectAllowClear } from '@husrum/ui/choice';
import { Button } from '@husrum/ui/core';
import { Upload } from '@husrum/ui/upload';
import { useId, useState } from 'react';
import { useCompanies } from '../../company/company.queries';
import { getErrorText } from '../../invoicing/invoice/action-error';
import { ArchiveResult } from './archive-result';
import { useUploadBankFile } from './bank-file.queries';
import { bankFileTexts } from './bank-file.texts';

// It is opened for few files, so it is a lazy chunk.
const ChooseColumnsModal = lazyDialog(() => import('./choose-columns.modal'));

/** Whether the server asks for the columns of a CSV file. */
const asksForColumns = (error: Error | null): boolean =>
  error instanceof ApiError && 'day_column' in error.fieldErrors();

/** The reasons of a refusal: of a ZIP one for each file. */
const listReasons = (error: Error): readonly string[] => {
  const reasons = error instanceof ApiError ? (error.data.file ?? []) : [];
  return reasons.length > 1 ? reasons : [getErrorText(error)];
};

/** A drop zone: the file is read at once, and its page opens. A file that is refused stays, with the reason. */
export const BankFileUpload = () => {
  const [file, setFile] = useState<File | null>(null);
  const [companyId, setCompanyId] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [isChoosing, setChoosing] = useState(false);
  const [files, setFiles] = useState<readonly BankArchiveFile[]>([]);
  const companies = useCompanies();
  const navigate = useAppNavigate();
  const companyField = useId();
  const uploading = useUploadBankFile(({ id, is_known, payments, files: results = [] }) => {
    setChoosing(false);
    const [first, ...others] = results;
    if (first !== undefined && (others.length > 0 || first.error !== null)) {
      setFile(null);
      setFiles(results);
      return;
    }
    if (is_known) notify.info(bankFileTexts.known);
    else notify.success(bankFileTexts.read(payments));
    navigate(routes.bankFile.detail({ id }));
  });
  const needsColumns = asksForColumns(uploading.error);
  const reasons = problem === undefined ? (uploading.error ? listReasons(uploading.error) : []) : [problem];
  const upload = (chosen: File) => {
    const found = findBankFileProblem(chosen);
    setProblem(found);
    setFile(chosen);
    setFiles([]);
    uploading.reset();
    if (found !== undefined) return;
    uploading.mutate(
      { file: chosen, body: { company_id: companyId ?? null } },
      { onError: (error) => setChoosing(asksForColumns(error)) },
    );
  };
  const clear = () => {
    setFile(null);
    setProblem(undefined);
    uploading.reset();
  };
  return (
    <Section title={bankFileTexts.upload}>
      <p>{bankFileTexts.intro}</p>
      {companies.length > 1 && (
        <div className="e-bank-file__company">
          <label htmlFor={companyField}>{bankFileTexts.company}</label>
          <Select
            id={companyField}
            allowClear={selectAllowClear}
            showSearch={{ optionFilterProp: 'label' }}
            placeholder={bankFileTexts.companyFromFile}
            value={companyId}
            onChange={setCompanyId}
            options={companies.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
      )}
      <div className="e-bank-file__drop">
        <Upload.Dragger
          maxCount={1}
          disabled={uploading.isPending}
          fileList={file ? [{ uid: file.name, name: file.name, size: file.size }] : []}
          beforeUpload={(chosen) => {
            upload(chosen);
            return false;
          }}
          onRemove={clear}
        >
          <p className="ant-upload-drag-icon">
            <InboxOutlined />
          </p>
          <p>{bankFileTexts.choose}</p>
          <p className="h-muted">{bankFileTexts.limits}</p>
        </Upload.Dragger>
      </div>
      {reasons.map((reason) => (
        <ErrorAlert key={reason}>{reason}</ErrorAlert>
      ))}
      {files.length > 0 && <ArchiveResult files={files} />}
      {(uploading.isPending || (reasons.length > 0 && file !== null)) && (
        <div className="e-bank-file__actions">
          {reasons.length > 0 && file !== null && needsColumns && (
            <Button type="primary" onClick={() => setChoosing(true)}>
              {bankFileTexts.chooseColumns}
            </Button>
          )}
          {reasons.length > 0 && file !== null && !needsColumns && (
            <Button onClick={() => upload(file)}>{bankFileTexts.retry}</Button>
          )}
          {uploading.isPending && <span role="status">{bankFileTexts.reading}</span>}
        </div>
      )}
      {isChoosing && file !== null && (
        <ChooseColumnsModal
          file={file}
          companyId={companyId}
          onClose={() => setChoosing(false)}
          onSubmit={(columns) => uploading.mutateAsync({ file, body: columns })}
        />
      )}
    </Section>
  );
};
