import { type Problem, problem } from '@husrum/api-platform';

interface Sendings {
  readonly send_count: number;
}

/**
 * Why an invoice that has changed since it was rendered was not sent. When somebody else has sent it meanwhile, it must not be
 * sent again: the tenant would get it twice.
 */
export const changedInvoiceProblem = (now: Sendings, rendered: Sendings | undefined): Problem =>
  problem(
    rendered !== undefined && now.send_count > rendered.send_count
      ? 'invoiceSentMeanwhile'
      : 'invoiceChanged',
  );
