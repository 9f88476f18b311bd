import { Eye, EyeOff } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { IconButton } from "../Button.tsx";
import { useMessages } from "../messages.tsx";
import { TextField } from "./TextField.tsx";

/** A password that can be shown while typing. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type" | "end">) {
  const t = useMessages();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? "text" : "password"}
      end={
        <IconButton label={t(shown ? "password.hide" : "password.show")} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </IconButton>
      }
    />
  );
}
