import { formatMomento } from '#shell/formato.ts';

/** Uses are kept to the hour: '12/03/2026, às 10h'. */
export const formatHora = (iso: string): string => formatMomento(iso).replace(/:\d\d$/, 'h');
