import * as z from "zod/mini";
import { pathPattern } from "../analytics/filters/report-filter.ts";
import * as column from "../lists/column.ts";
import { listShape, type PageReader, searchText } from "../lists/list-shape.ts";
import { someLine } from "../settings/setting-forms.ts";

/** A page that visits are meant to reach. Its path is a page filter with a name. */
export interface Goal {
  id: string;
  name: string;
  /** `*` matches any text. */
  path: string;
  createdAt: Date;
  updatedAt: Date;
}

export const MAX_GOALS = 20;
export const GOAL_NAME_LENGTH = 60;

export const newGoalSchema = z.object({ name: someLine(GOAL_NAME_LENGTH), path: pathPattern });
export type NewGoal = z.infer<typeof newGoalSchema>;
export const goalChangesSchema = z.object({
  name: z.optional(newGoalSchema.shape.name),
  path: z.optional(newGoalSchema.shape.path),
});
export type GoalChanges = z.infer<typeof goalChangesSchema>;

/** `q` is part of the name or the path. */
export const goalList = listShape(
  {
    id: column.id,
    name: column.text,
    path: column.text,
    created_at: column.instant,
    updated_at: column.instant,
  },
  { sort: "created_at", order: "asc" },
  { q: searchText },
);

/** JSON of `GET /api/admin/analytics/goals`, with the query of a report and its filters. */
export interface GoalReport {
  /** Start of the stored visits, if later than that of the report: both figures count from then. */
  since: string | null;
  /**
   * Visits that began within the report and match its filters; null if no visits of that time are stored any
   * more.
   */
  visits: number | null;
  goals: {
    id: string;
    name: string;
    path: string;
    /** Visits that saw the page, and their share, 0 to 1; null without visits. */
    visits: number | null;
    conversion_rate: number | null;
  }[];
}

/** Port: stores goals. */
export interface GoalRepository {
  insert(goal: Goal): Promise<void>;
  find(id: string): Promise<Goal | null>;
  findForUpdate(id: string): Promise<Goal | null>;
  list: PageReader<typeof goalList, Goal>;
  /** All of them, the oldest first. */
  all(): Promise<Goal[]>;
  update(goal: Goal): Promise<void>;
  remove(id: string): Promise<void>;
}

/** A goal as the API has it. */
export const presentGoal = ({ id, name, path, createdAt, updatedAt }: Goal) => ({
  id,
  name,
  path,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});
