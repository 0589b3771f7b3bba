import type { Platform } from '#server/platform.ts';
import { acharPessoas, envolvidosDoOrgao, type PessoaDoOrgao } from '../../domain/impedidos/casar-nomes.ts';
import type { NaoDeveVer } from '../../domain/impedidos/nao-deve-ver.ts';
import type { NoAto } from '../anotar.ts';
import type { Caso } from '../caso.ts';
import { impedir, pessoaImpedida } from './impedidos.ts';
import {
  listPedidosDeImpedimento,
  listPessoasDoOrgao,
  listVigentes,
  type PedidoDeImpedimentoRow,
  type PessoaDoOrgaoRow,
  updatePedidoDeImpedimento,
} from './impedidos-repository.ts';

export const readPedido = (caso: Caso, row: PedidoDeImpedimentoRow): NaoDeveVer =>
  JSON.parse(caso.readTexto(row)) as NaoDeveVer;

const toPessoa = (row: PessoaDoOrgaoRow): PessoaDoOrgao => ({
  idUsuario: row.id,
  nomes: [row.nome, ...(row.nome_social === null ? [] : [row.nome_social])],
  cpf: row.numero_documento,
  isGestor: row.e_gestor,
});

export interface Afastamento {
  /** Kept away by this, by account. */
  readonly novos: readonly number[];
  /** Somebody who handles cases there can still see this one. */
  readonly temQuemTrate: boolean;
  readonly gestores: readonly number[];
}

const porqueDe = (origem: string, idPedido: number | null): string => `${origem} ${idPedido ?? ''}`;

/**
 * Wherever a case arrives, those of that office whom it involves, or whom the person who reports named, are kept away before
 * anybody can look (Lei 9.784/1999, arts. 18 and 20; Lei 13.608/2018, art. 4-A).
 */
export const afastarDoOrgao = async (
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  { tx, caso, agora }: NoAto,
  idOuvidoria: number,
): Promise<Afastamento> => {
  const rows = await listPessoasDoOrgao(tx, idOuvidoria, clock.now());
  const pessoas = rows.map(toPessoa);
  const vigentes = (await listVigentes(tx, caso.row.id)).map((row) => ({
    idUsuario: pessoaImpedida({ config }, row),
    porque: porqueDe(row.origem, row.id_pedido),
  }));
  const antes = new Set(vigentes.map(({ idUsuario }) => idUsuario));
  const longe = new Set(antes);
  // One row for each reason: when one of them is settled otherwise, the others still keep the person away.
  const ja = new Set(vigentes.map(({ idUsuario, porque }) => `${idUsuario} ${porque}`));
  const isNovo = (idUsuario: number, porque: string): boolean => {
    const isPrimeira = !ja.has(`${idUsuario} ${porque}`);
    ja.add(`${idUsuario} ${porque}`);
    longe.add(idUsuario);
    return isPrimeira;
  };
  const comum = { idManifestacao: caso.row.id, agora };
  for (const pedido of await listPedidosDeImpedimento(tx, caso.row.id)) {
    const { certas, talvez } = acharPessoas(readPedido(caso, pedido), pessoas);
    const daOrigem = { ...comum, origem: 'pedido-de-quem-relata', idPedido: pedido.id } as const;
    for (const { idUsuario } of [...certas, ...talvez]) {
      if (isNovo(idUsuario, porqueDe(daOrigem.origem, pedido.id)))
        await impedir({ config }, tx, { ...daOrigem, idUsuario, aConfirmar: certas.length === 0 });
    }
    if (certas.length > 0) await updatePedidoDeImpedimento(tx, pedido.id, { resolvido_em: agora });
  }
  for (const { idUsuario } of envolvidosDoOrgao(caso.teor().envolvidos ?? [], pessoas)) {
    if (isNovo(idUsuario, porqueDe('envolvido', null)))
      await impedir({ config }, tx, { ...comum, origem: 'envolvido', idUsuario });
  }
  const veem = rows.filter(({ id }) => !longe.has(id));
  return {
    novos: [...longe].filter((id) => !antes.has(id)),
    temQuemTrate: veem.some(({ trata }) => trata),
    gestores: veem.filter(({ e_gestor }) => e_gestor).map(({ id }) => id),
  };
};
