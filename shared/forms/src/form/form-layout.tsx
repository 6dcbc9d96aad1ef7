import './forms.css';
import { type ReactNode, useId } from 'react';

/** Two columns on wide screens, one on narrow ones. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <div className="h-fields">{children}</div>
);

/** Spans both columns of a `FieldGrid`. */
export const FullRow = ({ children }: { children: ReactNode }) => (
  <div className="h-fields__full">{children}</div>
);

/** A group of fields with a heading. */
export const FormSection = ({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}) => {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be positioned with CSS grid
    <div className="h-form__section" role="group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
};
