/** Grades of print quality: 4 is the best, 0 fails. */
export type Grade = 0 | 1 | 2 | 3 | 4;

/** The least values of the grades 4, 3, 2 and 1, in this order. */
export type Steps = readonly [number, number, number, number];

const GRADES: readonly Grade[] = [4, 3, 2, 1];

/** Rounding of sums must not cost a grade. */
const TINY = 1e-9;

/** The grade of a value where higher is better. */
export const gradeOfAtLeast = (value: number, steps: Steps): Grade =>
  GRADES[steps.findIndex((least) => value >= least - TINY)] ?? 0;

/** The grade of a value where lower is better. */
export const gradeOfAtMost = (value: number, steps: Steps): Grade =>
  GRADES[steps.findIndex((most) => value <= most + TINY)] ?? 0;

export const passOrFail = (passes: boolean): Grade => (passes ? 4 : 0);

export const lowest = (grades: readonly Grade[]): Grade =>
  grades.reduce<Grade>((least, grade) => (grade < least ? grade : least), 4);

/** Whether a grade is good (A, B), fair (C) or bad. */
export const toneOf = (grade: number): "good" | "fair" | "bad" =>
  grade >= 2.5 ? "good" : grade >= 1.5 ? "fair" : "bad";

/**
 * The letter of a grade, also of the mean of several: A from 3.5, B from 2.5, C from 1.5, D from 0.5, as verifiers of bar codes print
 * them.
 */
export const letterOf = (grade: number): "A" | "B" | "C" | "D" | "F" =>
  grade >= 3.5 ? "A" : grade >= 2.5 ? "B" : grade >= 1.5 ? "C" : grade >= 0.5 ? "D" : "F";
