import { ApiError, UNKNOWN_FAILURE } from '@husrum/api-client';
import { notify } from '@husrum/platform';
import { Button } from '@husrum/ui/core';
import { SelectionBar, type useSelection } from '@husrum/ui/data';
import { lazy, Suspense, useState } from 'react';
import { exportFile, type InvoiceFilters, idsInFilter } from './invoice-batch.queries';
import { texts } from './invoice-batch.texts';
import { saveFile } from './save-file';

// Rarely opened: fetched when it is.
const ApproveModal = lazy(async () => ({ default: (await import('./ask-batch.modal')).ApproveModal }));
const SendManyModal = lazy(async () => ({ default: (await import('./ask-batch.modal')).SendManyModal }));
const DueDatesModal = lazy(async () => ({ default: (await import('./due-dates.modal')).DueDatesModal }));
const PreviewsModal = lazy(async () => ({ default: (await import('./previews.modal')).PreviewsModal }));

type Act = 'approve' | 'send' | 'due' | 'preview';

interface Props {
  selection: ReturnType<typeof useSelection>;
  total: number;
  filters: InvoiceFilters;
}

const orTell = async <T,>(asked: Promise<T>): Promise<T | undefined> => {
  try {
    return await asked;
  } catch (error) {
    notify.error(error instanceof ApiError ? error.message : UNKNOWN_FAILURE);
    return undefined;
  }
};

/** What can be done with many invoices at once. */
export const BatchBar = ({ selection, total, filters }: Props) => {
  const [act, setAct] = useState<Act>();
  const [exporting, setExporting] = useState(false);
  const ids = [...selection.selected].map(Number);
  const close = () => setAct(undefined);
  const download = async () => {
    setExporting(true);
    const file = await orTell(exportFile(ids));
    setExporting(false);
    if (file) saveFile(file);
  };
  return (
    <>
      <SelectionBar selection={selection} total={total} markAll={() => orTell(idsInFilter(filters))}>
        <Button onClick={() => setAct('approve')}>{texts.approve}</Button>
        <Button onClick={() => setAct('send')}>{texts.send}</Button>
        <Button onClick={() => setAct('preview')}>{texts.preview}</Button>
        <Button loading={exporting} onClick={() => void download()}>
          {texts.export}
        </Button>
        <Button onClick={() => setAct('due')}>{texts.due}</Button>
      </SelectionBar>
      <Suspense>
        {act === 'approve' && <ApproveModal ids={ids} onClose={close} />}
        {act === 'send' && <SendManyModal ids={ids} onClose={close} />}
        {act === 'due' && <DueDatesModal ids={ids} onClose={close} />}
        {act === 'preview' && <PreviewsModal ids={ids} onClose={close} />}
      </Suspense>
    </>
  );
};
