import { ModalForm } from '@husrum/ui';
import { type ReactNode, useState } from 'react';
import { SchemaForm } from './schema-form';
import type { SchemaFormProps } from './schema-form-props';

interface Props<T> extends Omit<SchemaFormProps<T>, 'onCancel' | 'onDirtyChange'> {
  title: ReactNode;
  open: boolean;
  onClose: () => void;
  width?: number;
}

/** A `SchemaForm` in a modal. Closing it with unsaved changes asks for confirmation. */
export function SchemaFormModal<T>({ title, open, onClose, width, ...form }: Props<T>) {
  const [dirty, setDirty] = useState(false);
  return (
    <ModalForm title={title} open={open} onClose={onClose} width={width} dirty={dirty}>
      <SchemaForm {...form} onCancel={onClose} onDirtyChange={setDirty} />
    </ModalForm>
  );
}
