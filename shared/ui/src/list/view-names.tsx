import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import type { SavedView } from '@husrum/contract/preference';
import Input from 'antd/es/input';
import { DoneFoot } from '../ask/done-foot';
import { Button } from '../button/button';
import { renamed, withoutView } from './views.rules';

interface Props {
  views: readonly SavedView[];
  onChange: (views: SavedView[]) => void;
  onClose: () => void;
}

/** A name is kept when its field is left; an empty one is not taken. */
export const ViewNames = ({ views, onChange, onClose }: Props) => (
  <div className="h-stack">
    {views.length === 0 && <p className="h-muted">Inga sparade vyer.</p>}
    <ul className="h-list-views">
      {views.map((view) => (
        <li key={`${view.name} ${view.address}`}>
          <Input
            aria-label={`Namn på vyn ${view.name}`}
            maxLength={60}
            defaultValue={view.name}
            onPressEnter={(event) => event.currentTarget.blur()}
            onBlur={(event) => {
              const name = event.target.value.trim();
              if (name !== '' && name !== view.name) onChange(renamed(views, view, name));
            }}
          />
          <Button
            icon={<DeleteOutlined />}
            aria-label={`Ta bort vyn ${view.name}`}
            onClick={() => onChange(withoutView(views, view))}
          />
        </li>
      ))}
    </ul>
    <DoneFoot onDone={onClose} />
  </div>
);
