import type { CreditDecision } from '@husrum/contract/proposed-credit';
import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '../platform/db/platform.tables';

export interface ProposedCreditTables {
  proposed_credit: {
    id: Id;
    billable_id: AccountColumn;
    lease_id: number;
    invoicebase_id: number;
    start: string;
    stop: string;
    amount_ore: number;
    left_ore: number;
    decision: CreditDecision | null;
    decided_at: NullableTimestamp;
    user_id: number | null;
    created_at: Timestamp;
  };
}
