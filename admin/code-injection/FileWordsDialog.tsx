import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
} from "@mui/material";
import { useId, useState, type SyntheticEvent } from "react";
import { useTranslate } from "react-admin";
import { refusalText } from "./error-texts.ts";
import type { FileRecord } from "./file-api.ts";

interface Props {
  file: FileRecord | null;
  onSave: (words: Pick<FileRecord, "description" | "platform">) => Promise<void>;
  onClose: () => void;
}

/** Says what a file is for. */
export function FileWordsDialog({ file, onSave, onClose }: Props) {
  const label = useId();
  return (
    <Dialog open={file !== null} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={label}>
      {file ? <Words key={file.id} label={label} file={file} onSave={onSave} onClose={onClose} /> : null}
    </Dialog>
  );
}

function Words({ label, file, onSave, onClose }: Props & { label: string; file: FileRecord }) {
  const t = useTranslate();
  const [platform, setPlatform] = useState(file.platform);
  const [description, setDescription] = useState(file.description);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await onSave({ platform, description });
    } catch (error) {
      setProblem(refusalText(t, error));
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void save(event)}>
      <DialogTitle id={label} component="h2" sx={{ overflowWrap: "anywhere" }}>
        {file.original_name}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 4, pt: 2 }}>
          <TextField
            label={t("files.platform")}
            value={platform}
            onChange={({ target }) => setPlatform(target.value)}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
          <TextField
            label={t("code.description")}
            value={description}
            onChange={({ target }) => setDescription(target.value)}
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
          {problem === null ? null : (
            <Alert severity="error" role="alert">
              {problem}
            </Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5 }}>
        <Button onClick={onClose} variant="outlined">
          {t("kit.cancel")}
        </Button>
        <Button type="submit" variant="contained" loading={isBusy}>
          {t("code.save")}
        </Button>
      </DialogActions>
    </form>
  );
}
