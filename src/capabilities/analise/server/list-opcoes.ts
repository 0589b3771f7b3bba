import { listFavoritos } from '#capabilities/assunto/server/index.ts';
import { emOrdemDeNome } from '#capabilities/manifestacao/domain/etiqueta.ts';
import {
  colegasAEscolher,
  findCasoDaEquipe,
  listEtiquetasSeladas,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { listColegas } from '#capabilities/orgao/server/index.ts';
import { foraDoAlcance } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import { listSubassuntos, listTagsAbertas } from './classificar-repository.ts';

/** The options of the office that has the case, since an administrador works in every office. */
export const listOpcoes = async (platform: Platform, quem: QuemAge, idManifestacao: number) => {
  const { row } = await findCasoDaEquipe(platform, quem, idManifestacao);
  const fora = foraDoAlcance(quem.usuario);
  const [colegas, abertas, seladas, subassuntos, favoritos] = await Promise.all([
    listColegas(platform, platform.db, row.id_ouvidoria),
    listTagsAbertas(platform.db, row.id_ouvidoria, fora),
    listEtiquetasSeladas(platform, platform.db, row.id_ouvidoria, fora),
    listSubassuntos(platform.db, row.id_ouvidoria),
    listFavoritos(platform.db, row.id_ouvidoria),
  ]);
  return {
    colegas: await colegasAEscolher(platform, platform.db, quem.usuario, idManifestacao, colegas),
    tags: emOrdemDeNome([...abertas.map((nome) => ({ nome })), ...seladas]).map(({ nome }) => nome),
    favoritos: favoritos.map(({ idAssunto }) => idAssunto),
    subassuntos: subassuntos.map(({ id, id_assunto, descricao }) => ({
      idSubassunto: id,
      idAssunto: id_assunto,
      descricao,
    })),
  };
};
