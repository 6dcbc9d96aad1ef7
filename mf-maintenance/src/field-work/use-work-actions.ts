import { busEvent } from '@husrum/contract/bus';
import type { Call } from '@husrum/contract/core';
import type { WorkItem } from '@husrum/contract/field-work';
import { maintenanceCalls } from '@husrum/contract/maintenance';
import { ticketCalls } from '@husrum/contract/ticket';
import { useApiMutation } from '@husrum/platform';
import { fieldWorkTexts } from './field-work.texts';

/** The actions of a work item, the same for activities and tickets. */
export interface WorkActions {
  /** The calls whose permission decides whether the actions are offered. */
  readonly startCall: Call;
  readonly finishCall: Call;
  readonly noteCall: Call;
  readonly isPending: boolean;
  start: () => void;
  /**
   * Saves the changed note of an activity in the same call. The comment of a ticket must be saved before. Rejects on a
   * failure, which has been shown as a toast.
   */
  finish: (changedNote: string | undefined) => Promise<unknown>;
  saveNote: (note: string) => Promise<unknown>;
}

export const useActivityActions = ({ id }: WorkItem): WorkActions => {
  const params = { id };
  const publish = () => [busEvent('maintenance.changed', { maintenanceId: id })];
  const start = useApiMutation(maintenanceCalls.start, { publish, successMessage: fieldWorkTexts.started });
  const finish = useApiMutation(maintenanceCalls.finish, {
    publish,
    successMessage: fieldWorkTexts.finished.maintenance,
  });
  const note = useApiMutation(maintenanceCalls.updateNote, {
    publish,
    successMessage: fieldWorkTexts.noteSaved.maintenance,
  });
  return {
    startCall: maintenanceCalls.start,
    finishCall: maintenanceCalls.finish,
    noteCall: maintenanceCalls.updateNote,
    isPending: start.isPending || finish.isPending || note.isPending,
    start: () => start.mutate({ params }),
    finish: (changedNote) => finish.mutateAsync({ params, body: { note: changedNote } }),
    saveNote: (text) => note.mutateAsync({ body: { id, note: text } }),
  };
};

/** The work on a ticket is started by opening the ticket. Its note is a comment. */
export const useTicketActions = ({ id }: WorkItem): WorkActions => {
  const params = { id };
  const publish = () => [busEvent('ticket.changed', { ticketId: id })];
  const start = useApiMutation(ticketCalls.reopen, { publish, successMessage: fieldWorkTexts.started });
  const resolve = useApiMutation(ticketCalls.resolve, {
    publish,
    successMessage: fieldWorkTexts.finished.ticket,
  });
  const comment = useApiMutation(ticketCalls.comment, {
    publish,
    successMessage: fieldWorkTexts.noteSaved.ticket,
  });
  return {
    startCall: ticketCalls.reopen,
    finishCall: ticketCalls.resolve,
    noteCall: ticketCalls.comment,
    isPending: start.isPending || resolve.isPending || comment.isPending,
    start: () => start.mutate({ params }),
    finish: () => resolve.mutateAsync({ params }),
    saveNote: (text) => comment.mutateAsync({ body: { ticket_id: id, comment: text } }),
  };
};
