import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import type { SavedView } from '@husrum/contract/preference';
import Input from 'antd/es/input';
import { useState } from 'react';
import { Button } from '../button/button';
import { DoneFooter } from '../modal/done-footer';
import { listTexts } from './list.texts';
import { findViewByName, removeView, renameView } from './saved-views.rules';

interface Props {
  views: readonly SavedView[];
  onChange: (views: SavedView[]) => void;
  onClose: () => void;
}

/**
 * Renames and removes saved views. A name is saved when the user leaves its field. An empty name is ignored, and the name of
 * another view is refused: the menu shows nothing but the names.
 */
export const SavedViewsEditor = ({ views, onChange, onClose }: Props) => {
  const [takenName, setTakenName] = useState<string>();
  const rename = (view: SavedView, text: string) => {
    const name = text.trim();
    const isTaken = findViewByName(removeView(views, view), name) !== undefined;
    setTakenName(isTaken ? name : undefined);
    if (!isTaken && name !== '' && name !== view.name) onChange(renameView(views, view, name));
  };
  return (
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
              onBlur={(event) => rename(view, event.target.value)}
            />
            <Button
              icon={<DeleteOutlined />}
              aria-label={listTexts.removeView(view.name)}
              onClick={() => onChange(removeView(views, view))}
            />
          </li>
        ))}
      </ul>
      {takenName !== undefined && (
        <p className="h-list-error" role="alert">
          {listTexts.viewNameTaken(takenName)}
        </p>
      )}
      <DoneFooter onDone={onClose} />
    </div>
  );
};
