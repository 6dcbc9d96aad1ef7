export { makeCompanyInput, makeOrganisationNumber } from './company/company.test-data';
export { createEntity } from './entity/create-entity';
export { createPortfolioFactory, ENTITY_TYPE_ID, makeEntityInput } from './entity/entity.test-data';
export { findFloor } from './entity/entity-units.rules';
export { createEvent } from './event/create-event';
export { fileJobs } from './file/file.jobs';
export { createPhoto } from './file/photo.test-data';
export { insertUploadedFile } from './file/upload-file';
