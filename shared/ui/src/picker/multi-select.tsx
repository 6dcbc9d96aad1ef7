import Select, { type SelectProps } from 'antd/es/select';

/**
 * antd's select of several values, which Tab leaves. antd alone would select or remove the active option on Tab, and stay
 * open.
 */
export const MultiSelect = <Value,>(props: Omit<SelectProps<Value[]>, 'mode'>) => (
  <div
    className="h-stack"
    role="presentation"
    onKeyDownCapture={(event) => {
      if (event.key === 'Tab') event.stopPropagation();
    }}
  >
    <Select {...props} mode="multiple" />
  </div>
);
