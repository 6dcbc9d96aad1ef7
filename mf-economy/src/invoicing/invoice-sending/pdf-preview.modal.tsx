import './pdf-preview.css';
import type { Invoice } from '@husrum/contract/invoice';
import { ModalForm, QueryContent, RowsSkeleton } from '@husrum/ui';
import { useEffect, useState } from 'react';
import { ChangesSinceSending } from './changes-since-sending';
import { type PreviewFile, usePdfPreview } from './invoice-sending.queries';
import { invoiceSendingTexts } from './invoice-sending.texts';

const toBlob = ({ file, mimetype }: PreviewFile): Blob =>
  new Blob([Uint8Array.from(atob(file), (char) => char.charCodeAt(0))], { type: mimetype });

/** An object URL of the file. It is revoked when the component unmounts. */
const useObjectUrl = (preview: PreviewFile): string | undefined => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const objectUrl = URL.createObjectURL(toBlob(preview));
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [preview]);
  return url;
};

const PdfFrame = ({ preview }: { preview: PreviewFile }) => {
  const url = useObjectUrl(preview);
  return (
    <>
      {url && <iframe className="e-pdf-preview" src={url} title={preview.name} />}
      <p className="e-pdf-preview__links">
        <a href={url} download={preview.name}>
          {invoiceSendingTexts.download(preview.name)}
        </a>
      </p>
    </>
  );
};

interface Props {
  invoice: Invoice;
  open: boolean;
  onClose: () => void;
}

/** The PDF that was sent or will be sent, and what has been paid and credited since. */
export const PdfPreview = ({ invoice }: Pick<Props, 'invoice'>) => {
  const [asSent, setAsSent] = useState(false);
  const query = usePdfPreview(invoice, asSent);
  return (
    <>
      <ChangesSinceSending invoice={invoice} asSent={asSent} onShowAsSent={setAsSent} />
      <QueryContent query={query} skeleton={<RowsSkeleton rows={12} />} compact>
        {(preview) => <PdfFrame preview={preview} />}
      </QueryContent>
    </>
  );
};

export const PdfPreviewModal = ({ invoice, open, onClose }: Props) => (
  <ModalForm title={invoiceSendingTexts.previewTitle} open={open} onClose={onClose} width={880}>
    <PdfPreview invoice={invoice} />
  </ModalForm>
);
