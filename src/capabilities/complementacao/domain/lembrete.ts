/** Days before the last one on which the citizen is reminded. */
export const DIAS_DO_LEMBRETE = 2;
