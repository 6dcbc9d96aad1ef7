// Companies, and their invoicing settings.

export { findCompany, lockCompany } from './company/company.store';
export { listCompanyNames } from './company/company-name.store';
export { createCompany } from './company/create-company';
export { listInvoicingCalendars, readInvoicingCalendar } from './company/invoicing-calendar.store';
export { invoicingConfig } from './company/invoicing-config';

// Objects.

export { applyCurrentAreas, listAreaVersions, loadAreasByEntity } from './entity/area-version.store';
export { validateParent } from './entity/entity.rules';
export { findEntity, findEntityPath, listSubtreeIds, selectSubtreeIds } from './entity/entity.store';
export { insertEntities, lockParents, saveEntityFees } from './entity/entity-bulk.store';
export { addHouses, entityHouse, loadHouses } from './entity/entity-house.store';
export { hasEntityName } from './entity/entity-name.store';
export { listEntityTypes } from './entity/entity-type.store';
export { readEntity } from './entity/read-entity';
export { removeComingArea } from './entity/remove-area';
export { updateEntity } from './entity/update-entity';

// Addresses.

export { insertAddresses, listAddresses, savePrimaryAddress } from './address/address.store';

// Files, and the room that they take.

export { DELETE_STORED_FILES } from './file/file.jobs';
export { detachFiles, insertFile, lockFile } from './file/file.store';
export { findAgreementOfFile } from './file/file-agreement.store';
export { prepareContent } from './file/prepare-content';
export { createStorageKey, deleteUnusedKeysAfterMailing, reserveStorageKeys } from './file/storage-key';
export { readStoragePercent, requireStorage } from './file/storage-quota';
export { lockStorage } from './file/storage-quota.store';

// Search.

export { matchesDocument } from './search/matching-documents.store';
export { toSearchCode } from './search/search-query.rules';

// What it adds to the server.

export { part } from './part';
