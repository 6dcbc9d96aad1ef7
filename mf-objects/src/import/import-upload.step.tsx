import './import.css';
import InboxOutlined from '@ant-design/icons/es/icons/InboxOutlined';
import { ApiError, UNKNOWN_ERROR_TEXT } from '@husrum/api-client';
import { findImportFileProblem, type ImportPreview, importExtensions } from '@husrum/contract/import';
import { ErrorAlert, Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { Upload } from '@husrum/ui/upload';
import { useState } from 'react';
import { usePreviewImport } from './import.queries';
import { importTexts } from './import.texts';

interface Props {
  /** The chosen file. It stays chosen when its upload fails. */
  file: File | null;
  onChoose: (file: File | null) => void;
  onPreview: (preview: ImportPreview) => void;
}

const toErrorText = (error: Error): string =>
  (error instanceof ApiError ? (error.fieldErrors().file ?? error.message) : '') || UNKNOWN_ERROR_TEXT;

/** The second step: a file, chosen or dropped. */
export const ImportUploadStep = ({ file, onChoose, onPreview }: Props) => {
  const [problem, setProblem] = useState<string>();
  const preview = usePreviewImport(onPreview);
  const error = problem ?? (preview.error ? toErrorText(preview.error) : undefined);
  const choose = (chosen: File | null) => {
    preview.reset();
    setProblem(chosen === null ? undefined : findImportFileProblem(chosen));
    onChoose(chosen);
  };
  const upload = () => {
    const found = file === null ? importTexts.chooseFile : findImportFileProblem(file);
    setProblem(found);
    if (file !== null && found === undefined) preview.mutate({ file });
  };
  return (
    <Section title={importTexts.steps.upload}>
      <div className="import__drop">
        <Upload.Dragger
          accept={importExtensions.join()}
          maxCount={1}
          disabled={preview.isPending}
          fileList={file ? [{ uid: file.name, name: file.name, size: file.size }] : []}
          beforeUpload={(chosen) => {
            choose(chosen);
            return false;
          }}
          onRemove={() => choose(null)}
        >
          <p className="ant-upload-drag-icon">
            <InboxOutlined />
          </p>
          <p>{importTexts.choose}</p>
          <p className="h-muted">{importTexts.limits}</p>
        </Upload.Dragger>
      </div>
      {error !== undefined && <ErrorAlert>{error}</ErrorAlert>}
      <div className="import__actions">
        <Button type="primary" loading={preview.isPending} onClick={upload}>
          {importTexts.upload}
        </Button>
        {preview.isPending && <span role="status">{importTexts.reading}</span>}
      </div>
    </Section>
  );
};
