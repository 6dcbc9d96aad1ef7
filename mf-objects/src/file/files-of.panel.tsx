import UploadOutlined from '@ant-design/icons/es/icons/UploadOutlined';
import { type PanelProps, panels } from '@husrum/contract/panels';
import { Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { UrlTable, useLocalTable } from '@husrum/ui/data';
import { useState } from 'react';
import { fileSortable, panelColumns } from './file.columns';
import { useFilesOf } from './file.queries';
import { texts } from './file.texts';
import { UploadModal } from './upload.modal';
import { useFileActions } from './use-file-actions';

const SHOWN = 5;

/** The files of a row of any domain, on its page. */
export default function FilesOfPanel({ type, id, readOnly = false }: PanelProps['files.of']) {
  const [uploading, setUploading] = useState(false);
  const { actions, modal } = useFileActions(readOnly);
  const table = useLocalTable({ sortable: fileSortable });
  const query = useFilesOf({ type, id }, { ...table.query, limit: SHOWN });
  const upload = readOnly ? undefined : (
    <Button icon={<UploadOutlined />} onClick={() => setUploading(true)}>
      {texts.upload}
    </Button>
  );
  return (
    <Section title={panels['files.of'].title} extra={upload} flush>
      <UrlTable
        table={table}
        query={query}
        columns={panelColumns}
        rowKey={(row) => row.id}
        actions={actions}
        label={texts.title}
        empty={{ title: texts.none }}
      />
      {modal}
      <UploadModal type={type} id={id} open={uploading} onClose={() => setUploading(false)} />
    </Section>
  );
}
