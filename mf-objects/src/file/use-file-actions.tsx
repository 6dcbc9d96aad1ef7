import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import { busEvent } from '@husrum/contract/bus';
import { type FileRow, fileCalls } from '@husrum/contract/file';
import { openFile, useApiMutation } from '@husrum/platform';
import { type MenuAction, useConfirm } from '@husrum/ui';
import { useState } from 'react';
import { EditFileModal } from './edit-file.modal';
import { fileTexts } from './file.texts';

/** The menu of a file in a list, and the modal that edits it. */
export const useFileActions = (readOnly = false) => {
  const confirm = useConfirm();
  const [edited, setEdited] = useState<FileRow>();
  const remove = useApiMutation(fileCalls.remove, {
    publish: () => [busEvent('file.changed', {})],
    successMessage: fileTexts.removed,
    failureMessage: fileTexts.removeFailed,
  });
  const confirmAndRemove = async ({ id, alias }: FileRow) => {
    const confirmed = await confirm({
      text: fileTexts.removeQuestion(alias),
      ok: fileTexts.remove,
      danger: true,
    });
    if (confirmed) remove.mutate({ params: { id } });
  };
  const editActions = (file: FileRow): MenuAction[] => [
    {
      key: 'edit',
      call: fileCalls.update,
      label: fileTexts.edit,
      icon: <EditOutlined />,
      onClick: () => setEdited(file),
    },
    {
      key: 'remove',
      call: fileCalls.remove,
      label: fileTexts.remove,
      icon: <DeleteOutlined />,
      danger: true,
      onClick: () => void confirmAndRemove(file),
    },
  ];
  return {
    actions: (file: FileRow): MenuAction[] => [
      {
        key: 'open',
        label: fileTexts.download,
        icon: <DownloadOutlined />,
        onClick: () => void openFile(file.id),
      },
      ...(readOnly ? [] : editActions(file)),
    ],
    modal: <EditFileModal file={edited} onClose={() => setEdited(undefined)} />,
  };
};
