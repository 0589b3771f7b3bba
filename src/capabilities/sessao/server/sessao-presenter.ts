import { descricaoPerfil, Perfil } from '#kernel/perfil.ts';
import type { DadosAutenticacao } from '../contract.ts';
import {
  descricaoPerfilOuvidoria,
  idPerfilAtual,
  type PessoaDaSessao,
  pendenciaDe,
  podeQualificarRespostaRecurso,
} from '../domain/sessao.ts';
import { isFatorPendente, type SessaoAberta } from './sessao-lida.ts';

/** Whoever has only shown the password yet is told nothing that the login itself does not say. */
const semFator = (pessoa: PessoaDaSessao): PessoaDaSessao => ({
  ...pessoa,
  nome: pessoa.login,
  perfis: [],
  perfilAtual: null,
  cpfGovbr: null,
  temRecursoAQualificar: false,
  cadastro: { ...pessoa.cadastro, tipoDocumento: null, numeroDocumento: null, indTrocaSenha: false },
});

export const toDadosAutenticacao = ({
  pessoa: inteira,
  expiraEm,
  limiteEm,
}: SessaoAberta): DadosAutenticacao => {
  const pessoa = isFatorPendente(inteira) ? semFator(inteira) : inteira;
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
