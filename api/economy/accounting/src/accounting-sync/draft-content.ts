import { createHash } from 'node:crypto';
import type { AccountingInvoiceInput } from '@husrum/api-ports';

type Content = Pick<AccountingInvoiceInput, 'customerId' | 'ocr' | 'autogiro' | 'rows'>;

/** A hash of what a draft contains. Without its dates: they are compared with those in the program. */
export const hashContent = ({ customerId, ocr, autogiro, rows }: Content): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        customerId,
        ocr,
        autogiro,
        rows.map(({ description, netOre, taxRate, accountNumber, costCenter, project }) => [
          description,
          netOre,
          taxRate,
          accountNumber,
          costCenter,
          project,
        ]),
      ]),
    )
    .digest('hex');

interface StoredDraft {
  /** The hash of what the program last got from us. It is null when we do not know. */
  readonly content_sha256: string | null;
}
interface OurDraft {
  readonly input: Omit<Content, 'customerId'>;
  /** The key is null while the tenant has no customer in the program. */
  readonly customer: { readonly serviceId: string | null };
}

/** Whether what the program last got from us has the same customer and rows as the invoice has now. */
export const hasOurContent = (
  { content_sha256 }: StoredDraft,
  { input, customer: { serviceId } }: OurDraft,
): boolean => serviceId !== null && content_sha256 === hashContent({ ...input, customerId: serviceId });

/** Whether an update would change nothing in the draft, as far as we know. */
export const isUnchangedDraft = (
  stored: StoredDraft & {
    readonly state: string;
    readonly pay_ore: number | null;
    readonly due_at: string | null;
  },
  ours: OurDraft & {
    readonly input: { readonly dueDate: string };
    readonly totals: { readonly payOre: number };
  },
): boolean =>
  stored.state === 'DRAFT' &&
  stored.due_at === ours.input.dueDate &&
  stored.pay_ore === ours.totals.payOre &&
  hasOurContent(stored, ours);
