import { MOST_VIEWS, type SavedView } from '@husrum/contract/preference';
import Input from 'antd/es/input';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../button/button';
import { viewNamed, withView } from './views.rules';

interface Props {
  views: readonly SavedView[];
  address: string;
  onSave: (views: SavedView[]) => void;
}

/** The list as it now is, under a name. */
export const SaveView = ({ views, address, onSave }: Props) => {
  const [name, setName] = useState('');
  const [asked, setAsked] = useState(false);
  const id = useId();
  const wanted = name.trim();
  const next = withView(views, { name: wanted, address });
  const error =
    wanted === ''
      ? 'Ge vyn ett namn'
      : next.length > MOST_VIEWS && `Du kan ha högst ${MOST_VIEWS} sparade vyer. Ta bort någon först.`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!error) onSave(next);
  };
  return (
    <form className="h-stack" onSubmit={submit} noValidate>
      <p>Listans status, filter och sortering sparas. Vyn är bara din.</p>
      <div>
        <label htmlFor={id}>Namn på vyn</label>
        <Input
          id={id}
          autoFocus
          autoComplete="off"
          maxLength={60}
          value={name}
          status={asked && error ? 'error' : undefined}
          aria-invalid={asked && Boolean(error)}
          aria-describedby={`${id}-note`}
          onChange={(event) => setName(event.target.value)}
        />
        <div id={`${id}-note`} className={asked && error ? 'h-list-error' : 'h-muted'}>
          {asked && error ? error : viewNamed(views, wanted) && 'En vy med det namnet finns och ersätts.'}
        </div>
      </div>
      <div className="h-list-foot">
        <Button type="primary" htmlType="submit">
          Spara vy
        </Button>
      </div>
    </form>
  );
};
