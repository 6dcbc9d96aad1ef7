import { queryClient, request, sendRequest } from '@husrum/api-client';
import { busEvent } from '@husrum/contract/bus';
import { callKey, type ResponseOf } from '@husrum/contract/core';
import { type MaintenanceRow, maintenanceCalls } from '@husrum/contract/maintenance';
import { type LocalDate, scheduledDay, scheduledTime, toScheduledSeconds } from '@husrum/format';
import { notify, publish } from '@husrum/platform';
import { useMutation } from '@tanstack/react-query';
import { calendarTexts } from './calendar.texts';

type MaintenancePage = ResponseOf<typeof maintenanceCalls.list>;

interface ActivityMove {
  readonly activity: MaintenanceRow;
  /** Unix seconds. */
  readonly scheduled_at: number;
  readonly isUndo?: boolean;
}

/** Shows the activity on its new day before the server responds. */
const showMoved = ({ activity, scheduled_at }: ActivityMove): void => {
  queryClient.setQueriesData<MaintenancePage>({ queryKey: callKey(maintenanceCalls.list) }, (page) =>
    page?.data
      ? { ...page, data: page.data.map((row) => (row.id === activity.id ? { ...row, scheduled_at } : row)) }
      : page,
  );
};

/** The call replaces the other values too, such as the title and the budget, so they are read first. */
const sendMove = async ({ activity, scheduled_at }: ActivityMove): Promise<void> => {
  const params = { id: activity.id };
  const { id, title, description, reschedule_in, responsible_id, budget, updated_at } = await request(
    maintenanceCalls.detail,
    { params },
  );
  await sendRequest(maintenanceCalls.update, {
    body: { id, title, description, reschedule_in, responsible_id, budget, updated_at, scheduled_at },
  });
};

/** Moves an activity to another day, at the same time of day. A toast offers to undo it. */
export const useMoveActivity = (): ((activity: MaintenanceRow, day: LocalDate) => void) => {
  const { mutate } = useMutation({
    mutationFn: sendMove,
    onMutate: showMoved,
    // This is not an option of `mutate`: those are ignored after the page is left, but the toast and its button remain.
    onSuccess: (_data, { activity, scheduled_at, isUndo }) => {
      const day = scheduledDay(scheduled_at);
      if (isUndo) return notify.success(calendarTexts.movedBack(activity.title, day));
      return notify.success(calendarTexts.moved(activity.title, day), {
        label: calendarTexts.undo,
        onClick: () =>
          mutate({ activity, scheduled_at: activity.scheduled_at ?? scheduled_at, isUndo: true }),
      });
    },
    onError: (error: Error) => notify.error(error.message),
    // It runs after a failure too: the activity is shown on its old day again.
    onSettled: (_data, _error, { activity }) => {
      publish(busEvent('maintenance.changed', { maintenanceId: activity.id }));
    },
  });
  return (activity, day) => {
    const { scheduled_at } = activity;
    if (scheduled_at === null || scheduledDay(scheduled_at) === day) return;
    mutate({ activity, scheduled_at: toScheduledSeconds(day, scheduledTime(scheduled_at)) });
  };
};
