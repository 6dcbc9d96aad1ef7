import { NAME_PLACEHOLDER } from '@husrum/contract/tenant-message';
import { TextAreaField, useFormField } from '@husrum/forms';
import { Button } from '@husrum/ui/core';
import { tenantMessageTexts } from './tenant-message.texts';

const insertAt = (text: string, start: number, end: number, inserted: string): string =>
  text.slice(0, start) + inserted + text.slice(end);

/** The text of the message, with a button that puts `[namn]` where the cursor is. */
export const MessageBodyField = () => {
  const { id, value, setValue } = useFormField({ name: 'body' });
  const insertName = () => {
    const text = typeof value === 'string' ? value : '';
    const area = document.getElementById(id);
    if (!(area instanceof HTMLTextAreaElement)) return;
    setValue(insertAt(text, area.selectionStart, area.selectionEnd, NAME_PLACEHOLDER));
    area.focus();
  };
  return (
    <div>
      <TextAreaField name="body" rows={10} hint={tenantMessageTexts.bodyHint} />
      <Button size="small" onClick={insertName}>
        {tenantMessageTexts.insertName}
      </Button>
    </div>
  );
};
