import { checkAct } from '#kernel/ato/interpretar.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { enforce } from '#kernel/verdict.ts';
import { emTransacao } from '#server/ciclo/ciclo.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { respondePeloOrgao } from '../domain/condicoes-do-item.ts';
import { enviar } from '../domain/enviar.ato.ts';
import type { SituacaoDoItem } from '../domain/resposta-do-item.ts';
import { nadaAEnviar } from '../domain/transparencia-errors.ts';
import { agirNoItem, type NoItem } from './agir-no-item.ts';
import { listItensDoOrgao, lockChecklist } from './checklist-repository.ts';
import { fatosDe } from './item-presenter.ts';
import { noOrgao } from './leitor.ts';

const envio = async ({ row, agora, assinatura }: NoItem) => ({
  mudancas: { enviada_em: agora, id_remetente: assinatura.idResponsavel },
  detalhes: { tipo: row.tipo, link: row.link, comentario: row.comentario },
});

/** Sends every ready item at once, or none; listed items that are not ready are left alone. */
export const enviarItens = (
  platform: Platform,
  usuario: UsuarioAtual,
  idOuvidoria: number,
  itens?: readonly number[],
  db: Db = platform.db,
): Promise<{ enviados: number }> =>
  emTransacao(db, async (tx) => {
    const { leitor } = await noOrgao(platform, tx, usuario, idOuvidoria);
    enforce(respondePeloOrgao.julga({ ...leitor, enviou: false }));
    await lockChecklist(tx, idOuvidoria);
    const prontos = (await listItensDoOrgao(tx, idOuvidoria)).filter(
      (row) =>
        (itens === undefined || itens.includes(row.id_item)) &&
        checkAct(enviar, {
          estado: row.situacao as SituacaoDoItem,
          perfil: leitor.idPerfil,
          fatos: fatosDe(leitor, row),
        }).allowed,
    );
    if (prontos.length === 0) throw nadaAEnviar();
    for (const { id_item } of prontos)
      await agirNoItem(platform, usuario, { idOuvidoria, idItem: id_item }, enviar, envio, tx);
    return { enviados: prontos.length };
  });
