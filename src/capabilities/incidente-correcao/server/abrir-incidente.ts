import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { assinatura, guardarPalavras, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import { agirNoRecurso, type RecursoVistoPor } from '#capabilities/recurso/server/index.ts';
import type { Platform } from '#server/platform.ts';
import { type MotivoDoIncidente, motivosDoIncidente } from '../domain/incidente.ts';
import { caminhoDoIncidente, nomeDaJulgadora } from './avisos-do-incidente.ts';
import { findDecisao, insertIncidente } from './incidente-repository.ts';

export interface NovoIncidente {
  readonly motivo: MotivoDoIncidente;
  readonly texto: string;
}

/** The office that must carry a decision out asks who decided to correct it. */
export const abrirIncidente = (
  platform: Platform,
  quem: QuemAge,
  alvo: RecursoVistoPor,
  { motivo, texto }: NovoIncidente,
): Promise<{ idIncidente: number }> =>
  agirNoRecurso(platform, quem, alvo, 'abrirIncidente', async ({ tx, caso, agora }) => {
    const decisao = await findDecisao(tx, alvo.idRecurso);
    if (!decisao) throw new Error(`Appeal ${alvo.idRecurso} was answered and has no answer`);
    const { id_responsavel, responsavel } = assinatura(quem, caso);
    const idIncidente = await insertIncidente(tx, {
      id_recurso: alvo.idRecurso,
      id_manifestacao: caso.row.id,
      motivo,
      ...caso.guardarTexto(texto),
      id_solicitante: id_responsavel,
      solicitante: responsavel,
      aberto_em: agora,
    });
    return {
      acao: Acao.incidenteDeCorrecao,
      informacoes: `O órgão pediu a correção da decisão (${decisao.instancia}): ${motivosDoIncidente[motivo].toLowerCase()}.`,
      detalhes: {
        idIncidente,
        idRecurso: alvo.idRecurso,
        ...guardarPalavras(caso.cofre, 'justificativa', texto),
      },
      avisos: [
        {
          evento: 'incidente.aberto',
          orgao: decisao.email_julgadora,
          variaveis: { orgaoDestino: nomeDaJulgadora(decisao) },
          caminho: caminhoDoIncidente(idIncidente),
        },
      ],
      resultado: { idIncidente },
    };
  });
