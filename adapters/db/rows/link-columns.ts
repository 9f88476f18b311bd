/** Columns of a short link, as joined to rows of its events. */
export interface LinkColumns {
  link_id: string;
  code: string;
  name: string;
  target: string;
}

export const linkOf = ({ link_id, code, name, target }: LinkColumns) => ({ id: link_id, code, name, target });
