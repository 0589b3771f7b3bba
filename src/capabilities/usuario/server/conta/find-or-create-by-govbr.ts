import { TipoDocumento, TipoPessoa } from '#kernel/numeros/documento.ts';
import { newSecret } from '#server/crypto/secret.ts';
import type { Db } from '#server/db/database.ts';
import type { DadosGovbr } from '#server/sign-on/govbr-claims.ts';
import { lockUsuarioByDocumento, type UsuarioRow, updateUsuario } from '../usuario-repository.ts';
import { criarContaProvada } from './criar-conta-provada.ts';
import { provarDocumento } from './provar-documento.ts';
import type { Vinculo } from './tomar-posse.ts';

const emailConfirmado = (pessoa: DadosGovbr): string | null => (pessoa.emailVerificado ? pessoa.email : null);

const findByCpf = (trx: Db, cpf: string) => lockUsuarioByDocumento(trx, TipoDocumento.cpf, cpf);

const create = (vinculo: Vinculo, pessoa: DadosGovbr): Promise<UsuarioRow | undefined> =>
  criarContaProvada(vinculo, {
    login: `govbr-${newSecret().slice(0, 16).toLowerCase()}`,
    nome: pessoa.nome,
    nome_social: pessoa.nomeSocial,
    email: emailConfirmado(pessoa),
    telefone: pessoa.telefone,
    id_tipo_pessoa: TipoPessoa.fisica,
    id_tipo_documento: TipoDocumento.cpf,
    numero_documento: pessoa.cpf,
    confiabilidade: pessoa.confiabilidade,
  });

const update = async (
  vinculo: Vinculo,
  conta: UsuarioRow,
  pessoa: DadosGovbr,
): Promise<UsuarioRow | null> => {
  const { confiabilidade } = pessoa;
  if (!conta.documento_provado_em) {
    return provarDocumento(vinculo, conta, {
      nome: pessoa.nome,
      nome_social: pessoa.nomeSocial,
      email: emailConfirmado(pessoa),
      telefone: pessoa.telefone,
      confiabilidade,
    });
  }
  return updateUsuario(vinculo.trx, conta.id, {
    confiabilidade,
    nome_social: conta.nome_social ?? pessoa.nomeSocial,
    email: conta.email ?? emailConfirmado(pessoa),
    // gov.br vouches for the person, so an unconfirmed e-mail no longer matters.
    ativado_em: conta.ativado_em ?? vinculo.agora,
  });
};

/** The account of whoever signed on: the one with the same CPF that is theirs to have or, the first time, a new one. */
export const findOrCreateByGovbr = async (vinculo: Vinculo, pessoa: DadosGovbr): Promise<UsuarioRow> => {
  const existing = await findByCpf(vinculo.trx, pessoa.cpf);
  const propria = existing && (await update(vinculo, existing, pessoa));
  if (propria) return propria;
  const created = await create(vinculo, pessoa);
  if (created) return created;
  // The same person signing on in two browsers for the first time: the other one created it.
  const theirs = await findByCpf(vinculo.trx, pessoa.cpf);
  const delas = theirs && (await update(vinculo, theirs, pessoa));
  if (!delas) throw new Error('The account neither exists nor can be created');
  return delas;
};
