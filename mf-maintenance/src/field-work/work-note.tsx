import type { WorkType } from '@husrum/contract/field-work';
import { Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { Input } from '@husrum/ui/input';
import { fieldWorkTexts } from './field-work.texts';
import type { NoteState } from './use-note';

interface Props {
  type: WorkType;
  note: NoteState;
  isPending: boolean;
}

export const WorkNote = ({ type, note, isPending }: Props) => (
  <Section title={fieldWorkTexts.note}>
    <Input.TextArea
      aria-label={fieldWorkTexts.note}
      size="large"
      rows={4}
      maxLength={10_000}
      value={note.text}
      onChange={(event) => note.setText(event.target.value)}
    />
    {note.isChanged && (
      <Button className="field-wide" size="large" block loading={isPending} onClick={() => void note.save()}>
        {fieldWorkTexts.saveNote[type]}
      </Button>
    )}
  </Section>
);
