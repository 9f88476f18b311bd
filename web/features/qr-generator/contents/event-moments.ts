/** The day of a date and time such as 2026-07-04T18:00; empty stays empty. */
export const dayOf = (moment: string): string => moment.slice(0, 10);

/** The date and time with its own time, or this one; empty stays empty. */
export const timeOn = (moment: string, time: string): string =>
  moment === "" || moment.includes("T") ? moment : `${moment}T${time}`;
