import type { WorkItem } from '@husrum/contract/field-work';
import { useState } from 'react';
import type { WorkActions } from './use-work-actions';

export interface NoteState {
  readonly text: string;
  /** Whether the text differs from the saved one. */
  readonly isChanged: boolean;
  setText: (text: string) => void;
  /** Returns whether the text has been saved. */
  save: () => Promise<boolean>;
}

/** The state of the field for the note of an activity, or for a new comment on a ticket, which starts empty. */
export const useNote = ({ type, note }: WorkItem, { saveNote }: WorkActions): NoteState => {
  const [text, setText] = useState(note ?? '');
  const [saved, setSaved] = useState(note ?? '');
  const isChanged = text.trim() !== saved.trim();
  const save = async () => {
    const isSaved = await saveNote(text.trim()).then(
      () => true,
      // The mutation has shown the error. The text stays in the field.
      () => false,
    );
    if (!isSaved) return false;
    const nextText = type === 'ticket' ? '' : text;
    setText(nextText);
    setSaved(nextText);
    return true;
  };
  return { text, isChanged, setText, save };
};
