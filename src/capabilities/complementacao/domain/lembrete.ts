/** How many days before the last one the citizen is reminded. */
export const DIAS_DO_LEMBRETE = 2;
