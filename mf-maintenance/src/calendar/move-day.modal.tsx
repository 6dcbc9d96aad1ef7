import { date } from '@husrum/contract/core';
import { type MaintenanceRow, maintenanceCalls } from '@husrum/contract/maintenance';
import { type LocalDate, scheduledDay } from '@husrum/format';
import { DateField, SchemaFormModal } from '@husrum/forms';
import * as yup from 'yup';
import { calendarTexts } from './calendar.texts';

const schema = yup.object({ day: date(calendarTexts.newDay) });

interface Props {
  activity: MaintenanceRow;
  onMove: (day: LocalDate) => void;
  onClose: () => void;
}

/** Moves an activity without dragging it. */
export default function MoveDayModal({ activity, onMove, onClose }: Props) {
  const { title, scheduled_at } = activity;
  return (
    <SchemaFormModal
      open
      title={calendarTexts.moveItemTo(title)}
      schema={schema}
      call={maintenanceCalls.update}
      initialValues={{ day: scheduled_at === null ? '' : scheduledDay(scheduled_at) }}
      onSubmit={({ day }) => {
        onMove(day);
        onClose();
      }}
      submitLabel={calendarTexts.move}
      onClose={onClose}
    >
      <DateField name="day" />
    </SchemaFormModal>
  );
}
