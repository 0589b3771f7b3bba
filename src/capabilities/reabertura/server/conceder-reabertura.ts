import { reabrir } from '#capabilities/arquivamento/server/index.ts';
import type { IdSituacao } from '#capabilities/manifestacao/domain/situacao.ts';
import {
  atendeLote,
  type CasoVisto,
  conferirVersao,
  lockCasoVisivel,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { checkAct } from '#kernel/ato/interpretar.ts';
import { Perfil } from '#kernel/perfil.ts';
import { enforce } from '#kernel/verdict.ts';
import { emLote } from '#server/ciclo/em-lote.ts';
import type { Platform } from '#server/platform.ts';
import { concederReabertura as ato } from '../domain/conceder-reabertura.ato.ts';
import { decisaoDe } from './decisao.ts';
import { decidePedido } from './pedido-repository.ts';

/**
 * Grants by reopening: `reabrir` checks, counts the new term, writes the history and tells the
 * person, all by its own rules and in the same transaction. The request is marked afterwards, because
 * while it is open it is the person's agreement.
 */
const conceder = (
  platform: Platform,
  quem: QuemAge,
  alvo: CasoVisto,
  { justificativa }: { readonly justificativa: string },
): Promise<void> =>
  platform.db.transaction().execute(async (tx) => {
    const caso = await lockCasoVisivel(platform, tx, quem, alvo.idManifestacao);
    if (alvo.versao !== undefined) await conferirVersao(tx, caso, alvo.versao);
    const perfil = quem.usuario?.idPerfil ?? Perfil.publico;
    const estado = caso.row.id_situacao as IdSituacao;
    enforce(checkAct(ato, { estado, perfil, fatos: caso.fatos }));
    await reabrir(platform, quem, alvo, { justificativa }, tx);
    const agora = platform.clock.now();
    await decidePedido(tx, caso.row.id, decisaoDe(caso, quem, { concedida: true, justificativa, agora }));
  });

export const concederReabertura = Object.assign(conceder, {
  ato,
  atender: atendeLote(ato, (platform, quem, casos, entrada) =>
    emLote(platform, casos, (caso) => conceder(platform, quem, caso, entrada)),
  ),
});
