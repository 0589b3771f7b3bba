import { allowedActs } from '#kernel/acts.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import { enforce, refuse } from '#kernel/verdict.ts';
import type { Platform } from '#server/platform.ts';
import type { SituacaoDoItem } from '../domain/resposta-do-item.ts';
import { itemActs } from '../domain/transparencia-acts.ts';
import { nadaAEnviar, naoRespondePeloOrgao } from '../domain/transparencia-errors.ts';
import { insertHistorico, listItensDoOrgao, lockChecklist, updateResposta } from './checklist-repository.ts';
import { fatosDe } from './item-presenter.ts';
import { noOrgao } from './leitor.ts';

interface Envio {
  readonly idOuvidoria: number;
  readonly itens?: readonly number[] | undefined;
}

/** All that was answered goes at once; of a list, what is not ready to go stays. */
export const enviarItens = (
  platform: Platform,
  usuario: UsuarioAtual,
  { idOuvidoria, itens }: Envio,
): Promise<{ enviados: number }> =>
  platform.db.transaction().execute(async (tx) => {
    const { leitor, assinatura } = await noOrgao(platform, tx, usuario, idOuvidoria);
    if (!leitor.doOrgao) enforce(refuse(naoRespondePeloOrgao()));
    await lockChecklist(tx, idOuvidoria);
    const prontos = (await listItensDoOrgao(tx, idOuvidoria)).filter(
      (row) =>
        (itens === undefined || itens.includes(row.id_item)) &&
        allowedActs(itemActs, {
          state: row.situacao as SituacaoDoItem,
          perfil: leitor.idPerfil,
          facts: fatosDe(leitor, row),
        }).includes('enviar'),
    );
    if (prontos.length === 0) throw nadaAEnviar();
    const agora = platform.clock.now();
    const { idResponsavel, responsavel } = assinatura;
    for (const row of prontos) {
      await updateResposta(tx, idOuvidoria, row.id_item, {
        situacao: 'enviado',
        enviada_em: agora,
        id_remetente: idResponsavel,
      });
    }
    await insertHistorico(
      tx,
      prontos.map((row) => ({
        id_ouvidoria: idOuvidoria,
        id_item: row.id_item,
        ato: 'enviar',
        situacao: 'enviado',
        ocorrido_em: agora,
        id_responsavel: idResponsavel,
        responsavel,
        detalhes: JSON.stringify({ tipo: row.tipo, link: row.link, comentario: row.comentario }),
      })),
    );
    return { enviados: prontos.length };
  });
