import { MAX_STUB_LENGTH } from '@husrum/contract/tenant-portal';

/** Suggests a portal address from the name of the business: `Holms Fastigheter AB` gives `holms-fastigheter-ab`. */
export const suggestStub = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_STUB_LENGTH)
    .replace(/^-+|-+$/g, '');
