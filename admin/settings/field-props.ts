/** Props of a setting's field. */
export interface FieldProps {
  id: string;
  label: string;
  /** Help below the field, replaced by an error. */
  help: string;
  value: string;
  error: string | undefined;
  onChange: (value: string | undefined) => void;
}
