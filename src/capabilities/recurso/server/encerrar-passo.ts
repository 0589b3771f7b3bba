import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import type { QuemAge } from '#capabilities/manifestacao/server/index.ts';
import type { Platform } from '#server/platform.ts';
import { passoNaoEncontrado } from '../domain/recurso-errors.ts';
import { agirNoRecurso, type RecursoVistoPor } from './agir-no-recurso.ts';
import { closePasso } from './passos-repository.ts';

/** Who judges no longer waits for the area. */
export const encerrarPasso = (
  platform: Platform,
  quem: QuemAge,
  alvo: RecursoVistoPor,
  idTramitacao: number,
): Promise<void> =>
  agirNoRecurso(platform, quem, alvo, 'tramitar', async ({ tx, agora, recurso: { row } }) => {
    if (!(await closePasso(tx, { idRecurso: row.id, idTramitacao }, agora))) throw passoNaoEncontrado();
    return {
      acao: Acao.tramitacao,
      informacoes: 'Quem julga o recurso deixou de esperar a contribuição de uma área.',
      detalhes: { idRecurso: row.id, idTramitacao },
      resultado: undefined,
    };
  });
