import { z } from 'zod';
import { auditar } from '#capabilities/auditoria/server/index.ts';
import { avisarGestores, deveEsperar, insertPerfil } from '#capabilities/usuario/server/index.ts';
import { TipoPessoa } from '#kernel/documento.ts';
import type { PaginaPedida } from '#kernel/lista/pagina.ts';
import { descricaoPerfil, isIdPerfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { hours } from '#server/clock.ts';
import { hashPassword } from '#server/crypto/password.ts';
import { hashSecret, newSecret } from '#server/crypto/secret.ts';
import { pageOf, readCursor } from '#server/cursor.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import {
  type ClienteVisto,
  type Credenciais,
  HORAS_DO_SEGREDO_ANTERIOR,
  type MudancaDoCliente,
  type NovoCliente,
  sortearSegredo,
} from '../../domain/cliente.ts';
import { clienteInexistente, clienteMudou, orgaoInativo } from '../../domain/integracao-errors.ts';
import {
  type ClienteRow,
  deleteTokens,
  findCliente,
  findOuvidoriaAtiva,
  findSegredo,
  insertCliente,
  insertConta,
  lockCliente,
  nextIdCliente,
  selectClientes,
  setSenha,
  updateCliente,
} from './clientes-repository.ts';

const toCliente = (row: ClienteRow): ClienteVisto => ({
  idCliente: row.id,
  nome: row.nome,
  login: row.login,
  orgao: { idOuvidoria: row.id_ouvidoria, sigla: row.sigla, nome: row.orgao },
  perfil: {
    idPerfil: row.id_perfil ?? 0,
    descricao: row.id_perfil !== null && isIdPerfil(row.id_perfil) ? descricaoPerfil[row.id_perfil] : '',
  },
  limitePorMinuto: row.limite_por_minuto,
  assinaWebhooks: row.assina_webhooks,
  criadoEm: row.criado_em.toISOString(),
  segredoEm: row.segredo_em.toISOString(),
  segredoAnteriorAte: row.segredo_anterior_ate?.toISOString() ?? null,
  ultimoUsoEm: row.ultimo_uso_em?.toISOString() ?? null,
  isAConfirmar: Boolean(row.a_confirmar),
  desligadoEm: row.desligado_em?.toISOString() ?? null,
  versao: row.versao,
});

interface Pedido extends PaginaPedida {
  readonly busca?: string | undefined;
  readonly situacao: 'ligados' | 'desligados' | 'todos';
}

export const listClientes = async ({ db }: Platform, { cursor, porPagina, ...filtro }: Pedido) => {
  const depois = readCursor(z.tuple([z.string().max(200), z.int()]), cursor);
  const rows = await selectClientes(db, { ...filtro, depois, limite: porPagina + 1 });
  const { pagina, proximoCursor } = pageOf(rows, porPagina, (row) => [row.nome_da_ordem, row.id]);
  return { itens: pagina.map(toCliente), proximoCursor };
};

export const verCliente = async ({ db }: Platform, idCliente: number): Promise<ClienteVisto> => {
  const row = await findCliente(db, idCliente);
  if (!row) throw clienteInexistente();
  return toCliente(row);
};

/** Too long to guess, short enough to type into a settings page. */
const novoSegredo = (): string => sortearSegredo(newSecret);
const novaSenha = (): string => novoSegredo().slice(0, 24);

/** Decreto 10.153/2019, art. 6: a program reads what its office receives, so its profile waits for a gestor as a person's does. */
const darPerfil = async (
  platform: Platform,
  tx: Db,
  quem: UsuarioAtual,
  {
    idUsuario,
    ouvidoria,
    idPerfil,
  }: {
    readonly idUsuario: number;
    readonly ouvidoria: { readonly id: number; readonly sigla: string; readonly nome: string };
    readonly idPerfil: NovoCliente['idPerfil'];
  },
): Promise<void> => {
  const espera = await deveEsperar(tx, quem, { idOuvidoria: ouvidoria.id, idPerfil });
  const dado = await insertPerfil(tx, {
    idUsuario,
    idOuvidoria: ouvidoria.id,
    idPerfil,
    validade: null,
    agora: platform.clock.now(),
    dadoPor: quem.idUsuario,
    espera,
  });
  if (!dado) throw new Error('A new account already has the profile');
  await avisarGestores(platform, tx, quem, {
    idPerfilDado: dado.id,
    idUsuario,
    ouvidoria,
    idPerfil,
    fato: espera ? 'a-confirmar' : 'dado',
  });
};

/** Each client gets a system account, which the history names; no screen accepts it. */
export const cadastrarCliente = async (
  platform: Platform,
  quem: UsuarioAtual,
  { nome, idOuvidoria, idPerfil, limitePorMinuto }: NovoCliente,
): Promise<Credenciais> => {
  const { db, clock } = platform;
  const segredo = novoSegredo();
  const senha = novaSenha();
  const senha_hash = await hashPassword(senha);
  const agora = clock.now();
  return db.transaction().execute(async (tx) => {
    const ouvidoria = await findOuvidoriaAtiva(tx, idOuvidoria);
    if (!ouvidoria) throw orgaoInativo();
    const id = await nextIdCliente(tx);
    const login = `integracao.${id}`;
    const idUsuario = await insertConta(tx, {
      login,
      nome,
      id_tipo_pessoa: TipoPessoa.fisica,
      senha_hash,
      e_sistema: true,
      ativado_em: agora,
      criado_em: agora,
    });
    await darPerfil(platform, tx, quem, { idUsuario, ouvidoria, idPerfil });
    await insertCliente(tx, {
      id,
      nome,
      id_usuario: idUsuario,
      id_ouvidoria: idOuvidoria,
      segredo_hash: hashSecret(segredo),
      segredo_em: agora,
      limite_por_minuto: limitePorMinuto,
      criado_em: agora,
    });
    await auditar(tx, clock, quem, {
      area: 'integracao',
      acao: 'Cadastro de cliente de integração',
      alvo: nome,
      idAlvo: id,
      idOuvidoria,
      depois: { nome, perfil: descricaoPerfil[idPerfil], limitePorMinuto },
    });
    return { idCliente: id, login, segredo, senha };
  });
};

interface Mudanca<R> {
  readonly acao: string;
  readonly antes?: Readonly<Record<string, unknown>>;
  readonly depois?: Readonly<Record<string, unknown>>;
  readonly resultado: R;
}

/** Changes only the version that the administrator saw; each change is logged. */
const mudar = <R>(
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
  { versao, nome, limitePorMinuto, assinaWebhooks }: MudancaDoCliente,
): Promise<void> =>
  mudar(platform, quem, { idCliente, versao }, async (tx, row) => {
    const assina = assinaWebhooks ?? row.assina_webhooks;
    await updateCliente(tx, row, { nome, limite_por_minuto: limitePorMinuto, assina_webhooks: assina });
    return {
      acao: 'Alteração de cliente de integração',
      antes: { nome: row.nome, limitePorMinuto: row.limite_por_minuto, assinaWebhooks: row.assina_webhooks },
      depois: { nome, limitePorMinuto, assinaWebhooks: assina },
      resultado: undefined,
    };
  });

interface Troca {
  readonly idCliente: number;
  readonly versao: number;
  readonly qual: 'segredo' | 'senha';
  readonly manterAnterior: boolean;
}

/** The new secret is shown once. Without the day of grace, tokens of the old one end now. */
export const trocarSegredo = async (
  platform: Platform,
  quem: UsuarioAtual,
  { qual, manterAnterior, ...alvo }: Troca,
): Promise<Credenciais> => {
  const agora = platform.clock.now();
  const segredo = novoSegredo();
  const senha = novaSenha();
  const senhaHash = qual === 'senha' ? await hashPassword(senha) : '';
  return mudar(platform, quem, alvo, async (tx, row) => {
    if (qual === 'senha') {
      await setSenha(tx, row.id_usuario, senhaHash);
      await updateCliente(tx, row, {});
    } else {
      await updateCliente(tx, row, {
        segredo_hash: hashSecret(segredo),
        segredo_em: agora,
        ...(manterAnterior
          ? {
              segredo_anterior_hash: await findSegredo(tx, row.id),
              segredo_anterior_ate: new Date(agora.getTime() + hours(HORAS_DO_SEGREDO_ANTERIOR)),
            }
          : { segredo_anterior_hash: null, segredo_anterior_ate: null }),
      });
    }
    if (!manterAnterior) await deleteTokens(tx, row.id);
    return {
      acao: qual === 'segredo' ? 'Troca do segredo de integração' : 'Troca da senha de integração',
      depois: { segredoAnteriorVale: qual === 'segredo' && manterAnterior },
      resultado: {
        idCliente: row.id,
        login: row.login,
        segredo: qual === 'segredo' ? segredo : null,
        senha: qual === 'senha' ? senha : null,
      },
    };
  });
};

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
