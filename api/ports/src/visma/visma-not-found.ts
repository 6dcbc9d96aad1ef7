import { ServiceError } from '../service-client';

export const invoiceNotFound = (id: string): ServiceError =>
  new ServiceError('notFound', `Spiris has no invoice ${id}`);
