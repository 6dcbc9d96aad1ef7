import type { MaintenanceRow } from '@husrum/contract/maintenance';
import type { LocalDate } from '@husrum/format';
import type { CalendarItem } from '@husrum/ui/calendar';
import { type DragEvent, useState } from 'react';
import { getMovableActivity, useCalendarActions } from './calendar-actions';

/** The activity that is being dragged. A module variable is enough: only one item can be dragged at a time. */
let dragged: MaintenanceRow | undefined;

/** Lets a movable item be dragged to another day. */
export const useDragItem = (item: CalendarItem) => {
  const { move } = useCalendarActions();
  const activity = getMovableActivity(item);
  if (move === undefined || activity === undefined) return {};
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dragged = activity;
      dataTransfer.effectAllowed = 'move';
      dataTransfer.setData('text/plain', activity.title);
    },
    onDragEnd: () => {
      dragged = undefined;
    },
  };
};

/** Lets activities be dropped on a day. `isOver` is true while one is dragged over it. */
export const useDropDay = (day: LocalDate) => {
  const { move } = useCalendarActions();
  const [isOver, setIsOver] = useState(false);
  const props = {
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      if (dragged !== undefined) move?.(dragged, day);
      dragged = undefined;
    },
  };
  return { isOver, props };
};
