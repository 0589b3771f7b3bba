import { quemAprova } from '#capabilities/abertura-identidade/domain/abertura.ts';
import { idsImpedidos, type NoAto } from '#capabilities/manifestacao/server/index.ts';
import { findOuvidoriaQueMonitora } from '#capabilities/orgao/server/index.ts';
import { listQuemDecide } from '#capabilities/segunda-pessoa/server/index.ts';
import { Perfil } from '#kernel/perfil.ts';
import { isOutraPessoa } from '#kernel/quem/outra-pessoa.ts';
import type { Platform } from '#server/platform.ts';

/** The office that holds the identity, or the controlling body where that has nobody else who could grant it; null: neither. */
export const findQuemDecide = async (
  { config }: Pick<Platform, 'config'>,
  { tx, caso, agora }: NoAto,
  { idSolicitante, idGuarda }: { readonly idSolicitante: number; readonly idGuarda: number },
): Promise<number | null> => {
  const longe = await idsImpedidos({ config }, tx, caso.row.id);
  const temOutraPessoa = async (idOuvidoria: number): Promise<boolean> =>
    (await listQuemDecide(tx, { idOuvidoria, perfis: [Perfil.gestor] }, agora)).some(
      (gestor) => !longe.has(gestor.idUsuario) && isOutraPessoa(gestor, idSolicitante),
    );
  const idControlador = await findOuvidoriaQueMonitora(tx);
  return quemAprova({
    idOuvidoria: idGuarda,
    temOutraPessoa: await temOutraPessoa(idGuarda),
    controlador:
      idControlador === null
        ? null
        : { idOuvidoria: idControlador, temGestor: await temOutraPessoa(idControlador) },
  });
};
