import './preview.css';
import type { Invoice } from '@husrum/contract/invoice';
import { Loaded, ModalForm, RowsSkeleton } from '@husrum/ui';
import { useEffect, useState } from 'react';
import { type PreviewFile, usePreview } from './invoice-sending.queries';

const blobOf = ({ file, mimetype }: PreviewFile): Blob =>
  new Blob([Uint8Array.from(atob(file), (char) => char.charCodeAt(0))], { type: mimetype });

/** An address of the bytes for as long as they are shown. */
const useObjectUrl = (preview: PreviewFile): string | undefined => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blobOf(preview));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [preview]);
  return url;
};

const Shown = ({ preview }: { preview: PreviewFile }) => {
  const url = useObjectUrl(preview);
  return (
    <>
      {url && <iframe className="e-preview" src={url} title={preview.name} />}
      <p className="e-preview__links">
        <a href={url} download={preview.name}>
          Ladda ner {preview.name}
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

/** The PDF as it was sent, or as it will be. */
export const Preview = ({ invoice }: Pick<Props, 'invoice'>) => (
  <Loaded query={usePreview(invoice)} skeleton={<RowsSkeleton rows={12} />} compact>
    {(preview) => <Shown preview={preview} />}
  </Loaded>
);

export const PreviewModal = ({ invoice, open, onClose }: Props) => (
  <ModalForm title="Förhandsgranskning" open={open} onClose={onClose} width={880}>
    <Preview invoice={invoice} />
  </ModalForm>
);
