import { descricaoPerfil, isIdPerfil } from '#kernel/perfil.ts';
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
});

export const toPessoaDaLista = (row: PessoaRow): PessoaDaLista => ({
  idUsuario: row.id,
  login: row.login,
  nome: row.nome,
  email: row.email,
  situacao: row.situacao,
  isSistema: row.e_sistema,
  ultimoAcessoEm: row.ultimo_acesso_em?.toISOString() ?? null,
  perfis: row.perfis.map(toPerfil),
});
