import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import { bookkeepingExportCalls } from '@husrum/contract/bookkeeping-export';
import { useCan } from '@husrum/platform';
import { lazyDialog, parseId, useUrlState } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { bookkeepingExportTexts } from './bookkeeping-export.texts';

// It is opened once a month, so the dialog is a lazy chunk.
const BookkeepingExportModal = lazyDialog(() => import('./bookkeeping-export.modal'));

/**
 * Opens the dialog of the SIE file. A link with `?skapa=sie` opens it, too, and with `&company=7` the company is preselected.
 */
export const BookkeepingExportButton = () => {
  const [creating, setCreating] = useUrlState('skapa');
  const [company, setCompany] = useUrlState('company');
  const can = useCan();
  const close = () => {
    setCreating(undefined, { replace: true });
    setCompany(undefined, { replace: true });
  };
  const isOpen = creating === 'sie' && can(bookkeepingExportCalls.file);
  return (
    <>
      <Button
        call={bookkeepingExportCalls.file}
        icon={<DownloadOutlined />}
        onClick={() => setCreating('sie', { replace: true })}
      >
        {bookkeepingExportTexts.open}
      </Button>
      {isOpen && <BookkeepingExportModal companyId={parseId(company) ?? undefined} onClose={close} />}
    </>
  );
};
