import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import { canEditNote, type Maintenance } from '@husrum/contract/maintenance';
import { lockMaintenance, saveMaintenance } from './maintenance.store';
import { maintenanceTexts } from './maintenance.texts';
import type { MaintenanceNote } from './maintenance-command.rules';
import { toNoteColumns } from './note-columns';
import { readMaintenance } from './read-maintenance';

export const updateNote = async (
  { tx }: RequestContext,
  id: number,
  note: MaintenanceNote,
): Promise<Maintenance> => {
  const { status } = orNotFound(await lockMaintenance(tx, id));
  if (!canEditNote(status)) throw problem('conflict', { message: maintenanceTexts.noteNotEditable });
  await saveMaintenance(tx, id, toNoteColumns(note));
  return readMaintenance(tx, id);
};
