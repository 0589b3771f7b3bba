import { calendarioDaOuvidoria } from '#capabilities/feriado/server/index.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import { type Notas, notaDaAmostra } from '../domain/criterios.ts';
import { prazoDaResposta } from '../domain/monitoramento-prazos.ts';
import { type AvaliacaoAlvo, agirNaAvaliacao } from './agir-na-avaliacao.ts';
import { listAmostra } from './amostra-repository.ts';
import { updateAvaliacao } from './avaliacao-repository.ts';
import { avisarDaAvaliacao } from './avisar-da-avaliacao.ts';

/** From here on the office reads the grades, and its days to reply run. */
export const devolverAvaliacao = (
  platform: Platform,
  usuario: UsuarioAtual,
  alvo: AvaliacaoAlvo,
  { parecer, dias }: { readonly parecer: string; readonly dias: number },
): Promise<void> =>
  agirNaAvaliacao(platform, usuario, alvo, 'devolver', async ({ tx, row, envelope, agora, situacao }) => {
    const amostra = await listAmostra(tx, row.id);
    const nota = notaDaAmostra(amostra.map(({ notas }) => notas as Notas));
    const calendario = await calendarioDaOuvidoria(tx, row.id_ouvidoria);
    const prazo = toIsoDate(prazoDaResposta(calendario, localDate(agora.getTime()), dias));
    await updateAvaliacao(tx, row.id, {
      situacao,
      nota,
      parecer_cifrado: envelope.seal(parecer),
      prazo_resposta: prazo,
      devolvida_em: agora,
    });
    await avisarDaAvaliacao(platform, tx, row, {
      aconteceu: 'devolvida',
      prazo,
      agora,
      menos: usuario.idUsuario,
    });
    return { nota, prazo };
  });
