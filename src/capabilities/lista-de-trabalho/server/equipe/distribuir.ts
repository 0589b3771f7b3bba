import { agir, atendeLote, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import type { CasoDoLote, ResultadoDoLote } from '#kernel/lista/lote.ts';
import { foraDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { emLote } from '#server/ciclo/em-lote.ts';
import type { Platform } from '#server/platform.ts';
import { distribuir as ato } from '../../domain/distribuir.ato.ts';
import { repartir } from '../../domain/repartir.ts';
import { listAbertasDe } from './carga-repository.ts';
import { efeitoDeEscolher } from './efeito-de-atribuir.ts';

/** Shares the cases evenly; people with fewer open cases get the extra ones. */
const distribuirTodos = async (
  platform: Platform,
  quem: QuemAge,
  casos: readonly CasoDoLote[],
  { pessoas }: { readonly pessoas: readonly number[] },
): Promise<ResultadoDoLote> => {
  const abertasDe = await listAbertasDe(platform.db, pessoas, foraDoAlcance(quem.usuario));
  const cargas = new Map(abertasDe.map(({ idUsuario, abertas }) => [idUsuario, abertas]));
  const partes = repartir(
    casos.map(({ idManifestacao }) => idManifestacao),
    [...new Set(pessoas)].map((idUsuario) => ({ idUsuario, abertas: cargas.get(idUsuario) ?? 0 })),
  );
  const dono = new Map(partes.map(({ idManifestacao, idUsuario }) => [idManifestacao, idUsuario]));
  return emLote(platform, casos, (caso) =>
    agir(platform, quem, caso, ato, (noAto) =>
      efeitoDeEscolher(platform, noAto, quem, dono.get(caso.idManifestacao) ?? 0),
    ),
  );
};

export const distribuir = Object.assign(distribuirTodos, { ato, atender: atendeLote(ato, distribuirTodos) });
