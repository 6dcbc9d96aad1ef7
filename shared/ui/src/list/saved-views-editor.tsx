import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import type { SavedView } from '@husrum/contract/preference';
import Input from 'antd/es/input';
import { Button } from '../button/button';
import { DoneFooter } from '../modal/done-footer';
import { listTexts } from './list.texts';
import { removeView, renameView } from './saved-views.rules';

interface Props {
  views: readonly SavedView[];
  onChange: (views: SavedView[]) => void;
  onClose: () => void;
}

/** Renames and removes saved views. A name is saved on blur; an empty name is ignored. */
export const SavedViewsEditor = ({ views, onChange, onClose }: Props) => (
  <div className="h-stack">
    {views.length === 0 && <p className="h-muted">{listTexts.noViews}</p>}
    <ul className="h-list-views">
      {views.map((view) => (
        <li key={`${view.name} ${view.address}`}>
          <Input
            aria-label={listTexts.viewNameOf(view.name)}
            maxLength={60}
            defaultValue={view.name}
            onPressEnter={(event) => event.currentTarget.blur()}
            onBlur={(event) => {
              const name = event.target.value.trim();
              if (name !== '' && name !== view.name) onChange(renameView(views, view, name));
            }}
          />
          <Button
            icon={<DeleteOutlined />}
            aria-label={listTexts.removeView(view.name)}
            onClick={() => onChange(removeView(views, view))}
          />
        </li>
      ))}
    </ul>
    <DoneFooter onDone={onClose} />
  </div>
);
