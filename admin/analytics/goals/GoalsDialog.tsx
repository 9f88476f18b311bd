import { Box, Button, IconButton, TextField, Typography } from "@mui/material";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { GOAL_NAME_LENGTH, MAX_GOALS, newGoalSchema } from "../../../core/goals/goal.ts";
import { adminFetch, sending } from "../../admin-fetch.ts";
import { FormDialog } from "../../kit/form/FormDialog.tsx";

interface GoalFormValues {
  /** Null: not saved yet. */
  id: string | null;
  /** React key of the row. */
  key: string;
  name: string;
  path: string;
}

const PATH = "/api/admin/goals";
const fresh = (): GoalFormValues => ({ id: null, key: crypto.randomUUID(), name: "", path: "" });

/** Names and paths of all goals, saved together. */
export function GoalsDialog({
  goals,
  onSaved,
  onClose,
}: {
  goals: readonly { id: string; name: string; path: string }[];
  /** Also called if only some goals could be saved. */
  onSaved: () => void;
  onClose: () => void;
}) {
  const t = useTranslate();
  const [typed, setTyped] = useState<readonly GoalFormValues[]>(() =>
    goals.length === 0 ? [fresh()] : goals.map((goal) => ({ ...goal, key: goal.id })),
  );
  const read = typed.map((goal) => newGoalSchema.safeParse(goal));

  async function save() {
    try {
      for (const { id } of goals) {
        if (!typed.some((goal) => goal.id === id)) await adminFetch(`${PATH}/${id}`, { method: "DELETE" });
      }
      for (const [index, { id, key }] of typed.entries()) {
        const data = read[index]?.data;
        const before = goals.find((goal) => goal.id === id);
        if (!data || (before?.name === data.name && before.path === data.path)) continue;
        const response = await (id === null
          ? adminFetch(PATH, sending("POST", data))
          : adminFetch(`${PATH}/${id}`, sending("PUT", data)));
        const stored = (await response.json()) as { id: string };
        // saved once, even if the next one is refused
        setTyped((now) => now.map((goal) => (goal.key === key ? { ...goal, id: stored.id } : goal)));
      }
      onClose();
    } finally {
      onSaved();
    }
  }

  const change = (key: string, changes: Partial<GoalFormValues>) =>
    setTyped(typed.map((goal) => (goal.key === key ? { ...goal, ...changes } : goal)));
  return (
    <FormDialog
      open
      title={t("analytics.goals_edit")}
      submit={t("analytics.goals_save")}
      isReady={read.every(({ success }) => success)}
      onSubmit={save}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("analytics.goals_text")}
      </Typography>
      {typed.map(({ key, name, path }, index) => {
        const isWrong = path !== "" && !newGoalSchema.shape.path.safeParse(path).success;
        const numbered = (label: string) => ({ "aria-label": `${t(label)} ${index + 1}` });
        return (
          <Box
            key={key}
            sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) auto", gap: 2 }}
          >
            <TextField
              label={t("analytics.goal_name")}
              value={name}
              onChange={({ target }) => change(key, { name: target.value })}
              slotProps={{ htmlInput: { maxLength: GOAL_NAME_LENGTH, ...numbered("analytics.goal_name") } }}
            />
            <TextField
              label={t("analytics.goal_path")}
              placeholder="/thanks*"
              value={path}
              error={isWrong}
              helperText={isWrong ? t("analytics.goal_path_wrong") : ""}
              onChange={({ target }) => change(key, { path: target.value })}
              slotProps={{ inputLabel: { shrink: true }, htmlInput: numbered("analytics.goal_path") }}
            />
            <IconButton
              aria-label={`${t("ra.action.delete")}: ${name || index + 1}`}
              onClick={() => setTyped(typed.filter((goal) => goal.key !== key))}
              sx={{ alignSelf: "start", mt: 1 }}
            >
              <Trash2 aria-hidden="true" size={18} />
            </IconButton>
          </Box>
        );
      })}
      <Button
        variant="outlined"
        startIcon={<Plus aria-hidden="true" size={16} />}
        disabled={typed.length >= MAX_GOALS}
        onClick={() => setTyped([...typed, fresh()])}
        sx={{ justifySelf: "start", alignSelf: "start" }}
      >
        {t("analytics.goal_add")}
      </Button>
    </FormDialog>
  );
}
