import { alertar } from '#capabilities/alerta/server/index.ts';
import { manifestacaoNaoEncontrada } from '#capabilities/manifestacao/domain/manifestacao-errors.ts';
import {
  conferirQuemEscolhe,
  lockCasoDaEquipe,
  type QuemAge,
  semImpedidos,
} from '#capabilities/manifestacao/server/index.ts';
import { listColegas } from '#capabilities/orgao/server/index.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Platform } from '#server/platform.ts';
import { perfisDasNotas, podeMencionar } from '../domain/nota.ts';
import { insertNota } from './nota-repository.ts';

/** A note leaves no row in the history, because the citizen reads the history. */
export const escreverNota = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
  { texto, mencionados }: { texto: string; mencionados: readonly number[] },
): Promise<{ idNota: number }> => {
  const { usuario } = quem;
  if (!usuario) throw manifestacaoNaoEncontrada();
  const unicos = [...new Set(mencionados)];
  const agora = platform.clock.now();
  return platform.db.transaction().execute(async (tx) => {
    const caso = await lockCasoDaEquipe(platform, tx, quem, idManifestacao);
    await conferirQuemEscolhe(platform, tx, usuario, idManifestacao, unicos);
    const daEquipe = await listColegas(platform, tx, caso.row.id_ouvidoria, perfisDasNotas);
    const colegas = await semImpedidos(platform, tx, idManifestacao, daEquipe);
    enforce(
      podeMencionar(
        unicos,
        colegas.map(({ idUsuario }) => idUsuario),
      ),
    );
    const idNota = await insertNota(tx, {
      id_manifestacao: idManifestacao,
      id_ouvidoria: caso.row.id_ouvidoria,
      id_usuario: usuario.idUsuario,
      autor: `${usuario.nome} (${caso.row.sigla_ouvidoria})`,
      ...caso.guardarTexto(texto),
      mencionados: unicos,
      criada_em: agora,
    });
    await alertar(tx, {
      tipo: 'mencao',
      idManifestacao,
      chave: `mencao:${idNota}`,
      agora,
      para: unicos,
      menos: usuario.idUsuario,
    });
    return { idNota };
  });
};
