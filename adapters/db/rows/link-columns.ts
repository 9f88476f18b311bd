/** A short link as rows of what happened to it name it. */
export interface LinkColumns {
  link_id: string;
  code: string;
  name: string;
  target: string;
}

export const linkOf = ({ link_id, code, name, target }: LinkColumns) => ({ id: link_id, code, name, target });
