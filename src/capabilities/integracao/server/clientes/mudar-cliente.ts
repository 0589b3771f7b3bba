import { auditar } from '#capabilities/auditoria/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { MudancaDoCliente } from '../../domain/cliente.ts';
import { type Escopo, emOrdem, escoposDaEscolha } from '../../domain/escopos.ts';
import { clienteInexistente, clienteMudou, escopoForaDoPerfil } from '../../domain/integracao-errors.ts';
import { type ClienteRow, deleteTokens, lockCliente, updateCliente } from './clientes-repository.ts';
import { contarAosGestores } from './contar-aos-gestores.ts';

export const conferirEscopos = (
  escolhidos: readonly Escopo[],
  idPerfil: number | null,
  tem: readonly Escopo[],
): void => {
  const aEscolher = escoposDaEscolha(idPerfil, tem);
  if (escolhidos.some((escopo) => !aEscolher.includes(escopo))) throw escopoForaDoPerfil();
};

interface Mudanca<R> {
  readonly acao: string;
  readonly antes?: Readonly<Record<string, unknown>>;
  readonly depois?: Readonly<Record<string, unknown>>;
  readonly resultado: R;
}

/** Changes only the version that the administrator saw; each change is logged. */
export const mudar = <R>(
  { db, clock }: Platform,
  quem: UsuarioAtual,
  { idCliente, versao }: { readonly idCliente: number; readonly versao: number },
  fazer: (tx: Db, row: ClienteRow) => Promise<Mudanca<R>>,
): Promise<R> =>
  db.transaction().execute(async (tx) => {
    const row = await lockCliente(tx, idCliente);
    if (!row) throw clienteInexistente();
    if (row.versao !== versao) throw clienteMudou();
    const { resultado, ...ato } = await fazer(tx, row);
    await auditar(tx, clock, quem, {
      area: 'integracao',
      alvo: row.nome,
      idAlvo: row.id,
      idOuvidoria: row.id_ouvidoria,
      ...ato,
    });
    return resultado;
  });

export const mudarCliente = (
  platform: Platform,
  quem: UsuarioAtual,
  idCliente: number,
  { versao, nome, limitePorMinuto, escopos: novos }: MudancaDoCliente,
): Promise<void> =>
  mudar(platform, quem, { idCliente, versao }, async (tx, row) => {
    const antes = emOrdem(row.escopos);
    const escopos = novos ?? antes;
    conferirEscopos(escopos, row.id_perfil, antes);
    await updateCliente(tx, row, { nome, limite_por_minuto: limitePorMinuto, escopos });
    if (escopos.join() !== antes.join())
      await contarAosGestores(platform, tx, row, { fato: 'escopos', de: antes, para: escopos });
    return {
      acao: 'Alteração de cliente de integração',
      antes: { nome: row.nome, limitePorMinuto: row.limite_por_minuto, escopos: antes.join(', ') },
      depois: { nome, limitePorMinuto, escopos: escopos.join(', ') },
      resultado: undefined,
    };
  });

export const desligarCliente = (
  platform: Platform,
  quem: UsuarioAtual,
  alvo: { readonly idCliente: number; readonly versao: number },
): Promise<void> =>
  mudar(platform, quem, alvo, async (tx, row) => {
    await updateCliente(tx, row, { desligado_em: platform.clock.now() });
    await deleteTokens(tx, row.id);
    return { acao: 'Desligamento de cliente de integração', resultado: undefined };
  });

export const ligarCliente = (
  platform: Platform,
  quem: UsuarioAtual,
  alvo: { readonly idCliente: number; readonly versao: number },
): Promise<void> =>
  mudar(platform, quem, alvo, async (tx, row) => {
    await updateCliente(tx, row, { desligado_em: null });
    return { acao: 'Religamento de cliente de integração', resultado: undefined };
  });
