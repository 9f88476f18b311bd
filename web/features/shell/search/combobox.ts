interface State {
  id: string;
  /** Number of options shown. */
  count: number;
  /** Index of the option that Enter opens. */
  active: number;
  onPoint: (index: number) => void;
  onOpen: (index: number) => void;
}

/**
 * Attributes of a field with a list below it: the editable combobox with a listbox popup of WAI-ARIA APG. The
 * focus stays in the field, which references the active option; the options only handle the pointer.
 */
export function combobox({ id, count, active, onPoint, onOpen }: State) {
  const optionId = (index: number) => `${id}-${index}`;
  const shown = count > 0;
  return {
    field: {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": shown,
      "aria-controls": shown ? id : undefined,
      "aria-activedescendant": shown ? optionId(active) : undefined,
    },
    list: { role: "listbox", id },
    option: (index: number) => ({
      role: "option",
      id: optionId(index),
      "aria-selected": index === active,
      onPointerMove: () => {
        if (index !== active) onPoint(index);
      },
      onClick: () => onOpen(index),
    }),
  } as const;
}

export type Combobox = ReturnType<typeof combobox>;
