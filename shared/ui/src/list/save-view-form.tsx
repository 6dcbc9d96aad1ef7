import { MAX_VIEWS, type SavedView } from '@husrum/contract/preference';
import Input from 'antd/es/input';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../button/button';
import { listTexts } from './list.texts';
import { findViewByName, upsertView } from './saved-views.rules';

interface Props {
  views: readonly SavedView[];
  url: string;
  onSave: (views: SavedView[]) => void;
}

/** Saves the list's current URL as a view with a name. */
export const SaveViewForm = ({ views, url, onSave }: Props) => {
  const [text, setText] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const id = useId();
  const name = text.trim();
  const next = upsertView(views, { name, address: url });
  const error = name === '' ? listTexts.viewNameMissing : next.length > MAX_VIEWS && listTexts.tooManyViews;
  const shownError = submitted && error;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!error) onSave(next);
  };
  return (
    <form className="h-stack" onSubmit={submit} noValidate>
      <p>{listTexts.saveViewHint}</p>
      <div>
        <label htmlFor={id}>{listTexts.viewName}</label>
        <Input
          id={id}
          autoFocus
          autoComplete="off"
          maxLength={60}
          value={text}
          status={shownError ? 'error' : undefined}
          aria-invalid={Boolean(shownError)}
          aria-describedby={`${id}-note`}
          onChange={(event) => setText(event.target.value)}
        />
        <div id={`${id}-note`} className={shownError ? 'h-list-error' : 'h-muted'}>
          {shownError || (findViewByName(views, name) && listTexts.viewNameExists)}
        </div>
      </div>
      <div className="h-list-footer">
        <Button type="primary" htmlType="submit">
          {listTexts.saveView}
        </Button>
      </div>
    </form>
  );
};
