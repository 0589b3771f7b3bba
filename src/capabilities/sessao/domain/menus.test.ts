import { describe, expect, it } from 'vitest';
import type { MenuLink } from '#kernel/menu/menu-link.ts';
import { type IdPerfil, Perfil, todosOsPerfis } from '#kernel/perfil.ts';
import { linksInformacoes, menuCompleto, menuDoPerfil } from './menus.ts';

const EXTERNOS = { urlSiteLai: 'https://lai.example', urlRedeOuvidorias: 'https://rede.example' };

const TRANSPARENCIA =
  'Transparência Ativa (Relatório; Consulta por órgão; Consulta por item; Gerencial; Informações classificadas)';
const MONITORAMENTO =
  'Monitoramento (Monitorar Órgãos; Avaliar Tratamento; Gerar Relatório de Monitoramento; Cumprimento)';
const PUBLICO = ['Início', 'Consulta de Órgãos', 'Manual', 'FAQ'];

/** Written out in full, so that changing the table is a deliberate decision. */
const ESPERADO: Readonly<Record<IdPerfil, readonly string[]>> = {
  [Perfil.publico]: PUBLICO,
  [Perfil.administrador]: [
    'Tratar Manifestações',
    'Gerenciar Órgãos',
    'Tratar Recursos LAI',
    'A Entregar',
    'Acesso Extraordinário',
    'Guarda e Eliminação',
    'Desclassificação',
    'Configurações',
    'Usuários',
    'Relatórios',
    TRANSPARENCIA,
    MONITORAMENTO,
    'Tarjamento',
    'Sair',
  ],
  [Perfil.gestor]: [
    'Triar (Novo)',
    'Tratar (Novo)',
    'Tratar Manifestações',
    'Tratar Recursos LAI',
    'A Entregar',
    'Pedidos de Identidade',
    'Aberturas de Identidade',
    'Acesso Extraordinário',
    'Guarda e Eliminação',
    'Desclassificação',
    'Configurações de meus órgãos',
    'Usuários',
    'Relatórios',
    TRANSPARENCIA,
    MONITORAMENTO,
    'Tarjamento',
  ],
  [Perfil.respondente]: [
    'Triar',
    'Tratar (Novo)',
    'Tratar Manifestações',
    'Tratar Recursos',
    'A Entregar',
    'Aberturas de Identidade',
    'Desclassificação',
    'Relatórios',
    'Tarjamento',
  ],
  [Perfil.cidadao]: [
    'Início',
    'Acesso à Informação (Novo Pedido; Meus Pedidos e Recursos)',
    'Desclassificação de informação',
    'Ouvidoria (Nova Manifestação; Minhas Manifestações)',
    'Busca de ouvidorias e SICs',
    'Meu Cadastro',
    'Sair',
  ],
  [Perfil.webServiceRespondente]: PUBLICO,
  [Perfil.atendente]: [
    'Tratar Manifestações',
    'Tratar Recursos',
    'Desclassificação',
    'Relatórios',
    'Tarjamento',
  ],
  [Perfil.webServiceAtendente]: PUBLICO,
  [Perfil.webServiceObservador]: PUBLICO,
  [Perfil.observador]: [
    'Tratar Manifestações',
    'Tratar Recursos',
    'Configurações',
    'Relatórios',
    TRANSPARENCIA,
    'Tarjamento',
  ],
  [Perfil.cadastrador]: ['Configurações', 'Usuários', 'Tarjamento'],
  [Perfil.colaborador]: ['Tratar (Novo)', 'Tarjamento'],
};

const texto = ({ label, group }: MenuLink): string =>
  group ? `${label} (${group.map((each) => each.label).join('; ')})` : label;

const folhas = (links: readonly MenuLink[]): MenuLink[] =>
  links.flatMap((link) => (link.group ? folhas(link.group) : [link]));

describe('menu of each profile', () => {
  it.each(todosOsPerfis)('S2-28 of profile %i holds exactly its lines', (perfil) => {
    expect(menuDoPerfil(perfil).map(texto)).toEqual(ESPERADO[perfil]);
  });

  it.each(todosOsPerfis)('of profile %i ends with the information links', (perfil) => {
    const informacoes = linksInformacoes(EXTERNOS);
    expect(menuCompleto(perfil, EXTERNOS).slice(-informacoes.length)).toEqual(informacoes);
  });

  it('has an address behind every entry, and leaves the platform only in a new window', () => {
    for (const perfil of todosOsPerfis) {
      for (const { label, to, target } of folhas(menuCompleto(perfil, EXTERNOS))) {
        expect(to, label).toMatch(/^(\/|https:\/\/)/);
        if (to?.startsWith('https://')) expect(target, label).toBe('_blank');
      }
    }
  });
});
