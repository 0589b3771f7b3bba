import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type pg from 'pg';
import type { Fila } from '../admissao/fila.ts';
import { porNoRetrato, type RetratoAberto } from './retrato.ts';

/** Long enough for a percentile, short enough that Prometheus sees every one. */
const JANELA_MS = 15_000;
const NANO = 1e9;
const MICRO = 1e6;

export interface ParaMedirOProcesso {
  readonly processo: number;
  readonly versao: string;
  readonly pool: pg.Pool;
  readonly contarFila: Fila['contar'] | undefined;
  /** Rows written and not yet linked by this process. */
  readonly semElo: () => number;
}

/** How late the event loop is, measured in windows, so that asking twice does not change the answer. */
const createLaco = () => {
  const demora = monitorEventLoopDelay({ resolution: 20 });
  demora.enable();
  let vista = performance.eventLoopUtilization();
  let ultima = { atraso: 0, ocupacao: 0 };
  const relogio = setInterval(() => {
    const agora = performance.eventLoopUtilization();
    ultima = {
      atraso: demora.percentile(99) / NANO,
      ocupacao: performance.eventLoopUtilization(agora, vista).utilization,
    };
    vista = agora;
    demora.reset();
  }, JANELA_MS).unref();
  return {
    ultima: () => ultima,
    parar: (): void => {
      clearInterval(relogio);
      demora.disable();
    },
  };
};

/** What is true of this process alone. */
export const medirOProcesso = ({ processo, versao, pool, contarFila, semElo }: ParaMedirOProcesso) => {
  const laco = createLaco();
  const comecou = performance.timeOrigin / 1000;
  return {
    parar: laco.parar,
    retratar: (retrato: RetratoAberto): void => {
      const por = (
        nome: Parameters<typeof porNoRetrato>[1],
        valor: number,
        ...mais: readonly string[]
      ): void => porNoRetrato(retrato, nome, valor, processo, ...mais);
      const { rss, heapUsed } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      const { atraso, ocupacao } = laco.ultima();
      const fila = contarFila?.();
      por('escuta_build_info', 1, versao);
      por('escuta_process_start_time_seconds', comecou);
      por('escuta_process_cpu_seconds_total', (user + system) / MICRO);
      por('escuta_process_resident_memory_bytes', rss);
      por('escuta_process_heap_used_bytes', heapUsed);
      por('escuta_event_loop_delay_seconds', Number.isFinite(atraso) ? atraso : 0);
      por('escuta_event_loop_utilization', ocupacao);
      por('escuta_http_requests_in_work', fila?.emTrabalho ?? 0);
      por('escuta_http_requests_waiting', fila?.esperando ?? 0);
      por('escuta_db_pool_connections', pool.totalCount - pool.idleCount, 'busy');
      por('escuta_db_pool_connections', pool.idleCount, 'idle');
      por('escuta_db_pool_max_connections', pool.options.max);
      por('escuta_db_pool_waiting', pool.waitingCount);
      por('escuta_audit_marks_unlinked', semElo());
    },
  };
};
