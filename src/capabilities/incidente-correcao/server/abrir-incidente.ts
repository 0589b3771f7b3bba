import { assinatura, guardarPalavras } from '#capabilities/manifestacao/server/index.ts';
import { fazNoRecurso } from '#capabilities/recurso/server/index.ts';
import { abrirIncidente as ato } from '../domain/abrir-incidente.ato.ts';
import { motivosDoIncidente } from '../domain/incidente.ts';
import { caminhoDoIncidente, nomeDaJulgadora } from './avisos-do-incidente.ts';
import { findDecisao, insertIncidente } from './incidente-repository.ts';

/** The office that must carry out a decision asks the instance that decided to correct it. */
export const abrirIncidente = fazNoRecurso(
  ato,
  async ({ quem, tx, caso, agora, alvo: { idRecurso } }, { motivo, texto }) => {
    const decisao = await findDecisao(tx, idRecurso);
    if (!decisao) throw new Error(`Appeal ${idRecurso} was answered and has no answer`);
    const { id_responsavel, responsavel } = assinatura(quem, caso);
    const idIncidente = await insertIncidente(tx, {
      id_recurso: idRecurso,
      id_manifestacao: caso.row.id,
      motivo,
      ...caso.guardarTexto(texto),
      id_solicitante: id_responsavel,
      solicitante: responsavel,
      aberto_em: agora,
    });
    return {
      informacoes: `O órgão pediu a correção da decisão (${decisao.instancia}): ${motivosDoIncidente[motivo].toLowerCase()}.`,
      detalhes: {
        idIncidente,
        idRecurso,
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
  },
);
