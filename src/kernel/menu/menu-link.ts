/** A line of a menu, or a group of lines. The field names are fixed (S3-01). */
export interface MenuLink {
  readonly label: string;
  readonly to?: string;
  readonly group?: readonly MenuLink[];
  readonly target?: '_blank';
}
