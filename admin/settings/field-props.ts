/** What the field of a setting gets. */
export interface FieldProps {
  id: string;
  label: string;
  /** What it does; below the field, where no error stands. */
  help: string;
  value: string;
  error: string | undefined;
  onChange: (value: string | undefined) => void;
}
