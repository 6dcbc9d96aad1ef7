import './list-menu.css';
import { ModalForm } from '../ask/modal-form';
import { ColumnsChoice } from './columns-choice';
import type { ListDialog, ListMenuProps } from './list-menu';
import { SaveView } from './save-view';
import { ViewNames } from './view-names';

interface Props extends ListMenuProps {
  dialog: ListDialog;
  onClose: () => void;
}

const titles: Readonly<Record<ListDialog, string>> = {
  save: 'Spara vy',
  views: 'Sparade vyer',
  columns: 'Kolumner',
};

export default function ListDialogs({ dialog, onClose, kept, address, columns }: Props) {
  const { preference, change } = kept;
  return (
    <ModalForm title={titles[dialog]} open onClose={onClose} width={480}>
      {dialog === 'save' && (
        <SaveView
          views={preference.views}
          address={address}
          onSave={(views) => {
            change({ views });
            onClose();
          }}
        />
      )}
      {dialog === 'views' && (
        <ViewNames views={preference.views} onChange={(views) => change({ views })} onClose={onClose} />
      )}
      {dialog === 'columns' && (
        <ColumnsChoice
          columns={columns}
          hidden={preference.hidden}
          onChange={(hidden) => change({ hidden })}
          onClose={onClose}
        />
      )}
    </ModalForm>
  );
}
