import type { ReactNode } from 'react';

/** A component in one state. */
export interface Example {
  readonly title: string;
  readonly content: ReactNode;
}

/** Components that belong together, by the names under which they are exported. */
export interface ExampleGroup {
  readonly title: string;
  readonly components: Readonly<Record<string, readonly Example[]>>;
}
