import { useEffect, useRef, type ReactNode } from "react";
import { Form, type FormProps } from "react-admin";
import { useFormState } from "react-hook-form";

/** A record that is read again while it is written in changes only what nobody touched. */
const KEEP_TYPED = { keepDirtyValues: true };

/** React-admin's form, which leads to the first field that is refused. */
export function RecordForm({ children, ...props }: Omit<FormProps, "render"> & { children: ReactNode }) {
  return (
    <Form noValidate disableInvalidFormNotification resetOptions={KEEP_TYPED} {...props}>
      {children}
      <LeadToRefused />
    </Form>
  );
}

function LeadToRefused() {
  const place = useRef<HTMLSpanElement>(null);
  const { submitCount, isSubmitting } = useFormState();
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    // in the order in which they stand
    place.current?.closest("form")?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [submitCount, isSubmitting]);
  return <span ref={place} hidden />;
}
