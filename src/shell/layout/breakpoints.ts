/** Header and footer change at 992 px (S9-04). */
export const WIDE = '(min-width: 992px)';
