import { describe, expect, it } from 'vitest';
import { menuCompleto } from '#capabilities/sessao/domain/menus.ts';
import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import { NOVA_MANIFESTACAO, NOVO_PEDIDO, tarefasDoMenu, tarefasForaDoMenu } from './tarefas.ts';

const menu = (perfil: IdPerfil) => menuCompleto(perfil, { urlSiteLai: '/lai', urlRedeOuvidorias: '/rede' });
const labels = (links: readonly { readonly label: string }[]) => links.map(({ label }) => label);

describe('tasks of Principal', () => {
  it('repeats neither of the two buttons of the citizen, and a group of one is that one', () => {
    const { links, grupos } = tarefasDoMenu(menu(Perfil.cidadao));
    expect(labels(links)).toEqual([
      'Meus Pedidos e Recursos',
      'Desclassificação de informação',
      'Minhas Manifestações',
      'Busca de ouvidorias e SICs',
      'Meu Cadastro',
    ]);
    expect(grupos).toEqual([]);
    expect(links.map(({ to }) => to)).not.toContain(NOVA_MANIFESTACAO);
    expect(links.map(({ to }) => to)).not.toContain(NOVO_PEDIDO);
  });

  it('keeps links and groups apart, without ways out and without the links of the footer', () => {
    const { links, grupos } = tarefasDoMenu(menu(Perfil.administrador));
    expect(labels(grupos)).toEqual(['Transparência Ativa', 'Monitoramento']);
    expect(labels(links)).toContain('Tarjamento');
    for (const label of ['Início', 'Sair', 'Dados abertos', 'Termos de uso'])
      expect(labels(links)).not.toContain(label);
  });

  it('adds what the menus have no line for, by what each profile may', () => {
    const doPerfil = (perfil: IdPerfil) => labels(tarefasForaDoMenu(perfil));
    expect(doPerfil(Perfil.gestor)).toEqual([
      'Pedidos de contribuição',
      'Modelos de resposta',
      'Preferências de alertas',
    ]);
    expect(doPerfil(Perfil.respondente)).toEqual(['Pedidos de contribuição', 'Preferências de alertas']);
    expect(doPerfil(Perfil.observador)).toEqual(['Preferências de alertas']);
    expect(doPerfil(Perfil.cadastrador)).toEqual([]);
  });

  it('leads the colaborador to their steps by the line of the menu, and not twice', () => {
    expect(labels(tarefasDoMenu(menu(Perfil.colaborador)).links)).toContain('Tratar (Novo)');
    expect(labels(tarefasForaDoMenu(Perfil.colaborador))).toEqual(['Preferências de alertas']);
  });
});
