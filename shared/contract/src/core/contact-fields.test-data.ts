import * as yup from 'yup';

/** The first validation message of each refused field, by the field's path. The result is empty when the values are valid. */
export const firstMessages = (schema: yup.Schema, values: unknown): Record<string, string> => {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    // They are reversed, because `fromEntries` takes the last message of a path.
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]).reverse());
  }
};
