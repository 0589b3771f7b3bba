/** Spec section 9: header and footer change at 992 px. */
export const WIDE = '(min-width: 992px)';
