import { calendarioDaOuvidoria } from '#capabilities/feriado/server/index.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { type Notas, notaDaAmostra } from '../../domain/criterios.ts';
import { devolver as ato } from '../../domain/devolver.ato.ts';
import { prazoDaResposta } from '../../domain/monitoramento-prazos.ts';
import { listAmostra } from './amostra-repository.ts';
import { fazNaAvaliacao } from './faz-na-avaliacao.ts';

/** From here on the office reads the grades, and its time to reply runs. */
export const devolver = fazNaAvaliacao(ato, async ({ tx, row, envelope, agora }, { parecer, dias }) => {
  const amostra = await listAmostra(tx, row.id);
  const nota = notaDaAmostra(amostra.map(({ notas }) => notas as Notas));
  const calendario = await calendarioDaOuvidoria(tx, row.id_ouvidoria);
  const prazo = toIsoDate(prazoDaResposta(calendario, localDate(agora.getTime()), dias));
  return {
    mudancas: {
      nota,
      parecer_cifrado: envelope.seal(parecer),
      prazo_resposta: prazo,
      devolvida_em: agora,
    },
    detalhes: { nota, prazo },
    aviso: { aconteceu: 'devolvida', prazo },
  };
});
