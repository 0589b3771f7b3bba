import { manifestacaoNaoEncontrada } from '#capabilities/manifestacao/domain/manifestacao-errors.ts';
import { agir, findCasoVisivel, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import type { Platform } from '#server/platform.ts';
import { avaliar as ato } from '../domain/avaliar.ato.ts';
import { type Avaliacao, refuseRespostas } from '../domain/pesquisa.ts';
import { insertAvaliacao, listPerguntas } from './pesquisa-repository.ts';

const aceitas = ['codigo', 'pesquisa'] as const;

/** What the person thinks of the answer, once (Lei 13.460/2017, art. 23). */
export const avaliar = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
  avaliacao: Avaliacao,
): Promise<void> => {
  const { relacao } = await findCasoVisivel(platform, quem, idManifestacao, aceitas);
  if (relacao !== 'manifestante') throw manifestacaoNaoEncontrada();
  const recusa = refuseRespostas(avaliacao, await listPerguntas(platform.db));
  if (recusa) throw recusa;
  await agir(
    platform,
    quem,
    { idManifestacao },
    ato,
    async ({ tx, caso, agora }) => {
      const comentario = avaliacao.comentario
        ? caso.guardarTexto(avaliacao.comentario)
        : { texto: null, texto_cifrado: null };
      await insertAvaliacao(tx, {
        id_manifestacao: idManifestacao,
        id_demanda_atendida: avaliacao.idDemandaAtendida,
        id_facilidade: avaliacao.idFacilidade,
        id_satisfacao: avaliacao.idSatisfacao,
        comentario: comentario.texto,
        comentario_cifrado: comentario.texto_cifrado,
        respondida_em: agora,
      });
      return {
        informacoes: 'A resposta foi avaliada por quem registrou.',
        resultado: undefined,
      };
    },
    { aceitas },
  );
};
