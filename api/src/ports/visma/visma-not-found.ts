import { ServiceError } from '../service-client';

export const notFound = (id: string): ServiceError =>
  new ServiceError('notFound', `Spiris has no invoice ${id}`);
