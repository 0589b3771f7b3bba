import {
  type Anotado,
  anotarNoCaso,
  lockCasoVisivel,
  type NoAto,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { checkAct } from '#kernel/acts.ts';
import { Perfil } from '#kernel/perfil.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Platform } from '#server/platform.ts';
import { type AtoDaDenuncia, descumprimentoActs, situacaoDe } from '../domain/descumprimento-acts.ts';
import { denunciaNaoEncontrada } from '../domain/descumprimento-errors.ts';
import { papeisDe } from './denuncia-presenter.ts';
import { type DenunciaRow, findDenuncia } from './descumprimento-repository.ts';

export interface NaDenuncia extends NoAto {
  readonly denuncia: DenunciaRow;
}

/**
 * The one way to act on a denúncia de descumprimento: lock its case, ask the table, do it, then history and mails, in one
 * transaction.
 */
export const agirNaDenuncia = <R>(
  platform: Platform,
  quem: QuemAge,
  idDenuncia: number,
  ato: AtoDaDenuncia,
  fazer: (naDenuncia: NaDenuncia) => Promise<Omit<Anotado<R>, 'mudancas'>>,
): Promise<R> =>
  platform.db.transaction().execute(async (tx) => {
    const vista = await findDenuncia(tx, idDenuncia);
    if (!vista) throw denunciaNaoEncontrada();
    const caso = await lockCasoVisivel(platform, tx, quem, vista.id_manifestacao);
    const denuncia = await findDenuncia(tx, idDenuncia);
    if (!denuncia) throw denunciaNaoEncontrada();
    enforce(
      checkAct(descumprimentoActs, ato, {
        state: situacaoDe(denuncia),
        perfil: quem.usuario?.idPerfil ?? Perfil.publico,
        facts: papeisDe(denuncia, quem, caso.relacao === 'manifestante'),
      }),
    );
    const noAto = { tx, caso, agora: platform.clock.now() };
    const efeito = await fazer({ ...noAto, denuncia });
    return anotarNoCaso(platform, noAto, quem, efeito, denuncia.sigla_destino);
  });
