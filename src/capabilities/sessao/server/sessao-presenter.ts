import { descricaoPerfil, Perfil } from '#kernel/perfil.ts';
import type { DadosAutenticacao } from '../contract.ts';
import {
  descricaoPerfilOuvidoria,
  idPerfilAtual,
  pendenciaDe,
  podeQualificarRespostaRecurso,
} from '../domain/sessao.ts';
import type { SessaoAberta } from './sessoes.ts';

export const toDadosAutenticacao = ({ pessoa, expiraEm, limiteEm }: SessaoAberta): DadosAutenticacao => {
  const idPerfil = idPerfilAtual(pessoa);
  const atual = pessoa.perfilAtual;
  return {
    login: pessoa.login,
    nome: pessoa.nome,
    perfilAtual: { idPerfil, descPerfil: descricaoPerfil[idPerfil] },
    nomeOuvidoriaAtual: atual?.nomeOuvidoria ?? null,
    esferaOuvidoriaAtual: atual?.esfera ?? 0,
    perfisOuvidorias: pessoa.perfis.map((perfil) => ({
      idUsuarioPerfilOuvidoria: perfil.idUsuarioPerfilOuvidoria,
      descPerfilOuvidoria: descricaoPerfilOuvidoria(perfil),
    })),
    indPerfilUsuario: idPerfil === Perfil.cidadao,
    podeQualificarRespostaRecurso: podeQualificarRespostaRecurso(pessoa),
    pessoa: {
      tipoPessoa: pessoa.cadastro.tipoPessoa,
      tipoDocumentoIdentificacao: pessoa.cadastro.tipoDocumento,
      numeroDocumentoIdentificacao: pessoa.cadastro.numeroDocumento,
    },
    indTrocaSenha: pessoa.cadastro.indTrocaSenha,
    idUsuarioPerfilOuvidoriaAtual: atual?.idUsuarioPerfilOuvidoria ?? null,
    pendencia: pendenciaDe(pessoa),
    sessaoExpiraEm: expiraEm.toISOString(),
    sessaoLimiteEm: limiteEm.toISOString(),
    idUsuario: pessoa.idUsuario,
  };
};
