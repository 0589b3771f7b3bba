import { mascararCpfParcial, TipoDocumento } from '#kernel/numeros/documento.ts';
import { descricaoPerfil, isIdPerfil } from '#kernel/perfil.ts';
import { diaDoAcesso } from '../../domain/dia-do-acesso.ts';
import type { PerfilDaPessoa, PessoaDaLista } from '../../domain/gestao.ts';
import type { PerfilRow, PessoaRow } from './pessoas-repository.ts';

export const nomeDoPerfil = (idPerfil: number): string =>
  isIdPerfil(idPerfil) ? descricaoPerfil[idPerfil] : `Perfil ${idPerfil}`;

const toPerfil = (row: PerfilRow): PerfilDaPessoa => ({
  idUsuarioPerfilOuvidoria: row.id,
  idPerfil: row.idPerfil,
  descPerfil: nomeDoPerfil(row.idPerfil),
  idOuvidoria: row.idOuvidoria,
  ouvidoria: row.sigla,
  nomeOuvidoria: row.nome,
  validade: row.validade,
  isVigente: row.vigente,
  isAConfirmar: row.aConfirmar,
  isAAceitar: row.aAceitar,
});

export const toPessoaDaLista = (row: PessoaRow): PessoaDaLista => ({
  idUsuario: row.id,
  // What the login of an invitation had to be tells whether the address is somebody's login already.
  login: row.ativada ? row.login : (row.email ?? row.login),
  nome: row.nome,
  email: row.email,
  situacao: row.situacao,
  isSistema: row.e_sistema,
  ultimoAcessoEm: row.ultimo_acesso_em && diaDoAcesso(row.ultimo_acesso_em).toISOString(),
  perfis: row.perfis.map(toPerfil),
});

interface ContaComDocumento {
  readonly id_tipo_documento: number | null;
  readonly numero_documento: string | null;
  readonly cpf_do_convite: string | null;
  readonly documento_provado_em: Date | null;
}

/** Only as much of the document as is needed to recognise it, and whether it was proven. */
export const toDocumentoDaPessoa = (row: ContaComDocumento) => {
  const cpf = row.id_tipo_documento === TipoDocumento.cpf ? row.numero_documento : null;
  const mostrado = cpf ?? row.cpf_do_convite;
  return {
    cpfMascarado: mostrado && mascararCpfParcial(mostrado),
    isDocumentoProvado: row.documento_provado_em !== null,
  };
};
