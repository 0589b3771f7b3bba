import { encerrarPasso as ato } from '../../domain/atos/encerrar-passo.ato.ts';
import { passoNaoEncontrado } from '../../domain/recurso-errors.ts';
import { fazNoRecurso } from '../agir-no-recurso.ts';
import { closePasso } from './passos-repository.ts';

/** The person who judges stops waiting for the area. */
export const encerrarPasso = fazNoRecurso(
  ato,
  async ({ tx, agora, alvo: { idTramitacao }, recurso: { row } }) => {
    if (!(await closePasso(tx, { idRecurso: row.id, idTramitacao }, agora))) throw passoNaoEncontrado();
    return {
      informacoes: 'Quem julga o recurso deixou de esperar a contribuição de uma área.',
      detalhes: { idRecurso: row.id, idTramitacao },
      resultado: undefined,
    };
  },
);
