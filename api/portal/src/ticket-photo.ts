import { lockTicket } from '@husrum/api-maintenance';
import {
  createStorageKey,
  insertFile,
  lockStorage,
  prepareContent,
  requireStorage,
  reserveStorageKeys,
} from '@husrum/api-objects';
import {
  type FileResponse,
  invalidInput,
  isInlineType,
  orNotFound,
  problem,
  sanitizeFileName,
  toDownloadName,
  type Upload,
} from '@husrum/api-platform';
import { findFileProblem, mimetypeOf } from '@husrum/contract/file';
import { isPhoto, MAX_TICKET_PHOTOS, type PortalTicket } from '@husrum/contract/portal';
import { portalTexts } from './portal.texts';
import { actOnOwnTicket, readTenantTicket } from './portal-ticket';
import { findTicketPhoto, listTicketPhotos } from './portal-ticket.store';
import type { LandlordContext, TenantTransactions } from './serve-tenant';

const validatePhoto = (upload: Upload): { name: string; mimetype: string } => {
  const name = sanitizeFileName(upload.name);
  const fault = isPhoto(name) ? findFileProblem({ name, size: upload.size }) : portalTexts.notPhoto;
  if (fault !== undefined) throw invalidInput({ file: [fault] });
  return { name, mimetype: mimetypeOf(name) ?? 'application/octet-stream' };
};

/** Throws 409 for a resolved ticket, and 422 when it has the most photos already. Locks the ticket. */
const requireRoomForPhoto = async ({ tx, tenant }: LandlordContext, id: number): Promise<void> => {
  const { status } = orNotFound(await lockTicket(tx, id));
  if (status === 'RESOLVED') throw problem('conflict', { message: portalTexts.resolvedWithoutPhotos });
  if ((await listTicketPhotos(tx, tenant.tenantId, id)).length >= MAX_TICKET_PHOTOS)
    throw invalidInput({ file: [portalTexts.tooManyPhotos] });
};

/** Stores the bytes between two transactions, so that no transaction is open while the file store is slow. */
export const addTicketPhoto = async (
  { files, transaction, actAsLandlord }: TenantTransactions,
  id: number,
  upload: Upload,
): Promise<PortalTicket> => {
  const key = await transaction(async (context) => {
    const landlord = await actOnOwnTicket(context, actAsLandlord, id);
    validatePhoto(upload);
    await requireRoomForPhoto(landlord, id);
    await requireStorage(landlord.tx, upload.size);
    const storageKey = createStorageKey(landlord.tenant);
    await reserveStorageKeys(landlord, [storageKey]);
    return storageKey;
  });
  const { name, mimetype } = validatePhoto(upload);
  await prepareContent(name, upload.content);
  await files.put(key, upload.content, mimetype);
  return transaction(async (context) => {
    const landlord = await actOnOwnTicket(context, actAsLandlord, id);
    // The quota is checked again under a lock: others may have stored files meanwhile.
    await lockStorage(landlord.tx);
    await requireRoomForPhoto(landlord, id);
    await requireStorage(landlord.tx, upload.size);
    await insertFile(landlord.tx, {
      key,
      name,
      alias: name,
      notice: null,
      size: upload.size,
      mimetype,
      fileable_type: 'ticket',
      fileable_id: id,
      user_id: null,
      tenant_id: landlord.tenant.tenantId,
    });
    return readTenantTicket(landlord, id);
  });
};

export const readTicketPhoto = async (
  { files, transaction }: TenantTransactions,
  id: number,
): Promise<FileResponse> => {
  const photo = await transaction(async ({ tx, tenant }) =>
    orNotFound(await findTicketPhoto(tx, tenant.tenantId, id)),
  );
  const bytes = await files.get(photo.key);
  if (bytes === undefined) throw problem('fileGone');
  return {
    name: toDownloadName(photo.alias, photo.name),
    mimetype: photo.mimetype,
    bytes,
    inline: isInlineType(photo.mimetype),
  };
};
