import { manifestacaoNaoEncontrada } from '#capabilities/manifestacao/domain/manifestacao-errors.ts';
import { faz, findCasoVisivel } from '#capabilities/manifestacao/server/index.ts';
import { avaliar as ato } from '../domain/avaliar.ato.ts';
import { refuseRespostas } from '../domain/pesquisa.ts';
import { insertAvaliacao, listPerguntas } from './pesquisa-repository.ts';

/** How the person rates the answer, once (Lei 13.460/2017, art. 23). */
export const avaliar = faz(
  ato,
  async ({ tx, caso, agora }, { idDemandaAtendida, idFacilidade, idSatisfacao, comentario }) => {
    const { texto, texto_cifrado } = comentario
      ? caso.guardarTexto(comentario)
      : { texto: null, texto_cifrado: null };
    await insertAvaliacao(tx, {
      id_manifestacao: caso.row.id,
      id_demanda_atendida: idDemandaAtendida,
      id_facilidade: idFacilidade,
      id_satisfacao: idSatisfacao,
      comentario: texto,
      comentario_cifrado: texto_cifrado,
      respondida_em: agora,
    });
    return { informacoes: 'A resposta foi avaliada por quem registrou.', resultado: undefined };
  },
  {
    chaves: ['pesquisa'],
    // The survey belongs to the person who got the answer; for anybody else it does not exist.
    antes: async (platform, quem, { idManifestacao }, avaliacao) => {
      const { relacao } = await findCasoVisivel(platform, quem, idManifestacao, ['codigo', 'pesquisa']);
      if (relacao !== 'manifestante') throw manifestacaoNaoEncontrada();
      const recusa = refuseRespostas(avaliacao, await listPerguntas(platform.db));
      if (recusa) throw recusa;
    },
  },
);
