import { busEvent } from '@husrum/contract/bus';
import { type Invoice, invoiceActionCalls } from '@husrum/contract/invoice';
import { routes } from '@husrum/contract/routes';
import { FieldGrid, SchemaFormModal, TextField } from '@husrum/forms';
import { AppLink, useApiMutation, useHasPage } from '@husrum/platform';
import { FieldErrorsAlert } from './field-errors-alert';
import { invoiceTexts } from './invoice.texts';

interface Props {
  invoice: Invoice;
  open: boolean;
  onClose: () => void;
}

/** Asks for reference and OCR number. The form shows failures itself, so there is no toast. */
export const GenerateManualInvoiceModal = ({ invoice: { id }, open, onClose }: Props) => {
  const generate = useApiMutation(invoiceActionCalls.generateManual, {
    publish: () => [busEvent('invoice.changed', { invoiceId: id })],
    successMessage: ({ reference }) => invoiceTexts.generated(reference ?? ''),
    onSuccess: onClose,
    silentFailure: true,
  });
  // The dialog opens without the errors of an earlier attempt.
  const close = () => {
    generate.reset();
    onClose();
  };
  const integrations = routes.integration.overview();
  // There is no link while the integrations page is not released.
  const canConnect = useHasPage(routes.integration.fortnox());
  return (
    <SchemaFormModal
      title={invoiceTexts.generate}
      open={open}
      onClose={close}
      schema={invoiceActionCalls.generateManual.body}
      initialValues={{ reference: '', ocr: '' }}
      onSubmit={(body) => generate.mutateAsync({ params: { id }, body })}
      submitLabel={invoiceTexts.generateSubmit}
      showServerMessage
    >
      <FieldErrorsAlert error={generate.error} />
      <p>{invoiceTexts.generateText}</p>
      <FieldGrid>
        <TextField name="reference" placeholder={invoiceTexts.nextNumber} />
        <TextField name="ocr" placeholder={invoiceTexts.calculated} />
      </FieldGrid>
      {canConnect && (
        <p className="h-muted">
          <AppLink to={integrations}>{invoiceTexts.connect}</AppLink> {invoiceTexts.connectWhy}
        </p>
      )}
    </SchemaFormModal>
  );
};
