/**
 * How long our cookies last, whether browser or server writes them (S9-03). A session ends long
 * before its cookie does.
 */
export const DIAS_DO_COOKIE = 182;
export const SEGUNDOS_DO_COOKIE = DIAS_DO_COOKIE * 24 * 60 * 60;
