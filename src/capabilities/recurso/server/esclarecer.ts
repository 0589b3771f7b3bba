import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { assinatura, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import type { Platform } from '#server/platform.ts';
import { agirNoRecurso, type RecursoVistoPor } from './agir-no-recurso.ts';
import { avisosDaInstancia, caminhoDoRecurso } from './avisos-da-instancia.ts';
import { answerEsclarecimento } from './esclarecimento-repository.ts';

/** The office answers what the instance above it asked, in time or late: the decision waits for it. */
export const esclarecer = (
  platform: Platform,
  quem: QuemAge,
  alvo: RecursoVistoPor,
  resposta: string,
): Promise<void> =>
  agirNoRecurso(platform, quem, alvo, 'esclarecer', async ({ tx, caso, agora, recurso: { row } }) => {
    const { id_responsavel, responsavel } = assinatura(quem, caso);
    const idEsclarecimento = await answerEsclarecimento(tx, row.id, {
      resposta,
      id_respondente: id_responsavel,
      respondente: responsavel,
      respondido_em: agora,
    });
    const cadeira = { idOuvidoriaJulgadora: row.id_ouvidoria_julgadora, idInstancia: row.id_instancia };
    return {
      acao: Acao.analise,
      informacoes: `${caso.row.sigla_ouvidoria} respondeu ao pedido de esclarecimento.`,
      detalhes: { idRecurso: row.id, idEsclarecimento },
      avisos: await avisosDaInstancia(tx, cadeira, {
        evento: 'recurso.esclarecido',
        caminho: caminhoDoRecurso(row.id),
      }),
      resultado: undefined,
    };
  });
