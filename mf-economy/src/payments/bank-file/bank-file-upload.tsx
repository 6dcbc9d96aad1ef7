import './bank-file.css';
import InboxOutlined from '@ant-design/icons/es/icons/InboxOutlined';
import { findBankFileProblem } from '@husrum/contract/bank-file';
import { routes } from '@husrum/contract/routes';
import { notify, useAppNavigate } from '@husrum/platform';
import { ErrorAlert, Section } from '@husrum/ui';
import { Select, selectAllowClear } from '@husrum/ui/choice';
import { Button } from '@husrum/ui/core';
import { Upload } from '@husrum/ui/upload';
import { useId, useState } from 'react';
import { useCompanies } from '../../company/company.queries';
import { getErrorText } from '../../invoicing/invoice/action-error';
import { useUploadBankFile } from './bank-file.queries';
import { bankFileTexts } from './bank-file.texts';

/** A drop zone: the file is read at once, and its page opens. A file that is refused stays, with the reason. */
export const BankFileUpload = () => {
  const [file, setFile] = useState<File | null>(null);
  const [companyId, setCompanyId] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const companies = useCompanies();
  const navigate = useAppNavigate();
  const companyField = useId();
  const uploading = useUploadBankFile(({ id, is_known, payments }) => {
    if (is_known) notify.info(bankFileTexts.known);
    else notify.success(bankFileTexts.read(payments));
    navigate(routes.bankFile.detail({ id }));
  });
  const error = problem ?? (uploading.error ? getErrorText(uploading.error) : undefined);
  const upload = (chosen: File) => {
    const found = findBankFileProblem(chosen);
    setProblem(found);
    setFile(chosen);
    uploading.reset();
    if (found === undefined) uploading.mutate({ file: chosen, body: { company_id: companyId ?? null } });
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
      {error !== undefined && <ErrorAlert>{error}</ErrorAlert>}
      {(uploading.isPending || (error !== undefined && file !== null)) && (
        <div className="e-bank-file__actions">
          {error !== undefined && file !== null && (
            <Button onClick={() => upload(file)}>{bankFileTexts.retry}</Button>
          )}
          {uploading.isPending && <span role="status">{bankFileTexts.reading}</span>}
        </div>
      )}
    </Section>
  );
};
