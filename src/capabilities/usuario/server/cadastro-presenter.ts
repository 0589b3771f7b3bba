import type { z } from 'zod';
import { mascararCpfParcial, TipoDocumento, TipoPessoa } from '#kernel/numeros/documento.ts';
import { type cadastro, mascararCnpjParcial, type PerfilCidadao } from '../domain/cadastro.ts';
import type { PerfilCidadaoRow } from './cadastro-repository.ts';
import type { UsuarioRow } from './usuario-repository.ts';

type Cadastro = z.input<typeof cadastro>;

const toDocumento = (row: UsuarioRow): Cadastro['documento'] => {
  if (!row.numero_documento) return null;
  const isCpf = row.id_tipo_documento === TipoDocumento.cpf;
  return {
    tipo: isCpf ? 'CPF' : 'CNPJ',
    numeroMascarado: (isCpf ? mascararCpfParcial : mascararCnpjParcial)(row.numero_documento),
    isProvado: row.documento_provado_em !== null,
  };
};

const toEndereco = (row: PerfilCidadaoRow | undefined): Cadastro['endereco'] => ({
  cep: row?.cep ?? null,
  logradouro: row?.logradouro ?? null,
  numero: row?.numero ?? null,
  complemento: row?.complemento ?? null,
  bairro: row?.bairro ?? null,
  municipio:
    row?.id_municipio && row.municipio && row.uf
      ? { idMunicipio: row.id_municipio, descMunicipio: row.municipio, sigUf: row.uf }
      : null,
});

export const toPerfil = (row: PerfilCidadaoRow | undefined): PerfilCidadao => ({
  idEscolaridade: row?.id_escolaridade ?? null,
  idRacaCor: row?.id_raca_cor ?? null,
  idGenero: row?.id_genero ?? null,
  idFaixaEtaria: row?.id_faixa_etaria ?? null,
  idProfissao: row?.id_profissao ?? null,
});

export const toCadastro = (
  row: UsuarioRow,
  emailPendente: string | null,
  perfil: PerfilCidadaoRow | undefined,
): Cadastro => ({
  login: row.login,
  nome: row.nome,
  nomeSocial: row.nome_social,
  isPessoaJuridica: row.id_tipo_pessoa === TipoPessoa.juridica,
  documento: toDocumento(row),
  confiabilidade: row.confiabilidade as Cadastro['confiabilidade'],
  email: row.email,
  emailPendente,
  telefone: row.telefone,
  temSenha: row.senha_hash !== null,
  criadoEm: row.criado_em.toISOString(),
  endereco: toEndereco(perfil),
  perfil: toPerfil(perfil),
});
