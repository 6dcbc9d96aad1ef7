import { type PortalInvoiceState, portalInvoiceStateLabel } from '@husrum/contract/portal';
import { ToneTag } from '@husrum/ui';

const tones = {
  TO_PAY: 'blue',
  OVERDUE: 'red',
  PAID: 'green',
  CREDITED: 'grey',
  CANCELLED: 'grey',
} as const satisfies Record<PortalInvoiceState, string>;

export const InvoiceStateTag = ({ state }: { state: PortalInvoiceState }) => (
  <ToneTag tone={tones[state]}>{portalInvoiceStateLabel[state]}</ToneTag>
);
