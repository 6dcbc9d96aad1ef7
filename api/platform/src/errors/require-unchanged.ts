import { type Fields, problem } from './problem';

/**
 * Throws 409 when somebody has changed the row since the caller read it (docs/domain-rules.md, D-22). `seen` is the
 * `updated_at` that the caller read; null is not checked. `listSaved` returns the saved values of the fields that differ: when
 * none does, nothing would be lost.
 */
export const requireUnchanged = (
  stored: { readonly updated_at: string },
  seen: string | null | undefined,
  listSaved?: () => Fields,
): void => {
  if (seen === null || seen === undefined || seen === stored.updated_at) return;
  const fields = listSaved?.();
  if (fields === undefined) throw problem('changedMeanwhile');
  if (Object.keys(fields).length > 0) throw problem('changedMeanwhile', { fields });
};
