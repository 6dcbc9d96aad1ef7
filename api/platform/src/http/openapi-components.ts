import type { JsonSchema, ReplaceObject } from './json-schema';

export interface Components {
  /** The schemas by name, sorted. */
  schemas(): Record<string, JsonSchema>;
  /** Adds an object to the schemas and returns a reference to it. Throws when another object has the name. */
  readonly addSchema: ReplaceObject;
}

/** The component schemas of an OpenAPI document, collected while its operations are written. */
export const createComponents = (): Components => {
  const schemasByName = new Map<string, { schema: JsonSchema; text: string }>();
  return {
    schemas: () =>
      Object.fromEntries(
        [...schemasByName]
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, { schema }]): [string, JsonSchema] => [name, schema]),
      ),
    addSchema: (name, schema) => {
      const text = JSON.stringify(schema);
      const existing = schemasByName.get(name);
      if (existing && existing.text !== text) throw new Error(`Two schemas of the API are named ${name}`);
      schemasByName.set(name, { schema, text });
      return { $ref: `#/components/schemas/${name}` };
    },
  };
};
