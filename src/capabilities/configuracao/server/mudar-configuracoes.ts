import { auditar } from '#capabilities/auditoria/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import {
  configuracaoDeOutroEscopo,
  mudadaEnquantoIsso,
  valorInvalido,
} from '../domain/configuracao-errors.ts';
import { type Chave, definicoes, type Valor } from '../domain/definicoes.ts';
import {
  deleteConfiguracao,
  lockConfiguracoes,
  lockOrgao,
  updateHorario,
  upsertConfiguracao,
} from './configuracao-repository.ts';
import type { InstalacaoVigente } from './instalacao-vigente.ts';
import { type Estado, readEstado } from './list-configuracoes.ts';

interface Mudanca {
  readonly chave: Chave;
  /** Null to go back to the default. */
  readonly valor: Valor | null;
  readonly visto: Valor | null;
}

const conferirValor = (chave: Chave, valor: Valor): Valor => {
  const { esquema, rotulo } = definicoes[chave];
  const lido = esquema.safeParse(valor);
  if (!lido.success) throw valorInvalido(rotulo, lido.error.issues[0]?.message ?? 'valor que não serve.');
  return lido.data;
};

const gravar = async (
  tx: Db,
  { clock }: Pick<Platform, 'clock'>,
  usuario: UsuarioAtual,
  idOuvidoria: number | null,
  { chave, valor }: Pick<Mudanca, 'chave' | 'valor'>,
): Promise<void> => {
  if (chave === 'orgao.horario' && idOuvidoria !== null) {
    await updateHorario(tx, idOuvidoria, valor === null || valor === '' ? null : String(valor));
  }
  if (valor === null) return deleteConfiguracao(tx, chave, idOuvidoria);
  await upsertConfiguracao(tx, {
    chave,
    idOuvidoria,
    valor,
    em: clock.now(),
    idResponsavel: usuario.idUsuario,
    responsavel: usuario.nome,
  });
};

const mudar = async (
  tx: Db,
  platform: Platform,
  usuario: UsuarioAtual,
  { orgao, itens }: Estado,
  { chave, valor, visto }: Mudanca,
): Promise<void> => {
  const item = itens.get(chave);
  if (!item) throw configuracaoDeOutroEscopo(definicoes[chave].rotulo);
  if (item.proprio !== visto) throw mudadaEnquantoIsso(item.rotulo, item.alteradaPor ?? 'outra pessoa');
  const novo = valor === null ? null : conferirValor(chave, valor);
  if (novo === item.proprio) return;
  const idOuvidoria = orgao?.idOuvidoria ?? null;
  await gravar(tx, platform, usuario, idOuvidoria, { chave, valor: novo });
  await auditar(tx, platform.clock, usuario, {
    area: 'configuracao',
    acao: novo === null ? 'Volta de configuração ao padrão' : 'Mudança de configuração',
    alvo: orgao ? `${item.rotulo} (${orgao.sigla})` : item.rotulo,
    idOuvidoria,
    antes: { valor: item.valor },
    depois: { valor: novo ?? item.padrao },
  });
};

/** All changes or none: a page is saved as a whole. */
export const mudarConfiguracoes = async (
  platform: Platform,
  vigente: InstalacaoVigente,
  usuario: UsuarioAtual,
  idOuvidoria: number | null,
  mudancas: readonly Mudanca[],
): Promise<void> => {
  await platform.db.transaction().execute(async (tx) => {
    await lockConfiguracoes(tx);
    if (idOuvidoria !== null) await lockOrgao(tx, idOuvidoria);
    const estado = await readEstado(vigente, tx, idOuvidoria);
    for (const mudanca of mudancas) await mudar(tx, platform, usuario, estado, mudanca);
  });
  await vigente.recarregar();
};
