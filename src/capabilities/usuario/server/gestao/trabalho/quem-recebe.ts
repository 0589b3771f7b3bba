import { listAbertasDe } from '#capabilities/lista-de-trabalho/server/index.ts';
import { listColegas } from '#capabilities/orgao/server/index.ts';
import { perfisQueContribuem } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Platform } from '#server/platform.ts';
import type { QuemRecebe } from '../../../domain/gestao.ts';
import { podePassarTrabalho, podeReceberTrabalho } from '../../../domain/gestao-policy.ts';
import { listNaoAtivados } from '../pessoas-repository.ts';

/** The people of the office who may take cases or internal steps, with what they have in hand. */
export const listQuemRecebe = async (
  platform: Platform,
  usuario: UsuarioAtual,
  idOuvidoria: number,
): Promise<QuemRecebe[]> => {
  enforce(podePassarTrabalho(usuario, idOuvidoria));
  const colegas = await listColegas(platform, platform.db, idOuvidoria, perfisQueContribuem, true);
  const ids = colegas.map(({ idUsuario }) => idUsuario);
  const cargas = await listAbertasDe(platform.db, ids, usuario);
  const naoAtivados = await listNaoAtivados(platform.db, ids);
  const abertas = new Map(cargas.map((carga) => [carga.idUsuario, carga.abertas]));
  return colegas.map((colega) => {
    const verdict = podeReceberTrabalho({ ...colega, isAtivada: !naoAtivados.includes(colega.idUsuario) });
    return {
      ...colega,
      abertas: abertas.get(colega.idUsuario) ?? 0,
      impedimento: verdict.allowed ? null : verdict.error.message,
    };
  });
};
