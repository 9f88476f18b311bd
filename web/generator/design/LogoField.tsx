import { ImagePlus, Trash2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import { LOGO_FILE_TYPES } from "../../../core/codes/qr/logo-file.ts";
import { takeLogoFile, type LogoFile } from "../../codes/logo-file.ts";
import { Button, IconButton } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import { errorText } from "../../api/error-text.ts";

/** Chooses a logo: shows a placeholder icon, or the logo's picture. */
export function LogoField({
  logo,
  onChange,
}: {
  logo: LogoFile | null;
  onChange: (logo: LogoFile | null) => void;
}) {
  const t = useMessages();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [reading, setReading] = useState(false);

  const take = async (file: File) => {
    setProblem(null);
    setReading(true);
    try {
      onChange(await takeLogoFile(file));
    } catch (error) {
      console.warn("The logo was not taken.", error);
      setProblem(errorText(t, error));
    } finally {
      setReading(false);
    }
  };

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-medium">{t("generator.logo")}</legend>
      <div className="flex items-center gap-4">
        <div className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-box border border-dashed border-control bg-inset">
          {logo ? (
            <img src={logo.dataUrl} alt={t("generator.logo_alt")} className="size-full object-contain p-1" />
          ) : (
            <>
              <ImagePlus aria-hidden="true" className="size-6 text-faint" />
              <span className="sr-only">{t("generator.logo_none")}</span>
            </>
          )}
        </div>
        <div className="grid min-w-0 gap-1">
          <div className="flex items-center gap-1">
            <input
              ref={input}
              type="file"
              accept={LOGO_FILE_TYPES.join(",")}
              tabIndex={-1}
              aria-label={t("generator.logo_choose")}
              aria-describedby={problem ? `${id}-problem` : `${id}-hint`}
              className="sr-only"
              onChange={(event) => {
                const file = event.target.files?.[0];
                event.target.value = "";
                if (file) void take(file);
              }}
            />
            <Button ref={choose} size="sm" busy={reading} onClick={() => input.current?.click()}>
              {logo ? t("generator.logo_replace") : t("generator.logo_choose")}
            </Button>
            {logo ? (
              <IconButton
                label={t("generator.logo_remove")}
                onClick={() => {
                  setProblem(null);
                  onChange(null);
                  choose.current?.focus();
                }}
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            ) : null}
          </div>
          <p id={`${id}-hint`} className="text-sm break-words text-faint">
            {logo ? logo.name : t("generator.logo_optional")}
          </p>
        </div>
      </div>
      {problem ? (
        <p id={`${id}-problem`} role="alert" className="text-sm text-danger">
          {problem}
        </p>
      ) : null}
    </fieldset>
  );
}
