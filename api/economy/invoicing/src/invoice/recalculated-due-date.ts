import { isSentAsPlanned, plannedSendDate } from '@husrum/api-rent';
import { dateInSweden, type LocalDate, monthOf } from '@husrum/format';
import { dueDate } from './due-date.rules';
import { isDwelling } from './dwelling.rules';
import type { Invoice } from './invoice.store';
import type { LeaseForInvoicing } from './lease-for-invoicing.store';

/** The due date by the terms of the company, unless a person has chosen it. */
export const recalculateDueDate = (lease: LeaseForInvoicing, invoice: Invoice, start: LocalDate) =>
  invoice.due_by_hand || invoice.send_date === null
    ? {}
    : {
        due_at: dueDate({
          terms: lease.settings.terms,
          sendDate: invoice.send_date,
          periodStart: start,
          dwelling: isDwelling(lease.entity.kind),
          minDays: lease.settings.minDays,
          onSchedule:
            invoice.job_run_id !== null &&
            isSentAsPlanned({
              createdOn: dateInSweden(new Date(invoice.created_at)),
              sentOn: invoice.send_date,
              plannedOn: plannedSendDate(monthOf(invoice.start), lease.settings),
            }),
        }),
      };
