import * as yup from 'yup';

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** The schema's name in the OpenAPI document. */
    name?: string;
  }
}

/** Gives a schema its name in the OpenAPI document. A schema made from it by `shape` or `pick` needs its own name. */
export const nameSchema = <S extends yup.Schema>(name: string, schema: S): S => schema.meta({ name });

/** The name that `nameSchema` gave, or undefined. */
export const schemaName = (schema: yup.ISchema<unknown>): string | undefined =>
  schema instanceof yup.Schema ? schema.meta()?.name : undefined;

/** An object with a name in the OpenAPI document. */
export const namedObject = <S extends yup.ObjectShape>(name: string, fields: S) =>
  yup.object(fields).meta({ name });
