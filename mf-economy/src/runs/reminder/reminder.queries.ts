import { callQueryOptions, listQueryOptions, requestFile } from '@husrum/api-client';
import { busEvent } from '@husrum/contract/bus';
import type { QueryInput } from '@husrum/contract/core';
import { reminderCalls } from '@husrum/contract/reminder';
import { routes } from '@husrum/contract/routes';
import { downloadFile, useApiMutation, useAppNavigate } from '@husrum/platform';
import { useQuery } from '@tanstack/react-query';

/** When each company reminds. */
export const useReminderSettings = () => useQuery(callQueryOptions(reminderCalls.settings, {}));

export const useReminders = (query: QueryInput<typeof reminderCalls.list>) =>
  useQuery(listQueryOptions(reminderCalls.list, { query }));

export const useReminder = (id: number) =>
  useQuery(callQueryOptions(reminderCalls.detail, { params: { id } }));

/** The reminders that can be sent now. */
export const useReminderPreview = (query: QueryInput<typeof reminderCalls.preview>) =>
  useQuery(listQueryOptions(reminderCalls.preview, { query }));

/** The late invoices that are not reminded of now. */
export const useExcludedInvoices = (query: QueryInput<typeof reminderCalls.excluded>) =>
  useQuery(listQueryOptions(reminderCalls.excluded, { query }));

/** What a reminder of the selected invoices would be. */
export const useReminderCheck = (ids: readonly number[]) =>
  useQuery({
    ...callQueryOptions(reminderCalls.check, { body: { ids: [...ids] } }),
    // Always fetched again: somebody may have paid, or the settings may have changed.
    gcTime: 0,
    staleTime: 0,
  });

export const useInvoiceReminders = (invoiceId: number) =>
  useQuery(callQueryOptions(reminderCalls.ofInvoice, { params: { id: invoiceId } }));

export const useReminderAgreement = (leaseId: number) =>
  useQuery(callQueryOptions(reminderCalls.agreement, { params: { id: leaseId } }));

export const downloadReminder = (id: number): Promise<void> =>
  downloadFile(() => requestFile(reminderCalls.pdf, { params: { id } }));

/** Writes the reminders and starts the run that sends them, which goes on on the server. Then its page is opened. */
export const useStartReminders = () => {
  const navigate = useAppNavigate();
  return useApiMutation(reminderCalls.start, {
    publish: ({ id }) => [busEvent('reminder.changed', {}), busEvent('jobRun.started', { runId: id })],
    onSuccess: ({ id }) => navigate(routes.economy.run({ id })),
  });
};
