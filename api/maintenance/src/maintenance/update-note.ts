import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import type { BodyOf } from '@husrum/contract/core';
import { canEditNote, type Maintenance, type maintenanceCalls } from '@husrum/contract/maintenance';
import { lockMaintenance, saveMaintenance } from './maintenance.store';
import { maintenanceTexts } from './maintenance.texts';
import { toNoteColumns } from './note-columns';
import { readMaintenance } from './read-maintenance';

export const updateNote = async (
  { tx }: RequestContext,
  { id, ...note }: BodyOf<typeof maintenanceCalls.updateNote>,
): Promise<Maintenance> => {
  const { status } = orNotFound(await lockMaintenance(tx, id));
  if (!canEditNote(status)) throw problem('conflict', { message: maintenanceTexts.noteNotEditable });
  await saveMaintenance(tx, id, toNoteColumns(note));
  return readMaintenance(tx, id);
};
