import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from "react";
import { Form, useNotify, useTranslate, type FormProps } from "react-admin";
import { useFormState } from "react-hook-form";
import { LeaveGuard } from "./LeaveGuard.tsx";
import { refusedFields } from "./refused-fields.ts";

/** If the record is read again during the edit, only untouched fields change. */
const KEEP_TYPED = { keepDirtyValues: true };
/** A refusal of a field without an input would block the form forever: every submit starts with this. */
const NOTHING_REFUSED = () => ({});

type Props = Omit<FormProps, "render"> & { children: ReactNode };

/** React-admin's form; it also moves to the first refused field, and asks before a link discards typed values. */
export function RecordForm({ children, validate = NOTHING_REFUSED, ...props }: Props) {
  return (
    <Form noValidate disableInvalidFormNotification resetOptions={KEEP_TYPED} validate={validate} {...props}>
      <Fields>{children}</Fields>
      <LeadToRefused />
      <AskBeforeLeaving />
    </Form>
  );
}

/** Disables the fields while they are saved: the page navigates afterward, and later input would be lost. */
function Fields({ children }: { children: ReactNode }) {
  const { isSubmitting } = useFormState();
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isSubmitting) focused.current = document.activeElement;
    // after a refusal, the focus returns to where it was
    else if (focused.current instanceof HTMLElement) {
      if (document.activeElement === document.body) focused.current.focus();
      focused.current = null;
    }
  }, [isSubmitting]);
  return (
    <div style={{ display: "contents" }} inert={isSubmitting}>
      {children}
    </div>
  );
}

/** An error that belongs to no field is shown in a toast: no click on Save goes unanswered. */
function LeadToRefused() {
  const t = useTranslate();
  const notify = useNotify();
  const place = useRef<HTMLSpanElement>(null);
  const { submitCount, isSubmitting, errors } = useFormState();
  const lead = useEffectEvent(() => {
    const form = place.current?.closest("form");
    if (!form) return;
    // in document order
    form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    for (const { name, why } of refusedFields(errors))
      if (!form.textContent.includes(t(why))) notify(`${name}: ${t(why)}`, { type: "error" });
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) lead();
  }, [submitCount, isSubmitting]);
  return <span ref={place} hidden />;
}

function AskBeforeLeaving() {
  const t = useTranslate();
  const { isDirty } = useFormState();
  return (
    <LeaveGuard
      isDirty={isDirty}
      title={t("kit.discard_title")}
      text={t("kit.discard_text")}
      confirm={t("kit.discard")}
    />
  );
}
