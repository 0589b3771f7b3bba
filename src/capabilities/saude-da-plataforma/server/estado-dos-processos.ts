import type { NomeDaMedida } from '#server/medidas/definicoes.ts';
import type { Retrato } from '#server/medidas/retrato.ts';
import type { EstadoDosProcessos } from '../domain/estado-dos-processos.ts';

const valores = (retrato: Retrato, nome: NomeDaMedida, rotulo = ''): readonly number[] =>
  Object.entries(retrato[nome] ?? {}).flatMap(([rotulos, [valor = 0]]) =>
    rotulos.includes(rotulo) ? [valor] : [],
  );

const soma = (numeros: readonly number[]): number => numeros.reduce((total, cada) => total + cada, 0);

/** The figures of the processes as one state: sums where they are parts of a whole, the worst where each is its own. */
export const estadoDosProcessos = (retrato: Retrato): EstadoDosProcessos => {
  const recentes = (resultado?: string) =>
    soma(valores(retrato, 'escuta_http_recent_requests', resultado && `outcome="${resultado}"`));
  const maior = (nome: NomeDaMedida) => Math.max(0, ...valores(retrato, nome));
  return {
    processos: valores(retrato, 'escuta_process_resident_memory_bytes').length,
    pedidos: {
      total: recentes(),
      erros: recentes('error'),
      dispensados: recentes('shed'),
      freados: recentes('braked'),
      lentos: soma(valores(retrato, 'escuta_http_recent_slow_requests')),
    },
    memoriaEmBytes: maior('escuta_process_resident_memory_bytes'),
    atrasoDoLacoEmSegundos: maior('escuta_event_loop_delay_seconds'),
    esperandoConexao: soma(valores(retrato, 'escuta_db_pool_waiting')),
    atosSemElo: soma(valores(retrato, 'escuta_audit_marks_unlinked')),
  };
};
