import './list-menu.css';
import { ModalForm } from '../modal/modal-form';
import { ColumnPicker } from './column-picker';
import { listTexts } from './list.texts';
import type { ListDialog, ListMenuProps } from './list-menu-props';
import { SaveViewForm } from './save-view-form';
import { SavedViewsEditor } from './saved-views-editor';

interface Props extends ListMenuProps {
  dialog: ListDialog;
  onClose: () => void;
}

/** The dialogs that the list menu opens: save a view, edit the saved views, choose columns. */
export default function ListDialogs({ dialog, onClose, listPreference, url, columns }: Props) {
  const { preference, updatePreference } = listPreference;
  return (
    <ModalForm title={listTexts.dialogTitles[dialog]} open onClose={onClose} width={480}>
      {dialog === 'save' && (
        <SaveViewForm
          views={preference.views}
          url={url}
          onSave={(views) => {
            updatePreference({ views });
            onClose();
          }}
        />
      )}
      {dialog === 'views' && (
        <SavedViewsEditor
          views={preference.views}
          onChange={(views) => updatePreference({ views })}
          onClose={onClose}
        />
      )}
      {dialog === 'columns' && (
        <ColumnPicker
          columns={columns}
          preference={preference}
          onChange={updatePreference}
          onClose={onClose}
        />
      )}
    </ModalForm>
  );
}
