import type { Lease } from '@husrum/contract/lease';
import { DateText, Facts, ModalForm } from '@husrum/ui';
import { texts } from './lease.texts';
import { leaseFacts } from './lease-facts';

interface Props {
  lease: Lease;
  open: boolean;
  onClose: () => void;
}

export const LeaseInformationModal = ({ lease, open, onClose }: Props) => (
  <ModalForm title={texts.information} open={open} onClose={onClose} width={720}>
    <Facts
      items={[
        ...leaseFacts(lease),
        { label: 'Status', value: lease.state.description },
        { label: 'Startdatum', value: <DateText value={lease.start} /> },
        { label: 'Slutdatum', value: <DateText value={lease.stop} empty={texts.ongoing} /> },
        { label: 'Skapad', value: <DateText value={lease.created_at} time /> },
        { label: 'Senast ändrad', value: <DateText value={lease.updated_at} time /> },
      ]}
    />
  </ModalForm>
);
