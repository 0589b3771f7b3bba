import { TipoDocumento, TipoPessoa } from '#kernel/numeros/documento.ts';
import { newSecret } from '#server/crypto/secret.ts';
import type { Db } from '#server/db/database.ts';
import { findUsuarioByLogin, lockUsuarioByDocumento, type UsuarioRow } from '../usuario-repository.ts';
import { criarContaProvada } from './criar-conta-provada.ts';
import { provarDocumento } from './provar-documento.ts';
import type { Vinculo } from './tomar-posse.ts';

export interface EmpresaProvada {
  readonly cnpj: string;
  readonly razaoSocial: string;
  /** The CPF of the person now acting for the company. */
  readonly cpf: string;
}

const findByCnpj = (trx: Db, cnpj: string) => lockUsuarioByDocumento(trx, TipoDocumento.cnpj, cnpj);

/** The CNPJ, which people recognise, unless somebody already uses it as a login. */
const newLogin = async (trx: Db, cnpj: string): Promise<string> => {
  const login = cnpj.toLowerCase();
  const isTaken = (await findUsuarioByLogin(trx, login)) !== undefined;
  return isTaken ? `${login}-${newSecret().slice(0, 8).toLowerCase()}` : login;
};

const create = async (vinculo: Vinculo, empresa: EmpresaProvada): Promise<UsuarioRow | undefined> => {
  return criarContaProvada(vinculo, {
    login: await newLogin(vinculo.trx, empresa.cnpj),
    nome: empresa.razaoSocial,
    email: null,
    id_tipo_pessoa: TipoPessoa.juridica,
    id_tipo_documento: TipoDocumento.cnpj,
    numero_documento: empresa.cnpj,
    cpf_responsavel: empresa.cpf,
  });
};

const claim = async (vinculo: Vinculo, conta: UsuarioRow, { razaoSocial, cpf }: EmpresaProvada) =>
  conta.documento_provado_em
    ? conta
    : provarDocumento(vinculo, conta, {
        nome: razaoSocial,
        email: null,
        telefone: null,
        cpf_responsavel: cpf,
      });

/** The account of a company that the national registry links to the person who signed on. */
export const findOrCreateEmpresa = async (vinculo: Vinculo, empresa: EmpresaProvada): Promise<UsuarioRow> => {
  const existing = await findByCnpj(vinculo.trx, empresa.cnpj);
  const propria = existing && (await claim(vinculo, existing, empresa));
  if (propria) return propria;
  const created = await create(vinculo, empresa);
  if (created) return created;
  // Two partners signing on for the first time at once: the other one created it.
  const theirs = await findByCnpj(vinculo.trx, empresa.cnpj);
  const delas = theirs && (await claim(vinculo, theirs, empresa));
  if (!delas) throw new Error('The account of the company neither exists nor can be created');
  return delas;
};
