import { randomInt } from 'node:crypto';
import { isServidor, isSistema, Perfil } from '#kernel/perfil.ts';
import {
  type ForaDoAlcance,
  NADA_FORA,
  type QuemEntrou,
  type UsuarioAtual,
} from '#kernel/quem/usuario-atual.ts';
import type { Config } from '#server/config.ts';
import { marcasDe } from '#server/crypto/marcas.ts';
import { decrypt, encrypt } from '#server/crypto/secret.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { type OrigemDoImpedimento, origemDoImpedimento } from '../../domain/impedidos/nao-deve-ver.ts';
import { comOrgao } from '../../domain/situacao.ts';
import {
  type AlcanceLido,
  alcanceDaConta,
  insertImpedimento,
  listAcessosVigentes,
  listMarcasUsadas,
  listPessoasDoOrgao,
  listQuemTemAsChaves,
  listSoAdministradores,
  listTodosVigentes,
  listVigentes,
  readImpedidoEm,
} from './impedidos-repository.ts';

type ComChave = { readonly config: Pick<Config, 'keyFor'> };

/** With more than this a person's marks repeat: two of their impedimentos would share one. */
const MARCAS = 64;

const marcasDoImpedido = (comChave: ComChave, idUsuario: number): readonly Buffer[] =>
  marcasDe(comChave, 'impedimento', idUsuario, MARCAS);

const chaveDaPessoa = ({ config }: ComChave): Buffer => config.keyFor('impedimento.pessoa');

export interface Impedida {
  readonly idUsuario: number;
  readonly origem: OrigemDoImpedimento;
}

const LETRAS_DO_ID = 12;
const LETRAS_DA_ORIGEM = 32;

/** All have the same length when sealed: neither the account nor why it is kept away is told by it. */
export const selarPessoa = (comChave: ComChave, { idUsuario, origem }: Impedida): Buffer =>
  encrypt(
    chaveDaPessoa(comChave),
    `${String(idUsuario).padStart(LETRAS_DO_ID, '0')}${origem.padEnd(LETRAS_DA_ORIGEM)}`,
  );

export const pessoaImpedida = (comChave: ComChave, { pessoa }: { readonly pessoa: Buffer }): number =>
  Number(decrypt(chaveDaPessoa(comChave), pessoa).slice(0, LETRAS_DO_ID));

/** Who a row keeps away, and why; of rows from before it was sealed, the column says why. */
export const abrirImpedimento = (
  comChave: ComChave,
  { pessoa, origem }: { readonly pessoa: Buffer; readonly origem: string | null },
): Impedida => {
  const aberto = decrypt(chaveDaPessoa(comChave), pessoa);
  return {
    idUsuario: Number(aberto.slice(0, LETRAS_DO_ID)),
    origem: origemDoImpedimento.parse(origem ?? aberto.slice(LETRAS_DO_ID).trim()),
  };
};

/** Who is kept away from a case, by account. */
export const idsImpedidos = async (
  comChave: ComChave,
  db: Db,
  idManifestacao: number,
): Promise<ReadonlySet<number>> => {
  const vigentes = await listVigentes(db, idManifestacao);
  return new Set(vigentes.map((row) => pessoaImpedida(comChave, row)));
};

/** Who must be given nothing of a case, nor told of it: those kept away, and of a denúncia the administradores. */
export const quemNaoAbre = async (
  comChave: ComChave,
  db: Db,
  idManifestacao: number,
): Promise<ReadonlySet<number>> =>
  new Set([
    ...(await idsImpedidos(comChave, db, idManifestacao)),
    ...(await listSoAdministradores(db, idManifestacao)),
  ]);

/** Every pair of person and case, for the alerts. */
export const todosOsImpedidos = async (
  comChave: ComChave,
  db: Db,
): Promise<readonly { readonly idUsuario: number; readonly idManifestacao: number }[]> =>
  (await listTodosVigentes(db)).map((row) => ({
    idUsuario: pessoaImpedida(comChave, row),
    idManifestacao: row.id_manifestacao,
  }));

/** Without those who may not open the case: nobody is offered who cannot read it. */
export const semImpedidos = async <P extends { readonly idUsuario: number }>(
  comChave: ComChave,
  db: Db,
  idManifestacao: number,
  pessoas: readonly P[],
): Promise<P[]> => {
  const longe = await quemNaoAbre(comChave, db, idManifestacao);
  return pessoas.filter(({ idUsuario }) => !longe.has(idUsuario));
};

/** Whether somebody of this office is kept away: what its shared mailbox gets, that person may read. */
export const temImpedidoNoOrgao = async (
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  db: Db,
  idManifestacao: number,
  idOuvidoria: number,
): Promise<boolean> => {
  const longe = await idsImpedidos({ config }, db, idManifestacao);
  if (longe.size === 0) return false;
  const pessoas = await listPessoasDoOrgao(db, idOuvidoria, clock.now());
  return pessoas.some(({ id, daqui }) => daqui && longe.has(id));
};

/**
 * Whether impedimentos leave nobody in its office who may handle an open case: no other office could take it, and it lies there.
 */
export const ninguemTrata = async (
  platform: Pick<Platform, 'config' | 'clock'>,
  db: Db,
  row: CasoDoOrgao,
): Promise<boolean> => ninguemTrataSem(platform, db, row, await listVigentes(db, row.id));

interface CasoDoOrgao {
  readonly id: number;
  readonly id_ouvidoria: number;
  readonly id_situacao: number;
}

/** The same for who has read who is kept away from the case. */
export const ninguemTrataSem = async (
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  db: Db,
  row: CasoDoOrgao,
  vigentes: readonly { readonly pessoa: Buffer }[],
): Promise<boolean> => {
  if (!comOrgao.some((situacao) => situacao === row.id_situacao) || vigentes.length === 0) return false;
  const longe = new Set(vigentes.map((cada) => pessoaImpedida({ config }, cada)));
  const pessoas = await listPessoasDoOrgao(db, row.id_ouvidoria, clock.now());
  return !pessoas.some(({ id, trata }) => trata && !longe.has(id));
};

/** Programs of an office see no case that a gestor of it, or an administrador, is kept away from: those hold their keys. */
export const isFechadoAosSistemas = async (
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  db: Db,
  idManifestacao: number,
  idOuvidoria: number,
): Promise<boolean> => {
  const longe = await idsImpedidos({ config }, db, idManifestacao);
  return (
    longe.size > 0 && (await listQuemTemAsChaves(db, idOuvidoria, clock.now())).some((id) => longe.has(id))
  );
};

/** The cases that one of these accounts is kept away from. */
export const casosImpedidosDe = async (
  comChave: ComChave,
  db: Db,
  contas: readonly number[],
): Promise<readonly number[]> => {
  const marcas = contas.flatMap((conta) => marcasDoImpedido(comChave, conta));
  return marcas.length === 0 ? [] : (await readImpedidoEm(db, contas, marcas)).casos;
};

/** Compares these accounts with the cases that their profiles open. */
export type Comparar = (contas: readonly number[]) => Promise<void>;

/** What is out of the reach of who entered: the only place that says so; compared first where that was not done yet. */
const alcanceDe = async (
  { config, db, clock }: Pick<Platform, 'config' | 'db' | 'clock'>,
  { idPerfil, idUsuario, idOuvidoria, semDenuncias }: QuemEntrou,
  comparar: Comparar,
  comASessao: AlcanceLido | null,
): Promise<ForaDoAlcance> => {
  // It is about one account; a program stands for others besides its own.
  const lido = isServidor(idPerfil) ? comASessao : null;
  const contas = isSistema(idPerfil)
    ? await listQuemTemAsChaves(db, idOuvidoria ?? 0, clock.now())
    : isServidor(idPerfil)
      ? [idUsuario]
      : [];
  if (contas.length === 0) return semDenuncias ? { ...NADA_FORA, denunciasAbertas: [] } : NADA_FORA;
  const marcas = contas.flatMap((conta) => marcasDoImpedido({ config }, conta));
  const antes = lido ?? (await readImpedidoEm(db, contas, marcas));
  if (antes.aComparar.length > 0) await comparar(antes.aComparar);
  const { casos } = antes.aComparar.length > 0 ? await readImpedidoEm(db, contas, marcas) : antes;
  const denunciasAbertas =
    idPerfil === Perfil.administrador
      ? (lido?.acessos ?? (await listAcessosVigentes(db, idUsuario, clock.now())))
      : semDenuncias
        ? []
        : 'todas';
  return { impedidoEm: casos, denunciasAbertas };
};

/** What the statement that finds a session reads for `comAlcance`. */
export const alcanceComASessao = (comChave: ComChave) => ({
  coluna: alcanceDaConta,
  marcas: (idUsuario: number) => marcasDoImpedido(comChave, idUsuario),
});

/** The person behind a request, with what does not exist for them; `lido`: of a person, read with their session. */
export const comAlcance = async (
  platform: Pick<Platform, 'config' | 'db' | 'clock'>,
  quem: QuemEntrou,
  comparar: Comparar,
  lido: AlcanceLido | null = null,
): Promise<UsuarioAtual> => ({ ...quem, ...(await alcanceDe(platform, quem, comparar, lido)) });

interface NovoImpedimento extends Impedida {
  readonly idManifestacao: number;
  readonly idPedido?: number;
  readonly aConfirmar?: boolean;
  readonly motivo?: { readonly texto: string | null; readonly texto_cifrado: Buffer | null };
  readonly agora: Date;
}

/** Keeps a person away from a case, by a mark that no other row has. */
export const impedir = async (comChave: ComChave, tx: Db, novo: NovoImpedimento): Promise<void> => {
  const marcas = marcasDoImpedido(comChave, novo.idUsuario);
  const usadas = new Set((await listMarcasUsadas(tx, marcas)).map((marca) => marca.toString('hex')));
  const livre = marcas.find((marca) => !usadas.has(marca.toString('hex')));
  const marca = livre ?? marcas[randomInt(marcas.length)];
  if (!marca) throw new RangeError('A person without marks');
  await insertImpedimento(tx, {
    id_manifestacao: novo.idManifestacao,
    marca,
    pessoa: selarPessoa(comChave, novo),
    id_pedido: novo.idPedido ?? null,
    a_confirmar: novo.aConfirmar ?? false,
    motivo: novo.motivo?.texto ?? null,
    motivo_cifrado: novo.motivo?.texto_cifrado ?? null,
    criado_em: novo.agora,
  });
};
