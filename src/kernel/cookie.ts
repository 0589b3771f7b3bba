/** How long a cookie of ours lasts, whoever writes it (S9-03); the session it stands for ends long before. */
export const DIAS_DO_COOKIE = 182;
export const SEGUNDOS_DO_COOKIE = DIAS_DO_COOKIE * 24 * 60 * 60;
