import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import { busEvent } from '@husrum/contract/bus';
import { type FileRow, fileCalls } from '@husrum/contract/file';
import { openFile, useSave } from '@husrum/platform';
import { type MenuAction, useConfirm } from '@husrum/ui';
import { useState } from 'react';
import { texts } from './file.texts';
import { FileEditModal } from './file-edit.modal';

/** What can be done with a file in a list: the row's menu, and the modal it opens. */
export const useFileActions = (readOnly = false) => {
  const confirm = useConfirm();
  const [edited, setEdited] = useState<FileRow>();
  const remove = useSave(fileCalls.remove, {
    publish: () => [busEvent('file.changed', {})],
    success: texts.removed,
    failure: texts.removeFailed,
  });
  const askToRemove = async ({ id, alias }: FileRow) => {
    const sure = await confirm({ text: texts.removeQuestion(alias), ok: 'Ta bort', danger: true });
    if (sure) remove.mutate({ params: { id } });
  };
  const changes = (file: FileRow): MenuAction[] => [
    { key: 'edit', label: texts.edit, icon: <EditOutlined />, onClick: () => setEdited(file) },
    {
      key: 'remove',
      label: 'Ta bort',
      icon: <DeleteOutlined />,
      danger: true,
      onClick: () => void askToRemove(file),
    },
  ];
  return {
    actions: (file: FileRow): MenuAction[] => [
      {
        key: 'open',
        label: texts.download,
        icon: <DownloadOutlined />,
        onClick: () => void openFile(file.id),
      },
      ...(readOnly ? [] : changes(file)),
    ],
    modal: <FileEditModal file={edited} onClose={() => setEdited(undefined)} />,
  };
};
