import { type Acesso, apenas } from './acesso.ts';
import { type IdPerfil, type NomePerfil, Perfil } from './perfil.ts';

/**
 * Who may do what (S6-01): one row per action, one mark per profile. Endpoints and screens take
 * their `acesso` from here. Acts on cases also depend on the case's state and are declared in their
 * capability's `*.ato.ts`.
 */
// biome-ignore format: read as a table.
const matriz = {
  //                        administrador gestor respondente atendente observador cadastrador colaborador
  'usuario.gerenciar':         'x           x        -          -          -          x           -',
  'trabalho.passar':           'x           x        -          -          -          -           -',
  'orgao.administrar':         'x           x        -          -          -          x           -',
  'transparencia.consultar':   'x           x        -          -          x          -           -',
  'transparencia.responder':   'x           x        -          -          -          -           -',
  'monitoramento.realizar':    'x           x        -          -          -          -           -',
  'manifestacao.listar':       'x           x        x          x          x          -           x',
  'manifestacao.ver':          'x           x        x          x          x          -           -',
  'manifestacao.tratar':       'x           x        x          -          -          -           -',
  'manifestacao.corrigir':     'x           x        x          x          -          -           -',
  'tramitacao.contribuir':     'x           x        x          -          -          -           x',
  'unidade.listar':            'x           x        x          -          -          x           -',
  'nota.escrever':             'x           x        x          x          -          -           -',
  'manifestacao.reabrir':      'x           x        -          -          -          -           -',
  'consentimento.pedir':       'x           x        -          -          -          -           -',
  'modelo-resposta.editar':    'x           x        -          -          -          -           -',
  'siorg.administrar':         'x           -        -          -          -          -           -',
  'assunto.administrar':       'x           -        -          -          -          -           -',
  'subassunto.editar':         'x           x        -          -          -          -           -',
  'assunto-favorito.editar':   'x           x        -          -          -          -           -',
  'email.administrar':         'x           -        -          -          -          -           -',
  'ajuda.administrar':         'x           -        -          -          -          -           -',
  'feriado.administrar':       'x           -        -          -          -          -           -',
  'configuracao.plataforma':   'x           -        -          -          -          -           -',
  'configuracao.orgao':        'x           x        -          -          -          -           -',
  'webhook.administrar':       'x           x        -          -          -          -           -',
  'integracao.chamadas':       'x           x        -          -          -          -           -',
  'auditoria.ver':             'x           x        -          -          -          -           -',
  'plataforma.saude':          'x           x        -          -          -          -           -',
} as const;

const colunas = [
  'administrador',
  'gestor',
  'respondente',
  'atendente',
  'observador',
  'cadastrador',
  'colaborador',
] as const satisfies readonly NomePerfil[];

export type Acao = keyof typeof matriz;
export const acoes = Object.keys(matriz) as readonly Acao[];

export const perfisDaAcao = (acao: Acao): readonly IdPerfil[] => {
  const marcas = matriz[acao].split(/\s+/);
  return colunas.filter((_, coluna) => marcas[coluna] === 'x').map((nome) => Perfil[nome]);
};

/** Usage: `acesso: permitido('usuario.gerenciar')`. */
export const permitido = (acao: Acao): Extract<Acesso, { tipo: 'perfis' }> => apenas(...perfisDaAcao(acao));
