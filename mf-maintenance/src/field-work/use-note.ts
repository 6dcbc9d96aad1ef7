import type { WorkItem } from '@husrum/contract/field-work';
import { useState } from 'react';
import type { WorkActions } from './use-work-actions';

export interface NoteState {
  readonly text: string;
  /** Whether it has something that is not saved. */
  readonly isChanged: boolean;
  setText: (text: string) => void;
  save: () => Promise<void>;
}

/** The note of an activity, which is changed, or a new comment of a ticket, which starts empty. */
export const useNote = ({ type, note }: WorkItem, { saveNote }: WorkActions): NoteState => {
  const [text, setText] = useState(note ?? '');
  const [saved, setSaved] = useState(note ?? '');
  const isChanged = text.trim() !== saved.trim();
  const save = async () => {
    const isSaved = await saveNote(text.trim()).then(
      () => true,
      // The mutation has shown why. The text stays in the field.
      () => false,
    );
    if (!isSaved) return;
    const next = type === 'ticket' ? '' : text;
    setText(next);
    setSaved(next);
  };
  return { text, isChanged, setText, save };
};
