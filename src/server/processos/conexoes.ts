/** One connection of each process listens and is none of its pool (`db/avisos.ts`). */
const A_QUE_OUVE = 1;
/** A job that writes much (open data, a report as a file) reads in a thread with a pool of its own. */
const DE_UM_TRABALHO_A_PARTE = 2;
/** One that tells of new jobs, one or two for jobs, and the rest for requests. */
const MENOR_RESERVA = 4;
/** More than this one process cannot keep busy. */
const MAIOR_RESERVA = 10;
/** All processes together run at least so many jobs at once, and each at least one. */
const TRABALHOS = 2;

export const trabalhosDeCadaProcesso = (processos: number): number => Math.ceil(TRABALHOS / processos);

const foraDaReserva = (processos: number): number =>
  A_QUE_OUVE + DE_UM_TRABALHO_A_PARTE * trabalhosDeCadaProcesso(processos);

/** With fewer, some process could not do its work. */
export const menosConexoes = (processos: number): number =>
  processos * (MENOR_RESERVA + foraDaReserva(processos));

/** How many connections the pool of each process may hold, so that all together stay within the installation's limit. */
export const reservaDeCadaProcesso = (conexoes: number, processos: number): number =>
  Math.min(Math.floor(conexoes / processos) - foraDaReserva(processos), MAIOR_RESERVA);
