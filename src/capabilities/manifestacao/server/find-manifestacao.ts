import type { z } from 'zod';
import { listAnexos } from '#capabilities/anexo/server/index.ts';
import { allowedActs } from '#kernel/acts.ts';
import { Perfil } from '#kernel/perfil.ts';
import { minutes } from '#server/clock.ts';
import type { Platform } from '#server/platform.ts';
import type { detalheDaManifestacao } from '../domain/detalhe.ts';
import { manifestacaoActs } from '../domain/manifestacao-acts.ts';
import type { IdSituacao } from '../domain/situacao.ts';
import { type Caso, findCasoVisivel } from './caso.ts';
import { toDetalhe } from './detalhe-presenter.ts';
import {
  findAvaliacao,
  findConsentimento,
  findNomesDoCaso,
  findNomesDoTeor,
  insertVisualizacao,
  listComplementacoes,
  listHistorico,
  listRespostas,
} from './detalhe-repository.ts';
import type { QuemAge } from './quem-age.ts';

const MESMA_VISUALIZACAO = minutes(1);

/** Whoever filed may read who looked (Decreto 10.153/2019, art. 6): each view by staff is a row of the history. */
const anotarVisualizacao = async ({ db, clock }: Platform, quem: QuemAge, caso: Caso): Promise<void> => {
  const { usuario } = quem;
  if (caso.relacao !== 'orgao' || !usuario) return;
  const agora = clock.now();
  await insertVisualizacao(db, {
    idManifestacao: caso.row.id,
    responsavel: `${usuario.nome} (${caso.row.sigla_ouvidoria})`,
    idResponsavel: usuario.idUsuario,
    idOuvidoria: usuario.idOuvidoria,
    agora,
    desde: new Date(agora.getTime() - MESMA_VISUALIZACAO),
  });
};

export const findManifestacao = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
): Promise<z.input<typeof detalheDaManifestacao>> => {
  const { db, clock } = platform;
  const caso = await findCasoVisivel(platform, quem, idManifestacao);
  await anotarVisualizacao(platform, quem, caso);
  const teor = caso.teor();
  const idsFuncao = (teor.envolvidos ?? []).flatMap(({ idFuncao }) => (idFuncao ? [idFuncao] : []));
  const [nomes, nomesDoTeor, respostas, complementacoes, consentimento, avaliacao, historico, anexos] =
    await Promise.all([
      findNomesDoCaso(db, idManifestacao),
      findNomesDoTeor(db, teor.local?.idMunicipio ?? null, idsFuncao),
      listRespostas(db, idManifestacao),
      listComplementacoes(db, idManifestacao),
      findConsentimento(db, idManifestacao),
      findAvaliacao(db, idManifestacao),
      listHistorico(db, idManifestacao),
      listAnexos(db, caso),
    ]);
  const atos = allowedActs(manifestacaoActs, {
    state: caso.row.id_situacao as IdSituacao,
    perfil: quem.usuario?.idPerfil ?? Perfil.publico,
    facts: caso.fatos,
  });
  return toDetalhe(
    {
      caso,
      teor,
      nomes,
      nomesDoTeor,
      respostas,
      complementacoes,
      consentimento,
      avaliacao,
      historico,
      anexos,
      atos,
    },
    clock.now(),
  );
};
