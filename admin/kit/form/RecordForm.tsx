import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from "react";
import { Form, useNotify, useTranslate, type FormProps } from "react-admin";
import { useFormState } from "react-hook-form";
import { LeaveGuard } from "./LeaveGuard.tsx";
import { refusedFields } from "./refused-fields.ts";

/** A record that is read again while it is written in changes only what nobody touched. */
const KEEP_TYPED = { keepDirtyValues: true };
/** What the server refused about a field without an input would stop the form forever: every try begins with this. */
const NOTHING_REFUSED = () => ({});

type Props = Omit<FormProps, "render"> & { children: ReactNode };

/** React-admin's form, which leads to the first field that is refused, and asks before a link leaves what was typed. */
export function RecordForm({ children, validate = NOTHING_REFUSED, ...props }: Props) {
  return (
    <Form noValidate disableInvalidFormNotification resetOptions={KEEP_TYPED} validate={validate} {...props}>
      <Fields>{children}</Fields>
      <LeadToRefused />
      <AskBeforeLeaving />
    </Form>
  );
}

/** Take nothing while they are saved: the page leads on afterwards, and what was typed meanwhile would be gone. */
function Fields({ children }: { children: ReactNode }) {
  const { isSubmitting } = useFormState();
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isSubmitting) focused.current = document.activeElement;
    // where they were refused it goes on where it stopped
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

/** A sentence that the form has no place for is said in a toast: no click on Save goes without an answer. */
function LeadToRefused() {
  const t = useTranslate();
  const notify = useNotify();
  const place = useRef<HTMLSpanElement>(null);
  const { submitCount, isSubmitting, errors } = useFormState();
  const lead = useEffectEvent(() => {
    const form = place.current?.closest("form");
    if (!form) return;
    // in the order in which they stand
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
