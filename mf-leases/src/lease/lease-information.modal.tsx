import type { Lease } from '@husrum/contract/lease';
import { DateText, DescriptionList, ModalForm } from '@husrum/ui';
import { leaseTexts } from './lease.texts';
import { listLeaseFacts } from './lease-facts';

interface Props {
  lease: Lease;
  open: boolean;
  onClose: () => void;
}

export const LeaseInformationModal = ({ lease, open, onClose }: Props) => (
  <ModalForm title={leaseTexts.information} open={open} onClose={onClose} width={720}>
    <DescriptionList
      items={[
        ...listLeaseFacts(lease),
        { label: leaseTexts.facts.status, value: lease.state.description },
        { label: leaseTexts.facts.start, value: <DateText value={lease.start} /> },
        { label: leaseTexts.facts.stop, value: <DateText value={lease.stop} empty={leaseTexts.ongoing} /> },
        { label: leaseTexts.facts.created, value: <DateText value={lease.created_at} time /> },
        { label: leaseTexts.facts.updated, value: <DateText value={lease.updated_at} time /> },
      ]}
    />
  </ModalForm>
);
