import UploadOutlined from '@ant-design/icons/es/icons/UploadOutlined';
import { fileCalls } from '@husrum/contract/file';
import { type PanelProps, panels } from '@husrum/contract/panels';
import { Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { UrlTable, useLocalTable } from '@husrum/ui/data';
import { useState } from 'react';
import { filePanelColumns, fileSortable } from './file.columns';
import { useOwnerFiles } from './file.queries';
import { fileTexts } from './file.texts';
import { UploadFileModal } from './upload-file.modal';
import { useFileActions } from './use-file-actions';

const PAGE_SIZE = 5;

/** The files of one owner (a company, an object, a lease …), on its page. */
export default function FilesPanel({ type, id, readOnly = false }: PanelProps['files.of']) {
  const [isUploading, setIsUploading] = useState(false);
  const { actions, modal } = useFileActions(readOnly);
  const table = useLocalTable({ sortable: fileSortable });
  const query = useOwnerFiles({ type, id }, { ...table.query, limit: PAGE_SIZE });
  const upload = readOnly ? undefined : (
    <Button call={fileCalls.upload} icon={<UploadOutlined />} onClick={() => setIsUploading(true)}>
      {fileTexts.upload}
    </Button>
  );
  return (
    <Section title={panels['files.of'].title} extra={upload} flush>
      <UrlTable
        table={table}
        query={query}
        columns={filePanelColumns}
        rowKey={(row) => row.id}
        actions={actions}
        label={fileTexts.title}
        empty={{ title: fileTexts.none }}
      />
      {modal}
      <UploadFileModal type={type} id={id} open={isUploading} onClose={() => setIsUploading(false)} />
    </Section>
  );
}
