import { performance } from 'node:perf_hooks';

/** Above this share of its time the processor is what everybody waits for. */
const OCUPADO = 0.7;
/** How far back the share is measured, and how often the queue is looked at while somebody waits. */
export const INTERVALO_MS = 50;

/** The share of the processor's time since the last look, looked at once per interval. */
export const createFolga = (isBancoCheio: () => boolean): (() => boolean) => {
  let visto = performance.eventLoopUtilization();
  let vistoEm = performance.now();
  let ocupado = false;
  return () => {
    const agora = performance.now();
    if (agora - vistoEm >= INTERVALO_MS) {
      const este = performance.eventLoopUtilization();
      ocupado = performance.eventLoopUtilization(este, visto).utilization > OCUPADO;
      visto = este;
      vistoEm = agora;
    }
    return !ocupado && !isBancoCheio();
  };
};
